#include "play/masterix/weighing.hpp"

#include "engine/masterix/review.hpp"
#include "play/events/thinking.hpp"
#include "play/masterix/memory.hpp"

#include <chrono>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::play::masterix::question {
namespace {

using JumpMade = boards::MoveOn<engine::masterix::records::MasterixRecord>;

std::string lead_text(int lead) {
  return lead == 0 ? "0" : fmt::format("{:+}", lead);
}

std::string kept_text(const boards::WeighedMove& move, boards::Wording wording) {
  const std::string_view kept = wording == boards::Wording::brief ? "kept" : "would have kept";
  return fmt::format("{} {} {} more", move.better, kept, move.lost());
}

/// Leads at the end of the round, of who jumped.
std::optional<boards::WeighedMove> weigh_one(
    const JumpMade& jump, int depth, Mind& mind, const std::stop_token& stop
) {
  const auto& [round, move, number] = jump;
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

const boards::ReviewWords Weigh::words{
    .heading = "MASTERIX",
    .promise = "lead in points at the end, if both play well from there.",
    .value = lead_text,
    .missed = kept_text,
    .counted = "points",
    .full = 10,
    .much = 8,
    .some = 3,
};

boards::Weighed answer(const Weigh& weigh, Mind& mind, const std::stop_token& stop) {
  boards::Weighed weighed{std::vector<boards::WeighedMove>(weigh.moves.size())};
  for (std::size_t at = weigh.moves.size(); at-- > 0;) {
    const auto one = weigh_one(weigh.moves[at], weigh.depth, mind, stop);
    if (!one) return {};
    weighed.moves[at] = *one;
  }
  return weighed;
}

}  // namespace codemaker::play::masterix::question
