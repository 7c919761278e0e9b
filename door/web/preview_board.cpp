#include "web/preview_board.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

namespace codemaker::web {
namespace {

using play::ShownCarton;
using play::ShownGrid;
using play::ShownPegs;

constexpr Tint frame{58, 36, 19};
constexpr Tint plank{138, 90, 43};
constexpr Tint dark_plank{116, 74, 34};
constexpr Tint hole{43, 24, 12};
constexpr Tint black{24, 18, 12};
constexpr Tint white{243, 238, 226};
constexpr Tint digit_ground{239, 226, 196};

/// By their signs, from 1 on.
constexpr std::array pegs{Tint{211, 58, 44},  Tint{243, 238, 226}, Tint{59, 111, 214},
                          Tint{60, 154, 76},  Tint{237, 192, 42},  Tint{62, 62, 70},
                          Tint{196, 76, 180}, Tint{53, 188, 203}};

Area inside(const Area& area, double by) {
  return {area.left + by, area.top + by, area.width - 2 * by, area.height - 2 * by};
}

void draw_wood(Raster& raster, const Area& room) {
  constexpr double round = 24;
  constexpr double edge = 8;
  raster.plank(room, round, frame);
  raster.plank(inside(room, edge), round - edge, plank);
}

void draw_ball(Raster& raster, Spot at, double radius, Tint tint) {
  const auto lighter = [](std::uint8_t part) {
    return static_cast<std::uint8_t>(part + (255 - part) * 3 / 5);
  };
  raster.disc({at.x, at.y + radius * 0.1}, radius * 1.08, frame);
  raster.disc(at, radius, tint);
  raster.disc(
      {at.x - radius * 0.35, at.y - radius * 0.35}, radius * 0.18,
      {lighter(tint.red), lighter(tint.green), lighter(tint.blue)}
  );
}

/// Of `1` to `9` and `a` to `f`; 0 for all else.
std::size_t number_of(char sign) {
  constexpr std::string_view signs = "0123456789abcdef";
  const auto at = signs.find(sign);
  return at == std::string_view::npos ? 0 : at;
}

void draw_peg(Raster& raster, Spot at, double radius, char sign, bool is_digit) {
  const std::size_t number = number_of(sign);
  if (number == 0) return raster.disc(at, radius * 0.5, hole);
  if (!is_digit && number <= pegs.size()) return draw_ball(raster, at, radius, pegs.at(number - 1));
  draw_ball(raster, at, radius, digit_ground);
  const double point = radius / 8;
  write_big(
      raster, {at.x - 2.5 * point, at.y - 5 * point}, point, std::to_string(number % 10), black
  );
}

/// A row of them in the middle of a width.
void draw_pegs(
    Raster& raster, Spot left, double apart, double radius, std::string_view signs, bool are_digits
) {
  for (std::size_t at = 0; at < signs.size(); ++at)
    draw_peg(
        raster, {left.x + apart * static_cast<double>(at), left.y}, radius, signs[at], are_digits
    );
}

void draw_marks(Raster& raster, Spot left, double radius, int holes, std::array<int, 2> marks) {
  const int columns = (holes + 1) / 2;
  for (int at = 0; at < holes; ++at) {
    const bool is_exact = at < marks[0];
    const bool is_marked = at < marks[0] + marks[1];
    const Spot spot{
        left.x + radius * 0.8 * (at % columns), left.y + radius * (at / columns == 0 ? -0.4 : 0.4)};
    raster.disc(
        spot, radius * (is_marked ? 0.3 : 0.12),
        is_exact    ? black
        : is_marked ? white
                    : hole
    );
  }
}

/// The last guesses, the row that is open, and its palette below.
void draw(Raster& raster, const Area& room, const ShownPegs& board) {
  constexpr std::size_t most_rows = 6;
  draw_wood(raster, room);
  std::vector<play::ShownGuess> rows{
      board.guesses.end() - static_cast<std::ptrdiff_t>(std::min(most_rows, board.guesses.size())),
      board.guesses.end()};
  const std::string empty(static_cast<std::size_t>(board.holes), '.');
  while (rows.size() < 4)
    rows.push_back({empty, std::array{0, 0}, {}});
  const bool has_palette = board.open && !board.palette.empty();
  const double lines = static_cast<double>(rows.size()) + (has_palette ? 1 : 0);
  const double height = (room.height - 40) / lines;
  const double apart = (room.width - 60) / (board.holes + 1.6);
  const double radius = std::min(height, apart) * 0.38;
  double y = room.top + 20 + height / 2;
  const double left = room.left + 30 + apart / 2;
  for (const play::ShownGuess& row : rows) {
    draw_pegs(raster, {left, y}, apart, radius, row.pegs, board.are_digits);
    if (row.marks)
      draw_marks(raster, {left + apart * board.holes, y}, radius, board.holes, *row.marks);
    y += height;
  }
  if (!has_palette) return;
  std::string colors;
  for (const play::ShownColor& color : board.palette)
    colors += color.sign;
  const double step = (room.width - 60) / static_cast<double>(colors.size());
  draw_pegs(
      raster, {room.left + 30 + step / 2, y}, step, std::min(height, step) * 0.38, colors,
      board.are_digits
  );
}

void draw(Raster& raster, const Area& room, const ShownGrid& board) {
  constexpr Tint blue{63, 116, 220};
  constexpr Tint red{216, 57, 43};
  const auto rows = static_cast<double>(board.cells.size()) / board.columns;
  const double side = std::min((room.width - 32) / board.columns, (room.height - 32) / rows);
  const Area wood{
      room.left + (room.width - side * board.columns) / 2 - 16,
      room.top + (room.height - side * rows) / 2 - 16, side * board.columns + 32, side * rows + 32};
  draw_wood(raster, wood);
  for (std::size_t at = 0; at < board.cells.size(); ++at) {
    const int row = static_cast<int>(at) / board.columns;
    const int column = static_cast<int>(at) % board.columns;
    const Area cell{wood.left + 16 + side * column, wood.top + 16 + side * row, side, side};
    if ((row + column) % 2 != 0) raster.plank(cell, 0, dark_plank);
    const Spot middle{cell.left + side / 2, cell.top + side / 2};
    if (board.cells[at] == 'b') {
      raster.disc(middle, side * 0.38, blue);
      raster.disc(middle, side * 0.15, {169, 198, 255});
    } else if (board.cells[at] == 'r') {
      raster.diamond(middle, side * 0.46, red);
      raster.diamond(middle, side * 0.19, {255, 194, 168});
    }
  }
}

/// Marbles from the bottom up.
void draw_slot(Raster& raster, const Area& well, int marbles, std::size_t seed) {
  constexpr Tint shade{74, 72, 66};
  constexpr int most = 21;
  constexpr std::array glass{Tint{216, 70, 58}, Tint{74, 128, 224}, Tint{237, 194, 60},
                             Tint{79, 174, 94}, Tint{182, 90, 196}, Tint{232, 228, 218}};
  raster.plank(well, well.width / 3, shade);
  const int across = marbles > 10 ? 3 : 2;
  const double pitch = (well.width - 12) / across;
  for (int at = 0; at < std::min(marbles, most); ++at) {
    const Spot spot{
        well.left + 6 + pitch * (at % across + 0.5),
        well.top + well.height - 8 - pitch * (at / across + 0.5)};
    draw_ball(raster, spot, pitch * 0.43, glass.at((seed + static_cast<std::size_t>(at)) % 6));
  }
}

/// The second row of it runs from the right to the left.
void draw(Raster& raster, const Area& room, const ShownCarton& board) {
  constexpr std::size_t slots_of_row = 6;
  raster.plank(room, 28, {141, 139, 131});
  const double width = (room.width - 32) / slots_of_row;
  const double height = (room.height - 32) / 2;
  for (std::size_t slot = 0; slot < board.slots.size(); ++slot) {
    const bool is_upper = slot >= slots_of_row;
    const std::size_t column = is_upper ? 2 * slots_of_row - 1 - slot : slot;
    const Area well{
        room.left + 16 + width * static_cast<double>(column),
        room.top + 16 + (is_upper ? 0 : height), width, height};
    draw_slot(raster, inside(well, 4), board.slots[slot], slot);
  }
}

void draw(Raster& /*raster*/, const Area& /*room*/, const std::monostate& /*nothing*/) {}

}  // namespace

void draw_board(Raster& raster, const Area& room, const play::ShownThing& board) {
  std::visit([&](const auto& thing) { draw(raster, room, thing); }, board);
}

}  // namespace codemaker::web
