/// Texts packed as browsers take them, and plain for other programs.
#pragma once

#include <string>
#include <string_view>

namespace codemaker::io::web {

/// The text by gzip; empty if there is no memory for that.
[[nodiscard]] std::string gzipped(std::string_view text);

/// What was packed by gzip, a part of this program; empty if there is no memory for that.
[[nodiscard]] std::string unpacked(std::string_view packed);

}  // namespace codemaker::io::web
