// What helps in a round of Masterix that is not ranked: hints, and taking moves back.
#include "play/masterix/play.hpp"

#include "play/masterix/questions.hpp"

#include <fmt/format.h>

namespace codemaker::play::masterix {

namespace {

/// Good, and it answers at once: the strongest ones think by the clock.
constexpr int adviser_level = 8;

}  // namespace

void ask_hint(PlayState& state, Stage& stage) {
  if (boards::refuses("hints", state.start.stakes, stage)) return;
  state.is_hinting = true;
  stage.think(question::Jump{state.position(), adviser_level, stage.random().next()});
}

void take_hint(PlayState& state, const Jumped& jumped, Stage& stage) {
  state.is_hinting = false;
  const bool has_hint = state.phase == Phase::choosing && jumped.thought &&
                        engine::masterix::is_legal(state.position(), jumped.thought->move);
  if (!has_hint) return stage.refuse("No hint just now. Press H to ask again.");
  state.hand.point_out(jumped.thought->move);
  // Screens show what it is worth where they show it of every jump that is pointed at.
  stage.refuse(
      stage.is_line()
          ? fmt::format("Hint: {}.", worth_text(state, jumped.thought->move))
          : fmt::format("Hint: {}. 5 or Enter jumps.", engine::masterix::text(jumped.thought->move))
  );
}

void undo(PlayState& state, Stage& stage) {
  if (boards::refuses("undo", state.start.stakes, stage)) return;
  if (state.before.empty()) return stage.refuse("There is no move to take back.");
  Before before = std::move(state.before.back());
  state.before.pop_back();
  state.record.add(engine::records::Undo{}, stage);
  state.is_hinting = false;
  state.round.emplace(before.round);
  state.last_move = before.last_move;
  state.last_moves = before.last_moves;
  state.told = std::move(before.told);
  state.last_fact.clear();
  state.hand.rest_on(before.move.origin);
  stage.refuse(fmt::format("{} was taken back.", engine::masterix::text(before.move)));
}

}  // namespace codemaker::play::masterix
