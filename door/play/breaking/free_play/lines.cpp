// Free play in words: what line mode tells and takes, and the sentences that screens share.
#include "play/breaking/free_play/scene.hpp"

#include "ansi/text.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/round/lines.hpp"
#include "play/breaking/round/shares.hpp"
#include "play/breaking/round/typed.hpp"
#include "play/call/words.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/catalog/link.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking::free_play {

using engine::Verdict;
using engine::breaking::Match;
using engine::breaking::Side;

std::string prompt(const State& state) {
  if (state.round.review.is_open()) return state.round.review.prompt();
  if (state.round.hint.is_thinking()) return "";
  switch (state.phase) {
  case Phase::choosing:
    return "Settings (N: new game): ";
  case Phase::setting:
    return code_prompt(state.round);
  case Phase::breaking:
    return guess_prompt(state.round);
  case Phase::over:
    if (!state.label.empty()) return "N again, V review, O settings, Q back: ";
    return state.daily ? "V review, Q tables: " : "N new, V review, O settings, Q menu: ";
  case Phase::drawing:
  case Phase::marking:
  case Phase::thinking:
    break;
  }
  return "";
}

void FreePlayScene::take_empty_line(Stage& stage) {
  if (state_.round.review.is_open()) return state_.round.review.take_line("", stage);
  const bool is_day_over = state_.daily && state_.phase == Phase::over;
  if (is_day_over) stage.go(Place::daily);
}

void take_line(State& state, std::string_view line, Stage& stage) {
  if (waits_for_code(state.round, line)) return;
  if (!skip_marks(state, stage)) return;
  if (state.round.review.is_open()) return state.round.review.take_line(line, stage);
  const std::string text = ansi::upper_case(line);
  if (state.phase == Phase::choosing) {
    const bool is_command = text == "N" || text == "Q" || text == "M";
    return is_command ? press_in_setup(state, first_letter(line), stage)
                      : state.setup.take_line(line, stage);
  }
  if (const auto number = scoring_line(text)) return ask_scoring(state, number, stage);
  if (state.phase == Phase::over) {
    if (text == "PASTE") return review(state, stage, ReviewForm::text);
    if (text == "BOARD") return tell_boards(state, stage);
    if (const auto key = only_letter(line, stage)) press_at_end(state, *key, stage);
    return;
  }
  if (text == "Q") return ask_to_quit(state, stage);
  state.carried.reset();  // it was picked up on a screen
  if (state.is_row_open()) return take_line_on_row(state, line, stage);
  if (state.lines_ahead.size() < max_lines_ahead) state.lines_ahead.emplace_back(line);
}

void take_line_on_row(State& state, std::string_view line, Stage& stage) {
  const Typed typed = take_row_line(state.round, state.row_use(), line, stage);
  if (typed.row) return take_row(state, *typed.row, stage);
  if (!typed.is_command) return;
  const std::string text = ansi::upper_case(line);
  const char first = text.front();
  const std::string_view rest = std::string_view{text}.substr(1);
  const bool carries = (first == 'P' || first == 'D') && (rest.empty() || rest.front() == ' ');
  if (carries) return take_peg_line(state, rest, first == 'D', stage);
  if (text == "BOARD") return tell_boards(state, stage);
  if (text == "HINT") return ask_hint(state, stage);
  if (rest.empty()) return command(state, letter_of(first_letter(line)), first_letter(line), stage);
  refuse_line(line, stage);
}

void take_peg_line(State& state, std::string_view holes, bool is_move, Stage& stage) {
  const std::size_t second = holes.find(' ', holes.find_first_not_of(' '));
  const auto from = ansi::leading_number(holes);
  const auto to =
      second == std::string_view::npos ? std::nullopt : ansi::leading_number(holes.substr(second));
  const auto is_hole = [&](std::optional<int> hole) {
    return hole && *hole >= 1 && *hole <= state.round.rules.holes;
  };
  if (!is_hole(from) || !is_hole(to)) {
    return stage.refuse(fmt::format(
        "{0} 1 3 {1} the peg in hole 1 to hole 3. Holes are 1 to {2}.", is_move ? 'D' : 'P',
        is_move ? "moves" : "copies", state.round.rules.holes
    ));
  }
  const auto peg = state.round.row.peg(*from - 1);
  if (!peg) return stage.refuse(fmt::format("Hole {} is empty.", *from));
  if (is_move) {
    state.round.row.move(*from - 1, *to - 1);
  } else {
    state.round.row.put(*to - 1, *peg);
  }
}

std::string game_text(const State& state) {
  if (state.daily) {
    return fmt::format(
        "The daily code of {}, {} guesses. One try, without hints.",
        engine::records::date_text(*state.daily), engine::breaking::Match::guesses
    );
  }
  if (!state.label.empty()) {
    return fmt::format(
        "{}, {} guesses. {}", puzzle_text(state), engine::breaking::Match::guesses,
        state.is_first_try ? "Your first try, without hints." : "It counts for no table."
    );
  }
  if (!state.is_duel()) return fmt::format("Solo, {} guesses.", engine::breaking::Match::guesses);
  return fmt::format(
      "Duel, {} guesses each. The computer is {}, level {} of 10.",
      engine::breaking::Match::guesses, strength_name(state.settings.strength),
      state.settings.strength
  );
}

namespace {

bool is_second_try(const State& state) {
  return engine::records::is_challenge_word(state.label) && !state.is_first_try;
}

std::vector<std::string> line_help_at_end(const State& state) {
  const bool is_puzzle = !state.label.empty();
  return {
      fmt::format(
          "N: {}. V: what each guess was worth. BOARD: the boards.",
          is_puzzle ? "the same code again" : "a new game"
      ),
      std::string{scoring_help},
      "PASTE: the review as a text to paste elsewhere, without the codes.",
      fmt::format("O: the settings. Q: back to the {}.", is_puzzle ? "page of it" : "menu")};
}

}  // namespace

std::string puzzle_text(const State& state) {
  return play::puzzle_title(state.label) + (is_second_try(state) ? ", second try" : "");
}

std::string line_to_paste(const State& state) {
  if (is_second_try(state)) return "";
  return play::spoiler_free(state.round.record.record(), state.label);
}

std::optional<Share> share(const State& state) {
  if (state.phase != Phase::over) return std::nullopt;
  return play::share_of(line_to_paste(state), state.round.record.record(), state.label);
}

std::string pegs_text(const State& state) {
  if (state.round.typing.signs == PegSigns::digits)
    return "Bulls and Cows: four digits, 0 to 9, no repeats.";
  return fmt::format(
      "{} holes. Colors: {}.{}", state.round.rules.holes,
      color_list(state.round.rules.colors, state.round.typing.signs),
      state.offers_no_peg() ? " In guesses, 0 is no peg." : ""
  );
}

void tell_boards(const State& state, Stage& stage) {
  tell_board(state.round, stage);
  const int guesses = state.computers ? state.computers->guesses_made() : 0;
  for (std::size_t turn = 0; turn < static_cast<std::size_t>(guesses); ++turn)
    stage.tell(computers_turn_text(*state.computers, turn, state.round.typing.signs));
  if (state.phase == Phase::over) {
    stage.tell(codes_text(state));
  } else if (state.own_code) {
    stage.tell(fmt::format("Your code: {}.", spaced(*state.own_code, state.round.typing.signs)));
  }
}

std::string codes_text(const State& state) {
  const PegSigns signs = state.round.typing.signs;
  if (!state.round.game->has_code()) return "The code was not made yet.";
  if (state.round.is_withheld) return std::string{told_tomorrow};
  const std::string secret = spaced(state.round.game->secret(), signs);
  if (!state.own_code) return fmt::format("The code was {}.", secret);
  return fmt::format("Its code was {}, yours {}.", secret, spaced(*state.own_code, signs));
}

std::string result_text(const State& state) {
  const std::string guesses = count(state.round.game->guesses_made(), "guess", "guesses");
  const engine::Verdict verdict = state.match().verdict();
  if (!state.is_duel()) {
    return verdict == engine::Verdict::won ? fmt::format("You broke the code in {}!", guesses)
                                           : fmt::format("You missed the code in {}.", guesses);
  }
  switch (verdict) {
  case engine::Verdict::won:
    return fmt::format("You win! You broke the computer's code in {}.", guesses);
  case engine::Verdict::lost:
    return fmt::format("The computer wins: it broke your code in {}.", guesses);
  case engine::Verdict::tied:
    break;
  }
  return state.round.game->is_broken() ? fmt::format("A tie: both codes broken in {}.", guesses)
                                       : "A tie: neither code was broken.";
}

std::string_view outcome(const State& state) {
  if (state.is_given_up()) return "given up";
  const engine::Verdict verdict = state.match().verdict();
  if (!state.is_duel()) return verdict == engine::Verdict::won ? "broken" : "not broken";
  if (verdict == engine::Verdict::tied) return "a tie";
  return verdict == engine::Verdict::won ? "you won" : "you lost";
}

std::vector<std::string> line_help_at_end_of_day() {
  return {
      "V: what each guess was worth. BOARD: the board.", std::string{scoring_help},
      "PASTE: the review as a text to paste elsewhere, without the code.",
      "Q or Enter: the tables of the day."};
}

std::vector<std::string> line_help(const State& state) {
  switch (state.phase) {
  case Phase::choosing:
    return state.setup.line_help();
  case Phase::setting:
  case Phase::breaking:
    break;
  case Phase::over:
    return state.daily ? line_help_at_end_of_day() : line_help_at_end(state);
  case Phase::drawing:
  case Phase::marking:
  case Phase::thinking:
    return {"The computer is thinking... Q: pause or end this game."};
  }
  const bool is_guess = state.phase == Phase::breaking;
  std::vector<std::string> lines{
      fmt::format(
          "Type {} pegs, then Enter: {}.", state.round.rules.holes,
          is_guess ? "your guess" : "your code"
      ),
      what_pegs_are(state.round, state.row_use()),
      std::string{random_row_help},
      "P 1 3: copy the peg in hole 1 to hole 3. D 1 3: move it there.",
  };
  if (is_guess) {
    lines.emplace_back(copy_help);
    if (!state.daily && !state.is_first_try)
      lines.emplace_back("H: put a good guess into the prompt.");
    if (state.is_duel())
      lines.emplace_back("S: how the computer's last guess was scored. S 2: its guess 2.");
  }
  lines.emplace_back("BOARD: the boards. Q: pause or end this game.");
  return lines;
}

}  // namespace codemaker::play::breaking::free_play
