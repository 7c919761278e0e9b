/// Masterix: the board, jumps, captures and points (rules.md section 4).
#pragma once

#include "engine/masterix/squares.hpp"
#include "engine/ranked_game.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::engine::masterix {

/// The two sides; blue moves first in a round.
enum class Color : std::uint8_t { blue, red };

[[nodiscard]] constexpr Color other(Color color) {
  return color == Color::blue ? Color::red : Color::blue;
}

/// Where the units stand. A square is empty or holds one unit.
class Board {
 public:
  /// A board from its rows, top row first: B blue, R red, a point for an empty square. Refused if
  /// there are not 1 to 6 rows of one length of 1 to 8, or with any other character.
  [[nodiscard]] static std::optional<Board> read(std::span<const std::string> rows);

  /// The full start board of a seed: 24 blue then 24 red in reading order, shuffled.
  [[nodiscard]] static Board deal(std::uint64_t seed);

  [[nodiscard]] int rows() const { return rows_; }

  [[nodiscard]] int columns() const { return columns_; }

  /// Where the units of a color stand.
  [[nodiscard]] Squares units(Color color) const { return color == Color::blue ? blue_ : red_; }

  /// Units in per cent of all squares, rounded to the nearest.
  [[nodiscard]] int owned_percent(Color color) const;

  /// The board with other units; both sets lie on it and have no square in common.
  [[nodiscard]] Board with(Color color, Squares units, Squares others) const;

  friend bool operator==(const Board&, const Board&) = default;

 private:
  Board(int rows, int columns, Squares blue, Squares red);

  std::uint8_t rows_;
  std::uint8_t columns_;
  Squares blue_;
  Squares red_;
};

/// The rows as `Board::read` takes them.
[[nodiscard]] std::vector<std::string> text(const Board& board);

/// A jump of the unit on `origin` onto the enemy on `target`, a square next to it.
struct Move {
  Square origin = 0;
  Square target = 0;

  friend auto operator<=>(const Move&, const Move&) = default;
};

/// As the rules name squares and moves: "d3", "d3-c3"; rows a … f from the top, columns 1 … 8.
[[nodiscard]] std::string text(Square square);
[[nodiscard]] std::string text(Move move);
/// The move written by `text`; nullopt for any other text. Whether it is legal is another question.
[[nodiscard]] std::optional<Move> parse_move(std::string_view text);

/// A board and whose turn it is.
struct Position {
  Board board;
  Color turn = Color::blue;

  /// The units of the side to move, and of the other.
  [[nodiscard]] Squares own() const { return board.units(turn); }

  [[nodiscard]] Squares enemies() const { return board.units(other(turn)); }

  friend bool operator==(const Position&, const Position&) = default;
};

/// All jumps in reading order: by origin, then by target.
[[nodiscard]] std::vector<Move> moves(const Position& position);

/// True if a unit of the side to move stands at the origin and an enemy next to it at the target.
[[nodiscard]] bool is_legal(const Position& position, Move move);

/// True when nobody has a jump; if one side has one, so has the other.
[[nodiscard]] bool is_over(const Position& position);

/// The enemies around the target of a legal move: they change sides. The target is not among them.
[[nodiscard]] Squares captures(const Position& position, Move move);

/// The unit destroyed and those captured, 1 … 8.
[[nodiscard]] int kills(const Position& position, Move move);

/// The position after a legal move.
[[nodiscard]] Position after(const Position& position, Move move);

/// False where no round comes to such numbers of units: some unit always remains, and on the board
/// of 6 × 8, where 24 stand against 24, each empty square stands for a move that turned the balance
/// by 1 to 15.
[[nodiscard]] bool can_arise(const Board& board);

/// How many sequences of exactly `depth` moves there are; depth is at least 0.
[[nodiscard]] std::uint64_t count_sequences(const Position& position, int depth);

/// A round being played for points. Level n pays 2n for each kill at once, and at the end n for
/// each own unit on the board.
class Round {
 public:
  /// `level` from 1; it scales all points.
  Round(int level, const Position& start);

  /// Makes a legal move.
  void play(Move move);

  [[nodiscard]] int level() const { return level_; }

  [[nodiscard]] const Position& position() const { return position_; }

  [[nodiscard]] bool is_over() const { return masterix::is_over(position_); }

  [[nodiscard]] int moves_made() const { return moves_made_; }

  /// Points for kills so far.
  [[nodiscard]] Points points(Color color) const {
    return color == Color::blue ? blue_points_ : red_points_;
  }

  /// Points the units on the board pay when the round ends now.
  [[nodiscard]] Points bonus(Color color) const;

  /// Kills and bonus: what decides the round when it ends now.
  [[nodiscard]] Points score(Color color) const { return points(color) + bonus(color); }

  friend bool operator==(const Round&, const Round&) = default;

 private:
  int level_;
  Position position_;
  int moves_made_ = 0;
  Points blue_points_ = 0;
  Points red_points_ = 0;
};

}  // namespace codemaker::engine::masterix
