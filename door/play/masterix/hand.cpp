#include "play/masterix/hand.hpp"

#include <array>
#include <fmt/format.h>
#include <limits>

namespace codemaker::play::masterix {
namespace {

using engine::masterix::holds;

/// As the keys 7 8 9 4 6 1 2 3 lie.
constexpr std::array<Heading, 8> headings{{
    {-1, -1},
    {-1, 0},
    {-1, 1},
    {0, -1},
    {0, 1},
    {1, -1},
    {1, 0},
    {1, 1},
}};
constexpr std::u32string_view heading_keys = U"78946123";

/// The next square that way, nullopt beyond the edge of the board.
std::optional<engine::masterix::Square> neighbor(
    const engine::masterix::Board& board, engine::masterix::Square square, const Heading& heading
) {
  const int row = square / engine::masterix::max_columns + heading.rows;
  const int column = square % engine::masterix::max_columns + heading.columns;
  const bool is_on_board =
      row >= 0 && row < board.rows() && column >= 0 && column < board.columns();
  return is_on_board ? std::optional{row * engine::masterix::max_columns + column} : std::nullopt;
}

engine::masterix::Square wrapped(
    const engine::masterix::Board& board, engine::masterix::Square square, const Heading& heading
) {
  const int row = square / engine::masterix::max_columns + heading.rows + board.rows();
  const int column = square % engine::masterix::max_columns + heading.columns + board.columns();
  return row % board.rows() * engine::masterix::max_columns + column % board.columns();
}

/// Squares of the distance on the board, as the eye sees it.
int distance(engine::masterix::Square one, engine::masterix::Square other) {
  const int rows = one / engine::masterix::max_columns - other / engine::masterix::max_columns;
  const int columns = one % engine::masterix::max_columns - other % engine::masterix::max_columns;
  return rows * rows + columns * columns;
}

}  // namespace

std::optional<Heading> heading_of(const ansi::Key& key) {
  using ansi::KeyCode;
  switch (key.code) {
  case KeyCode::character: {
    const auto at = heading_keys.find(key.value);
    return at == std::u32string_view::npos ? std::nullopt : std::optional{headings.at(at)};
  }
  case KeyCode::home:
    return Heading{-1, -1};
  case KeyCode::up:
    return Heading{-1, 0};
  case KeyCode::page_up:
    return Heading{-1, 1};
  case KeyCode::left:
    return Heading{0, -1};
  case KeyCode::right:
    return Heading{0, 1};
  case KeyCode::end:
    return Heading{1, -1};
  case KeyCode::down:
    return Heading{1, 0};
  case KeyCode::page_down:
    return Heading{1, 1};
  default:
    return std::nullopt;
  }
}

std::optional<engine::masterix::Move> Hand::move() const {
  return unit_ ? std::optional{engine::masterix::Move{*unit_, target_}} : std::nullopt;
}

std::string Hand::go(const Heading& heading, const Position& position) {
  if (!unit_) {
    cursor_ = wrapped(position.board, cursor_, heading);
    return {};
  }
  const auto target = neighbor(position.board, *unit_, heading);
  if (!target || !holds(position.enemies(), *target)) {
    return "No enemy in that direction.";
  }
  target_ = *target;
  return {};
}

std::string Hand::pick_up(Square square, const Position& position) {
  const std::string name = engine::masterix::text(square);
  if (holds(position.enemies(), square)) return fmt::format("{} is not your unit.", name);
  if (!holds(position.own(), square)) return fmt::format("{} is empty.", name);
  for (const Heading& heading : headings) {
    const auto target = neighbor(position.board, square, heading);
    if (!target || !holds(position.enemies(), *target)) continue;
    cursor_ = square;
    unit_ = square;
    target_ = *target;
    return {};
  }
  return fmt::format("{} cannot jump: no enemy is next to it.", name);
}

void Hand::point_out(engine::masterix::Move move) {
  cursor_ = move.origin;
  unit_ = move.origin;
  target_ = move.target;
}

void Hand::put_down() {
  unit_.reset();
}

void Hand::rest_on(Square square) {
  unit_.reset();
  cursor_ = square;
}

void Hand::rest_on_jumper(const Position& position) {
  unit_.reset();
  int nearest = std::numeric_limits<int>::max();
  const Square from = cursor_;
  for (const engine::masterix::Move& move : engine::masterix::moves(position)) {
    const int away = distance(from, move.origin);
    if (away >= nearest) continue;
    nearest = away;
    cursor_ = move.origin;
  }
}

}  // namespace codemaker::play::masterix
