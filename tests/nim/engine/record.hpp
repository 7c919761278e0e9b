/// Games of Nim as records: what decides them, and how they are replayed.
#pragma once

#include "engine/nim/id.hpp"
#include "engine/nim/rules.hpp"
#include "engine/records/board_record.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace codemaker::engine::nim::records {

using namespace engine::records;

/// The heaps that are played with. The person begins.
struct Table {
  Heaps dealt{};
  Heaps heaps{};
  bool is_persons_turn = true;
  std::array<int, 2> taken{};  ///< sticks, by the person and by the computer

  [[nodiscard]] bool is_over() const { return heaps == Heaps{}; }

  friend bool operator==(const Table&, const Table&) = default;
};

/// What `BoardRecord` asks of them.
struct NimRules {
  using Setup = std::variant<RankedSetup, CasualSetup, DailySetup>;
  using Move = nim::Move;
  using Table = records::Table;

  static constexpr RankedGame game = id;
  static constexpr int version = 1;
  static constexpr std::array<std::string_view, 3> kinds{"ladder", "casual", "daily"};
  static constexpr bool undoes_unanswered = true;
  static constexpr Refusal not_dealt = "there are no heaps to take from yet";
  static constexpr Refusal not_legal = "the heap has not so many sticks";
  static constexpr Refusal not_undone = "there is no move to undo";

  static Table deal(const Setup& /*setup*/, std::uint64_t seed, int level) {
    const Heaps heaps = nim::deal(seed, level);
    return {.dealt = heaps, .heaps = heaps};
  }

  static bool is_legal(const Table& table, Move move) { return nim::is_legal(table.heaps, move); }

  static void play(Table& table, Move move) {
    table.heaps = after(table.heaps, move);
    table.taken.at(table.is_persons_turn ? 0 : 1) += move.sticks;
    table.is_persons_turn = !table.is_persons_turn;
  }

  static bool is_over(const Table& table) { return table.is_over(); }

  static bool is_persons_turn(const Setup& /*setup*/, const Table& table) {
    return table.is_persons_turn;
  }

  /// Who took the last stick has won.
  static Verdict verdict(const Table& table) {
    return table.is_persons_turn ? Verdict::lost : Verdict::won;
  }

  static std::array<Points, 2> score(const Table& table) {
    return {table.taken[0], table.taken[1]};
  }

  /// The level times the sticks one took.
  static Points worth(const Table& table, int level) { return Points{level} * table.taken[0]; }

  /// The person's sticks.
  static Points daily_score(const Outcome& outcome) { return outcome.one; }

  static std::string text(Move move) { return nim::text(move); }

  static std::optional<Move> parse_move(std::string_view text) { return nim::parse_move(text); }
};

using NimRecord = BoardRecord<NimRules>;
using NimReplay = NimRecord::Replay;

}  // namespace codemaker::engine::nim::records
