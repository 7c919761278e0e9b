#include "engine/egg_carton/search.hpp"

#include <cassert>

namespace codemaker::engine::egg_carton {
namespace {

constexpr Worth infinite = 20'000;
constexpr Worth win = 10'000;          // less the selections until then
constexpr Worth win_by_table = 8'000;  // surely, but it is not known when

}  // namespace

Worth guess_worth(const Board& board) {
  int occupied = 0;
  int exact = 0;
  for (int slot = 0; slot < side_slots; ++slot) {
    const int own = marbles(board.own, slot);
    if (own > 0) --occupied;
    if (marbles(board.opposite, slot) > 0) ++occupied;
    if (own == side_slots - slot) ++exact;
  }
  return 3 * (marbles(board.opposite) - marbles(board.own)) + 2 * occupied + 2 * exact;
}

std::optional<Choice> DepthSearch::choose(
    const Board& board, int depth, const SlotOrder& order, const Limits& limits
) {
  assert(depth >= 1 && board.own != 0 && board.opposite != 0);
  LimitWatch watch{limits};
  Choice best{.worth = -infinite};
  for (const int slot : order) {
    if (marbles(board.own, slot) == 0) continue;
    const Worth worth = worth_of(board, slot, depth, 0, best.worth, infinite, watch);
    if (watch.is_over()) return std::nullopt;
    if (worth > best.worth) best = {slot, worth};
  }
  return best;
}

Choice DepthSearch::least(const Board& board, const SlotOrder& order) {
  const Limits none;
  LimitWatch watch{none};
  Choice worst{.worth = infinite};
  for (const int slot : order) {
    if (marbles(board.own, slot) == 0) continue;
    const Worth worth = worth_of(board, slot, 1, 0, -infinite, infinite, watch);
    if (worth < worst.worth) worst = {slot, worth};
  }
  return worst;
}

Worth DepthSearch::worth_of(
    const Board& board, int slot, int depth, int ply, Worth alpha, Worth beta, LimitWatch& watch
) {
  const Sown sown = sow(board, slot, relay_rule_);
  ++selections_;
  if (sown.is_won()) return win - ply;
  if (sown.outcome == Outcome::again) {
    return search(sown.board, depth - 1, ply + 1, alpha, beta, watch);
  }
  return -search(sown.board, depth - 1, ply + 1, -beta, -alpha, watch);
}

Worth DepthSearch::search(
    const Board& board, int depth, int ply, Worth alpha, Worth beta, LimitWatch& watch
) {
  if (endgames_ != nullptr && endgames_->holds(board)) {
    return endgames_->is_won(board) ? win_by_table - ply : ply - win_by_table;
  }
  if (depth == 0) return guess_worth(board);
  Worth best = -infinite;
  for (const int slot : far_slots_first) {
    if (marbles(board.own, slot) == 0) continue;
    const Worth worth = worth_of(board, slot, depth, ply, best > alpha ? best : alpha, beta, watch);
    if (worth > best) best = worth;
    if (best >= beta || watch.is_over()) break;
  }
  return best;
}

}  // namespace codemaker::engine::egg_carton
