// Practice in words: what line mode tells and takes, and the sentences that screens share.
#include "play/breaking/practice/scene.hpp"

#include "ansi/text.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/round/lines.hpp"
#include "play/breaking/round/shares.hpp"
#include "play/breaking/round/typed.hpp"
#include "play/call/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking::practice {

void describe(const State& state, Stage& stage) {
  if (state.round.review.is_open()) return state.round.review.tell(stage);
  if (state.phase == Phase::choosing) return tell_levels(stage);
  stage.tell(level_text(state));
  tell_board(state.round, stage);
  if (state.phase == Phase::over) stage.tell(end_text(state));
}

void tell_levels(Stage& stage) {
  stage.tell("Practice: 4 holes, 6 colors. Level 1 allows 12 guesses, one guess fewer per level.");
  stage.tell("Colors: R red, W white, B blue, G green, Y yellow, K black.");
}

std::string prompt(const State& state) {
  if (state.round.review.is_open()) return state.round.review.prompt();
  if (state.round.hint.is_thinking()) return "";
  switch (state.phase) {
  case Phase::choosing:
    return fmt::format("Level, 1 to 8 (N: level {}): ", state.level);
  case Phase::drawing:
    return "";
  case Phase::breaking:
    return guess_prompt(state.round);
  case Phase::over:
    break;
  }
  if (state.is_guided) return "N practice, R ranked run, V review, Q menu: ";
  const bool goes_up = state.is_won() && state.level < levels;
  return fmt::format("N {}, L levels, V review, Q menu: ", goes_up ? "next level" : "again");
}

void PracticeScene::take_line(std::string_view line, Stage& stage) {
  if (waits_for_code(state_.round, line)) return;
  if (!skip_marks(state_, stage)) return;
  if (state_.round.review.is_open()) return state_.round.review.take_line(line, stage);
  if (state_.phase == Phase::breaking) return take_line_on_row(state_, line, stage);
  const std::string text = ansi::upper_case(line);
  const auto number = scoring_line(text);
  const bool scores = (text == "S" || number) && state_.phase == Phase::over;
  if (scores) return show_scoring(state_.round, scored(state_.round), number, stage);
  const bool pastes = text == "PASTE" && state_.phase == Phase::over;
  if (pastes) return begin_review(state_, stage, ReviewForm::text);
  const auto key = only_letter(line, stage);
  if (!key) return;
  const bool starts = state_.phase == Phase::choosing && letter_of(*key) == U'n';
  if (starts) return begin_level(state_, state_.level, stage);
  const bool is_about_screens = letter_of(*key) == U's';
  if (is_about_screens) return refuse_line(line, stage);
  press(*key, stage);
}

void take_line_on_row(State& state, std::string_view line, Stage& stage) {
  const Typed typed = take_row_line(state.round, state.row_use(), line, stage);
  if (typed.row) return guess(state, *typed.row, stage);
  if (!typed.is_command) return;
  const std::string command = ansi::upper_case(line);
  if (command == "BOARD") return tell_board(state.round, stage);
  if (command == "Q") return ask_to_leave(state, Exit::menu, stage);
  command == "H" || command == "L" ? take_command(state, first_letter(command), stage)
                                   : refuse_line(line, stage);
}

std::string level_text(const State& state) {
  if (state.is_guided) return "A guided game: break the code in 12 guesses.";
  return fmt::format(
      "Level {}: break the code in {} guesses.", state.level, guesses_of(state.level)
  );
}

std::string end_text(const State& state) {
  if (!state.is_won()) {
    return fmt::format(
        "You missed the code: {}.", spaced(state.round.game->secret(), PegSigns::letters)
    );
  }
  const std::string made = count(state.round.game->guesses_made(), "guess", "guesses");
  if (state.is_guided)
    return fmt::format("You broke it in {}! N: practice. R: a ranked run.", made);
  if (state.level < levels) return fmt::format("You won level {} in {}!", state.level, made);
  return fmt::format("Broken in {}. Well done! There is no harder level.", made);
}

std::vector<std::string> line_help(const State& state) {
  switch (state.phase) {
  case Phase::choosing:
    return {"1 to 8: play that level. N: play the one in the prompt. Q: back to the menu."};
  case Phase::drawing:
    return {"The computer is making a code."};
  case Phase::breaking:
    return {
        "Type 4 letters of R W B G Y K, or digits 1 to 6, then Enter: your guess.",
        std::string{random_row_help},
        std::string{copy_help},
        "H: put a good guess into the prompt.",
        "BOARD: your guesses. L: choose another level. Q: pause or end this game.",
    };
  case Phase::over:
    return {
        state.is_guided ? "R: a ranked run. N: practice."
                        : "N: the next level if you won, otherwise the same again.",
        "L: choose another level. V: what each guess was worth. Q: back to the menu.",
        std::string{scoring_help},
        "PASTE: the review as a text to paste elsewhere, without the codes.",
    };
  }
  return {};
}

}  // namespace codemaker::play::breaking::practice
