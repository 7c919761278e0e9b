/// Nim: heaps of sticks. Who moves takes as many as they like of one heap; who takes the last stick
/// of all wins.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::engine::nim {

inline constexpr int max_heaps = 4;
inline constexpr int max_sticks = 7;  ///< in a heap

/// The levels of the computer.
inline constexpr int weakest = 1;
inline constexpr int strongest = 10;

/// The sticks of each heap, A first; those behind the last heap are empty.
using Heaps = std::array<std::uint8_t, max_heaps>;

struct Move {
  int heap = 0;    ///< from 0
  int sticks = 1;  ///< 1 … 7

  friend bool operator==(const Move&, const Move&) = default;
};

/// "A", "B", … of a heap.
[[nodiscard]] constexpr char letter(int heap) {
  return static_cast<char>('A' + heap);
}

[[nodiscard]] constexpr int sticks_in(const Heaps& heaps, int heap) {
  return heaps.at(static_cast<std::size_t>(heap));
}

/// Of all heaps.
[[nodiscard]] int sticks_of(const Heaps& heaps);

[[nodiscard]] bool is_legal(const Heaps& heaps, Move move);

/// The heaps after a legal move.
[[nodiscard]] Heaps after(Heaps heaps, Move move);

/// All legal moves, those of A first.
[[nodiscard]] std::vector<Move> moves(const Heaps& heaps);

/// How many sequences of exactly `depth` moves there are; depth is at least 0.
[[nodiscard]] std::uint64_t count_sequences(const Heaps& heaps, int depth);

/// The heaps of a seed: three up to level 3, then four, of 1 to 7 sticks and no two alike. One deal
/// in five is balanced.
[[nodiscard]] Heaps deal(std::uint64_t seed, int level);

/// True if the 4s, 2s and 1s that heaps are made of all stand in pairs: then who is to move loses
/// against good play.
[[nodiscard]] bool is_balanced(const Heaps& heaps);

/// A move that leaves balanced heaps; where they are balanced already, one stick of the largest.
[[nodiscard]] Move best(const Heaps& heaps);

/// What the computer takes: in `level` of ten cases the best move, else any; of a ladder's levels
/// above the strongest, always. Same seed, same play.
[[nodiscard]] Move choose(const Heaps& heaps, int level, std::uint64_t seed);

/// "C2": two sticks of C.
[[nodiscard]] std::string text(Move move);
/// The move written by `text`; nullopt for any other text.
[[nodiscard]] std::optional<Move> parse_move(std::string_view text);

}  // namespace codemaker::engine::nim
