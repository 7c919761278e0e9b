#include "play/breaking/splats/scene.hpp"

#include "ansi/text.hpp"
#include "engine/breaking/id.hpp"
#include "engine/breaking/record.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/questions.hpp"
#include "play/breaking/round/lines.hpp"
#include "play/breaking/round/shares.hpp"
#include "play/breaking/secrets.hpp"
#include "play/call/words.hpp"
#include "play/shared/make_again.hpp"

#include <array>
#include <fmt/format.h>
#include <string>
#include <type_traits>

namespace codemaker::play::breaking::splats {
namespace {

/// Screens have the characters of 1992.
PegSigns shown_signs(const Stage& stage) {
  return stage.is_line() ? PegSigns::colors : PegSigns::ascii;
}

}  // namespace

void suggest(State& state, const std::optional<engine::breaking::Code>& guess) {
  if (!guess) return;
  std::string text;
  for (const engine::breaking::Peg peg : guess->pegs())
    text += sign_of(peg, PegSigns::ascii);
  state.typed = shared::LineEditor{max_typed, text};
}

void SplatsScene::enter(Stage& stage) {
  stage.choices().game = engine::breaking::id;
  begin_game(state_, stage);
}

void describe(const State& state, Stage& stage) {
  if (state.round.review.is_open()) return state.round.review.tell(stage);
  stage.tell(size_text(state));
  tell_game(state, stage);
}

void begin_game(State& state, Stage& stage) {
  state.size = stage.kept<Size>();
  begin(state.round, rules_of(state.size), state.size.guesses);
  state.typed.clear();
  state.phase = Phase::drawing;
  state.round.record.begin(
      engine::breaking::records::Splats{rules_of(state.size), state.size.guesses}, stage
  );
  stage.say(size_text(state));
  stage.perform(effect::DrawSecret{rules_of(state.size)});
}

void SplatsScene::take(const Answer& answer, Stage& stage) {
  if (const auto* secret = std::get_if<event::Secret>(&answer)) {
    if (state_.phase == Phase::drawing) {
      hide(state_.round, *secret, stage);
      state_.phase = Phase::moving;
    } else if (const auto first = take_code(state_.round, *secret, stage)) {
      splats::guess(state_, *first, stage);
      state_.round.ahead.press_in(*this, stage);
    }
  } else if (const auto* hinted = reply_of<Hinted>(answer)) {
    if (state_.phase == Phase::moving) suggest(state_, state_.round.hint.take(*hinted, stage));
  } else if (const auto* reviewed = reply_of<Reviewed>(answer)) {
    state_.round.review.take(*reviewed, stage);
  }
}

bool SplatsScene::resume(const UnfinishedGame& game, Stage& stage) {
  const auto& record = (*game.record.as<engine::breaking::records::BreakingRecord>());
  const auto& setup = std::get<engine::breaking::records::Splats>(record.setup);
  stage.kept<Size>() = {setup.guesses, setup.rules.holes, setup.rules.colors};
  begin_game(state_, stage);
  return shared::make_again(game, state_.round.record, stage, [&](const auto& move) {
    if constexpr (std::is_same_v<decltype(move), const engine::breaking::records::Hidden&>) {
      take(Answer{secret_of(move, game)}, stage);
    } else if constexpr (std::is_same_v<decltype(move), const engine::breaking::Code&>) {
      splats::guess(state_, move, stage);
    }
  });
}

void SplatsScene::take_line(std::string_view line, Stage& stage) {
  if (waits_for_code(state_.round, line)) return;
  if (state_.round.review.is_open()) return state_.round.review.take_line(line, stage);
  take_typed(state_, line, stage);
}

/// Enter alone is an answer at [CNQ] and nowhere else.
void SplatsScene::take_empty_line(Stage& stage) {
  if (state_.round.review.is_open()) return state_.round.review.take_line("", stage);
  if (stage.is_line()) return state_.phase == Phase::over ? begin_game(state_, stage) : void();
  stage.refuse(
      state_.phase == Phase::configuring
          ? "Enter 1 to 15, or ZERO to cancel."
          : fmt::format("Type a guess: {}.", count(state_.size.digits, "digit", "digits"))
  );
}

void take_typed(State& state, std::string_view line, Stage& stage) {
  switch (state.phase) {
  case Phase::drawing:
    return;
  case Phase::moving:
    return take_move(state, line, stage);
  case Phase::over:
    return take_choice(state, line, stage);
  case Phase::configuring:
    return take_number(state, line, stage);
  }
}

void take_move(State& state, std::string_view line, Stage& stage) {
  mix_in(state.round, line);
  if (take_command(state, line, stage)) return;
  const Guess guess = splats_guess(state.size, line);
  if (!guess.code) return stage.refuse(guess.refusal);
  splats::guess(state, *guess.code, stage);
}

bool take_command(State& state, std::string_view line, Stage& stage) {
  const std::string command = ansi::upper_case(line);
  const bool asks_help = command == "HELP" || (command == "?" && !state.is_help_a_guess());
  if (asks_help) {
    stage.open_help();
  } else if (command == "C") {
    begin_configuring(state, stage);
  } else if (command == "N") {
    end_game(state, Wish::new_game, stage);
  } else if (command == "Q") {
    end_game(state, Wish::menu, stage);
  } else if (command == "R") {
    show_board(state, stage);
  } else if (command == "H" || command == "HINT") {
    ask_hint(state, stage);
  } else if (command == "TIME" && stage.is_line()) {
    stage.tell(fmt::format("Time left: {}.", time_text(stage.time_left())));
  } else {
    return false;
  }
  return true;
}

void ask_hint(State& state, Stage& stage) {
  const HintGiver::Request after{
      rules_of(state.size), state.round.game->history(), shown_signs(stage)};
  suggest(state, state.round.hint.give(after, stage));
}

void take_choice(State& state, std::string_view line, Stage& stage) {
  const std::string choice = ansi::upper_case(line);
  if (choice == "C") return begin_configuring(state, stage);
  if (choice == "Q") return stage.go(Place::menu);
  if (choice == "HELP") return stage.open_help();
  if (choice == "PASTE") return begin_review(state, stage, ReviewForm::text);
  choice == "V" || choice == "REVIEW" ? begin_review(state, stage) : begin_game(state, stage);
}

void begin_review(State& state, Stage& stage, ReviewForm form) {
  ReviewedGame game = to_review(state.round);
  game.signs = shown_signs(stage);
  state.round.review.begin(game, stage, form);
}

void begin_configuring(State& state, Stage& stage) {
  state.before = state.phase;
  state.phase = Phase::configuring;
  state.round.hint.forget();
  state.numbers.clear();
  stage.say("X guesses, Y digits, N the highest digit. ZERO goes back.");
}

void take_number(State& state, std::string_view line, Stage& stage) {
  if (ansi::upper_case(line) == "HELP") return stage.open_help();
  const auto number = splats_number(line);
  if (!number) return stage.refuse("Enter 1 to 15, or ZERO to cancel.");
  if (*number == 0) return step_back(state, stage);
  state.numbers.push_back(*number);
  if (state.numbers.size() < 3) return;
  state.phase = state.before;
  stage.show("");
  end_game(state, Wish::other_numbers, stage);
}

void guess(State& state, const engine::breaking::Code& code, Stage& stage) {
  if (ask_for_code(state.round, code, stage)) return;
  make_guess(state.round, code, stage);
  stage.show("");
  tell_turn(state.round, stage);
  if (!state.round.game->is_over()) return;
  state.phase = Phase::over;
  state.typed.clear();
  stage.drop_typed_ahead();
  celebrate(
      state.round, state.round.is_broken() ? engine::Verdict::won : engine::Verdict::lost,
      broken_word(state.round), stage
  );
  stage.say(end_text(state, stage.is_line()));
}

void show_board(State& state, Stage& stage) {
  if (stage.is_line()) return tell_game(state, stage);
  stage.perform(effect::ChangeTerminal{});
}

void tell_game(const State& state, Stage& stage) {
  tell_board(state.round, stage);
  if (state.phase == Phase::over) stage.tell(end_text(state, true));
}

std::string size_text(const State& state) {
  return fmt::format(
      "{}, {}, {}.", count(state.size.guesses, "guess", "guesses"),
      count(state.size.digits, "digit", "digits"), digit_range(state.size.highest)
  );
}

std::string end_text(const State& state, bool is_line) {
  const PegSigns signs = is_line ? PegSigns::colors : PegSigns::ascii;
  return state.round.game->is_broken()
             ? fmt::format(
                   "Broken in {}.", count(state.round.game->guesses_made(), "guess", "guesses")
               )
             : fmt::format("You missed the code: {}.", spaced(state.round.game->secret(), signs));
}

std::string prompt(const State& state) {
  if (state.round.review.is_open()) return state.round.review.prompt();
  switch (state.phase) {
  case Phase::drawing:
    return "";
  case Phase::moving:
    return state.round.hint.is_thinking() ? "" : "MOVE: ";
  case Phase::over:
    return "[CNQ] ";
  case Phase::configuring:
    break;
  }
  static constexpr std::array<std::string_view, 3> names{
      "X, guesses", "Y, digits", "N, highest digit"};
  const std::array now{state.size.guesses, state.size.digits, state.size.highest};
  const std::size_t asked = state.numbers.size();
  return fmt::format("{}, 1-15 (now {}): ", names.at(asked), now.at(asked));
}

bool takes_text(const State& state) {
  if (state.round.review.is_open()) return false;
  return !state.typed.text().empty() || (state.phase == Phase::moving && state.is_help_a_digit());
}

}  // namespace codemaker::play::breaking::splats
