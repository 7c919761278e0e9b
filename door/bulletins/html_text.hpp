/// Text within HTML.
#pragma once

#include <string>
#include <string_view>

namespace codemaker::bulletins {

/// Text as it may stand in an element or in a quoted attribute, whoever wrote it.
[[nodiscard]] std::string escaped(std::string_view text);

}  // namespace codemaker::bulletins
