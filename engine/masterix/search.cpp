#include "engine/masterix/search.hpp"

#include "engine/masterix/candidates.hpp"

#include <algorithm>
#include <cassert>

namespace codemaker::engine::masterix {
namespace {

constexpr int no_worth = 10'000;  ///< more than any worth
constexpr std::uint64_t nodes_between_questions = 1024;

/// Units that can ever take part in a jump: those of groups that hold both colors. Squares never
/// fill again, so the other groups stay what they are, and the worth does not depend on them.
Sides alive(const Sides& sides) {
  const Squares units = sides.own | sides.enemies;
  Squares reached = sides.targets();
  for (Squares before = 0; before != reached;) {
    before = reached;
    reached = with_neighbors(reached) & units;
  }
  return {sides.own & reached, sides.enemies & reached};
}

std::uint64_t key(const Sides& sides) {
  std::uint64_t mixed =
      (sides.own * 0x9E3779B97F4A7C15U) ^ ((sides.enemies + 1) * 0xD6E8FEB86659FD93U);
  mixed = (mixed ^ (mixed >> 32U)) * 0xD6E8FEB86659FD93U;
  return (mixed ^ (mixed >> 29U)) | 1U;
}

bool is_jump(const Sides& sides, Move move) {
  return (sides.own & only(move.origin)) != 0 &&
         (sides.enemies & around(move.origin) & only(move.target)) != 0;
}

int gain_of(const Sides& sides, Square target) {
  return gain(count(sides.taken(target)) - 1);
}

}  // namespace

/// A position whose moves are being tried.
struct Search::Node {
  Sides sides;
  int depth;
  Window window;  ///< narrows from below as better moves are found
  int best = -no_worth;
  Move best_move{};
  std::array<Move, 2> tried_early{};  ///< before the other moves were listed

  [[nodiscard]] bool is_first() const { return best == -no_worth; }

  [[nodiscard]] bool is_cut() const { return best >= window.high; }

  [[nodiscard]] bool has_tried_early(Move move) const {
    return move == tried_early[0] || move == tried_early[1];
  }

  void take(Move move, int worth) {
    if (worth <= best) return;
    best = worth;
    best_move = move;
    window.low = std::max(window.low, best);
  }
};

Search::Search(TranspositionTable* table, std::function<bool()> should_stop)
    : table_{table},
      should_stop_{std::move(should_stop)} {}

SearchResult Search::deepen(const Sides& sides, std::vector<Move> moves, int depth) {
  assert(!moves.empty() && depth >= 1);
  SearchResult result;
  for (int ahead = 1; ahead <= depth; ++ahead) {
    if (!look(sides, moves, ahead, result) || result.is_exact) break;
  }
  return result;
}

bool Search::look(const Sides& sides, std::span<Move> moves, int depth, SearchResult& result) {
  estimates_ = 0;
  Node root{sides, depth, {-no_worth, no_worth}};
  for (auto move = moves.begin(); move != moves.end(); ++move) {
    const int best = root.best;
    try_move(root, *move, gain_of(sides, move->target));
    if (stopped_) return false;
    if (root.best == best) continue;
    result.move = root.best_move;
    result.worth = root.best;
    std::rotate(moves.begin(), move, move + 1);  // the next search tries the best ones first
  }
  result.depth = depth;
  result.is_exact = estimates_ == 0;
  return true;
}

bool Search::is_stopped() {
  if (nodes_ >= next_question_) {
    next_question_ = nodes_ + nodes_between_questions;
    stopped_ = stopped_ || should_stop_();
  }
  return stopped_;
}

bool Search::is_done(const Node& node) const {
  return stopped_ || node.is_cut();
}

int Search::worth(const Sides& sides, int depth, Window window) {
  ++nodes_;
  if (depth == 0) return estimate(sides);
  return depth == 1 ? worth_one_ahead(sides, window) : worth_further_ahead(sides, depth, window);
}

int Search::estimate(const Sides& sides) {
  const Squares targets = sides.targets();
  if (targets == 0) return 0;
  ++estimates_;
  return masterix::estimate(NeighborCounts{sides.enemies}.most(targets).neighbors);
}

int Search::worth_one_ahead(const Sides& sides, Window window) {
  const Squares targets = sides.targets();
  if (targets == 0) return 0;
  const NeighborCounts counts{sides.enemies};
  int best = -no_worth;
  for (Squares rest = targets; rest != 0;) {
    const auto [group, captures] = counts.most(rest);
    rest ^= group;
    const int gain = masterix::gain(captures);
    window.low = std::max(window.low, best);
    if (gain <= window.low) {  // no estimate is below 0, so nothing better can come
      ++estimates_;
      return std::max(best, gain);
    }
    for (Squares left = group; left != 0; left = without_first(left)) {
      best = std::max(best, best_onto(sides, first(left), gain, window));
      if (best >= window.high) return best;
    }
  }
  return best;
}

int Search::best_onto(const Sides& sides, Square target, int gain, Window window) {
  const Replies replies{sides, target};
  ++nodes_;
  if (replies.usual() == 0) return gain;
  ++estimates_;
  int least = replies.usual();
  if (gain - least >= window.high) return gain - least;
  const Squares jumpers = sides.jumpers(target);
  Squares spoilers = replies.spoilers(jumpers);
  nodes_ += static_cast<unsigned>(count(jumpers)) - 1;
  for (; spoilers != 0; spoilers = without_first(spoilers)) {
    least = std::min(least, replies.without(first(spoilers)));
  }
  return gain - least;
}

int Search::worth_further_ahead(const Sides& sides, int depth, Window window) {
  if (is_stopped()) return 0;
  Node node{alive(sides), depth, window};
  if (node.sides.own == 0) return 0;
  if (table_ == nullptr) {
    try_moves(node, {});
    return node.best;
  }
  const std::uint64_t position = key(node.sides);
  const TableEntry entry = table_->probe(position);
  if (const auto known = recall(entry, depth, window)) return *known;
  const std::uint64_t estimates_before = estimates_;
  try_moves(node, entry);
  if (stopped_) return 0;
  const bool is_to_the_end = estimates_ == estimates_before;
  table_->store({
      .key = position,
      .worth = static_cast<std::int16_t>(node.best),
      .depth = is_to_the_end ? TableEntry::to_the_end : static_cast<std::int8_t>(depth),
      .bound = node.is_cut()            ? Bound::least
               : node.best > window.low ? Bound::exact
                                        : Bound::most,
      .origin = static_cast<std::int8_t>(node.best_move.origin),
      .target = static_cast<std::int8_t>(node.best_move.target),
  });
  return node.best;
}

std::optional<int> Search::recall(const TableEntry& entry, int depth, Window window) {
  const bool is_enough = entry.bound == Bound::exact ||
                         (entry.bound == Bound::least && entry.worth >= window.high) ||
                         (entry.bound == Bound::most && entry.worth <= window.low);
  if (!is_enough || entry.depth < depth) return std::nullopt;
  if (entry.depth != TableEntry::to_the_end) ++estimates_;
  return entry.worth;
}

void Search::try_moves(Node& node, const TableEntry& entry) {
  try_early(node, entry);
  if (!is_done(node)) try_candidates(node);
  if (node.depth == 2 && node.is_cut() && node.best_move != killer_moves_[0]) {
    killer_moves_ = {node.best_move, killer_moves_[0]};
  }
}

/// To list and weigh all moves costs more than one good move that makes the others unnecessary. So
/// the remembered move is tried before that, or near the horizon what was good enough lately.
void Search::try_early(Node& node, const TableEntry& entry) {
  if (entry.bound != Bound::none) {
    node.tried_early[0] = entry.move();
    try_move(node, entry.move(), gain_of(node.sides, entry.move().target));
    return;
  }
  if (node.depth > 2) return;
  for (std::size_t i = 0; i < killer_moves_.size() && !is_done(node); ++i) {
    const Move move = killer_moves_[i];
    if (!is_jump(node.sides, move)) continue;
    node.tried_early[i] = move;
    try_move(node, move, gain_of(node.sides, move.target));
  }
}

void Search::try_candidates(Node& node) {
  Candidates candidates{node.sides};
  while (!candidates.is_empty()) {
    const Candidate& candidate = candidates.take();
    for (Squares left = candidate.origins; left != 0; left = without_first(left)) {
      const Move move{first(left), candidate.target};
      if (node.has_tried_early(move)) continue;
      try_move(node, move, candidate.gain);
      if (is_done(node)) return;
    }
  }
}

/// The first move gets the whole window, the others must first show that they beat the best.
void Search::try_move(Node& node, Move move, int gain) {
  const Sides after = node.sides.after(move);
  const Window window = node.window;
  if (!node.is_first()) {
    const Window better{window.low, window.low + 1};
    const int found = gain - worth(after, node.depth - 1, better.after(gain));
    if (stopped_ || found <= window.low || found >= window.high) {
      if (!stopped_) node.take(move, found);
      return;
    }
  }
  const int found = gain - worth(after, node.depth - 1, window.after(gain));
  if (!stopped_) node.take(move, found);
}

}  // namespace codemaker::engine::masterix
