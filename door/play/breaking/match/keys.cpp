// A match by keys and by mouse.
#include "play/breaking/match/scene.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/round/shares.hpp"
#include "play/breaking/round/typed.hpp"
#include "play/breaking/seal_view.hpp"
#include "play/call/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking::match {

using ansi::KeyCode;

namespace {

/// A key of the row.
bool is_peg(char32_t letter) {
  constexpr std::u32string_view letters = U"0123456789rwbgykc";
  return letters.find(letter) != std::u32string_view::npos;
}

}  // namespace

void MatchScene::press(const ansi::Key& key, Stage& stage) {
  if (waits_for_code(state_.round, key)) return;
  if (press_seal(state_.round, key)) return;
  if (state_.round.review.is_open()) return state_.round.review.press(key, stage);
  if (state_.phase == Phase::choosing) return press_in_setup(state_, key, stage);
  if (state_.phase == Phase::decided) return press_at_end(state_, key, stage);
  const char32_t letter = letter_of(key);
  if (letter == U'q' || key.code == KeyCode::escape) return ask_to_quit(state_, stage);
  if (letter == U'o') return stage.open_over(Place::options);
  switch (state_.phase) {
  case Phase::setting:
  case Phase::breaking:
    return press_on_row(state_, key, stage);
  case Phase::marking:
    return press_marks(state_, key, stage);
  case Phase::passing:
    return begin_phase(state_, state_.after_pass, stage);
  case Phase::thinking:
    if (state_.is_marked_by_hand()) return stage.refuse("The computer is thinking...");
    [[fallthrough]];
  case Phase::watching:
    state_.is_skipping = true;
    if (state_.phase == Phase::watching) ask_computer(state_, stage);
    return;
  case Phase::paused:
    return press_at_end(state_, key, stage);
  default:
    return;
  }
}

void press_in_setup(State& state, const ansi::Key& pressed, Stage& stage) {
  const ansi::Key key = state.setup.meant(pressed);
  const char32_t letter = letter_of(key);
  const bool begins = letter == U'n';
  const bool leaves = key.code == KeyCode::escape || letter == U'q' || letter == U'm';
  if (state.setup.is_naming()) return state.setup.press(key, stage);
  if (begins) return begin_match(state, stage);
  if (leaves) return stage.go(Place::menu);
  state.setup.press(key, stage);
}

void press_on_row(State& state, const ansi::Key& key, Stage& stage) {
  const Typed typed = edit_row(state.round, state.row_use(), key, stage);
  if (typed.row) return take_row(state, *typed.row, stage);
  if (typed.is_command) take_command(state, key, stage);
}

void take_command(State& state, const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  const bool looks = letter == U'l' && state.phase == Phase::setting && state.settings.is_pair;
  if (looks) return look_at_code(state, stage);
  if (letter == U'h') return stage.refuse("No hints in a match.");
  letter == U'n' ? ask_for_new_match(state, stage) : refuse_key(key, stage);
}

void press_marks(State& state, const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  const bool takes_back = key.code == KeyCode::backspace || key.code == KeyCode::del;
  if (key.code == KeyCode::enter) {
    submit_marks(state, stage);
  } else if (takes_back) {
    state.marks.take_back();
  } else if (letter == U'e' || letter == U'm') {
    add_mark(state, letter == U'e', stage);
  } else if (letter == U'l' && state.settings.is_pair) {
    look_at_code(state, stage);
  } else if (is_peg(letter)) {
    stage.refuse("The guess is made. E and M mark it, Enter gives the marks.");
  } else {
    refuse_key(key, stage);
  }
}

void add_mark(State& state, bool is_exact, Stage& stage) {
  if (!state.marks.add(is_exact))
    stage.refuse("Every hole has a mark. Enter gives them, Backspace takes one back.");
}

void look_at_code(State& state, Stage& stage) {
  state.is_code_seen = !state.is_code_seen;
  if (!stage.is_line()) return;
  state.is_code_seen = false;  // lines cannot be hidden again
  const auto code =
      state.round.game ? std::optional{state.round.game->secret()} : state.round.row.code();
  if (!code) return stage.refuse(state.round.row.what_is_missing());
  stage.tell(fmt::format("Your code: {}.", spaced(*code)));
}

void press_at_end(State& state, const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  if (letter == U'v') return begin_review(state, stage);
  if (state.phase == Phase::paused) return go_on(state, stage);
  if (key.code == KeyCode::enter || letter == U'n') return begin_match(state, stage);
  const bool leaves = key.code == KeyCode::escape || letter == U'q' || letter == U'm';
  if (leaves) return stage.go(Place::menu);
  if (letter == U'o') {
    stage.show("");
    return choose(state, stage);
  }
  refuse_key(key, stage);
}

}  // namespace codemaker::play::breaking::match
