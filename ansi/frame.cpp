#include "ansi/frame.hpp"

#include "ansi/text.hpp"

#include <cassert>

namespace codemaker::ansi {

Attribute painted(Ink front, Ink back) {
  const Shade& shade = shade_of(front);
  const Color background = back == Ink::none ? Color::black : shade_of(back).color;
  return {shade.color, shade.is_bright, background, front, back};
}

Attribute in_depth(Attribute attribute, Depth depth) {
  if (depth == Depth::sixteen) {
    attribute.front = Ink::none;
    attribute.back = Ink::none;
    return attribute;
  }
  const Attribute normal;
  if (attribute.front != Ink::none) {
    attribute.foreground = normal.foreground;
    attribute.bold = normal.bold;
  }
  if (attribute.back != Ink::none) attribute.background = normal.background;
  return attribute;
}

bool same_front(const Attribute& one, const Attribute& other) {
  return one.foreground == other.foreground && one.bold == other.bold && one.front == other.front;
}

bool same_back(const Attribute& one, const Attribute& other) {
  return one.background == other.background && one.back == other.back;
}

Frame::Frame(int rows, int columns)
    : rows_{rows},
      columns_{columns},
      cells_(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns)) {
  assert(rows >= 1 && rows <= 1000 && columns >= 1 && columns <= 1000);
}

std::size_t Frame::index(Position at) const {
  assert(at.row >= 0 && at.row < rows_ && at.column >= 0 && at.column < columns_);
  return static_cast<std::size_t>(at.row) * static_cast<std::size_t>(columns_) +
         static_cast<std::size_t>(at.column);
}

const Cell& Frame::at(Position at) const {
  return cells_[index(at)];
}

std::span<const Cell> Frame::row(int row) const {
  return std::span{cells_}.subspan(index({row, 0}), static_cast<std::size_t>(columns_));
}

Position Frame::put(Position at, std::string_view text, Attribute attribute) {
  while (!text.empty()) {
    put(at, Cell{to_glyph(take_character(text)), attribute});
    ++at.column;
  }
  return at;
}

void Frame::put(Position at, const Cell& cell) {
  const bool is_inside = at.row >= 0 && at.row < rows_ && at.column >= 0 && at.column < columns_;
  if (is_inside) cells_[index(at)] = cell;
}

Frame Frame::in_depth(Depth depth) const {
  Frame shown = *this;
  for (Cell& cell : shown.cells_)
    cell.attribute = ansi::in_depth(cell.attribute, depth);
  return shown;
}

std::string Frame::text(int row) const {
  std::string line;
  for (const Cell& cell : this->row(row))
    append_utf8(line, cell.glyph);
  line.resize(line.find_last_not_of(' ') + 1);
  return line;
}

}  // namespace codemaker::ansi
