#include "engine/egg_carton/proof.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace codemaker::engine::egg_carton {
namespace {

constexpr std::uint32_t never = ProofNumbers::never;
constexpr ProofNumbers won{0, never};
constexpr ProofNumbers lost{never, 0};

/// Fair deals need some thousand boards under the usual relay rule, under the narrow one millions:
/// 4 and 16 MB. A power of two.
std::size_t buckets_for(RelayRule relay_rule) {
  return std::size_t{1} << (relay_rule == RelayRule::usual ? 16U : 18U);
}

/// A first guess of the numbers: far from the end much is to be done, the more so where a selection
/// gives no other, and a loss needs an answer to every selection.
ProofNumbers estimate(const Board& board, RelayRule relay_rule) {
  const auto distance =
      static_cast<std::uint32_t>(marbles(board)) / (relay_rule == RelayRule::usual ? 4 : 1);
  std::uint32_t choices = 0;
  for (int slot = 0; slot < side_slots; ++slot) {
    if (marbles(board.own, slot) > 0) ++choices;
  }
  return {1 + distance, choices + distance};
}

}  // namespace

bool ProofSearch::Entry::is_of(const Board& board) const {
  return (own_and_win & side_mask) == board.own &&
         (opposite_and_loss & side_mask) == board.opposite;
}

ProofNumbers ProofSearch::Entry::numbers() const {
  return {
      static_cast<std::uint32_t>(own_and_win >> 48U),
      static_cast<std::uint32_t>(opposite_and_loss >> 48U)};
}

ProofSearch::ProofSearch(const EndgameTable& endgames)
    : endgames_{endgames},
      buckets_(buckets_for(endgames.relay_rule())) {}

std::optional<Proof> ProofSearch::prove(const Board& board, const Limits& limits) {
  assert(board.own != 0 && board.opposite != 0);
  LimitWatch watch{limits};
  Node root = open(board);
  work(root, {never, never}, watch);
  if (root.numbers.win != 0 && root.numbers.loss != 0) return std::nullopt;
  return Proof{root.numbers.win == 0, root.children[root.best].slot};
}

ProofSearch::Node ProofSearch::open(const Board& board) {
  Node node;
  for (int slot = side_slots - 1; slot >= 0; --slot) {
    if (marbles(board.own, slot) == 0) continue;
    const Sown sown = sow(board, slot, endgames_.relay_rule());
    ++selections_;
    const bool is_same_player = sown.outcome == Outcome::again;
    Child& child = node.children[node.size++];
    child = {sown.board, lost, is_same_player, slot};
    if (sown.is_won()) {
      child.numbers = won;
    } else if (endgames_.holds(sown.board)) {
      if (endgames_.is_won(sown.board) == is_same_player) child.numbers = won;
    } else {
      child.numbers = {1, 1};
      __builtin_prefetch(&bucket_of(sown.board));
      continue;
    }
    if (child.numbers.win == 0) break;
  }
  for (std::size_t i = 0; i < node.size; ++i) {
    Child& child = node.children[i];
    if (child.numbers.win == 0 || child.numbers.loss == 0) continue;
    const ProofNumbers numbers = recall(child.board);
    child.numbers = child.is_same_player ? numbers : numbers.swapped();
  }
  count(node);
  return node;
}

void ProofSearch::count(Node& node) const {
  std::uint32_t win = never;
  std::uint32_t next_win = never;
  std::uint32_t loss = 0;
  std::uint32_t open = 0;
  for (std::size_t i = 0; i < node.size; ++i) {
    const ProofNumbers& numbers = node.children[i].numbers;
    if (numbers.win < win) {
      next_win = std::exchange(win, numbers.win);
      node.best = i;
    } else {
      next_win = std::min(next_win, numbers.win);
    }
    if (numbers.loss > 0) ++open;
    loss = std::max(loss, numbers.loss);
  }
  node.next_win = next_win;
  node.open = open;
  if (win == 0) {
    node.numbers = won;
  } else if (open == 0) {
    node.numbers = lost;
  } else {
    node.numbers = {win, std::min(never - 1, loss + open - 1)};
  }
}

void ProofSearch::work(Node& node, const ProofNumbers& limit, LimitWatch& watch) {
  while (node.numbers.win < limit.win && node.numbers.loss < limit.loss && !watch.is_over()) {
    // A quarter more than the second best allows, so that the search does not hop to and fro.
    const std::uint32_t patience = std::min(never, node.next_win + 1 + node.next_win / 4);
    const std::uint32_t others = node.open - 1;
    const ProofNumbers share{
        std::min(limit.win, patience), limit.loss == never ? never : limit.loss - others};
    Child& child = node.children[node.best];
    child.numbers = child.is_same_player ? visit(child.board, share, watch)
                                         : visit(child.board, share.swapped(), watch).swapped();
    count(node);
  }
}

ProofNumbers ProofSearch::visit(const Board& board, const ProofNumbers& limit, LimitWatch& watch) {
  Node node = open(board);
  work(node, limit, watch);
  remember(board, node.numbers);
  return node.numbers;
}

ProofSearch::Bucket& ProofSearch::bucket_of(const Board& board) {
  std::uint64_t mixed = board.own * 0x9E3779B97F4A7C15U;
  mixed = ((mixed ^ (mixed >> 29U)) + board.opposite) * 0xBF58476D1CE4E5B9U;
  return buckets_[(mixed >> 32U) & (buckets_.size() - 1)];
}

ProofNumbers ProofSearch::recall(const Board& board) {
  for (const Entry& entry : bucket_of(board)) {
    if (entry.is_of(board)) return entry.numbers();
  }
  return estimate(board, endgames_.relay_rule());
}

void ProofSearch::remember(const Board& board, const ProofNumbers& numbers) {
  const auto worth = [&](const Entry& entry) {
    const bool is_free = entry.own_and_win == 0 || entry.is_of(board);
    return is_free ? 0 : entry.numbers().win + entry.numbers().loss;
  };
  Bucket& bucket = bucket_of(board);
  Entry* place = &bucket.front();
  for (Entry& entry : bucket) {
    if (entry.is_of(board)) {
      place = &entry;
      break;
    }
    if (worth(entry) < worth(*place)) place = &entry;
  }
  *place = {
      board.own | std::uint64_t{numbers.win} << 48U,
      board.opposite | std::uint64_t{numbers.loss} << 48U};
}

}  // namespace codemaker::engine::egg_carton
