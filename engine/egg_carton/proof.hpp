/// Proof that a board of Egg Carton is won or lost, however far the end.
#pragma once

#include "engine/egg_carton/endgame.hpp"
#include "engine/egg_carton/limits.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace codemaker::engine::egg_carton {

/// How many boards must at least still be settled to prove that the player who selects wins, and
/// that this player loses. One of them 0: proved.
struct ProofNumbers {
  /// The other one, once one of them is proved.
  static constexpr std::uint32_t never = std::numeric_limits<std::uint16_t>::max();

  std::uint32_t win = 1;
  std::uint32_t loss = 1;

  /// The same numbers as the other player sees them.
  [[nodiscard]] ProofNumbers swapped() const { return {loss, win}; }
};

/// What was proved about a board.
struct Proof {
  bool is_won = false;  ///< by the player who selects
  int slot = 0;         ///< won boards: a winning selection, 0 … 5
};

/// Depth-first proof-number search. Boards met by different orders of play are one board, so the
/// numbers of a loss are not summed: the largest counts, and one for each other selection. The
/// table of boards is lossy, the proof is not: it holds whole boards, never mistaken for others.
class ProofSearch {
 public:
  /// `endgames` outlives the search.
  explicit ProofSearch(const EndgameTable& endgames);

  /// Both sides hold marbles. nullopt: not settled within the limits. Keeps what it has learnt for
  /// the next board of the same game.
  [[nodiscard]] std::optional<Proof> prove(const Board& board, const Limits& limits);

  /// Selections made in search so far.
  [[nodiscard]] std::uint64_t selections() const { return selections_; }

 private:
  /// A board and its numbers, sixteen bytes: a side takes 48 bits, a number 16.
  struct Entry {
    std::uint64_t own_and_win = 0;
    std::uint64_t opposite_and_loss = 0;

    [[nodiscard]] bool is_of(const Board& board) const;
    [[nodiscard]] ProofNumbers numbers() const;
  };

  static constexpr std::size_t bucket_size = 4;  // a cache line
  using Bucket = std::array<Entry, bucket_size>;

  /// A board that can follow, its numbers as the player who selects now sees them.
  struct Child {
    Board board;
    ProofNumbers numbers;
    bool is_same_player = false;
    int slot = 0;
  };

  struct Node {
    std::array<Child, side_slots> children;
    std::size_t size = 0;
    ProofNumbers numbers;
    std::size_t best = 0;        ///< the child nearest to a win
    std::uint32_t next_win = 0;  ///< the win number of the second best
    std::uint32_t open = 0;      ///< children not yet proved to be wins
  };

  [[nodiscard]] Node open(const Board& board);
  void count(Node& node) const;
  /// Works on the node until one of its numbers reaches that of `limit`.
  void work(Node& node, const ProofNumbers& limit, LimitWatch& watch);
  [[nodiscard]] ProofNumbers visit(
      const Board& board, const ProofNumbers& limit, LimitWatch& watch
  );

  [[nodiscard]] Bucket& bucket_of(const Board& board);
  [[nodiscard]] ProofNumbers recall(const Board& board);
  void remember(const Board& board, const ProofNumbers& numbers);

  const EndgameTable& endgames_;
  std::vector<Bucket> buckets_;
  std::uint64_t selections_ = 0;
};

}  // namespace codemaker::engine::egg_carton
