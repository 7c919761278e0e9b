/// Games of Nim as records: what decides them, and how they are replayed.
#pragma once

#include "engine/nim/id.hpp"
#include "engine/nim/rules.hpp"
#include "engine/ranked_run.hpp"
#include "engine/records/record_of.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace codemaker::engine::nim::records {

using namespace engine::records;

/// A ranked run up the ladder, from level 1.
struct NimLadder {
  friend bool operator==(const NimLadder&, const NimLadder&) = default;
};

/// A casual game against a computer of this level, with undo.
struct NimCasual {
  int level = weakest;

  friend bool operator==(const NimCasual&, const NimCasual&) = default;
};

/// The game of a day, the same heaps for all: one try, without hints and undo.
struct NimDaily {
  Day day = first_day;
  int level = daily_level;

  friend bool operator==(const NimDaily&, const NimDaily&) = default;
};

/// What was agreed before the first move; the ranked kind first.
using NimSetup = std::variant<NimLadder, NimCasual, NimDaily>;

/// What happens in a game.
using NimMove = std::variant<Dealt, nim::Move, Undo, Leave>;

/// The heaps that are played with. The person begins.
struct Table {
  Heaps dealt{};
  Heaps heaps{};
  bool is_persons_turn = true;
  std::array<int, 2> taken{};  ///< sticks, by the person and by the computer

  [[nodiscard]] bool is_on() const { return heaps != Heaps{}; }

  /// Of one that was dealt and is empty: who took the last stick has won.
  [[nodiscard]] Verdict verdict() const { return is_persons_turn ? Verdict::lost : Verdict::won; }
};

/// A game that is replayed, move by move.
class NimReplay {
 public:
  explicit NimReplay(const NimSetup& setup) : setup_{setup} {}

  /// Makes the next move. Refused, it changes nothing.
  [[nodiscard]] Refusal play(const NimMove& move);

  [[nodiscard]] const Table& table() const { return table_; }

  /// Of the run, or of the computer.
  [[nodiscard]] int level() const;

  [[nodiscard]] bool is_ladder() const { return std::holds_alternative<NimLadder>(setup_); }

  /// What came of the game so far: the bank of a run, else the sticks of both.
  [[nodiscard]] Outcome outcome() const;

 private:
  [[nodiscard]] Refusal apply(const Dealt& dealt);
  [[nodiscard]] Refusal apply(const nim::Move& move);
  [[nodiscard]] Refusal apply(Undo undo);
  [[nodiscard]] Refusal apply(Leave leave);

  NimSetup setup_;
  RankedRun run_;  ///< of the ladder
  Table table_;
  std::vector<Table> before_;  ///< each move of the person's that can be undone
  bool is_left_ = false;
};

/// A game of Nim, finished or not: `records/record_of.hpp` says what each member is.
struct NimRecord {
  using Replay = NimReplay;

  static constexpr RankedGame game = id;
  static constexpr int rules_version = 1;

  [[nodiscard]] static std::optional<NimSetup> parse_setup(
      std::string_view kind, std::string_view text
  );
  static void append(std::string& text, const NimMove& move);
  [[nodiscard]] static std::optional<NimMove> parse_move(std::string_view text);

  /// Of a game that was won: the person's sticks.
  [[nodiscard]] static Points daily_score(const Outcome& outcome) { return outcome.one; }

  NimSetup setup;
  std::vector<NimMove> moves;

  friend bool operator==(const NimRecord&, const NimRecord&) = default;
};

/// "ladder", "casual", "daily".
[[nodiscard]] std::string_view kind(const NimSetup& setup);

/// What was agreed, with points between; empty where nothing is.
[[nodiscard]] std::string text(const NimSetup& setup);

}  // namespace codemaker::engine::nim::records
