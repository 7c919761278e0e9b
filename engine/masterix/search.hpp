/// Alpha-beta over Masterix positions.
///
/// The search counts in *worths*: what a side can still gain by moves, over what it has. A move
/// that captures c units is worth 4c + 3 (two points for each of c + 1 kills, and the balance of
/// units turns by 2c + 1), less what the position after it is worth to the other side. A round that
/// is over is worth 0. Margin to come = units own − other + worth (rules.md 4.4, check for
/// implementers). Where the search stops looking it estimates: 2 × the most captures the mover has
/// + 1, or 0 without a jump (E1 of rules.md 6.2).
#pragma once

#include "engine/masterix/sides.hpp"
#include "engine/masterix/table.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace codemaker::engine::masterix {

/// What a search found.
struct SearchResult {
  Move move;
  int worth = 0;
  int depth = 0;          ///< moves looked ahead in the last search that was finished
  bool is_exact = false;  ///< the round was played out to its end: `worth` is no estimate
};

/// A search for one side to move; it counts positions from one question to the next.
class Search {
 public:
  /// `table` may be nullptr. `should_stop` is asked every thousand positions or so.
  Search(TranspositionTable* table, std::function<bool()> should_stop);

  /// Looks 1, 2, … `depth` moves ahead until stopped or until the end of the round is reached; two
  /// moves are always looked ahead. `moves` are all legal moves, at least one; of equally
  /// good ones an earlier one is chosen.
  [[nodiscard]] SearchResult deepen(const Sides& sides, std::vector<Move> moves, int depth);

  /// Positions looked at so far.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  /// Worths up to `low` and from `high` on need not be told apart.
  struct Window {
    int low;
    int high;

    /// The window after a move with this gain, for the other side.
    [[nodiscard]] Window after(int gain) const { return {gain - high, gain - low}; }
  };

  struct Node;

  [[nodiscard]] int worth(const Sides& sides, int depth, Window window);
  [[nodiscard]] int estimate(const Sides& sides);
  [[nodiscard]] int worth_one_ahead(const Sides& sides, Window window);
  [[nodiscard]] int best_onto(const Sides& sides, Square target, int gain, Window window);
  [[nodiscard]] int worth_further_ahead(const Sides& sides, int depth, Window window);
  /// The worth if what is remembered tells enough of it.
  [[nodiscard]] std::optional<int> recall(const TableEntry& entry, int depth, Window window);
  void try_moves(Node& node, const TableEntry& entry);
  void try_early(Node& node, const TableEntry& entry);
  void try_candidates(Node& node);
  void try_move(Node& node, Move move, int gain);
  [[nodiscard]] bool is_done(const Node& node) const;
  /// One search at the root; false if it was stopped, with what it had found by then.
  [[nodiscard]] bool look(
      const Sides& sides, std::span<Move> moves, int depth, SearchResult& result
  );
  [[nodiscard]] bool is_stopped();

  TranspositionTable* table_;
  std::function<bool()> should_stop_;
  std::uint64_t nodes_ = 0;
  std::uint64_t next_question_ = 0;
  std::uint64_t estimates_ = 0;  ///< how often a worth rested on an estimate
  bool stopped_ = false;
  /// The last two moves that made the others unnecessary in a search of two moves.
  std::array<Move, 2> killer_moves_{};
};

}  // namespace codemaker::engine::masterix
