#include "play/masterix/page.hpp"

#include "play/drawing/big_letters.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/masterix/unit_art.hpp"

#include <fmt/format.h>

namespace codemaker::play::masterix {

namespace {

constexpr int name_row = 2;
constexpr std::string_view name_in_blue = "MASTER";
constexpr std::string_view name_in_red = "IX";

/// A column of units, as they stand on the board.
void draw_army(Canvas& canvas, int column, engine::masterix::Color color) {
  for (int i = 0; i < 4; ++i)
    draw_unit(canvas, {page_row + 1 + i * unit_rows, column}, color, Shine::plain, ansi::Ink::none);
}

}  // namespace

void draw_name(Canvas& canvas, int row) {
  const int scale = canvas.is_large() ? 2 : 1;
  const auto draw = canvas.is_large() ? draw_large : draw_big;
  const int width = scale * big_width("MASTERIX");
  const int column = (canvas.columns() - width) / 2;
  const int red = column + width - scale * big_width(name_in_red);
  draw(canvas, {row, column}, name_in_blue, metal::sky, {});
  draw(canvas, {row, red}, name_in_red, metal::ember, {});
}

void draw_page(Canvas& canvas, std::string_view title) {
  if (canvas.has_backdrop()) return;
  draw_name(canvas, name_row);
  const int wider = canvas.is_surrounded() ? 4 : 0;
  const int higher = canvas.is_surrounded() ? 1 : 0;
  if (!canvas.is_surrounded()) {
    draw_army(canvas, 6, engine::masterix::Color::blue);
    draw_army(canvas, canvas.columns() - 7, engine::masterix::Color::red);
  }
  draw_box(
      canvas, {page_row - 1, page_column - wider}, page_width + 2 * wider, page_rows + 2 + higher,
      title, ansi::painted(ansi::Ink::steel)
  );
}

void draw_pad(Canvas& canvas, ansi::Position at) {
  using ansi::Ink;
  constexpr int key_columns = 5;
  const auto middle = ansi::painted(Ink::bar_name, Ink::peg_blue);
  // Every second key is darker: keys that touch are told apart.
  const auto darker = ansi::painted(Ink::bar_name, Ink::silver_dark);
  for (int key = 1; key <= 9; ++key) {
    const int row = 2 - (key - 1) / 3;
    const int column = (key - 1) % 3;
    draw_chip(
        canvas, {at.row + row, at.column + (key_columns + 1) * column}, key_columns,
        fmt::format("{}", key),
        key == 5       ? middle
        : key % 2 == 0 ? darker
                       : look::key_cap()
    );
  }
}

}  // namespace codemaker::play::masterix
