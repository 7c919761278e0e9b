#include "play/masterix/questions.hpp"

#include "engine/masterix/player.hpp"
#include "engine/masterix/review.hpp"
#include "engine/masterix/table.hpp"
#include "play/events/thinking.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace codemaker::play::masterix::question {
namespace {

/// What all its threads together remember is no more than two of them would.
std::size_t table_bytes(std::size_t thinkers) {
  using engine::masterix::TranspositionTable;
  return std::min(
      TranspositionTable::usual_bytes, 2 * TranspositionTable::usual_bytes / std::bit_ceil(thinkers)
  );
}

engine::masterix::TranspositionTable& table_of(Mind& mind) {
  return mind.memory([&] {
    return engine::masterix::TranspositionTable{table_bytes(mind.thinkers)};
  });
}

/// Leads at the end of the round, of who jumped.
std::optional<boards::WeighedMove> weigh_one(
    const JumpMade& jump, int depth, Mind& mind, const std::stop_token& stop
) {
  const auto& [round, move] = jump;
  const auto seen = engine::masterix::review(
      round.position(), move, {.depth = depth}, table_of(mind),
      mind.stopwatch<std::chrono::microseconds>(), stop
  );
  if (!seen) return std::nullopt;
  const engine::masterix::Color mover = round.position().turn;
  const auto lead = static_cast<int>(round.points(mover) - round.points(other(mover)));
  const bool is_better = seen->best_margin > seen->played_margin;
  return boards::WeighedMove{
      .played = lead + round.level() * seen->played_margin,
      .best = lead + round.level() * seen->best_margin,
      .better = is_better ? engine::masterix::text(seen->best) : "",
  };
}

}  // namespace

Jumped answer(const Jump& jump, Mind& mind, const std::stop_token& stop) {
  namespace engine = engine::masterix;
  const engine::Player player{engine::style_of_level(jump.level), jump.seed};
  return {player.think(
      jump.position, table_of(mind), mind.stopwatch<std::chrono::microseconds>(), stop
  )};
}

boards::Weighed answer(const Weigh& weigh, Mind& mind, const std::stop_token& stop) {
  boards::Weighed weighed{std::vector<boards::WeighedMove>(weigh.jumps.size())};
  for (std::size_t at = weigh.jumps.size(); at-- > 0;) {
    const auto one = weigh_one(weigh.jumps[at], weigh.depth, mind, stop);
    if (!one) return {};
    weighed.moves[at] = *one;
  }
  return weighed;
}

}  // namespace codemaker::play::masterix::question
