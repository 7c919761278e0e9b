// A round of Masterix at the keys and with the mouse.
#include "play/call/words.hpp"
#include "play/masterix/places.hpp"
#include "play/masterix/play.hpp"

#include <fmt/format.h>

namespace codemaker::play::masterix {

using engine::masterix::holds;

bool Play::leaves(const ansi::Key& key) const {
  if (letter_of(key) == U'q') return true;
  const bool takes_escape = state_.phase == Phase::showing || state_.hand.unit().has_value();
  return key.code == ansi::KeyCode::escape && !takes_escape;
}

void Play::press(const ansi::Key& key, Stage& stage) {
  switch (state_.phase) {
  case Phase::choosing:
    return choose(state_, key, stage);
  case Phase::showing:
    return finish_show(state_, stage);
  case Phase::thinking:
    state_.is_skipping = true;
    if (state_.has_failed && goes_on(key)) ask_computer(state_, stage);
    return;
  case Phase::dealing:
  case Phase::awaiting:
  case Phase::over:
    return;
  }
}

Aimed aim(PlayState& state, const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  const char32_t letter = letter_of(key);
  if (const auto heading = heading_of(key)) {
    const std::string refusal = state.hand.go(*heading, state.position());
    if (!refusal.empty()) stage.refuse(refusal);
  } else if (letter == U'5' || goes_on(key)) {
    if (const auto move = state.hand.move()) return {.move = move};
    pick_up(state, state.hand.cursor(), stage);
  } else if (letter == U'0' || key.code == KeyCode::escape || key.code == KeyCode::insert) {
    state.hand.unit() ? state.hand.put_down() : stage.refuse("No unit is selected.");
  } else {
    return {.is_other = true};
  }
  return {};
}

void choose(PlayState& state, const ansi::Key& key, Stage& stage) {
  const Aimed aimed = aim(state, key, stage);
  if (aimed.move) return make(state, *aimed.move, stage);
  if (!aimed.is_other) return;
  const char32_t letter = letter_of(key);
  if (letter == U'o') {
    stage.open_over(Place::options);
  } else if (letter == U'p') {
    change_pace(stage);
  } else if (letter == U'h') {
    ask_hint(state, stage);
  } else if (letter == U'u') {
    undo(state, stage);
  } else {
    refuse_key(key, stage);
  }
}

void pick_up(PlayState& state, Square square, Stage& stage) {
  const std::string refusal = state.hand.pick_up(square, state.position());
  if (!refusal.empty()) stage.refuse(refusal);
}

void change_pace(Stage& stage) {
  stage.choices().pace = next(stage.choices().pace);
  stage.refuse(fmt::format("Move speed: {}.", name(stage.choices().pace)));
}

void Play::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release) return;
  if (state_.phase == Phase::showing) return finish_show(state_, stage);
  const auto square = masterix_square(pointer.at, pointer.board);
  if (state_.phase != Phase::choosing || !square) return;
  if (const Aimed aimed = aim(state_, *square, stage); aimed.move) make(state_, *aimed.move, stage);
}

Aimed aim(PlayState& state, Square square, Stage& stage) {
  const auto unit = state.hand.unit();
  const bool is_own = holds(state.position().own(), square);
  if (unit == square) {
    state.hand.put_down();
  } else if (!unit || is_own) {
    pick_up(state, square, stage);
  } else if (const Move move{*unit, square}; engine::masterix::is_legal(state.position(), move)) {
    return {.move = move};
  } else {
    stage.refuse(fmt::format(
        "{} cannot jump onto {}.", engine::masterix::text(*unit), engine::masterix::text(square)
    ));
  }
  return {};
}

std::vector<KeyHelp> keys_of_hand() {
  return {
      {"1-9", "move", "1-9, arrows, Home, End, PgUp, PgDn: move the cursor, as on the number pad."},
      {"5", "pick up, jump",
       "5, Enter, Space: pick up a unit, point at an enemy next to it (+: captured), then jump."},
      {"0", "put down", "0 or Esc: put the unit down."},
      {"", "", "Mouse: click a unit, then the enemy it jumps onto.", true},
  };
}

std::vector<KeyHelp> keys(const PlayState& state) {
  const KeyHelp help = help_key();
  const KeyHelp leave{"Q", "quit", std::string{leaving(state)}};
  if (state.phase == Phase::over)
    return {
        {"any key", "see score", "Any key: the score."},
        {"V", "review", "V: what each move was worth, and where it was won."},
        help,
        leave};
  std::vector<KeyHelp> keys = keys_of_hand();
  boards::add_help("H: a good move, picked out for you.", state.start.stakes, keys);
  keys.push_back({"P", "speed", "P: move speed. O or F3: options."});
  keys.push_back({"", "", "Any key: skip the animation."});
  keys.push_back(help);
  keys.push_back(leave);
  return keys;
}

}  // namespace codemaker::play::masterix
