#include "engine/egg_carton/review.hpp"

#include "engine/egg_carton/player.hpp"

#include <algorithm>

namespace codemaker::engine::egg_carton {
namespace {

/// A worth as a chance.
int chance_of(Worth worth) {
  constexpr int most_unsure = 90;
  if (is_certain(worth)) return worth > 0 ? sure_chance : -sure_chance;
  return worth * most_unsure / max_guessed;
}

}  // namespace

SelectionReviewer::SelectionReviewer(RelayRule relay_rule, int depth)
    : endgames_{known_endgames(relay_rule)},
      proofs_{endgames_},
      depth_{depth} {}

std::optional<SelectionReview> SelectionReviewer::review(
    const Position& before, Slot played, const Limits& limits
) {
  const Position after = sow(before, played).after;
  const auto is_won = wins(after, before.turn, limits.within(limits.time / 3));
  if (is_won == true) return SelectionReview{played, sure_chance, sure_chance};
  const auto proof = proofs_.prove(to_board(before), limits.within(2 * limits.time / 3));
  if (proof && !proof->is_won) return SelectionReview{played, -sure_chance, -sure_chance};
  SelectionReview seen{played, 0, -sure_chance};
  if (!proof || !is_won) seen = guess(before, played, limits);
  if (limits.stop.stop_requested()) return std::nullopt;
  if (is_won == false) seen.played_chance = -sure_chance;
  if (proof) {
    seen.best = slot_of(before, proof->slot);
    seen.best_chance = sure_chance;
  }
  // Two looks at one selection may differ; it is as good as the better of them.
  if (seen.best == played) seen.played_chance = std::max(seen.played_chance, seen.best_chance);
  if (seen.best_chance <= seen.played_chance) {
    seen.best = played;
    seen.best_chance = seen.played_chance;
  }
  return seen;
}

std::optional<bool> SelectionReviewer::wins(
    const Position& position, Player player, const Limits& limits
) {
  if (const auto won = winner(position)) return *won == player;
  const auto proof = proofs_.prove(to_board(position), limits);
  if (!proof) return std::nullopt;
  return proof->is_won == (position.turn == player);
}

/// Both are looked at equally far; the first step is taken whatever the time.
SelectionReview SelectionReviewer::guess(const Position& before, Slot played, const Limits& limits)
    const {
  DepthSearch search{before.relay_rule, &endgames_};
  const Position after = sow(before, played).after;
  const int sign = after.turn == before.turn ? 1 : -1;
  Limits none;
  none.stop = limits.stop;
  SelectionReview seen{played, 0, 0};
  for (int depth = 1; depth <= depth_; ++depth) {
    const Limits& now = depth == 1 ? none : limits;
    const auto best = search.choose(to_board(before), depth, far_slots_first, now);
    if (!best) break;
    Worth own = guess_worth(to_board(after));
    if (depth > 1) {
      const auto reply = search.choose(to_board(after), depth - 1, far_slots_first, now);
      if (!reply) break;
      own = reply->worth;
    }
    seen = {slot_of(before, best->slot), chance_of(best->worth), chance_of(sign * own)};
  }
  return seen;
}

}  // namespace codemaker::engine::egg_carton
