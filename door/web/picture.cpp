#include "web/picture.hpp"

#include "ansi/glyph.hpp"
#include "web/html.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::web {
namespace {

/// The names that `page_style` gives the colors of a cell.
std::string class_of(const ansi::Attribute& attribute) {
  const auto plain = [](ansi::Color color, bool is_bright) {
    return static_cast<int>(color) + (is_bright ? 8 : 0);
  };
  const std::string front = attribute.front != ansi::Ink::none
                                ? fmt::format("fi{}", static_cast<int>(attribute.front))
                                : fmt::format("fc{}", plain(attribute.foreground, attribute.bold));
  const std::string back = attribute.back != ansi::Ink::none
                               ? fmt::format("bi{}", static_cast<int>(attribute.back))
                               : fmt::format("bc{}", plain(attribute.background, false));
  return front + " " + back;
}

}  // namespace

std::string picture(const ansi::Frame& frame, int rows, std::string_view label) {
  std::string html =
      fmt::format("<pre class=\"screen\" role=\"img\" aria-label=\"{}\">", escaped(label));
  for (int row = 0; row < std::min(rows, frame.rows()); ++row) {
    const auto cells = frame.row(row);
    for (std::size_t at = 0; at < cells.size();) {
      const ansi::Attribute look = cells[at].attribute;
      std::string text;
      for (; at < cells.size() && cells[at].attribute == look; ++at)
        ansi::append_glyph(text, cells[at].glyph, ansi::Charset::utf8);
      html += fmt::format("<span class=\"{}\">{}</span>", class_of(look), escaped(text));
    }
    html += '\n';
  }
  return html + "</pre>\n";
}

}  // namespace codemaker::web
