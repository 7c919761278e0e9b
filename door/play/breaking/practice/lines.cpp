// Practice in words: what line mode tells and takes, and the sentences that screens share.
#include "play/breaking/practice/scene.hpp"

#include "ansi/text.hpp"
#include "play/breaking/edit_row.hpp"
#include "play/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking::practice {

void describe(const State& state, Stage& stage) {
  if (state.review.is_open()) return state.review.tell(stage);
  if (state.phase == Phase::choosing) return tell_levels(stage);
  stage.tell(level_text(state));
  tell_board(state, stage);
  if (state.phase == Phase::over) stage.tell(end_text(state));
}

void tell_levels(Stage& stage) {
  stage.tell("Practice: 4 holes, 6 colors. Level 1 allows 12 guesses, one guess fewer per level.");
  stage.tell("Colors: R red, W white, B blue, G green, Y yellow, K black.");
}

std::string prompt(const State& state) {
  if (state.review.is_open()) return state.review.prompt();
  if (state.hint.is_thinking()) return "";
  switch (state.phase) {
  case Phase::choosing:
    return fmt::format("Level, 1 to 8 (N: level {}): ", state.level);
  case Phase::drawing:
    return "";
  case Phase::breaking: {
    const auto code = state.row.code();
    const int number = state.game->guesses_made() + 1;
    return code ? fmt::format("Guess {} [P = play {}]: ", number, spaced(*code, PegSigns::letters))
                : fmt::format("Guess {}: ", number);
  }
  case Phase::over:
    break;
  }
  if (state.is_guided) return "N practice, L levels, V review, Q menu: ";
  const bool goes_up = state.is_won() && state.level < levels;
  return fmt::format("N {}, L levels, V review, Q menu: ", goes_up ? "next level" : "again");
}

void PracticeScene::take_line(std::string_view line, Stage& stage) {
  if (!skip_marks(state_, stage)) return;
  if (state_.review.is_open()) return state_.review.take_line(line, stage);
  if (state_.phase == Phase::breaking) return take_row_line(state_, line, stage);
  const std::string text = ansi::upper_case(line);
  const auto scored = scoring_line(text);
  const bool scores = (text == "S" || scored) && state_.phase == Phase::over;
  if (scores) return show_scoring(state_, scored, stage);
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

/// A color by its letter or its number.
std::optional<engine::breaking::Peg> peg_of(char32_t letter) {
  for (int color = 1; color <= rules.colors; ++color) {
    const auto peg = static_cast<engine::breaking::Peg>(color);
    const ansi::Key sign =
        ansi::character(static_cast<unsigned char>(sign_of(peg, PegSigns::letters).front()));
    const bool is_hit = letter == letter_of(sign) || letter == U'0' + static_cast<unsigned>(color);
    if (is_hit) return peg;
  }
  return std::nullopt;
}

void take_row_line(State& state, std::string_view line, Stage& stage) {
  if (take_command(state, line, stage)) return;
  shared::RowEditor row{rules};
  int pegs = 0;
  for (const char character : line) {
    if (character == ' ' || character == ',') continue;
    const auto peg = peg_of(letter_of(ansi::character(static_cast<unsigned char>(character))));
    if (!peg) return stage.refuse("The colors are R W B G Y K, or 1 to 6. Type ? for help.");
    if (++pegs <= rules.holes) row.place(*peg);
  }
  if (pegs != rules.holes) {
    return stage.refuse(fmt::format("Type {} pegs, not {}.", rules.holes, pegs));
  }
  state.row = row;
  submit(state, stage);
}

/// B and G, which other games have here, are colors.
bool take_command(State& state, std::string_view line, Stage& stage) {
  const std::string command = ansi::upper_case(line);
  const bool copies = command.starts_with('C');
  if (copies) {
    take_copy(state, std::string_view{command}.substr(1), stage);
  } else if (command == "BOARD") {
    tell_board(state, stage);
  } else if (command == "P") {
    submit(state, stage);
  } else if (command == "X" || command == "H" || command == "L") {
    edit_with_letter(state, first_letter(command), stage);
  } else if (command == "Q") {
    ask_to_leave(state, Exit::menu, stage);
  } else {
    return false;
  }
  return true;
}

void take_copy(State& state, std::string_view text, Stage& stage) {
  copy_by_number(state.row, state.copied, state.game->history(), text, stage);
}

void tell_board(const State& state, Stage& stage) {
  if (!state.game || state.game->history().empty()) return stage.tell("The board is empty.");
  for (std::size_t turn = 0; turn < state.game->history().size(); ++turn)
    stage.tell(turn_text(state, turn));
}

std::string level_text(const State& state) {
  if (state.is_guided) return "A guided game: break the code in 12 guesses.";
  return fmt::format(
      "Level {}: break the code in {} guesses.", state.level, guesses_of(state.level)
  );
}

std::string turn_text(const State& state, std::size_t turn) {
  const engine::breaking::Turn& made = state.game->history()[turn];
  return fmt::format(
      "{}: {} - {}.", turn + 1, spaced(made.guess, PegSigns::letters), marks_text(made.marks)
  );
}

std::string end_text(const State& state) {
  if (!state.is_won()) {
    return fmt::format("You missed the code: {}.", spaced(state.game->secret(), PegSigns::letters));
  }
  const std::string made = count(state.game->guesses_made(), "guess", "guesses");
  if (state.is_guided)
    return fmt::format("You broke it in {}! Practice or the campaign next?", made);
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
        "X: a random row. P: play the row shown in the prompt.",
        "C 3: copy guess 3. C alone: your last guess.",
        "H: how many codes are possible. Again: a good guess.",
        "BOARD: your guesses. L: choose another level. Q: back to the menu.",
    };
  case Phase::over:
    return {
        "N: the next level if you won, otherwise the same again.",
        "L: choose another level. V: what each guess was worth. Q: back to the menu.",
        "S: how the last guess was scored, peg by peg. S 2: guess 2.",
        "PASTE: the review as a text to paste elsewhere, without the codes.",
    };
  }
  return {};
}

}  // namespace codemaker::play::breaking::practice
