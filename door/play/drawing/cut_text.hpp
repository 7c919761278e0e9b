/// Text that has to end before an edge.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace codemaker::play {

/// As much of a text as fits, made fit for a screen: whole, or without its last phrases, and where
/// one alone is too long without its last words. What has no blank is cut where it must.
[[nodiscard]] std::string cut_text(std::string_view text, std::size_t most);

}  // namespace codemaker::play
