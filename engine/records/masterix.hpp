/// Games of Masterix as records: what decides them, and how they are replayed.
#pragma once

#include "engine/masterix/rules.hpp"
#include "engine/ranked_run.hpp"
#include "engine/records/moves.hpp"
#include "engine/records/puzzle.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace codemaker::engine::records {

/// A ranked run, from level 1.
struct MasterixRun {
  friend bool operator==(const MasterixRun&, const MasterixRun&) = default;
};

/// A round against the computer, with hints and undo; the person is blue.
struct MasterixCasual {
  int level = 1;  ///< 1 … 10

  friend bool operator==(const MasterixCasual&, const MasterixCasual&) = default;
};

/// A round of two people. Player one is blue.
struct MasterixPair {
  friend bool operator==(const MasterixPair&, const MasterixPair&) = default;
};

/// The round of a day against the computer, the same board for all: one try, without hints and
/// undo; the person is blue.
struct MasterixDaily {
  Day day = first_day;      ///< on which the game began
  int level = daily_level;  ///< 1 … 10

  friend bool operator==(const MasterixDaily&, const MasterixDaily&) = default;
};

/// What was agreed before the first move.
using MasterixSetup = std::variant<MasterixRun, MasterixCasual, MasterixPair, MasterixDaily>;

/// What happens in a game: a board dealt, a jump, …
using MasterixMove = std::variant<Dealt, masterix::Move, Undo, Leave>;

/// A game that is replayed, move by move.
class MasterixReplay {
 public:
  explicit MasterixReplay(const MasterixSetup& setup) : setup_{setup} {}

  /// Makes the next move. Refused, it changes nothing.
  [[nodiscard]] Refusal play(const MasterixMove& move);

  /// The round of the last move; nullopt before the first.
  [[nodiscard]] const std::optional<masterix::Round>& round() const { return round_; }

  /// What came of the game so far.
  [[nodiscard]] Outcome outcome() const;

 private:
  [[nodiscard]] bool is_run() const { return std::holds_alternative<MasterixRun>(setup_); }

  [[nodiscard]] bool is_round_on() const { return round_ && !round_->is_over(); }

  [[nodiscard]] bool is_over() const;
  [[nodiscard]] bool is_persons_turn() const;
  [[nodiscard]] int level() const;
  [[nodiscard]] Refusal apply(const Dealt& dealt);
  [[nodiscard]] Refusal apply(const masterix::Move& move);
  [[nodiscard]] Refusal apply(Undo undo);
  [[nodiscard]] Refusal apply(Leave leave);

  MasterixSetup setup_;
  RankedRun run_;  ///< of a run
  std::optional<masterix::Round> round_;
  std::vector<masterix::Round> before_;  ///< each move that can be taken back
  bool is_left_ = false;
};

/// A game of Masterix, finished or not: a scene appends each move as it is made.
struct MasterixRecord {
  using Replay = MasterixReplay;

  /// Counted up when a record made before would be played differently.
  static constexpr int rules_version = 1;

  MasterixSetup setup;
  std::vector<MasterixMove> moves;

  friend bool operator==(const MasterixRecord&, const MasterixRecord&) = default;
};

}  // namespace codemaker::engine::records
