#include "ansi/markup.hpp"

#include "ansi/sauce.hpp"
#include "ansi/text.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace codemaker::ansi {
namespace {

constexpr int max_text_rows = 200;

/// DOS counts colors by the bits blue, green, red.
constexpr std::array dos_colors{Color::black, Color::blue,    Color::green,  Color::cyan,
                                Color::red,   Color::magenta, Color::yellow, Color::white};

bool is_digit(char letter) {
  return letter >= '0' && letter <= '9';
}

/// The number of a color code at the beginning of a text, 0 … 23.
std::optional<unsigned> color_code(std::string_view text) {
  if (text.size() < 3 || text[0] != '|' || !is_digit(text[1]) || !is_digit(text[2])) {
    return std::nullopt;
  }
  const auto number = static_cast<unsigned>((text[1] - '0') * 10 + (text[2] - '0'));
  return number < 24 ? std::optional{number} : std::nullopt;
}

void apply(unsigned code, Attribute& attribute) {
  if (code < 16) {
    attribute.foreground = dos_colors[code % 8];
    attribute.bold = code >= 8;
  } else {
    attribute.background = dos_colors[code - 16];
  }
}

/// A line without its codes, cell by cell.
std::vector<Cell> read_line(std::string_view line, Attribute& attribute) {
  std::vector<Cell> cells;
  while (!line.empty()) {
    if (const auto code = color_code(line)) {
      apply(*code, attribute);
      line.remove_prefix(3);
      continue;
    }
    if (line.starts_with("||")) line.remove_prefix(1);
    const char32_t character = take_character(line);
    if (!is_control(character)) cells.push_back({to_glyph(character), attribute});
  }
  return cells;
}

/// @NAME@, @NAME-L20@ or @NAME-R20@ in a row of cells.
struct Token {
  std::size_t size = 0;
  std::string name;
  char side = 'L';
  std::size_t width = 0;  ///< 0: as wide as the value
};

std::optional<Token> token_at(std::span<const Cell> cells) {
  constexpr std::size_t longest = 32;
  if (cells.empty() || cells[0].glyph != u'@') return std::nullopt;
  std::string text;
  for (std::size_t i = 1; i < cells.size() && i < longest && cells[i].glyph != u'@'; ++i) {
    if (cells[i].glyph >= 0x80) return std::nullopt;
    text += static_cast<char>(cells[i].glyph);
  }
  const std::size_t end = text.size() + 1;
  if (end >= cells.size() || cells[end].glyph != u'@') return std::nullopt;
  Token token{end + 1, text};
  if (const auto dash = text.find('-'); dash != std::string::npos) {
    const std::string_view format = std::string_view{text}.substr(dash + 1);
    const bool is_format = format.size() >= 2 && format.size() <= 3 &&
                           (format[0] == 'L' || format[0] == 'R') &&
                           std::ranges::all_of(format.substr(1), is_digit);
    if (!is_format) return std::nullopt;
    token.name = text.substr(0, dash);
    token.side = format[0];
    for (const char digit : format.substr(1))
      token.width = token.width * 10 + static_cast<std::size_t>(digit - '0');
  }
  return token;
}

void append_value(
    const Token& token, std::string_view value, Attribute look, std::vector<Cell>& row
) {
  std::vector<Cell> cells;
  for (const char32_t character : decode(value)) {
    if (!is_control(character)) cells.push_back({to_glyph(character), look});
  }
  if (token.width > 0) {
    const std::size_t missing = token.width > cells.size() ? token.width - cells.size() : 0;
    cells.insert(token.side == 'R' ? cells.begin() : cells.end(), missing, Cell{u' ', look});
    cells.resize(token.width);
  }
  row.insert(row.end(), cells.begin(), cells.end());
}

std::vector<Cell> filled(std::span<const Cell> cells, const Values& values) {
  std::vector<Cell> row;
  while (!cells.empty()) {
    const auto token = token_at(cells);
    const auto value = token ? values.find(token->name) : values.end();
    if (!token || value == values.end()) {
      row.push_back(cells[0]);
      cells = cells.subspan(1);
    } else {
      append_value(*token, value->second, cells[0].attribute, row);
      cells = cells.subspan(token->size);
    }
  }
  return row;
}

}  // namespace

Art read_markup(std::string_view file, int columns) {
  const std::string_view bytes = without_sauce(file);
  const std::string text = is_utf8(bytes) ? std::string{bytes} : from_cp437(bytes);
  std::vector<std::vector<Cell>> rows;
  Attribute attribute;
  for (std::string_view rest = text; !rest.empty() && rows.size() < max_text_rows;) {
    const auto end = rest.find('\n');
    rows.push_back(read_line(rest.substr(0, end), attribute));
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  }
  Art art{
      Frame{std::max(1, static_cast<int>(rows.size())), columns}, static_cast<int>(rows.size())};
  for (int row = 0; row < art.rows; ++row) {
    const auto& cells = rows[static_cast<std::size_t>(row)];
    for (int column = 0; column < columns && column < static_cast<int>(cells.size()); ++column) {
      art.cells.put({row, column}, cells[static_cast<std::size_t>(column)]);
    }
  }
  return art;
}

void fill_in(Art& art, const Values& values) {
  for (int row = 0; row < art.rows; ++row) {
    const auto cells = art.cells.row(row);
    if (std::ranges::find(cells, u'@', &Cell::glyph) == cells.end()) continue;
    std::vector<Cell> wanted = filled(cells, values);
    wanted.resize(cells.size());
    for (int column = 0; column < art.cells.columns(); ++column) {
      art.cells.put({row, column}, wanted[static_cast<std::size_t>(column)]);
    }
  }
}

}  // namespace codemaker::ansi
