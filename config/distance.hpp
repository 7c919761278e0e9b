/// How near two words are: what was meant by one that is mistyped.
#pragma once

#include <cstddef>
#include <string_view>

namespace codemaker::config {

/// How many letters must change to turn one word into the other.
[[nodiscard]] std::size_t distance(std::string_view one, std::string_view other);

}  // namespace codemaker::config
