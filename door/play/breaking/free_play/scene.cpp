// The course of a game: settings, codes, guesses in turn, the end.
#include "play/breaking/free_play/scene.hpp"

#include "engine/breaking/day_rules.hpp"
#include "engine/breaking/id.hpp"
#include "engine/breaking/record.hpp"
#include "play/breaking/free_play/daily_scene.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/questions.hpp"
#include "play/breaking/round/lines.hpp"
#include "play/breaking/round/shares.hpp"
#include "play/breaking/seal_view.hpp"
#include "play/breaking/secrets.hpp"
#include "play/breaking/wooden_board.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/catalog/puzzle_again.hpp"
#include "play/shared/ceremony.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play::breaking::free_play {
namespace {

/// One that was won or lost is celebrated: with a tune where one can be played, else with the bell.
void celebrate_end(State& state, Stage& stage) {
  const engine::breaking::Match match = state.match();
  if (!match.is_over()) return stage.ring();
  const std::string word = state.is_duel() ? "" : broken_word(state.round);
  if (!celebrate(state.round, match.verdict(), word, stage)) stage.ring();
}

engine::breaking::records::BreakingSetup setup_of(const State& state) {
  if (state.daily) return engine::breaking::records::DailyCode{*state.daily, state.round.rules};
  if (state.is_first_try)
    return engine::breaking::records::ChallengeCode{state.label, state.round.rules};
  if (!state.settings.is_duel) return engine::breaking::records::FreePlay{state.round.rules};
  return engine::breaking::records::Duel{state.round.rules, state.settings.strength};
}

bool is_withheld(const State& state, Stage& stage) {
  return state.daily && waits_for_tomorrow(*state.daily, stage) && !state.round.is_broken();
}

}  // namespace

using engine::breaking::Side;

void FreePlayScene::enter(Stage& stage) {
  stage.choices().game = engine::breaking::id;
  const std::string label = play::puzzle_label(stage);
  label.empty() ? choose(state_, stage) : begin_puzzle(state_, label, stage);
}

void DailyScene::enter(Stage& stage) {
  stage.choices().game = engine::breaking::id;
  const engine::records::Day day = play::today(stage);
  if (play::has_played(engine::breaking::id, day, stage)) return stage.go(Place::daily);
  begin_daily(state(), day, stage);
}

void choose(State& state, Stage& stage) {
  state.phase = Phase::choosing;
  state.round.record.leave(stage);
  if (state.daily) return stage.go(Place::daily);
  state.label.clear();
  state.is_first_try = false;
  state.setup.enter(stage);
  state.setup.tell(stage);
}

void describe(const State& state, Stage& stage) {
  if (state.round.review.is_open()) return state.round.review.tell(stage);
  if (state.phase == Phase::choosing) return state.setup.tell(stage);
  stage.tell(game_text(state));
  stage.tell(pegs_text(state));
  tell_boards(state, stage);
  if (state.round.seal) stage.tell(seal_text(*state.round.seal));
}

void begin_game(State& state, Stage& stage) {
  state.settings = stage.kept<Settings>();
  state.round.typing.signs = state.settings.signs();
  begin_with_settings(state, state.settings.rules(), stage);
}

void begin_daily(State& state, engine::records::Day day, Stage& stage) {
  state.daily = day;
  state.settings = {.is_duel = false};
  state.round.typing.signs = signs_of_day(day);
  begin_with_settings(state, engine::breaking::rules_of_day(day).rules, stage);
}

void begin_puzzle(State& state, std::string label, Stage& stage) {
  state.label = std::move(label);
  state.is_first_try = play::takes_first_try(state.label, engine::breaking::id, stage);
  state.settings = {.is_duel = false};
  const auto day = engine::records::parse_date(state.label);
  state.round.typing.signs = day ? signs_of_day(*day) : PegSigns::colors;
  begin_with_settings(
      state, day ? engine::breaking::rules_of_day(*day).rules : state.settings.rules(), stage
  );
}

void begin_another(State& state, Stage& stage) {
  state.label.empty() ? begin_game(state, stage) : begin_puzzle(state, state.label, stage);
}

void begin_with_settings(State& state, const engine::breaking::Rules& rules, Stage& stage) {
  state.round.typing.fills_empty_row = !state.daily && state.label.empty();
  begin(state.round, rules, engine::breaking::Match::guesses);
  const auto setup = setup_of(state);
  if (std::holds_alternative<engine::breaking::records::FreePlay>(setup))
    play::note_puzzle(state.label, engine::breaking::id, stage);
  state.round.record.begin(setup, stage);
  state.own_code.reset();
  state.computers.reset();
  state.belief = {};
  state.keys_ahead.clear();
  state.lines_ahead.clear();
  state.carried.reset();
  stage.tell(game_text(state));
  stage.tell(pegs_text(state));
  if (!state.settings.is_duel) return draw_secret(state, stage);
  state.phase = Phase::setting;
  state.round.row = RowEditor{state.settings.code_rules()};
  stage.say("Make a code for the computer to break.");
}

void draw_secret(State& state, Stage& stage) {
  state.phase = Phase::drawing;
  constexpr auto game = engine::breaking::id;
  const std::string puzzle = state.daily ? play::daily_puzzle(stage, *state.daily, game)
                                         : play::puzzle_name(stage, state.label, game);
  stage.perform(effect::DrawSecret{state.round.rules, puzzle});
}

void FreePlayScene::take(const Answer& answer, Stage& stage) {
  if (const auto* secret = std::get_if<event::Secret>(&answer)) {
    if (state_.phase == Phase::drawing) return begin_breaking(state_, *secret, stage);
    if (const auto guess = take_code(state_.round, *secret, stage)) {
      submit_guess(state_, *guess, stage);
      state_.round.ahead.press_in(*this, stage);
    }
  } else if (const auto* guessed = reply_of<Guessed>(answer)) {
    if (state_.phase == Phase::thinking) take_computers_guess(state_, *guessed, stage);
  } else if (const auto* hinted = reply_of<Hinted>(answer)) {
    if (state_.phase == Phase::breaking) take_hint(state_.round, *hinted, stage);
  } else if (const auto* reviewed = reply_of<Reviewed>(answer)) {
    state_.round.review.take(*reviewed, stage);
  }
}

void begin_breaking(State& state, const event::Secret& secret, Stage& stage) {
  hide(state.round, secret, stage);
  if (state.own_code) {
    state.computers.emplace(state.round.rules, engine::breaking::Match::guesses, *state.own_code);
  }
  stage.say(std::string{break_task});
  stage.tell(seal_text(*state.round.seal));
  go_on(state, stage);
}

void take_row(State& state, const engine::breaking::Code& row, Stage& stage) {
  state.phase == Phase::breaking ? submit_guess(state, row, stage)
                                 : set_own_code(state, row, stage);
}

void set_own_code(State& state, const engine::breaking::Code& code, Stage& stage) {
  state.own_code = code;
  state.round.record.add(engine::breaking::records::Hidden{code, std::nullopt}, stage);
  draw_secret(state, stage);
}

void submit_guess(State& state, const engine::breaking::Code& guess, Stage& stage) {
  if (ask_for_code(state.round, guess, stage)) return;
  make_guess(state.round, guess, stage);
  stage.show("");
  tell_turn(state.round, stage);
  begin_marking(state, state.round.marks, *state.round.game, stage);
}

void begin_marking(
    State& state, shared::Motion& marks, const engine::breaking::BreakingGame& game, Stage& stage
) {
  const bool is_typed_ahead = !state.keys_ahead.empty() || !state.lines_ahead.empty();
  begin_marks(marks, game.history().back().marks, stage);
  if (is_typed_ahead) marks.finish();
  if (!marks.is_moving()) return go_on(state, stage);
  state.phase = Phase::marking;
}

bool skip_marks(State& state, Stage& stage) {
  if (state.phase != Phase::marking) return true;
  state.round.marks.finish();
  state.computers_marks.finish();
  go_on(state, stage);
  return state.phase != Phase::over;
}

void go_on(State& state, Stage& stage) {
  state.round.hint.forget();
  state.carried.reset();
  const engine::breaking::Match match = state.match();
  if (match.is_over()) return end_game(state, result_text(state), stage);
  if (match.turn() == Side::player) {
    state.phase = Phase::breaking;
    state.round.row = RowEditor{state.round.rules};
    state.round.copied = 0;
    return replay(state, stage);
  }
  state.phase = Phase::thinking;
  stage.think(question::Guess{
      state.settings.code_rules(), state.computers->history(), state.settings.strength,
      stage.random().next()});
}

/// Said only of a thought that takes its time: most are there before the words would be.
void FreePlayScene::tick(Stage& stage) {
  breaking::tick(state_.round, stage);
  state_.computers_marks.tick(stage);
  const bool is_moving = state_.round.marks.is_moving() || state_.computers_marks.is_moving();
  const bool are_marks_there = state_.phase == Phase::marking && !is_moving;
  if (are_marks_there) return go_on(state_, stage);
  if (state_.phase == Phase::thinking) stage.show("The computer is thinking...");
}

void take_computers_guess(State& state, const Guessed& guessed, Stage& stage) {
  if (!guessed.guess) {
    return end_game(
        state, "Something went wrong, and this game was cancelled. Your points are safe.", stage
    );
  }
  state.computers->guess(*guessed.guess);
  state.belief = guessed.belief;
  state.round.record.add(*guessed.guess, stage);
  stage.show("");
  const auto last = static_cast<std::size_t>(state.computers->guesses_made() - 1);
  const std::string turn = computers_turn_text(*state.computers, last, state.round.typing.signs);
  const std::string thought = belief_text(state.belief);
  stage.tell(thought.empty() ? turn : fmt::format("{} {}", turn, thought));
  begin_marking(state, state.computers_marks, *state.computers, stage);
}

void end_game(State& state, std::string result, Stage& stage) {
  state.phase = Phase::over;
  state.round.is_withheld = is_withheld(state, stage);
  state.round.record.leave(stage);
  state.round.marks.finish();
  state.computers_marks.finish();
  stage.drop_typed_ahead();
  state.round.hint.forget();
  state.carried.reset();
  state.keys_ahead.clear();
  state.lines_ahead.clear();
  celebrate_end(state, stage);
  // There the code is seen already.
  state.round.finale.is_open() ? state.round.shield.finish()
                               : lift_shield(state.round.shield, stage);
  stage.tell(fmt::format("{} {}", result, codes_text(state)));
  if (state.round.has_proof()) tell_proof(stage, *state.round.seal);
  if (state.daily) {
    play::remember_day(state.round.record.record(), stage);
  }
  play::tell_spoiler_free(line_to_paste(state), stage);
  stage.show(std::move(result));
}

void ask_to_quit(State& state, Stage& stage) {
  // While the caller makes a code nothing is lost yet.
  if (!state.round.game) return choose(state, stage);
  state.wants_new_game = false;
  stage.ask_to_end(
      state.round.record.is_going_on(),
      state.daily          ? "your only try"
      : state.is_first_try ? "your first try"
                           : "the game",
      state.daily ? "Give up the daily code? It's your only try. (Y/N)" : "Quit this game? (Y/N)"
  );
}

void ask_for_new_game(State& state, Stage& stage) {
  if (state.daily) return stage.refuse("The daily code is one try a day.");
  if (state.is_first_try) return stage.refuse("Your first try goes on. Q ends it.");
  state.wants_new_game = true;
  stage.ask("Start a new game? (Y/N)");
}

void FreePlayScene::confirm(Stage& stage) {
  if (state_.wants_new_game) return begin_another(state_, stage);
  const bool is_running = state_.phase == Phase::breaking || state_.phase == Phase::marking ||
                          state_.phase == Phase::thinking;
  if (!is_running) return;
  // The computer may have ended it while the question stood there.
  end_game(state_, state_.match().is_over() ? result_text(state_) : "You gave up.", stage);
}

void review(State& state, Stage& stage, ReviewForm form) {
  if (state.round.guesses_made() == 0) return stage.refuse("There is no guess to review.");
  if (state.round.is_withheld) return stage.refuse(std::string{told_tomorrow});
  state.round.review.begin(to_review(state.round), stage, form);
}

void ask_hint(State& state, Stage& stage) {
  if (state.daily) return stage.refuse("The daily code has no hints.");
  if (state.is_first_try) return stage.refuse("No hints in a challenge's first try.");
  if (state.phase != Phase::breaking) return stage.refuse("Hints are for guesses only.");
  give_hint(state.round, stage);
}

void ask_scoring(State& state, std::optional<int> number, Stage& stage) {
  if (state.round.is_withheld) return stage.refuse(std::string{told_tomorrow});
  const auto guesses = scored_guesses(state);
  if (!guesses.empty()) return show_scoring(state.round, guesses, number, stage);
  const bool is_alone = !state.settings.is_duel && state.phase != Phase::over;
  stage.refuse(
      is_alone                     ? "In solo play that would reveal the code."
      : state.phase == Phase::over ? "No guess was made."
                                   : "The computer has not guessed yet."
  );
}

/// The computer's, and after the game the caller's too: before them, from a review behind them.
std::vector<ScoredGuess> scored_guesses(const State& state) {
  std::vector<ScoredGuess> guesses;
  if (state.computers)
    guesses = scored(*state.own_code, state.computers->history(), Side::computer);
  if (state.phase != Phase::over) return guesses;
  const auto own = scored(state.round);
  const bool is_own_last = state.round.review.is_open();
  guesses.insert(is_own_last ? guesses.end() : guesses.begin(), own.begin(), own.end());
  return guesses;
}

int turn_number(const State& state) {
  return state.round.guesses_made() + (state.is_row_open() ? 1 : 0);
}

}  // namespace codemaker::play::breaking::free_play
