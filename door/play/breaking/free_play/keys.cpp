// Free play by keys and by mouse.
#include "play/breaking/free_play/scene.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/round/mouse.hpp"
#include "play/breaking/round/shares.hpp"
#include "play/breaking/round/typed.hpp"
#include "play/breaking/seal_view.hpp"
#include "play/call/words.hpp"
#include "play/catalog/daily_text.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play::breaking::free_play {

using ansi::KeyCode;
using engine::breaking::Side;

void press(State& state, const ansi::Key& key, Stage& stage) {
  if (waits_for_code(state.round, key)) return;
  if (!skip_marks(state, stage)) return;
  if (press_finale(state.round, key, keys_at_the_end(state), stage)) return;
  if (press_seal(state.round, key)) return;
  if (state.round.scoring.is_open()) return state.round.scoring.press(key, stage);
  if (state.round.review.is_open()) {
    const bool scores = letter_of(key) == U's';
    return scores ? ask_scoring(state, std::nullopt, stage) : state.round.review.press(key, stage);
  }
  if (state.phase == Phase::choosing) return press_in_setup(state, key, stage);
  if (state.phase == Phase::over) return press_at_end(state, key, stage);
  const bool gives_back = key.code == KeyCode::escape && state.carried;
  const bool quits = letter_of(key) == U'q' || key.code == KeyCode::escape;
  if (quits && !gives_back) return ask_to_quit(state, stage);
  if (state.is_row_open())
    return state.carried ? carry(state, key, stage) : press_on_row(state, key, stage);
  if (state.keys_ahead.size() < max_keys_ahead) state.keys_ahead.push_back(key);
}

void replay(State& state, Stage& stage) {
  for (const ansi::Key& key : std::exchange(state.keys_ahead, {})) {
    if (state.phase != Phase::over) press(state, key, stage);
  }
  for (const std::string& line : std::exchange(state.lines_ahead, {})) {
    if (state.phase != Phase::over) take_line(state, line, stage);
  }
}

void press_in_setup(State& state, const ansi::Key& pressed, Stage& stage) {
  const ansi::Key key = state.setup.meant(pressed);
  const char32_t letter = letter_of(key);
  const bool begins = letter == U'n';
  const bool leaves = key.code == KeyCode::escape || letter == U'q' || letter == U'm';
  if (begins) return begin_game(state, stage);
  if (leaves) return stage.go(Place::menu);
  state.setup.press(key, stage);
}

void press_at_end_of_day(State& state, const ansi::Key& key, Stage& stage) {
  if (passes_over_board(state.round, key, stage)) return;
  const char32_t letter = letter_of(key);
  const bool shows_tables =
      goes_on(key) || key.code == KeyCode::escape || letter == U'q' || letter == U'm';
  if (shows_tables) return stage.go(Place::daily);
  if (letter == U'v') return review(state, stage);
  if (letter == U's') return ask_scoring(state, std::nullopt, stage);
  refuse_key(key, stage);
}

void press_at_end(State& state, const ansi::Key& key, Stage& stage) {
  if (state.daily) return press_at_end_of_day(state, key, stage);
  const Place back = state.label.empty() ? Place::menu : play::puzzle_page(state.label);
  if (key.code == KeyCode::escape) return stage.go(back);
  switch (letter_of(key)) {
  case U'n':
    return begin_another(state, stage);
  case U'v':
    return review(state, stage);
  case U's':
    return ask_scoring(state, std::nullopt, stage);
  case U'o':
    stage.show("");
    return choose(state, stage);
  case U'q':
  case U'm':
    return stage.go(back);
  default:
    break;
  }
  const bool would_go_on = goes_on(key) && !stage.is_line();
  if (would_go_on) {
    return stage.refuse(
        state.label.empty() ? "Press N for a new game, V for a review, Q for the menu."
                            : "Press N to play again, V for a review, Q to go back."
    );
  }
  refuse_key(key, stage);
}

void press_on_row(State& state, const ansi::Key& key, Stage& stage) {
  const Typed typed = edit_row(state.round, state.row_use(), key, stage);
  if (typed.row) return take_row(state, *typed.row, stage);
  if (typed.is_command) command(state, letter_of(key), key, stage);
}

void command(State& state, char32_t letter, const ansi::Key& key, Stage& stage) {
  switch (letter) {
  case U'p':
    return pick_up(state, false, stage);
  case U'd':
    return pick_up(state, true, stage);
  case U'h':
    return ask_hint(state, stage);
  case U's':
    return ask_scoring(state, std::nullopt, stage);
  case U'o':
    return stage.open_over(Place::options);
  case U'n':
    return ask_for_new_game(state, stage);
  default:
    return refuse_key(key, stage);
  }
}

void pick_up(State& state, bool is_move, Stage& stage) {
  if (!state.round.row.peg(state.round.row.cursor())) return stage.refuse("This hole is empty.");
  state.carried = Carried{state.round.row.cursor(), is_move};
  stage.show(fmt::format(
      "{} {}: arrow keys to the hole, Enter drops it, Esc puts it back.",
      is_move ? "Moving" : "Copying",
      sign_of(*state.round.row.peg(state.round.row.cursor()), state.round.typing.signs)
  ));
}

void carry(State& state, const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  const bool drops = key.code == KeyCode::enter || letter == U'p' || letter == U'd';
  if (key.code == KeyCode::left) return state.round.row.left();
  if (key.code == KeyCode::right) return state.round.row.right();
  if (key.code == KeyCode::escape) {
    state.round.row.go_to(state.carried->from);
  } else if (!drops) {
    return stage.say("Left or right, then Enter drops the peg. Esc puts it back.");
  } else if (state.carried->is_move) {
    state.round.row.move(state.carried->from, state.round.row.cursor());
  } else {
    state.round.row.put(state.round.row.cursor(), *state.round.row.peg(state.carried->from));
  }
  state.carried.reset();
  stage.show("");
}

void FreePlayScene::point(const Pointer& pointer, Stage& stage) {
  // The button that made a guess comes up while its marks appear.
  if (pointer.is_release && state_.phase == Phase::marking) return state_.round.hand.let_go();
  if (!skip_marks(state_, stage)) return;
  const bool is_lean = stage.presentation() == Presentation::small;
  const bool is_page = state_.round.has_page();
  if (is_page && !pointer.is_release) return press(ansi::character(U' '), stage);
  if (state_.phase == Phase::choosing && !pointer.is_release) {
    const auto letter = state_.setup.letter_at(pointer.at, is_lean);
    return letter ? press(ansi::character(*letter), stage) : void();
  }
  if (is_page || state_.carried || !state_.is_row_open()) return state_.round.hand.let_go();
  edit_by_mouse(state_.round, places_of(state_, pointer.is_on_large), pointer, stage);
}

}  // namespace codemaker::play::breaking::free_play
