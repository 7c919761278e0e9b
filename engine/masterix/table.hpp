/// What a Masterix search remembers about positions it has seen.
#pragma once

#include "engine/masterix/sides.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace codemaker::engine::masterix {

/// What a remembered worth says about the true one: nothing, at least, at most, or equal.
enum class Bound : std::uint8_t { none, least, most, exact };

/// What is known about a position; values are worths as `Search` counts them.
struct TableEntry {
  std::uint64_t key = 0;  ///< 0 only where nothing is remembered
  std::int16_t worth = 0;
  std::int8_t depth = 0;  ///< moves looked ahead; `to_the_end` if the round was played out
  Bound bound = Bound::none;
  std::int8_t origin = 0;  ///< of the move to try first
  std::int8_t target = 0;

  /// A depth beyond any: the worth is no estimate.
  static constexpr std::int8_t to_the_end = 127;

  /// The move to try first. There is a bound.
  [[nodiscard]] Move move() const { return {origin, target}; }
};

/// A transposition table: it forgets, and it takes its memory when there is something to remember.
/// What it says stays true from move to move and from round to round, so one table can serve many
/// players, one after another.
class TranspositionTable {
 public:
  /// 16 MiB, for one who thinks alone.
  static constexpr std::size_t usual_bytes = std::size_t{16} << 20U;

  /// Of at most `bytes`, a power of two.
  explicit TranspositionTable(std::size_t bytes = usual_bytes) : size_{bytes / sizeof(Pair)} {}

  /// What is remembered of the position; no bound if it is nothing.
  [[nodiscard]] TableEntry probe(std::uint64_t key) const {
    if (pairs_.empty()) return {};
    const Pair& pair = pairs_[place(key)];
    if (pair.deep.key == key) return pair.deep;
    return pair.recent.key == key ? pair.recent : TableEntry{};
  }

  /// One place of a pair keeps the deeper entry, the other the latest.
  void store(const TableEntry& entry) {
    if (pairs_.empty()) pairs_.resize(size_);
    Pair& pair = pairs_[place(entry.key)];
    const bool is_deep = entry.key == pair.deep.key || entry.depth >= pair.deep.depth;
    (is_deep ? pair.deep : pair.recent) = entry;
  }

 private:
  struct Pair {
    TableEntry deep;
    TableEntry recent;
  };

  static_assert(sizeof(Pair) == 32);  // or a size would be no power of two

  [[nodiscard]] std::size_t place(std::uint64_t key) const { return (key >> 32U) & (size_ - 1); }

  std::size_t size_;  ///< in pairs, a power of two
  std::vector<Pair> pairs_;
};

}  // namespace codemaker::engine::masterix
