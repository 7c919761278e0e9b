// What helps to choose a slot: the cursor, a hint, and a selection that is taken back.
#include "play/egg_carton/advice.hpp"
#include "play/egg_carton/choices.hpp"
#include "play/egg_carton/play_course.hpp"
#include "play/egg_carton/play_view.hpp"
#include "play/egg_carton/questions.hpp"
#include "play/egg_carton/words.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

namespace {

/// The next slot of a side that holds marbles, in the order of the letters; `by` is 1 or -1.
Slot next_filled(const Position& position, Slot from, int by) {
  const Slot first = owner(from) == Player::one ? 0 : side_slots;
  for (int i = 1; i <= side_slots; ++i) {
    const Slot slot = first + (from - first + by * i + side_slots * i) % side_slots;
    if (position.marbles(slot) > 0) return slot;
  }
  return from;
}

}  // namespace

Slot PlayState::chosen() const {
  const Slot at = cursors[position.turn == Player::one ? 0 : 1];
  return position.marbles(at) > 0 ? at : next_filled(position, at, 1);
}

std::optional<Slot> slot_typed(const ansi::Key& key) {
  // F2 is no slot.
  const bool is_letter = key.code == ansi::KeyCode::character && key.value < 0x80;
  return is_letter ? slot_of(static_cast<char>(key.value)) : std::nullopt;
}

bool refuses(const PlayState& state, Slot slot, Stage& stage) {
  const Player player = state.position.turn;
  if (owner(slot) != player) {
    stage.refuse(fmt::format(
        "{} is not yours, {}. Select from {}.", letter(slot), state.seat(player).name,
        slots_text(player)
    ));
    return true;
  }
  if (state.position.marbles(slot) > 0) return false;
  stage.refuse(fmt::format("{} is empty. Select a slot that holds marbles.", letter(slot)));
  return true;
}

void move_cursor(PlayState& state, int by, Stage& stage) {
  if (state.is_thinking()) return stage.refuse("The computer is thinking...");
  const bool was_shown = std::exchange(state.shows_cursor, true);
  Slot& cursor = state.cursors[state.position.turn == Player::one ? 0 : 1];
  cursor = state.chosen();
  // The upper side runs from right to left.
  const int along = state.position.turn == Player::one ? by : -by;
  if (was_shown) cursor = next_filled(state.position, cursor, along);
}

void choose_at_cursor(PlayState& state, Stage& stage) {
  if (!state.shows_cursor) return move_cursor(state, 0, stage);
  if (state.is_thinking()) return stage.refuse("The computer is thinking...");
  choose(state, state.chosen(), stage);
}

bool may_preview(const PlayState& state) {
  constexpr int previewed_levels = 3;
  const bool is_ranked = state.stakes == boards::Stakes::ranked;
  const bool is_low = is_ranked && state.seats[1].strength <= previewed_levels;
  return boards::has_undo(state.stakes) || is_low;
}

bool may_weigh(const PlayState& state) {
  const bool is_ladder = state.stakes == boards::Stakes::ranked;
  return state.has_preview && (!is_ladder || state.seats[1].strength == 1);
}

void change_preview(PlayState& state, Stage& stage) {
  if (!may_preview(state))
    return stage.refuse("The preview is for casual games, and up to level 3.");
  bool& wanted = stage.kept<Choices>().has_preview;
  wanted = !state.has_preview;
  state.has_preview = wanted;
  stage.say(wanted ? "Preview on: where each first sowing ends." : "Preview off.");
}

void ask_hint(PlayState& state, Stage& stage) {
  if (boards::refuses_hints(state.stakes, stage)) return;
  if (!state.is_asked()) return stage.refuse("The computer is thinking...");
  state.awaits_hint = true;
  state.guide.is_at_work = false;
  stage.say("Looking for a good slot...");
  stage.think(question::Advise{state.position});
}

void guide(PlayState& state, Stage& stage) {
  if (!state.guide.is_on || !state.is_asked()) return;
  state.guide.is_at_work = true;
  state.awaits_hint = true;
  stage.think(question::Advise{state.position});
}

void take_hint(PlayState& state, const Selected& selected, Stage& stage) {
  state.awaits_hint = false;
  const bool is_of_use =
      state.is_asked() && selected.thought && is_selectable(state.position, selected.thought->slot);
  if (!is_of_use) return stage.say("No hint this time.");
  const Slot slot = selected.thought->slot;
  if (state.guide.is_at_work && !speaks_at(++state.guide.moves, state.position, slot))
    return boards::let_go(state.guide, stage);
  state.cursors[state.position.turn == Player::one ? 0 : 1] = slot;
  state.shows_cursor = true;
  if (state.guide.is_on)
    return boards::say_beside(reasons(state.position, slot), boards::full_row, stage);
  stage.say(fmt::format("Hint: select {}.", letter(slot)));
}

void remember(PlayState& state) {
  if (!boards::has_undo(state.stakes)) return;
  state.past.push_back(
      {state.position, state.turns, state.selections.size(), state.begins_turn, state.last_mover}
  );
}

void undo(PlayState& state, Stage& stage) {
  if (boards::refuses_undo(state.stakes, stage)) return;
  if (state.past.empty()) return stage.refuse("Nothing to undo yet.");
  const Memory memory = std::move(state.past.back());
  state.past.pop_back();
  state.record.add(engine::records::Undo{}, stage);
  state.position = memory.position;
  state.turns = memory.turns;
  state.selections.resize(memory.selections);
  state.begins_turn = memory.begins_turn;
  state.last_mover = memory.last_mover;
  state.sowing.reset();
  state.rests = false;
  state.awaits_hint = false;
  stage.say("Undone.");
  if (stage.is_line()) describe(state, stage);
  guide(state, stage);
}

}  // namespace codemaker::play::egg_carton
