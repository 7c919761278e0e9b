// Intersections & Splats at the keys and with the mouse.
#include "play/breaking/splats/scene.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"

namespace codemaker::play::breaking::splats {
namespace {

/// Small screens have no room for digits to click. Behind what is typed a click adds the first of
/// them; on its last one it puts the next in its place.
void turn_digit(State& state, int place) {
  const std::string digits = digits_to_type(state);
  const std::string typed = state.typed.text();
  const int last = static_cast<int>(ansi::length(typed)) - 1;
  if (digits.empty() || place < last || place > last + 1) return;
  std::size_t turned = 0;
  if (place == last) {
    turned = (digits.find(typed.back()) + 1) % digits.size();
    state.typed.press({ansi::KeyCode::backspace, 0, {}});
  }
  state.typed.press(ansi::character(static_cast<unsigned char>(digits[turned])));
}

}  // namespace

void SplatsScene::press(const ansi::Key& key, Stage& stage) {
  if (state_.round.review.is_open()) return state_.round.review.press(key, stage);
  if (state_.typed.press(key)) return;
  if (key.code == ansi::KeyCode::enter) {
    const std::string line{ansi::trim(state_.typed.text())};
    state_.typed.clear();
    if (line.empty()) {
      take_empty_line(stage);
    } else {
      take_typed(state_, line, stage);
    }
  } else if (key.code == ansi::KeyCode::escape) {
    state_.typed.text().empty() ? step_back(state_, stage) : state_.typed.clear();
  } else if (!take_command_key(state_, key, stage)) {
    refuse_key(key, stage);
  }
}

bool take_command_key(State& state, const ansi::Key& key, Stage& stage) {
  if (key.code == ansi::KeyCode::character) return false;  // of a line that is full
  switch (letter_of(key)) {
  case U'n':
    end_game(state, Wish::new_game, stage);
    return true;
  case U'o':
    stage.open_over(Place::options);
    return true;
  case U'q':
    end_game(state, Wish::menu, stage);
    return true;
  default:
    return false;
  }
}

void step_back(State& state, Stage& stage) {
  if (state.phase != Phase::configuring) return end_game(state, Wish::menu, stage);
  state.phase = state.before;
  stage.say("Nothing was changed.");
}

void end_game(State& state, Wish wish, Stage& stage) {
  state.wish = wish;
  if (!state.is_under_way()) return fulfil(state, stage);
  stage.ask_to_end(
      state.round.record.is_going_on(), "the game",
      wish == Wish::menu ? "Quit this game? (Y/N)" : "Start a new game? (Y/N)"
  );
}

void fulfil(State& state, Stage& stage) {
  switch (state.wish) {
  case Wish::menu:
    return stage.go(Place::menu);
  case Wish::new_game:
    return begin_game(state, stage);
  case Wish::other_numbers:
    stage.kept<Size>() = {state.numbers.at(0), state.numbers.at(1), state.numbers.at(2)};
    return begin_game(state, stage);
  }
}

void SplatsScene::confirm(Stage& stage) {
  state_.typed.clear();
  fulfil(state_, stage);
}

void SplatsScene::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release) return;
  if (state_.round.review.is_open()) return press(ansi::character(U' '), stage);
  if (stage.presentation() == Presentation::full) {
    if (const auto digit = digit_at(state_, pointer.at)) press(ansi::character(*digit), stage);
  } else if (const auto place = typed_place_at(state_, pointer.at)) {
    turn_digit(state_, *place);
  }
}

}  // namespace codemaker::play::breaking::splats
