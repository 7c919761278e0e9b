// Intersections & Splats at the keys and with the mouse.
#include "play/breaking/splats/scene.hpp"

#include "ansi/text.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/round/shares.hpp"
#include "play/breaking/splats/room.hpp"
#include "play/breaking/splats/view.hpp"
#include "play/call/words.hpp"

#include <fmt/format.h>

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
  if (waits_for_code(state_.round, key)) return;
  if (press_finale(state_.round, key, keys_at_end(), stage)) return;
  if (state_.round.review.is_open()) return state_.round.review.press(key, stage);
  if (state_.phase == Phase::over) return press_at_end(state_, key, stage);
  if (take_command_key(state_, key, stage)) return;
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
  } else {
    refuse_key(key, stage);
  }
}

bool take_command_key(State& state, const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  const bool is_text = key.code == ansi::KeyCode::character &&
                       (state.phase != Phase::moving || is_digit_of(state, letter));
  if (is_text) return false;
  switch (letter) {
  case U'c':
    begin_configuring(state, stage);
    return true;
  case U'h':
    ask_hint(state, stage);
    return true;
  case U'n':
    end_game(state, Wish::new_game, stage);
    return true;
  case U'o':
    stage.open_over(Place::options);
    return true;
  case U'q':
    end_game(state, Wish::menu, stage);
    return true;
  case U'r':
    show_board(state, stage);
    return true;
  default:
    return false;
  }
}

void press_at_end(State& state, const ansi::Key& key, Stage& stage) {
  if (passes_over_board(state.round, key, stage)) return;
  const bool begins = goes_on(key) || letter_of(key) == U'n';
  if (begins) return begin_game(state, stage);
  if (key.code == ansi::KeyCode::escape) return stage.go(Place::menu);
  switch (letter_of(key)) {
  case U'c':
    return begin_configuring(state, stage);
  case U'o':
    return stage.open_over(Place::options);
  case U'q':
    return stage.go(Place::menu);
  case U'v':
    return begin_review(state, stage);
  default:
    return refuse_key(key, stage);
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
  if (state_.round.has_page()) return press(ansi::character(U' '), stage);
  if (stage.presentation() == Presentation::full) {
    if (const auto digit = digit_at(state_, pointer.at, pointer.is_on_large))
      press(ansi::character(*digit), stage);
  } else if (const auto place = typed_place_at(state_, pointer.at, pointer.board == BoardSize::tiles)) {
    turn_digit(state_, *place);
  }
}

std::vector<std::string> line_help(const State& state) {
  switch (state.phase) {
  case Phase::drawing:
    return {"The computer is making a code."};
  case Phase::moving:
    return {
        fmt::format(
            "A guess is {}, {}; a to f are 10 to 15.", count(state.size.digits, "digit", "digits"),
            state.size.highest > 9
                ? fmt::format("1 to 9, then a to {}", "abcdef"[state.size.highest - 10])
                : digit_range(state.size.highest)
        ),
        "A splat: the guess has a digit of the code in its place.",
        "An intersection: the guess has it elsewhere.",
        "C: change X, Y, N. N: a new game. Q: pause or end this one. R: the board.",
        "H: a good guess. HELP: this help.",
    };
  case Phase::over:
    return {
        "C: change X, Y, N. Q: back to the menu. Enter or anything else: a new game.",
        "V: what each guess was worth. PASTE: a text to paste elsewhere.",
    };
  case Phase::configuring:
    return {
        "A number, or words for its digits: ONE TWO is 12. Above 15: modulo 16.",
        "ZERO: cancel, nothing changes.",
    };
  }
  return {};
}

namespace {

std::vector<KeyHelp> keys_while_moving(const State& state) {
  const KeyHelp help = state.is_help_a_digit()
                           ? KeyHelp{"F1", "help", "F1: this help; here ? is a digit."}
                           : help_key();
  std::vector<KeyHelp> keys{
      {fmt::format(
           "1-{}", sign_of(static_cast<engine::breaking::Peg>(state.size.highest), PegSigns::ascii)
       ),
       "digit", fmt::format("The digits are {}.", digit_range(state.size.highest))},
      {"Enter", "guess",
       fmt::format("Enter: guess, after {}.", count(state.size.digits, "digit", "digits"))},
      {"H", "hint", "H: puts a good guess on the line."},
  };
  keys.push_back(
      is_digit_of(state, U'c')
          ? KeyHelp{"", "", "C and Enter: change X, Y, N; here C alone is a digit."}
          : KeyHelp{"C", "numbers", "C: change X, Y, N, for a new game."}
  );
  keys.push_back({"N", "new", "N or F2: a new game. F3: options."});
  keys.push_back({"R", "redraw", "R: draw the board again."});
  keys.push_back(
      {"", "",
       "Mouse: click a digit. Small screens: click behind the line for one more, on its last for "
       "the next.",
       true}
  );
  keys.push_back(
      {"", "",
       "* splat: a digit of the code in its place in the guess. + intersection: it "
       "stands elsewhere in the guess."}
  );
  keys.push_back(help);
  keys.push_back({"Q", "quit", "Q: pause or end the game. Esc clears the line first."});
  return keys;
}

}  // namespace

std::vector<KeyHelp> keys_at_end() {
  return {
      {"N", "new game", "N or Enter: a new game."},
      {"C", "numbers", "C: change X, Y, N, then a new game."},
      {"V", "review", "V: what each guess was worth."},
      {"", "", "F3: options."},
      help_key(),
      {"Q", "menu", "Q or Esc: back to the menu."},
  };
}

std::vector<KeyHelp> keys(const State& state) {
  if (state.round.finale.is_open()) return keys_of_finale(keys_at_end());
  if (state.round.review.is_open()) return state.round.review.keys();
  switch (state.phase) {
  case Phase::drawing:
  case Phase::moving:
    return keys_while_moving(state);
  case Phase::over:
    return keys_at_end();
  case Phase::configuring:
    return {
        {"0-9", "number", "A number, or words for its digits: ONE TWO is 12. Above 15: modulo 16."},
        {"Enter", "next", "Enter: the next one. ZERO: cancel, nothing changes."},
        {"Esc", "back", "Esc: cancel, nothing changes."},
        help_key(),
    };
  }
  return {};
}

bool is_digit_of(const State& state, char32_t character) {
  if (character >= 0x80) return false;
  const auto digit = splats_digit(static_cast<char>(character));
  return digit && *digit >= 1 && *digit <= state.size.highest;
}

std::string digits_to_type(const State& state) {
  if (state.phase == Phase::configuring) return "1234567890";
  std::string digits;
  for (int digit = 1; digit <= state.size.highest && state.phase == Phase::moving; ++digit)
    digits += sign_of(static_cast<engine::breaking::Peg>(digit), PegSigns::ascii);
  return digits;
}

std::optional<char32_t> digit_at(const State& state, ansi::Position at, bool is_large) {
  const std::string digits = digits_to_type(state);
  const ansi::Position first = digits_place(state.size, is_large);
  const int across = at.column - first.column;
  const bool is_hit =
      at.row == first.row && across >= 0 && across < digit_width * static_cast<int>(digits.size());
  if (!is_hit) return std::nullopt;
  return static_cast<unsigned char>(digits[static_cast<std::size_t>(across / digit_width)]);
}

}  // namespace codemaker::play::breaking::splats
