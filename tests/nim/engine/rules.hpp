/// Nim: heaps of sticks. Who moves takes as many as they like of one heap; who takes the last stick
/// of all wins. Its rules, its computer player, and its games as records.
#pragma once

#include "engine/records/board_record.hpp"
#include "engine/records/board_texts.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace codemaker::engine::nim {

inline constexpr std::size_t max_heaps = 4;
inline constexpr int max_sticks = 7;                 ///< in a heap
inline constexpr std::string_view letters = "ABCD";  ///< of the heaps

/// The sticks of each heap, A first; those behind the last heap are empty.
using Heaps = std::array<int, max_heaps>;

struct Move {
  std::size_t heap = 0;
  int sticks = 1;

  friend bool operator==(const Move&, const Move&) = default;
};

/// The heaps after a legal move.
[[nodiscard]] Heaps after(Heaps heaps, Move move);

/// All legal moves, those of A first.
[[nodiscard]] std::vector<Move> moves(const Heaps& heaps);

/// True if the 4s, 2s and 1s that heaps are made of all stand in pairs: then who is to move loses
/// against good play.
[[nodiscard]] bool is_balanced(const Heaps& heaps);

/// A move that leaves balanced heaps; where they are balanced already, one stick of the largest.
[[nodiscard]] Move best(const Heaps& heaps);

/// What the computer takes: in `level` of ten cases the best move, else any; of a ladder's levels
/// above 10, always. Same seed, same play.
[[nodiscard]] Move choose(const Heaps& heaps, int level, std::uint64_t seed);

/// The heaps that are played with. The person begins.
struct Table {
  Heaps heaps{};
  bool is_persons_turn = true;
  std::array<int, 2> taken{};  ///< sticks, by the person and by the computer

  friend bool operator==(const Table&, const Table&) = default;
};

/// What `BoardRecord` asks of them.
struct Rules {
  using Setup = std::variant<records::RankedSetup, records::CasualSetup, records::DailySetup>;
  using Move = nim::Move;
  using Table = nim::Table;

  static constexpr RankedGame game{4};
  static constexpr int version = 1;
  static constexpr std::array<std::string_view, 3> kinds{"ladder", "casual", "daily"};
  static constexpr bool undoes_unanswered = true;
  static constexpr records::Refusal not_legal = "the heap has not so many sticks";
  static constexpr records::Refusal not_undone = "there is no move to undo";

  /// Three heaps up to level 3, then four, of 1 to 7 sticks and no two alike. One deal in five is
  /// balanced.
  static Table deal(const Setup& setup, std::uint64_t seed, int level);

  static bool is_legal(const Table& table, Move move) {
    return move.sticks >= 1 && move.sticks <= table.heaps.at(move.heap);
  }

  static void play(Table& table, Move move) {
    table.heaps = after(table.heaps, move);
    table.taken.at(table.is_persons_turn ? 0 : 1) += move.sticks;
    table.is_persons_turn = !table.is_persons_turn;
  }

  static bool is_over(const Table& table) { return table.heaps == Heaps{}; }

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
  static Points daily_score(const records::Outcome& outcome) { return outcome.one; }

  /// "C2": two sticks of C.
  static std::string text(Move move);
  static std::optional<Move> parse_move(std::string_view text);
};

using Record = records::BoardRecord<Rules>;

}  // namespace codemaker::engine::nim
