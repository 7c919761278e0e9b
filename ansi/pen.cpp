#include "ansi/pen.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <fmt/format.h>
#include <initializer_list>

namespace codemaker::ansi {
namespace {

/// A control sequence with one number, which is left out when it is 1.
std::string control(int number, char function) {
  return number == 1 ? fmt::format("\x1b[{}", function)
                     : fmt::format("\x1b[{}{}", number, function);
}

std::string cursor_position(Position to) {
  const std::string row = to.row == 0 ? "" : fmt::format("{}", to.row + 1);
  const std::string column = to.column == 0 ? "" : fmt::format(";{}", to.column + 1);
  return fmt::format("\x1b[{}{}H", row, column);
}

void keep_shorter(std::string& best, std::string other) {
  if (other.size() < best.size()) best = std::move(other);
}

std::string repeated(std::string_view text, int times) {
  std::string result;
  for (int i = 0; i < times; ++i)
    result += text;
  return result;
}

int code(Color color) {
  return static_cast<int>(color);
}

constexpr Glyph full_block = u'\u2588';

std::string ink(int plane, Ink ink, Depth depth) {
  const Shade& shade = shade_of(ink);
  if (depth == Depth::indexed) return fmt::format("{}8;5;{}", plane, shade.index);
  const auto part = [&](unsigned bits) {
    return (shade.color_code >> bits) & 0xFFU;
  };
  return fmt::format("{}8;2;{};{};{}", plane, part(16), part(8), part(0));
}

}  // namespace

Pen::Pen(const Terminal& terminal)
    : columns_{terminal.columns},
      depth_{terminal.depth},
      is_plain_{terminal.level <= Level::b},
      shows_blocks_{terminal.charset != Charset::ascii} {}

std::string Pen::move_within_row(int from, int to) const {
  if (from == to) return {};
  std::string best = control(to + 1, 'G');
  if (to > from) {
    keep_shorter(best, control(to - from, 'C'));
  } else {
    keep_shorter(best, control(from - to, 'D'));
    if (from - to <= 8) keep_shorter(best, repeated("\b", from - to));
  }
  return best;
}

std::string Pen::move(Position to) const {
  assert(to.column < columns_);
  std::string best = cursor_position(to);
  if (!position) return best;
  const int down = to.row - position->row;
  const std::string across = move_within_row(position->column, to.column);
  const std::string vertical = down == 0 ? "" : control(std::abs(down), down > 0 ? 'B' : 'A');
  keep_shorter(best, vertical + across);
  if (down > 0 && down <= 4) {
    keep_shorter(best, repeated("\r\n", down) + move_within_row(0, to.column));
  }
  return best;
}

std::string Pen::front(const Attribute& to) const {
  return to.front == Ink::none ? fmt::format("{}", 30 + code(to.foreground))
                               : ink(3, to.front, depth_);
}

std::string Pen::back(const Attribute& to) const {
  return to.back == Ink::none ? fmt::format("{}", 40 + code(to.background))
                              : ink(4, to.back, depth_);
}

std::string Pen::difference(const Attribute& from, const Attribute& to) const {
  std::string numbers;
  const auto add = [&](const std::string& number) {
    numbers += numbers.empty() ? number : ";" + number;
  };
  if (to.bold != from.bold) add(to.bold ? "1" : "22");
  if (to.foreground != from.foreground || to.front != from.front) add(front(to));
  if (!same_back(to, from)) add(back(to));
  return "\x1b[" + numbers + "m";
}

std::string Pen::from_reset(Attribute to) const {
  std::string numbers;
  if (to.bold) numbers += ";1";
  const Attribute normal;
  const bool has_normal_front = to.foreground == normal.foreground && to.front == Ink::none;
  if (!is_plain_ || !has_normal_front) numbers += ";" + front(to);
  if (!is_plain_ || !same_back(to, normal)) numbers += ";" + back(to);
  return "\x1b[" + numbers + "m";
}

Pen::Change Pen::recolor(const Cell& cell) const {
  Attribute to = cell.attribute;
  if (attribute && cell.glyph == u' ') {
    to.foreground = attribute->foreground;
    to.bold = attribute->bold;
    to.front = attribute->front;
  }
  if (attribute && cell.glyph == full_block && shows_blocks_) {
    to.background = attribute->background;
    to.back = attribute->back;
  }
  if (attribute == to) return {"", to};
  std::string best = from_reset(to);
  const bool must_reset = is_plain_ && attribute && attribute->bold && !to.bold;
  if (attribute && !must_reset) keep_shorter(best, difference(*attribute, to));
  return {best, to};
}

std::string Pen::normal_colors() const {
  return attribute == Attribute{} ? std::string{} : from_reset({});
}

bool look_alike(const Cell& one, const Cell& other, Charset charset) {
  if (one.glyph != other.glyph) return false;
  const bool has_same_front = same_front(one.attribute, other.attribute);
  const bool has_same_back = same_back(one.attribute, other.attribute);
  if (one.glyph == u' ') return has_same_back;
  if (one.glyph == full_block && charset != Charset::ascii) return has_same_front;
  return has_same_front && has_same_back;
}

}  // namespace codemaker::ansi
