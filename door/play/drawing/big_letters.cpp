#include "play/drawing/big_letters.hpp"

#include "ansi/text.hpp"
#include "play/drawing/embedded.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string>

namespace codemaker::play {
namespace {

constexpr int blank_width = 3;
constexpr int gap = 1;

struct Letter {
  std::array<std::u32string, big_rows> rows;
  int width = 0;
};

std::u32string_view take_line(std::u32string_view& text) {
  const auto end = std::min(text.find(U'\n'), text.size());
  const auto line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

/// The letters that ship with the program: a line with the letter, and below it its rows.
const std::map<char32_t, Letter>& letters() {
  static const auto all = [] {
    std::map<char32_t, Letter> read;
    const std::u32string text = ansi::decode(embedded::letters);
    std::u32string_view rest = text;
    while (!rest.empty()) {
      Letter& letter = read[take_line(rest).front()];
      for (std::u32string& row : letter.rows) {
        row = take_line(rest);
        letter.width = std::max(letter.width, static_cast<int>(row.size()));
      }
    }
    return read;
  }();
  return all;
}

int width_of(char32_t sign) {
  const auto found = letters().find(sign);
  return found == letters().end() ? blank_width : found->second.width;
}

/// A cell of a letter in the two inks of its row.
void draw_cell(Canvas& canvas, ansi::Position at, char32_t block, const Metal& metal, int row) {
  const std::size_t first = 2 * static_cast<std::size_t>(row);
  const ansi::Ink upper = metal.at(first);
  const ansi::Ink lower = metal.at(first + 1);
  const bool is_whole = block == U'█';
  std::string sign;
  ansi::append_utf8(sign, block);
  if (is_whole && canvas.has_shades() && upper != lower) {
    canvas.text(at, "▀", ansi::painted(upper, lower));
  } else {
    canvas.text(at, sign, ansi::painted(block == U'▄' && canvas.has_shades() ? lower : upper));
  }
}

/// A cell of a letter as four: a half of it fills two.
void draw_large_cell(
    Canvas& canvas, ansi::Position at, char32_t block, const Metal& metal, int row
) {
  const std::size_t first = 2 * static_cast<std::size_t>(row);
  const bool is_narrow = block == U'▌' || block == U'▐';
  const std::string_view sign = is_narrow ? "█" : "██";
  if (block == U'▐') ++at.column;
  if (block != U'▄') canvas.text(at, sign, ansi::painted(metal.at(first)));
  if (block != U'▀') canvas.text({at.row + 1, at.column}, sign, ansi::painted(metal.at(first + 1)));
}

}  // namespace

int big_width(std::string_view word) {
  int width = 0;
  for (const char32_t sign : ansi::decode(word))
    width += width_of(sign) + gap;
  return std::max(0, width - gap);
}

std::string winner_word(std::string_view name) {
  constexpr int room = Canvas::full_columns - 4;
  const std::string capitals = ansi::upper_case(name);
  const auto can_be_drawn = [](char32_t sign) {
    return sign == U' ' || letters().contains(sign);
  };
  const bool has_letters = std::ranges::all_of(ansi::decode(capitals), can_be_drawn);
  for (const std::string& word : {capitals + " WINS!", capitals + "!"}) {
    if (has_letters && big_width(word) <= room) return word;
  }
  return "WELL DONE!";
}

void draw_big(
    Canvas& canvas, ansi::Position at, std::string_view word, const Metal& metal,
    std::optional<int> shown
) {
  const int end = at.column + shown.value_or(canvas.columns());
  int column = at.column;
  for (const char32_t sign : ansi::decode(word)) {
    const auto found = letters().find(sign);
    if (found != letters().end()) {
      for (int row = 0; row < big_rows; ++row) {
        const std::u32string& blocks = found->second.rows.at(static_cast<std::size_t>(row));
        for (std::size_t i = 0; i < blocks.size(); ++i) {
          const int to = column + static_cast<int>(i);
          if (blocks[i] != U' ' && to < end)
            draw_cell(canvas, {at.row + row, to}, blocks[i], metal, row);
        }
      }
    }
    column += width_of(sign) + gap;
  }
}

void draw_large(
    Canvas& canvas, ansi::Position at, std::string_view word, const Metal& metal,
    std::optional<int> shown
) {
  const int end = at.column + shown.value_or(canvas.columns());
  for (const char32_t sign : ansi::decode(word)) {
    const auto found = letters().find(sign);
    for (int row = 0; found != letters().end() && row < big_rows; ++row) {
      const std::u32string& blocks = found->second.rows.at(static_cast<std::size_t>(row));
      for (std::size_t i = 0; i < blocks.size(); ++i) {
        const ansi::Position cell{at.row + 2 * row, at.column + 2 * static_cast<int>(i)};
        if (blocks[i] != U' ' && cell.column < end)
          draw_large_cell(canvas, cell, blocks[i], metal, row);
      }
    }
    at.column += 2 * (width_of(sign) + gap);
  }
}

}  // namespace codemaker::play
