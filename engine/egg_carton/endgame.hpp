/// Who wins every Egg Carton board with few marbles.
#pragma once

#include "engine/egg_carton/board.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace codemaker::engine::egg_carton {

namespace detail {

/// The sides with at most this many marbles can be numbered.
inline constexpr int max_ranked = 14;

/// n over k.
[[nodiscard]] constexpr std::uint32_t choose(int n, int k) {
  std::uint32_t ways = 1;
  for (int i = 1; i <= k; ++i) {
    ways = ways * static_cast<std::uint32_t>(n - k + i) / static_cast<std::uint32_t>(i);
  }
  return ways;
}

/// Sides with fewer than `marbles` marbles.
[[nodiscard]] constexpr std::uint32_t sides_below(int marbles) {
  return choose(marbles + side_slots - 1, side_slots);
}

/// By slot and by the marbles in it and the slots before: what they add to the number of a side.
using RankTerms = std::array<std::array<std::uint16_t, max_ranked + 1>, side_slots>;

constexpr RankTerms make_rank_terms() {
  RankTerms terms{};
  for (std::size_t slot = 0; slot < terms.size(); ++slot) {
    for (std::size_t sum = 0; sum < terms[slot].size(); ++sum) {
      const int k = static_cast<int>(slot) + 1;
      terms[slot][sum] = static_cast<std::uint16_t>(choose(static_cast<int>(sum) + k - 1, k));
    }
  }
  return terms;
}

inline constexpr RankTerms rank_terms = make_rank_terms();

}  // namespace detail

/// The number of a side with at most 14 marbles: 0, 1, 2, … without gaps. Fewer marbles come first,
/// and of equally many those that lie further on, so sowing within the side lowers it.
[[nodiscard]] inline std::uint32_t side_rank(SideWord side) {
  const SideWord sums = side * sum_bytes;  // byte k: marbles in the slots up to k
  std::uint32_t rank = 0;
  for (std::size_t slot = 0; slot < side_slots; ++slot) {
    rank += detail::rank_terms[slot][sums >> (8 * slot) & 0xFFU];
  }
  return rank;
}

/// One bit for every board with few marbles: won or lost for the player who selects next.
class EndgameTable {
 public:
  /// 14 marbles: 9.7 million boards, 1.2 MB.
  static constexpr int max_marbles = detail::max_ranked;

  /// Works out every board with at most `marbles` (0 … 14) marbles; nullopt when stopped.
  [[nodiscard]] static std::optional<EndgameTable> build(
      int marbles, RelayRule relay_rule, const std::stop_token& stop
  );

  /// True if the board has few enough marbles to be in the table.
  [[nodiscard]] bool holds(const Board& board) const { return marbles(board) <= marbles_; }

  /// True if the player who selects next wins this board, which the table holds. A side without a
  /// marble has won already.
  [[nodiscard]] bool is_won(const Board& board) const {
    const std::size_t index = index_of(board);
    return (bits_[index / 64] >> (index % 64) & 1U) != 0;
  }

  [[nodiscard]] RelayRule relay_rule() const { return relay_rule_; }

  /// Boards in the table.
  [[nodiscard]] std::size_t size() const { return size_; }

  /// Its size in memory, in bytes.
  [[nodiscard]] std::size_t bytes() const { return bits_.size() * sizeof bits_[0]; }

 private:
  /// Where the boards lie whose own side holds a given number of marbles.
  struct Block {
    std::size_t begin = 0;
    std::uint32_t first_rank = 0;
    std::uint32_t width = 0;  ///< opposite sides that keep within the table
  };

  EndgameTable(int marbles, RelayRule relay_rule);

  [[nodiscard]] std::size_t index_of(const Board& board) const {
    const Block& block = blocks_[static_cast<std::size_t>(marbles(board.own))];
    return block.begin + std::size_t{side_rank(board.own) - block.first_rank} * block.width +
           side_rank(board.opposite);
  }

  void settle(const Board& board);
  [[nodiscard]] bool can_win(const Board& board) const;

  int marbles_;
  RelayRule relay_rule_;
  std::array<Block, max_marbles + 1> blocks_{};
  std::size_t size_ = 0;
  std::vector<std::uint64_t> bits_;
};

}  // namespace codemaker::engine::egg_carton
