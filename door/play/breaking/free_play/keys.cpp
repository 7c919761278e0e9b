// Free play by keys and by mouse.
#include "play/breaking/edit_row.hpp"
#include "play/breaking/free_play/scene.hpp"
#include "play/breaking/row_mouse.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play::breaking::free_play {

using ansi::KeyCode;
using engine::breaking::Side;

void press(State& state, const ansi::Key& key, Stage& stage) {
  if (!skip_marks(state, stage)) return;
  if (state.scoring.is_open()) return state.scoring.press(key, stage);
  if (state.review.is_open()) {
    const bool scores = letter_of(key) == U's';
    return scores ? show_scoring(state, std::nullopt, stage) : state.review.press(key, stage);
  }
  if (state.phase == Phase::choosing) return press_in_setup(state, key, stage);
  if (state.phase == Phase::over) return press_at_end(state, key, stage);
  const bool gives_back = key.code == KeyCode::escape && state.carried;
  const bool quits = letter_of(key) == U'q' || key.code == KeyCode::escape;
  if (quits && !gives_back) return ask_to_quit(state, stage);
  if (state.is_row_open())
    return state.carried ? carry(state, key, stage)
                         : edit_row(state, key, stage, enter_row, edit_with_letter);
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

void press_in_setup(State& state, const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  const bool begins = key.code == KeyCode::enter || letter == U'n';
  const bool leaves = key.code == KeyCode::escape || letter == U'q' || letter == U'm';
  if (begins) return begin_game(state, stage);
  if (leaves) return stage.go(Place::menu);
  state.setup.press(key, stage);
}

void press_at_end_of_day(State& state, const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  const bool shows_tables =
      goes_on(key) || key.code == KeyCode::escape || letter == U'q' || letter == U'm';
  if (shows_tables) return stage.go(Place::daily);
  if (letter == U'v') return review(state, stage);
  if (letter == U's') return show_scoring(state, std::nullopt, stage);
  if (letter == U'b' && stage.is_line()) return tell_board(state, stage);
  refuse_key(key, stage);
}

void press_at_end(State& state, const ansi::Key& key, Stage& stage) {
  if (state.daily) return press_at_end_of_day(state, key, stage);
  const Place back = state.word.empty() ? Place::menu : Place::challenge;
  if (key.code == KeyCode::escape) return stage.go(back);
  switch (letter_of(key)) {
  case U'n':
    return begin_another(state, stage);
  case U'v':
    return review(state, stage);
  case U's':
    return show_scoring(state, std::nullopt, stage);
  case U'o':
    stage.show("");
    return choose(state, stage);
  case U'q':
  case U'm':
    return stage.go(back);
  case U'b':
    if (stage.is_line()) return tell_board(state, stage);
    break;
  default:
    break;
  }
  const bool would_go_on = goes_on(key) && !stage.is_line();
  if (would_go_on) return stage.refuse("Press N for a new game, V for a review, Q for the menu.");
  refuse_key(key, stage);
}

void enter_row(State& state, Stage& stage) {
  if (state.row.is_empty()) return state.row.fill(stage.random());
  submit(state, stage);
}

void edit_with_letter(State& state, const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  const bool is_digit = letter >= U'0' && letter <= U'9';
  if (const auto peg = peg_of(state, letter)) {
    place_peg(state, *peg, stage);
  } else if (is_digit || letter == U'.' || letter == U'-') {
    stage.refuse(what_pegs_are(state));
  } else {
    command(state, letter, key, stage);
  }
}

void command(State& state, char32_t letter, const ansi::Key& key, Stage& stage) {
  switch (letter) {
  case U'r':
    return state.row.fill(stage.random());
  case U'c':
    return copy_row(state, stage);
  case U'p':
    return pick_up(state, false, stage);
  case U'm':
    return pick_up(state, true, stage);
  case U'h':
    return ask_hint(state, stage);
  case U's':
    return show_scoring(state, std::nullopt, stage);
  case U'o':
    return stage.open_over(Place::options);
  case U'n':
    return ask_for_new_game(state, stage);
  default:
    return refuse_key(key, stage);
  }
}

void copy_row(State& state, Stage& stage) {
  const engine::breaking::History* const turns = history(state, engine::breaking::Side::player);
  if (turns == nullptr) return refuse_to_copy(0, stage);
  copy_earlier(state.row, state.copied, *turns, stage);
}

void pick_up(State& state, bool is_move, Stage& stage) {
  if (!state.row.peg(state.row.cursor())) return stage.refuse("This hole is empty.");
  state.carried = Carried{state.row.cursor(), is_move};
  stage.show(fmt::format(
      "{} {}: arrow keys to the hole, Enter drops it, Esc puts it back.",
      is_move ? "Moving" : "Copying", sign_of(*state.row.peg(state.row.cursor()), state.signs)
  ));
}

void carry(State& state, const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  const bool drops = key.code == KeyCode::enter || letter == U'p' || letter == U'm';
  if (key.code == KeyCode::left) return state.row.left();
  if (key.code == KeyCode::right) return state.row.right();
  if (key.code == KeyCode::escape) {
    state.row.go_to(state.carried->from);
  } else if (!drops) {
    return stage.say("Left or right, then Enter drops the peg. Esc puts it back.");
  } else if (state.carried->is_move) {
    state.row.move(state.carried->from, state.row.cursor());
  } else {
    state.row.put(state.row.cursor(), *state.row.peg(state.carried->from));
  }
  state.carried.reset();
  stage.show("");
}

std::optional<engine::breaking::Peg> peg_of(const State& state, char32_t sign) {
  const engine::breaking::Rules& rules = state.row.rules();
  const bool is_none = sign == U'0' || sign == U'.' || sign == U'-';
  if (is_none && rules.blanks) return engine::breaking::no_peg;
  if (sign == U'0' && state.signs == PegSigns::digits)
    return static_cast<engine::breaking::Peg>(rules.colors);
  if (sign < U'1' || sign > U'9') return std::nullopt;
  const auto color = static_cast<int>(sign - U'0');
  return color <= rules.colors ? std::optional{static_cast<engine::breaking::Peg>(color)}
                               : std::nullopt;
}

std::string what_pegs_are(const State& state) {
  if (state.signs == PegSigns::digits) return "The digits are 0 to 9.";
  return fmt::format(
      "The colors are 1 to {}. {}.", state.rules.colors,
      state.phase == Phase::setting ? "A code has no empty holes"
      : state.rules.blanks          ? "0 is no peg"
                                    : "No hole stays empty"
  );
}

void FreePlayScene::point(const Pointer& pointer, Stage& stage) {
  // The button that made a guess comes up while its marks appear.
  if (pointer.is_release && state_.phase == Phase::marking) return state_.hand.let_go();
  if (!skip_marks(state_, stage)) return;
  const bool is_lean = stage.presentation() == Presentation::small;
  const bool is_page = state_.review.is_open() || state_.scoring.is_open();
  if (is_page && !pointer.is_release) return press(ansi::character(U' '), stage);
  if (state_.phase == Phase::choosing && !pointer.is_release) {
    const auto letter = state_.setup.letter_at(pointer.at, is_lean);
    return letter ? press(ansi::character(*letter), stage) : void();
  }
  if (is_page || state_.carried || !state_.is_row_open()) return state_.hand.let_go();
  edit_by_mouse(state_, pointer, history(state_, Side::player), stage);
}

std::optional<engine::breaking::Peg> color_at(const State& state, ansi::Position at, bool is_lean) {
  return is_lean ? small_color_at(state, at) : palette_of(state).peg_at(at);
}

std::optional<int> hole_at(const State& state, ansi::Position at, bool is_lean) {
  if (is_lean) return small_hole_at(state, at);
  const bool is_code = state.phase == Phase::setting;
  const WoodenBoard board = board_of(state, is_code ? Side::computer : Side::player);
  return board.hole_at(is_code ? board.code() : board.pegs(turn_number(state) - 1), at);
}

std::optional<int> turn_at(const State& state, ansi::Position at, bool is_lean) {
  if (state.phase != Phase::breaking) return std::nullopt;
  const int made = state.match->player().guesses_made();
  const auto turn = is_lean ? small_turn_at(state, at) : board_of(state, Side::player).guess_at(at);
  return turn && *turn < made ? turn : std::nullopt;
}

}  // namespace codemaker::play::breaking::free_play
