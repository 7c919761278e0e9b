#include "engine/masterix/rules.hpp"

#include "engine/masterix/sides.hpp"
#include "engine/random.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

namespace codemaker::engine::masterix {
namespace {

constexpr std::string_view row_letters = "abcdef";
constexpr std::string_view column_digits = "12345678";

std::optional<Square> parse_square(std::string_view text) {
  const auto row = row_letters.find(text[0]);
  const auto column = column_digits.find(text[1]);
  if (row == std::string_view::npos || column == std::string_view::npos) return std::nullopt;
  return static_cast<Square>(row * max_columns + column);
}

std::uint64_t count_jumps(const Sides& sides) {
  std::uint64_t jumps = 0;
  for (Squares left = sides.targets(); left != 0; left = without_first(left)) {
    jumps += static_cast<unsigned>(count(sides.jumpers(first(left))));
  }
  return jumps;
}

std::uint64_t count_sequences(const Sides& sides, int depth) {
  if (depth == 0) return 1;
  if (depth == 1) return count_jumps(sides);
  std::uint64_t sequences = 0;
  for (Squares targets = sides.targets(); targets != 0; targets = without_first(targets)) {
    const Square target = first(targets);
    for (Squares left = sides.jumpers(target); left != 0; left = without_first(left)) {
      sequences += count_sequences(sides.after({first(left), target}), depth - 1);
    }
  }
  return sequences;
}

/// How far apart the numbers of units can be after so many moves: each turns the balance by 1 to 15
/// for the side that makes it.
int widest_difference(int moves_made) {
  const int others = moves_made / 2;
  return 15 * (moves_made - others) - others;
}

}  // namespace

Board::Board(int rows, int columns, Squares blue, Squares red)
    : rows_{static_cast<std::uint8_t>(rows)},
      columns_{static_cast<std::uint8_t>(columns)},
      blue_{blue},
      red_{red} {
  assert((blue & red) == 0);
}

std::optional<Board> Board::read(std::span<const std::string> rows) {
  if (rows.empty() || rows.size() > max_rows) return std::nullopt;
  const std::size_t columns = rows.front().size();
  if (columns == 0 || columns > max_columns) return std::nullopt;
  Squares blue = 0;
  Squares red = 0;
  Square row_begin = 0;
  for (const std::string& row : rows) {
    if (row.size() != columns) return std::nullopt;
    Square square = row_begin;
    for (const char unit : row) {
      if (unit == 'B') {
        blue |= only(square);
      } else if (unit == 'R') {
        red |= only(square);
      } else if (unit != '.') {
        return std::nullopt;
      }
      ++square;
    }
    row_begin += max_columns;
  }
  return Board{static_cast<int>(rows.size()), static_cast<int>(columns), blue, red};
}

Board Board::deal(std::uint64_t seed) {
  std::array<Color, max_squares> units{};
  std::fill(units.begin() + max_squares / 2, units.end(), Color::red);
  Random random{seed};
  for (std::size_t i = max_squares - 1; i > 0; --i) {
    std::swap(units[i], units[random.below(i + 1)]);
  }
  Squares red = 0;
  for (Square square = 0; square < max_squares; ++square) {
    if (units[static_cast<std::size_t>(square)] == Color::red) red |= only(square);
  }
  return {max_rows, max_columns, detail::whole_board & ~red, red};
}

int Board::owned_percent(Color color) const {
  const int all = rows_ * columns_;
  return (100 * count(units(color)) + all / 2) / all;
}

Board Board::with(Color color, Squares units, Squares others) const {
  const bool is_blue = color == Color::blue;
  return {rows_, columns_, is_blue ? units : others, is_blue ? others : units};
}

std::vector<std::string> text(const Board& board) {
  std::vector<std::string> rows;
  for (int row = 0; row < board.rows(); ++row) {
    std::string& line = rows.emplace_back();
    for (int column = 0; column < board.columns(); ++column) {
      const Squares square = only(row * max_columns + column);
      const bool is_blue = (board.units(Color::blue) & square) != 0;
      const bool is_red = (board.units(Color::red) & square) != 0;
      line += is_blue ? 'B' : is_red ? 'R' : '.';
    }
  }
  return rows;
}

std::string text(Square square) {
  return {
      row_letters[static_cast<std::size_t>(square / max_columns)],
      column_digits[static_cast<std::size_t>(square % max_columns)]};
}

std::string text(Move move) {
  return text(move.origin) + "-" + text(move.target);
}

std::optional<Move> parse_move(std::string_view text) {
  if (text.size() != 5 || text[2] != '-') return std::nullopt;
  const auto origin = parse_square(text);
  const auto target = parse_square(text.substr(3));
  if (!origin || !target) return std::nullopt;
  return Move{*origin, *target};
}

std::vector<Move> moves(const Position& position) {
  std::vector<Move> found;
  for (Squares origins = position.own(); origins != 0; origins = without_first(origins)) {
    Squares targets = around(first(origins)) & position.enemies();
    for (; targets != 0; targets = without_first(targets)) {
      found.push_back({first(origins), first(targets)});
    }
  }
  return found;
}

bool is_legal(const Position& position, Move move) {
  return (position.own() & only(move.origin)) != 0 &&
         (position.enemies() & around(move.origin) & only(move.target)) != 0;
}

bool is_over(const Position& position) {
  return (with_neighbors(position.own()) & position.enemies()) == 0;
}

Squares captures(const Position& position, Move move) {
  return around(move.target) & position.enemies();
}

int kills(const Position& position, Move move) {
  return 1 + count(captures(position, move));
}

Position after(const Position& position, Move move) {
  assert(is_legal(position, move));
  const Squares taken = captures(position, move) | only(move.target);
  const Squares own = (position.own() & ~only(move.origin)) | taken;
  return {
      position.board.with(position.turn, own, position.enemies() & ~taken), other(position.turn)};
}

std::uint64_t count_sequences(const Position& position, int depth) {
  return count_sequences(sides(position), depth);
}

bool can_arise(const Board& board) {
  const int blue = count(board.units(Color::blue));
  const int red = count(board.units(Color::red));
  if (blue + red == 0) return false;
  const bool is_full_size = board.rows() == max_rows && board.columns() == max_columns;
  return !is_full_size || std::abs(blue - red) <= widest_difference(max_squares - blue - red);
}

Round::Round(int level, const Position& start) : level_{level}, position_{start} {
  assert(level >= 1);
}

void Round::play(Move move) {
  const Points gain = Points{2} * level_ * kills(position_, move);
  (position_.turn == Color::blue ? blue_points_ : red_points_) += gain;
  position_ = after(position_, move);
  ++moves_made_;
}

Points Round::bonus(Color color) const {
  return Points{level_} * count(position_.board.units(color));
}

}  // namespace codemaker::engine::masterix
