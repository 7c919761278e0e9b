// A match in words: what line mode tells and takes.
#include "play/breaking/board.hpp"
#include "play/breaking/edit_row.hpp"
#include "play/breaking/match/scene.hpp"
#include "play/breaking/match/words.hpp"

#include "ansi/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::breaking::match {
namespace {

using engine::breaking::Marks;
using engine::breaking::Seat;

/// "Ada, guess 3"; alone with the computer "Guess 3".
std::string asked(const State& state, Seat seat, std::string_view what) {
  if (!state.settings.is_pair) return fmt::format("Your {}", what);
  return fmt::format("{}, {}", who(state, seat), what);
}

std::string row_prompt(const State& state) {
  const auto code = state.row.code();
  if (state.phase == Phase::breaking) {
    const std::string guess =
        asked(state, state.breaker, fmt::format("guess {}", state.guesses_made() + 1));
    return code ? fmt::format("{} [G = play {}]: ", guess, spaced(*code)) : guess + ": ";
  }
  const std::string own = asked(state, state.maker(), "code");
  if (!code) return own + ": ";
  return state.settings.is_pair ? fmt::format("{} [G = set it]: ", own)
                                : fmt::format("{} [G = set {}]: ", own, spaced(*code));
}

/// "2 1" is 2 exact and 1 misplaced, a number alone is exact; so is "eem", and - or 0 is nothing.
std::optional<Marks> typed_marks(std::string_view line) {
  std::string signs = ansi::upper_case(line);
  std::erase_if(signs, [](char sign) { return sign == ' ' || sign == ','; });
  if (signs == "-") return Marks{};
  const bool are_numbers = signs.find_first_not_of("0123456789") == std::string::npos;
  if (are_numbers && signs.size() == 1) return Marks{signs[0] - '0', 0};
  if (are_numbers && signs.size() == 2) return Marks{signs[0] - '0', signs[1] - '0'};
  if (signs.find_first_not_of("EM") != std::string::npos) return std::nullopt;
  const auto exact = static_cast<int>(std::ranges::count(signs, 'E'));
  return Marks{exact, static_cast<int>(signs.size()) - exact};
}

}  // namespace

std::string prompt(const State& state) {
  if (state.review.is_open()) return state.review.prompt();
  switch (state.phase) {
  case Phase::choosing:
    return state.setup.prompt();
  case Phase::passing:
    return fmt::format("{}: press Enter when ready: ", who(state, next_at_keyboard(state)));
  case Phase::setting:
  case Phase::breaking:
    return row_prompt(state);
  case Phase::marking:
    return asked(state, state.maker(), fmt::format("marks for {}: ", spaced(*state.guess)));
  case Phase::paused:
    return "Enter goes on: ";
  case Phase::decided:
    return "N new match, V review, O settings, Q menu: ";
  default:
    return "";
  }
}

void MatchScene::take_empty_line(Stage& stage) {
  if (state_.review.is_open()) return state_.review.take_line({}, stage);
  if (state_.phase == Phase::choosing) return state_.setup.take_empty_line(stage);
  if (state_.phase == Phase::passing) return begin_phase(state_, state_.after_pass, stage);
  if (state_.phase == Phase::paused) return go_on(state_, stage);
}

void MatchScene::take_line(std::string_view line, Stage& stage) {
  if (state_.review.is_open()) return state_.review.take_line(line, stage);
  const std::string text = ansi::upper_case(line);
  if (state_.phase == Phase::choosing) {
    const bool is_command = text == "N" || text == "Q" || text == "M";
    return is_command && !state_.setup.is_naming() ? press(first_letter(line), stage)
                                                   : state_.setup.take_line(line, stage);
  }
  if (state_.phase == Phase::decided) {
    if (text == "B") return tell_board(state_, stage);
    if (text == "P") return tell_points(state_, stage);
    if (const auto key = only_letter(line, stage)) press_at_end(state_, *key, stage);
    return;
  }
  if (text == "Q") return ask_to_quit(state_, stage);
  if (text == "B") return tell_board(state_, stage);
  if (text == "P") return tell_points(state_, stage);
  if (state_.is_row_open()) return take_row_line(state_, line, stage);
  if (state_.phase == Phase::marking) return take_marks_line(state_, line, stage);
  take_empty_line(stage);
}

void take_row_line(State& state, std::string_view line, Stage& stage) {
  const std::string text = ansi::upper_case(line);
  const bool is_guess = state.phase == Phase::breaking;
  const bool are_pegs = text.front() >= '0' && text.front() <= '9';
  if (are_pegs) {
    const auto row = typed_row(rules, line, stage);
    if (!row) return;
    state.row = *row;
    return submit(state, stage);
  }
  if (text == "G") return submit(state, stage);
  if (text.starts_with('C') && is_guess) {
    return copy_by_number(
        state.row, state.copied, state.game->history(), std::string_view{text}.substr(1), stage
    );
  }
  if (text.size() == 1) return edit_with_letter(state, first_letter(line), stage);
  // Not repeated: it may be half of a code.
  stage.refuse(fmt::format("Type {} pegs, 1 to {}, or ? for help.", rules.holes, rules.colors));
}

void take_marks_line(State& state, std::string_view line, Stage& stage) {
  if (ansi::upper_case(line) == "L" && state.settings.is_pair) return look_at_code(state, stage);
  const auto marks = typed_marks(line);
  if (!marks) return stage.refuse("Type how many are exact, then how many misplaced: 2 1.");
  state.marks.clear();
  for (int i = 0; i < marks->black; ++i)
    static_cast<void>(state.marks.add(true));
  for (int i = 0; i < marks->white; ++i)
    static_cast<void>(state.marks.add(false));
  if (state.marks.marks() != *marks) {
    return stage.refuse(fmt::format("{} holes have {} marks at most.", rules.holes, rules.holes));
  }
  submit_marks(state, stage);
}

void describe(const State& state, Stage& stage) {
  if (state.review.is_open()) return state.review.tell(stage);
  if (state.phase == Phase::choosing) return state.setup.tell(stage);
  if (state.phase == Phase::decided) return stage.tell(match_end_text(state));
  stage.tell(match_text(state));
  stage.tell(fmt::format("Colors: {}.", color_list(rules.colors)));
  tell_points(state, stage);
  if (state.phase == Phase::passing) return stage.tell(pass_text(state));
  tell_board(state, stage);
}

void tell_turn(const State& state, Stage& stage) {
  const engine::breaking::Turn& turn = state.game->history().back();
  const std::string left =
      state.game->is_over() ? "" : fmt::format(" {} left.", state.game->guesses_left());
  stage.tell(fmt::format(
      "{}{}: {} - {}.{}", state.is_computer(state.breaker) ? "Computer " : "", state.guesses_made(),
      spaced(turn.guess), marks_text(turn.marks), left
  ));
}

void tell_board(const State& state, Stage& stage) {
  if (state.guesses_made() == 0) return stage.tell("The board is empty.");
  int number = 0;
  for (const engine::breaking::Turn& turn : state.game->history())
    stage.tell(fmt::format("{}: {} - {}.", ++number, spaced(turn.guess), marks_text(turn.marks)));
}

void tell_points(const State& state, Stage& stage) {
  stage.tell(fmt::format(
      "{}. {} {}, {} {}.", round_number_text(state), sentence_name(state, Seat::one),
      state.played.points(Seat::one), who(state, Seat::two), state.played.points(Seat::two)
  ));
}

std::vector<std::string> line_help(const State& state) {
  switch (state.phase) {
  case Phase::choosing:
    return state.setup.line_help();
  case Phase::decided:
    return {
        "N: a new match. V: what each guess of the last round was worth.",
        "B: the board. P: the points. O: the settings. Q: back to the menu."};
  case Phase::setting:
  case Phase::breaking: {
    const bool is_guess = state.phase == Phase::breaking;
    std::vector<std::string> lines{
        fmt::format(
            "Type {} digits, 1 to {}, then Enter: {}.", rules.holes, rules.colors,
            is_guess ? "your guess" : "your code"
        ),
        "R: a random row. G: play the row shown in the prompt."};
    if (is_guess) lines.emplace_back("C 3: copy guess 3. C alone: your last guess.");
    if (!is_guess && state.settings.is_pair)
      lines.emplace_back("What you type is shown as stars. L: tell a random code.");
    lines.emplace_back("B: the board. P: the points. Q: quit this match.");
    return lines;
  }
  case Phase::marking: {
    std::vector<std::string> lines{
        "Type how many pegs are exact, then how many misplaced: 2 1.",
        "0: none. Wrong marks are pointed out before they count."};
    if (state.settings.is_pair) lines.emplace_back("L: tell your code.");
    lines.emplace_back("B: the board. P: the points. Q: quit this match.");
    return lines;
  }
  default:
    return {"Enter: go on. B: the board. P: the points. Q: quit this match."};
  }
}

}  // namespace codemaker::play::breaking::match
