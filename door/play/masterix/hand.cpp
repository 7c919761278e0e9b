#include "play/masterix/hand.hpp"

#include <array>
#include <fmt/format.h>

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
    box_ = wrapped(position.board, box_, heading);
    return {};
  }
  const auto target = neighbor(position.board, *unit_, heading);
  if (!target || !holds(position.enemies(), *target)) {
    return fmt::format("There is no enemy that way from {}.", engine::masterix::text(*unit_));
  }
  target_ = *target;
  return {};
}

std::string Hand::take_up(Square square, const Position& position) {
  const std::string name = engine::masterix::text(square);
  if (holds(position.enemies(), square)) return fmt::format("{} is not your unit.", name);
  if (!holds(position.own(), square)) return fmt::format("{} is empty.", name);
  for (const Heading& heading : headings) {
    const auto target = neighbor(position.board, square, heading);
    if (!target || !holds(position.enemies(), *target)) continue;
    box_ = square;
    unit_ = square;
    target_ = *target;
    return {};
  }
  return fmt::format("{} has no enemy next to it and cannot jump.", name);
}

void Hand::give_back() {
  unit_.reset();
}

void Hand::rest_on(Square square) {
  unit_.reset();
  box_ = square;
}

}  // namespace codemaker::play::masterix
