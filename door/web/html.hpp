/// Text as HTML, and the frame that all pages to look at share.
#pragma once

#include "bulletins/html_text.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace codemaker::web {

using bulletins::escaped;

/// What programs are told of a page that only look at its address.
struct About {
  std::string_view description = {};  ///< empty: it is nothing to find
  std::string_view path = {};         ///< the one address of it
  std::string_view picture = {};      ///< shown beside the link; empty: none
};

/// A whole page; the title is text, the content HTML.
[[nodiscard]] std::string page(
    std::string_view title, std::string_view content, const About& about = {}
);

/// Where the beginning of our addresses stands in such a page, for programs that look at its head
/// alone: at most so often.
inline constexpr std::array<std::string_view, 2> places_of_origin{"<!--origin-->", "<!--origin-->"};

/// Their style sheet, with the font at this path.
[[nodiscard]] std::string page_style(std::string_view font = "/vga.ttf");

}  // namespace codemaker::web
