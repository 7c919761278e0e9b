#include "play/egg_carton/weighing.hpp"

#include "engine/egg_carton/review.hpp"
#include "play/events/thinking.hpp"

#include <fmt/format.h>
#include <string>
#include <string_view>

namespace codemaker::play::egg_carton::question {
namespace {

using engine::egg_carton::sure_chance;

std::string chance_text(int chance) {
  if (chance >= sure_chance) return "won";
  if (chance <= -sure_chance) return "lost";
  return chance == 0 ? "0" : fmt::format("{:+}", chance);
}

std::string_view missed(const boards::WeighedMove& move, boards::Wording wording) {
  const bool is_brief = wording == boards::Wording::brief;
  if (move.best >= sure_chance) return is_brief ? "won" : "would have won";
  if (move.played > -sure_chance) return "was better";
  return is_brief ? "held out" : "would have held out";
}

/// The letter I alone would be somebody.
std::string missed_text(const boards::WeighedMove& move, boards::Wording wording) {
  return fmt::format(
      "{}{} {}", move.better == "I" ? "slot " : "", move.better, missed(move, wording)
  );
}

}  // namespace

const boards::ReviewWords Weigh::words{
    .heading = "EGG CARTON",
    .promise = "chances, -90 to +90, or proved: won, lost.",
    .value = chance_text,
    .missed = missed_text,
    .proved = "result, proved, if both play well from there.",
    .full = sure_chance,
    .much = 100,
    .some = 40,
};

/// The last one first: what was proved of the end helps with what led to it.
boards::Weighed answer(const Weigh& weigh, Mind& mind, const std::stop_token& stop) {
  namespace engine = engine::egg_carton;
  if (weigh.moves.empty()) return {};
  engine::SelectionReviewer reviewer{weigh.moves.front().before.relay_rule, weigh.depth};
  boards::Weighed weighed{std::vector<boards::WeighedMove>(weigh.moves.size())};
  for (std::size_t at = weigh.moves.size(); at-- > 0;) {
    const auto& [before, selected, number] = weigh.moves[at];
    const engine::Limits limits{
        stop, mind.stopwatch<std::chrono::milliseconds>(), engine::review_time};
    const auto seen = reviewer.review(before, selected.slot, limits);
    if (!seen) return {};
    const std::string better =
        seen->best == selected.slot ? "" : std::string{engine::letter(seen->best)};
    weighed.moves[at] = {seen->played_chance, seen->best_chance, better};
  }
  return weighed;
}

}  // namespace codemaker::play::egg_carton::question
