#include "ansi/frame.hpp"

#include "ansi/text.hpp"

#include <cassert>

namespace codemaker::ansi {

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

std::string Frame::text(int row) const {
  std::string line;
  for (const Cell& cell : this->row(row))
    append_utf8(line, cell.glyph);
  line.resize(line.find_last_not_of(' ') + 1);
  return line;
}

}  // namespace codemaker::ansi
