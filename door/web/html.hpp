/// Text as HTML, and the frame that all pages to look at share.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace codemaker::web {

/// Text as it may stand in an element or in a quoted attribute, whoever wrote it.
[[nodiscard]] std::string escaped(std::string_view text);

/// A whole page; the title is text, the content HTML.
[[nodiscard]] std::string page(std::string_view title, std::string_view content);

/// Their style sheet.
[[nodiscard]] std::string page_style();

}  // namespace codemaker::web
