#include "ansi/painter.hpp"

#include "ansi/row_plan.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <utility>

namespace codemaker::ansi {
namespace {

/// How many blanks in the pen's colors lie between it and the cursor's place to its right; 0 if
/// anything else does.
std::size_t blanks_to_cursor(const Pen& pen, const Frame& wanted) {
  if (!pen.position || pen.position->row != wanted.cursor.row) return 0;
  std::size_t blanks = 0;
  for (int column = pen.position->column; column < wanted.cursor.column; ++column, ++blanks) {
    const Cell& cell = wanted.at({wanted.cursor.row, column});
    const bool is_free = cell.glyph == u' ' && pen.recolor(cell).bytes.empty();
    if (!is_free) return 0;
  }
  return blanks;
}

/// Brings the cursor to its place. A blank or two on the way are shorter written than jumped over.
std::string park(const Terminal& terminal, const Pen& pen, const Frame& wanted) {
  std::string way = pen.move(wanted.cursor);
  const std::size_t blanks = blanks_to_cursor(pen, wanted);
  if (blanks == 0 || blanks >= way.size()) return way;
  way.clear();
  for (std::size_t i = 0; i < blanks; ++i)
    append_glyph(way, u' ', terminal.charset);
  return way;
}

enum class Order : std::uint8_t { downwards, upwards };

/// Brings every row from `shown` to `wanted`, row by row, and parks the cursor.
std::string draw(
    const Terminal& terminal, const Frame& shown, const Frame& wanted, Pen& pen,
    Order order = Order::downwards
) {
  std::string bytes;
  for (int i = 0; i < wanted.rows(); ++i) {
    const int row = order == Order::downwards ? i : wanted.rows() - 1 - i;
    const auto cells = wanted.row(row);
    if (std::ranges::equal(cells, shown.row(row))) continue;  // as most are; a plan takes longer
    for (const Step& step : plan_row(terminal, pen, row, shown.row(row), cells)) {
      take_step(terminal, step, row, cells, pen, bytes);
    }
  }
  if (pen.position != wanted.cursor) {
    bytes += park(terminal, pen, wanted);
    pen.position = wanted.cursor;
  }
  return bytes;
}

}  // namespace

Painter::Painter(const Terminal& terminal) : terminal_{terminal}, pen_{terminal} {
  assert(terminal.level != Level::a);
}

std::string Painter::repaint(const Frame& wanted, Pen& pen) const {
  std::string bytes = pen.normal_colors() + "\x1b[2J\x1b[H";
  pen.attribute = Attribute{};
  pen.position = Position{};
  bytes += draw(terminal_, Frame{wanted.rows(), wanted.columns()}, wanted, pen);
  return bytes;
}

std::string Painter::paint(const Frame& asked) {
  assert(asked.rows() == terminal_.rows && asked.columns() == terminal_.columns);
  Frame wanted = asked.in_depth(terminal_.depth);
  if (shown_ == wanted) return {};
  Pen fresh_pen = pen_;
  std::string bytes;
  if (!shown_) {
    bytes = repaint(wanted, fresh_pen);
    pen_ = fresh_pen;
  } else {
    Pen pen = pen_;
    bytes = draw(terminal_, *shown_, wanted, pen);
    // A new screen is often cheaper from nothing; a few changes never are, but where the cursor
    // goes up they are cheaper from below.
    constexpr std::size_t worth_comparing = 200;
    std::string other = bytes.size() < worth_comparing
                            ? draw(terminal_, *shown_, wanted, fresh_pen, Order::upwards)
                            : repaint(wanted, fresh_pen);
    const bool is_other_shorter = other.size() < bytes.size();
    pen_ = is_other_shorter ? fresh_pen : pen;
    if (is_other_shorter) bytes = std::move(other);
  }
  shown_ = std::move(wanted);
  return bytes;
}

std::string Painter::clear() {
  shown_.reset();
  pen_.attribute.reset();
  pen_.position = Position{};
  return "\x1b[m\x1b[2J\x1b[H";
}

std::string Painter::leave() {
  if (!shown_) return {};
  int last = shown_->rows() - 1;
  while (last > 0 && shown_->text(last).empty())
    --last;
  std::string bytes = "\x1b[m";
  bytes += pen_.move({last, 0});
  bytes += "\r\n";
  pen_.attribute.reset();
  pen_.position.reset();
  shown_.reset();
  return bytes;
}

}  // namespace codemaker::ansi
