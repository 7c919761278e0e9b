#include "bulletins/spelling.hpp"

#include "ansi/sauce.hpp"
#include "bulletins/html_text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <span>

namespace codemaker::bulletins {
namespace {

using ansi::Attribute;
using ansi::Cell;
using ansi::Charset;

constexpr int widest = 79;

/// The cells of a row that show something.
std::span<const Cell> shown_cells(const ansi::Frame& page, int row, bool has_colors = true) {
  const auto cells =
      page.row(row).first(static_cast<std::size_t>(std::min(widest, page.columns())));
  std::size_t end = cells.size();
  const auto shows_nothing = [&](const Cell& cell) {
    return cell.glyph == u' ' && (!has_colors || cell.attribute.background == ansi::Color::black);
  };
  while (end > 0 && shows_nothing(cells[end - 1]))
    --end;
  return cells.first(end);
}

/// 0 … 15, as DOS counts colors: blue before green before red.
int dos_color(ansi::Color color, bool is_bright) {
  constexpr std::string_view order{"\0\4\2\6\1\5\3\7", 8};
  return order[static_cast<std::size_t>(color)] + (is_bright ? 8 : 0);
}

/// Something else for what boards take for the beginning of a code, wherever it stands in a file
/// that they show.
ansi::Glyph harmless(ansi::Glyph glyph, Charset charset) {
  constexpr ansi::Glyph line = u'\u2502';
  if (glyph == u'@') return u'a';
  if (glyph != u'|' && (glyph != line || charset != Charset::ascii)) return glyph;
  return charset == Charset::ascii ? u'!' : line;
}

std::string sequence(const Attribute& look) {
  return fmt::format(
      "\x1b[0{};3{};4{}m", look.bold ? ";1" : "", static_cast<int>(look.foreground),
      static_cast<int>(look.background)
  );
}

std::string pipes(const Attribute& look) {
  return fmt::format(
      "|{:02}|{}", dos_color(look.foreground, look.bold), 16 + dos_color(look.background, false)
  );
}

std::string ctrl_a(const Attribute& look) {
  constexpr std::string_view letters = "KRGYBMCW";
  constexpr std::string_view grounds = "01234567";
  const auto front = static_cast<std::size_t>(look.foreground);
  const auto back = static_cast<std::size_t>(look.background);
  std::string codes{"\1N"};
  if (look.bold) codes += "\1H";
  codes += {'\1', letters[front]};
  if (look.background != ansi::Color::black) codes += {'\1', grounds[back]};
  return codes;
}

/// For a file that a board shows: each change of color as `colors` has it.
template <typename Colors>
std::string for_board(const ansi::Art& picture, const Colors& colors) {
  const Attribute plain;
  std::string text = colors(plain);
  for (int row = 0; row < picture.rows; ++row) {
    Attribute look;
    for (const Cell& cell : shown_cells(picture.cells, row)) {
      if (cell.attribute != look) text += colors(cell.attribute);
      look = cell.attribute;
      ansi::append_glyph(text, harmless(cell.glyph, Charset::cp437), Charset::cp437);
    }
    if (look != plain) text += colors(plain);
    text += "\r\n";
  }
  return text;
}

/// In seven bits for a board, else for who reads files.
std::string without_colors(const ansi::Art& picture, Charset charset) {
  const bool is_for_board = charset == Charset::ascii;
  std::string text;
  for (int row = 0; row < picture.rows; ++row) {
    for (const Cell& cell : shown_cells(picture.cells, row, false))
      ansi::append_glyph(text, is_for_board ? harmless(cell.glyph, charset) : cell.glyph, charset);
    text += is_for_board ? "\r\n" : "\n";
  }
  return text;
}

std::string as_html(std::span<const Cell> cells) {
  std::string letters;
  for (const Cell& cell : cells)
    ansi::append_glyph(letters, cell.glyph, Charset::utf8);
  const Attribute& look = cells.front().attribute;
  if (look == Attribute{}) return escaped(letters);
  return fmt::format(
      "<span class=\"f{} b{}\">{}</span>", dos_color(look.foreground, look.bold),
      dos_color(look.background, false), escaped(letters)
  );
}

std::string html_rows(const ansi::Art& picture) {
  std::string html;
  for (int row = 0; row < picture.rows; ++row) {
    for (auto cells = shown_cells(picture.cells, row); !cells.empty();) {
      const auto end = std::ranges::find_if(cells, [&](const Cell& cell) {
        return cell.attribute != cells.front().attribute;
      });
      const auto run = static_cast<std::size_t>(end - cells.begin());
      html += as_html(cells.first(run));
      cells = cells.subspan(run);
    }
    html += '\n';
  }
  return html;
}

/// The colors of the VGA card.
std::string style_sheet() {
  constexpr std::array shades{"000", "00a", "0a0", "0aa", "a00", "a0a", "a50", "aaa",
                              "555", "55f", "5f5", "5ff", "f55", "f5f", "ff5", "fff"};
  std::string css = "body{background:#000;color:#aaa}pre{font-family:monospace;line-height:1.15}";
  for (std::size_t at = 0; at < shades.size(); ++at)
    css += fmt::format(".f{0}{{color:#{1}}}.b{0}{{background:#{1}}}", at, shades.at(at));
  return css;
}

std::string as_page(const ansi::Art& picture, const Heading& heading) {
  return fmt::format(
      "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
      "content=\"width=device-width\"><title>{} - {}</title><style>{}</style></head><body><pre>\n"
      "{}</pre></body></html>\n",
      escaped(heading.title), escaped(heading.board), style_sheet(), html_rows(picture)
  );
}

std::string as_ansi(const ansi::Art& picture, const Heading& heading) {
  std::string file = for_board(picture, sequence);
  std::string date = engine::records::date_text(heading.day);
  std::erase(date, '-');
  constexpr std::uint8_t characters = 1;
  const ansi::Sauce sauce{
      .title = heading.title,
      .author = "codemaker",
      .group = heading.board,
      .data_type = characters,
      .file_type = 1,
      .columns = widest + 1,
      .rows = picture.rows,
  };
  file += ansi::sauce_record(sauce, date, file.size());
  return file;
}

}  // namespace

std::string written(const ansi::Art& picture, Dialect dialect, const Heading& heading) {
  switch (dialect) {
  case Dialect::ansi:
    return as_ansi(picture, heading);
  case Dialect::ascii:
    return without_colors(picture, Charset::ascii);
  case Dialect::utf8:
    return without_colors(picture, Charset::utf8);
  case Dialect::html:
    return as_page(picture, heading);
  case Dialect::pipe:
    return for_board(picture, pipes);
  case Dialect::ctrl_a:
    return for_board(picture, ctrl_a);
  }
  return {};
}

}  // namespace codemaker::bulletins
