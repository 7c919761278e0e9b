/// What each move on a board was worth: the same for all games on boards. A
/// game says what its numbers mean, and its question to the computer weighs
/// some moves at a time.
#pragma once

#include "play/events/question.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::boards {

/// A move beside the best one. Both values are those of who made it.
struct WeighedMove {
  int played = 0;      ///< what the board promises after it
  int best = 0;        ///< after the best one, never less
  std::string better;  ///< the best one as it is written; empty: none is better

  [[nodiscard]] int lost() const { return best - played; }
};

/// The answer to a question that weighs moves: as many as were weighed before
/// it was stopped, in the order of the question.
struct Weighed {
  std::vector<WeighedMove> moves;
};

/// A row of a small screen wants few words.
enum class Wording : std::uint8_t { whole, brief };

/// What is the same for all boards of a game.
struct ReviewWords {
  std::string_view heading;  ///< "MASTERIX"
  std::string_view promise;  ///< what the values are, behind "your"
  std::string (*value)(int value);
  /// What a better move would have done: "d3-c3 would have kept 5 more", briefly "d3-c3 kept 5
  /// more".
  std::string (*missed)(const WeighedMove& move, Wording wording);
  std::string_view counted = {};  ///< what was lost, where that adds up: "points"
  std::string_view proved = {};   ///< in place of `promise` where all values are whole ones
  int full = 0;                   ///< the least value that fills the curve, a whole one
  int much = 0;                   ///< what is lost by a turning point, whoever is ahead after it
  int some = 0;  ///< what is lost at least by one that lets the other side get ahead
};

/// A move that was made.
struct MoveMade {
  bool is_first = true;    ///< by the first of the two
  std::string text;        ///< as it is written
  std::size_t number = 0;  ///< in the record of the game, from 1
};

/// A board to be reviewed.
struct BoardToReview {
  const ReviewWords* words = nullptr;
  std::string where = {};                 ///< "Level 3"; empty: there is only one
  std::array<std::string, 2> names = {};  ///< of the first and the second; "You" is the caller
  int scale = 1;                          ///< by it `full`, `much` and `some` are multiplied
  std::vector<MoveMade> moves = {};
  /// Each weighs `moves_asked` moves; the first of them the last ones, so that
  /// what is found out about the end helps.
  std::vector<Question> questions = {};
};

/// Moves that one question weighs: other callers think in between.
inline constexpr std::size_t moves_asked = 8;
/// Of a longer game the last ones are weighed.
inline constexpr std::size_t most_weighed = 120;

/// How a board to be reviewed comes to the page.
struct ToReview {
  std::optional<BoardToReview> board = {};
};

/// The turning points that the last reviews found, as moves of a record: a
/// replay leads to them.
struct TurningPoints {
  std::vector<std::size_t> moves;
};

/// A board and what is known of its moves so far.
class BoardReview {
 public:
  explicit BoardReview(BoardToReview board);

  [[nodiscard]] const BoardToReview& board() const { return board_; }

  /// The next question; nullptr: all moves are weighed, or as many as will be.
  [[nodiscard]] const Question* next() const;

  /// The answer to it. Where moves are missing nothing more is asked.
  void take(const Weighed& weighed);

  [[nodiscard]] std::size_t weighed() const;

  /// nullptr: it was not weighed.
  [[nodiscard]] const WeighedMove* weight(std::size_t move) const;

  /// What the board promised the first of the two after a move; nullopt: not
  /// weighed.
  [[nodiscard]] std::optional<int> value(std::size_t move) const;

  /// All moves that are turning points.
  [[nodiscard]] std::vector<std::size_t> all_turns() const;

  /// Those of them by which most was lost, so many at most, in their order; of equal ones the last.
  [[nodiscard]] std::vector<std::size_t> turning_points(std::size_t most = 5) const;

  /// Whether what was lost adds up; else all turning points cost the same.
  [[nodiscard]] bool counts_lost() const { return !board_.words->counted.empty(); }

  /// What the values are, behind "your".
  [[nodiscard]] std::string_view promise() const;

  /// True of a turning point.
  [[nodiscard]] bool turns(const WeighedMove& move) const;

  /// "14. You e4-e5: d3-c3 would have kept 5 more."
  [[nodiscard]] std::string sentence(std::size_t move, Wording wording = Wording::whole) const;

  /// "Best moves: You 12 of 18, 5 points lost; Computer 9 of 18, 7 lost."
  [[nodiscard]] std::string summary() const;
  /// "Best moves: You 12/18, Computer 9/18.", shorter where there are fewer columns.
  [[nodiscard]] std::string short_summary(int columns) const;

  /// The greatest value there is, or what fills the curve at least.
  [[nodiscard]] int greatest() const;

 private:
  /// What one of the two made of their moves.
  struct Tally {
    std::string_view name;
    int made = 0;
    int best = 0;
    int lost = 0;
  };

  [[nodiscard]] Tally tally(bool is_first) const;

  BoardToReview board_;
  std::vector<std::optional<WeighedMove>> weights_;
  std::size_t asked_ = 0;  ///< questions that are answered
};

/// What the board promised the first of the two after a move: "+12", "won".
[[nodiscard]] std::string value_text(const BoardReview& review, std::size_t move);

/// What those values are.
[[nodiscard]] std::string promise_text(const BoardReview& review, std::string_view what);

/// "Up: you ahead, down: the computer ahead"
[[nodiscard]] std::string sides_text(const std::array<std::string, 2>& names);

}  // namespace codemaker::play::boards
