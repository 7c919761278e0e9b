/// Texts packed as browsers take them.
#pragma once

#include <string>
#include <string_view>

namespace codemaker::io::web {

/// The text by gzip; empty if there is no memory for that.
[[nodiscard]] std::string gzipped(std::string_view text);

}  // namespace codemaker::io::web
