// A match in words: what line mode tells and takes.
#include "play/breaking/round/lines.hpp"

#include "ansi/text.hpp"
#include "play/breaking/match/scene.hpp"
#include "play/breaking/match/words.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/round/shares.hpp"
#include "play/breaking/round/typed.hpp"

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

std::string prompt_of_row(const State& state) {
  if (state.phase == Phase::breaking) {
    const int number = state.round.guesses_made() + 1;
    return row_prompt(
        state.round, asked(state, state.breaker, fmt::format("guess {}", number)), "play"
    );
  }
  const std::string own = asked(state, state.maker(), "code");
  if (!state.settings.is_pair) return row_prompt(state.round, own, "set");
  return state.round.row.code() ? own + " [P = set it]: " : own + ": ";
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
  if (state.round.review.is_open()) return state.round.review.prompt();
  switch (state.phase) {
  case Phase::choosing:
    return state.setup.prompt();
  case Phase::passing:
    return fmt::format("{}: press Enter when ready: ", who(state, next_at_keyboard(state)));
  case Phase::setting:
  case Phase::breaking:
    return prompt_of_row(state);
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
  if (state_.round.review.is_open()) return state_.round.review.take_line({}, stage);
  if (state_.phase == Phase::choosing) return state_.setup.take_empty_line(stage);
  if (state_.phase == Phase::passing) return begin_phase(state_, state_.after_pass, stage);
  if (state_.phase == Phase::paused) return go_on(state_, stage);
}

void MatchScene::take_line(std::string_view line, Stage& stage) {
  if (waits_for_code(state_.round, line)) return;
  if (state_.round.review.is_open()) return state_.round.review.take_line(line, stage);
  const std::string text = ansi::upper_case(line);
  if (state_.phase == Phase::choosing) {
    const bool is_command = text == "N" || text == "Q" || text == "M";
    return is_command && !state_.setup.is_naming() ? press(first_letter(line), stage)
                                                   : state_.setup.take_line(line, stage);
  }
  if (text == "BOARD") return tell_board(state_.round, stage);
  if (text == "POINTS") return tell_points(state_, stage);
  if (state_.phase == Phase::decided) {
    if (const auto key = only_letter(line, stage)) press_at_end(state_, *key, stage);
    return;
  }
  if (text == "Q") return ask_to_quit(state_, stage);
  if (state_.is_row_open()) return take_line_on_row(state_, line, stage);
  if (state_.phase == Phase::marking) return take_marks_line(state_, line, stage);
  take_empty_line(stage);
}

void take_line_on_row(State& state, std::string_view line, Stage& stage) {
  const Typed typed = take_row_line(state.round, state.row_use(), line, stage);
  if (typed.row) return take_row(state, *typed.row, stage);
  if (!typed.is_command) return;
  if (line.size() == 1) return take_command(state, first_letter(line), stage);
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
  if (state.round.review.is_open()) return state.round.review.tell(stage);
  if (state.phase == Phase::choosing) return state.setup.tell(stage);
  if (state.phase == Phase::decided) return stage.tell(match_end_text(state));
  stage.tell(match_text(state));
  stage.tell(fmt::format("Colors: {}.", color_list(rules.colors)));
  tell_points(state, stage);
  if (state.phase == Phase::passing) return stage.tell(pass_text(state));
  tell_board(state.round, stage);
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
        "BOARD: the board. POINTS: the points. O: the settings. Q: back to the menu."};
  case Phase::setting:
  case Phase::breaking: {
    std::vector<std::string> lines = row_line_help(state.round, state.row_use());
    const bool is_hidden = state.phase == Phase::setting && state.settings.is_pair;
    if (is_hidden) lines.emplace_back("What you type is shown as stars. L: tell a random code.");
    lines.emplace_back("BOARD: the board. POINTS: the points. Q: pause or end this match.");
    return lines;
  }
  case Phase::marking: {
    std::vector<std::string> lines{
        "Type how many pegs are exact, then how many misplaced: 2 1.",
        "0: none. Wrong marks are pointed out before they count."};
    if (state.settings.is_pair) lines.emplace_back("L: tell your code.");
    lines.emplace_back("BOARD: the board. POINTS: the points. Q: pause or end this match.");
    return lines;
  }
  default:
    return {"Enter: go on. BOARD: the board. POINTS: the points. Q: pause or end this match."};
  }
}

}  // namespace codemaker::play::breaking::match
