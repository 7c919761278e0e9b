/// Games of Masterix as records: what decides them, and how they are replayed.
#pragma once

#include "engine/masterix/id.hpp"
#include "engine/masterix/rules.hpp"
#include "engine/ranked_run.hpp"
#include "engine/records/record_of.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace codemaker::engine::masterix::records {

using namespace engine::records;

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

  static constexpr RankedGame game = id;

  /// Counted up when a record made before would be played differently.
  static constexpr int rules_version = 1;

  /// A setup of a kind; nullopt for any text that `text` does not write.
  [[nodiscard]] static std::optional<MasterixSetup> parse_setup(
      std::string_view kind, std::string_view text
  );
  /// Appends a move: its sign, "=" before what was hidden or dealt and "," before all others, and
  /// the move itself.
  static void append(std::string& text, const MasterixMove& move);
  /// A move with its sign; nullopt for any text that `append` does not write. Whether the rules
  /// allow it is for the replay to say.
  [[nodiscard]] static std::optional<MasterixMove> parse_move(std::string_view text);

  /// Of a round that was won: the points more than the computer.
  [[nodiscard]] static Points daily_score(const Outcome& outcome) {
    return outcome.one - outcome.two;
  }

  MasterixSetup setup;
  std::vector<MasterixMove> moves;

  friend bool operator==(const MasterixRecord&, const MasterixRecord&) = default;
};

/// The word for the kind of a game: "casual", "daily".
[[nodiscard]] std::string_view kind(const MasterixSetup& setup);

/// What was agreed, with points between; empty where nothing is.
[[nodiscard]] std::string text(const MasterixSetup& setup);

}  // namespace codemaker::engine::masterix::records
