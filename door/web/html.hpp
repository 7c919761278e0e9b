/// Text as HTML, and the frame that all pages to look at share.
#pragma once

#include "bulletins/html_text.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace codemaker::web {

using bulletins::escaped;

/// A whole page; the title is text, the content HTML.
[[nodiscard]] std::string page(std::string_view title, std::string_view content);

/// Their style sheet.
[[nodiscard]] std::string page_style();

}  // namespace codemaker::web
