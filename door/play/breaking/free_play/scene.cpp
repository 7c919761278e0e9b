// The course of a game: settings, codes, guesses in turn, the end.
#include "play/breaking/free_play/scene.hpp"

#include "play/breaking/seal_view.hpp"
#include "play/breaking/wooden_board.hpp"
#include "play/shared/ceremony.hpp"
#include "play/shared/daily_text.hpp"
#include "play/words.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play::breaking::free_play {
namespace {

/// A tune where the game was won or lost and one can be played, else the bell.
void sound_end(const State& state, Stage& stage) {
  const bool is_decided = state.match && state.match->is_over();
  const bool is_played = is_decided && stage.play(shared::tune_of(state.match->verdict()));
  if (!is_played) stage.ring();
}

engine::records::BreakingSetup setup_of(const State& state) {
  if (state.daily) return engine::records::DailyCode{*state.daily, state.rules};
  if (!state.settings.is_duel) return engine::records::FreePlay{state.rules};
  return engine::records::Duel{state.rules, state.settings.strength};
}

}  // namespace

using engine::breaking::Side;

void FreePlayScene::enter(Stage& stage) {
  stage.choices().game = engine::RankedGame::breaking;
  const std::string word = shared::challenge_word(stage);
  word.empty() ? choose(state_, stage) : begin_challenge(state_, word, stage);
}

void choose(State& state, Stage& stage) {
  state.phase = Phase::choosing;
  state.record.leave(stage);
  if (state.daily) return stage.go(Place::daily);
  state.word.clear();
  state.setup.enter(stage);
  state.setup.tell(stage);
}

void describe(const State& state, Stage& stage) {
  if (state.review.is_open()) return state.review.tell(stage);
  if (state.phase == Phase::choosing) return state.setup.tell(stage);
  stage.tell(game_text(state));
  stage.tell(pegs_text(state));
  tell_board(state, stage);
  if (state.seal) stage.tell(seal_text(*state.seal));
}

void begin_game(State& state, Stage& stage) {
  state.settings = stage.kept<Settings>();
  state.rules = state.settings.rules();
  state.signs = state.settings.signs();
  begin_with_settings(state, stage);
}

void begin_daily(State& state, engine::records::Day day, Stage& stage) {
  state.daily = day;
  state.settings = {.is_duel = false};
  state.rules = {};
  state.signs = PegSigns::colors;
  begin_with_settings(state, stage);
}

void begin_challenge(State& state, std::string word, Stage& stage) {
  state.word = std::move(word);
  state.settings = {.is_duel = false};
  state.rules = state.settings.rules();
  state.signs = PegSigns::colors;
  begin_with_settings(state, stage);
}

void begin_another(State& state, Stage& stage) {
  state.word.empty() ? begin_game(state, stage) : begin_challenge(state, state.word, stage);
}

void begin_with_settings(State& state, Stage& stage) {
  state.record.begin(setup_of(state), stage);
  state.own_code.reset();
  state.match.reset();
  state.seal.reset();
  state.hint.forget();
  state.keys_ahead.clear();
  state.lines_ahead.clear();
  state.carried.reset();
  state.hand.let_go();
  stage.tell(game_text(state));
  stage.tell(pegs_text(state));
  if (!state.settings.is_duel) return draw_secret(state, stage);
  state.phase = Phase::setting;
  state.row = shared::RowEditor{state.settings.code_rules()};
  stage.say("Make a code for the computer to break.");
}

void draw_secret(State& state, Stage& stage) {
  state.phase = Phase::drawing;
  constexpr auto game = engine::RankedGame::breaking;
  const std::string puzzle = state.daily ? shared::daily_puzzle(stage, *state.daily, game)
                             : !state.word.empty()
                                 ? engine::records::challenge_name(state.word, game)
                                 : "";
  stage.perform(effect::DrawSecret{state.rules, puzzle});
}

void FreePlayScene::take(const Answer& answer, Stage& stage) {
  if (const auto* secret = std::get_if<event::Secret>(&answer)) {
    if (state_.phase == Phase::drawing) begin_breaking(state_, *secret, stage);
  } else if (const auto* guessed = reply_of<event::Guessed>(answer)) {
    if (state_.phase == Phase::thinking) take_computers_guess(state_, *guessed, stage);
  } else if (const auto* hinted = reply_of<event::Hinted>(answer)) {
    state_.hint.take(*hinted, stage);
  } else if (const auto* reviewed = reply_of<event::Reviewed>(answer)) {
    state_.review.take(*reviewed, stage);
  }
}

void begin_breaking(State& state, const event::Secret& secret, Stage& stage) {
  state.record.add(engine::records::Hidden{secret.code, secret.seal.salt}, stage);
  state.seal = secret.seal;
  state.match.emplace(state.rules, secret.code, state.own_code);
  stage.say("Break the computer's code.");
  stage.tell(seal_text(*state.seal));
  go_on(state, stage);
}

void submit(State& state, Stage& stage) {
  const auto code = state.row.code();
  if (!code) return stage.refuse(state.row.what_is_missing());
  if (state.phase == Phase::breaking) return submit_guess(state, *code, stage);
  set_own_code(state, *code, stage);
}

void set_own_code(State& state, const engine::breaking::Code& code, Stage& stage) {
  state.own_code = code;
  state.record.add(engine::records::Hidden{code, std::nullopt}, stage);
  draw_secret(state, stage);
}

void submit_guess(State& state, const engine::breaking::Code& guess, Stage& stage) {
  state.match->guess(guess);
  state.record.add(guess, stage);
  state.hint.forget();
  stage.show("");
  tell_turn(
      state, engine::breaking::Side::player, state.match->player().history().size() - 1, true, stage
  );
  begin_marking(state, Side::player, stage);
}

void begin_marking(State& state, engine::breaking::Side side, Stage& stage) {
  const engine::breaking::Turn& made = history(state, side)->back();
  const bool is_typed_ahead = !state.keys_ahead.empty() || !state.lines_ahead.empty();
  begin_marks(state.marks, made.marks, stage);
  if (is_typed_ahead) state.marks.finish();
  if (!state.marks.is_moving()) return go_on(state, stage);
  state.phase = Phase::marking;
  state.marked_side = side;
}

bool skip_marks(State& state, Stage& stage) {
  if (state.phase != Phase::marking) return true;
  state.marks.finish();
  go_on(state, stage);
  return state.phase != Phase::over;
}

void go_on(State& state, Stage& stage) {
  state.hint.forget();
  state.carried.reset();
  if (state.match->is_over()) return end_game(state, result_text(state), stage);
  if (state.match->turn() == engine::breaking::Side::player) {
    state.phase = Phase::breaking;
    state.row = shared::RowEditor{state.rules};
    state.copied = 0;
    return replay(state, stage);
  }
  state.phase = Phase::thinking;
  stage.think(question::Guess{
      state.settings.code_rules(), state.match->computer().history(), state.settings.strength,
      stage.random().next()});
}

/// Said only of a thought that takes its time: most are there before the words would be.
void FreePlayScene::tick(Stage& stage) {
  state_.shield.tick(stage);
  state_.marks.tick(stage);
  const bool are_marks_there = state_.phase == Phase::marking && !state_.marks.is_moving();
  if (are_marks_there) return go_on(state_, stage);
  if (state_.phase == Phase::thinking) stage.show("The computer is thinking...");
}

void take_computers_guess(State& state, const event::Guessed& guessed, Stage& stage) {
  if (!guessed.guess) {
    return end_game(
        state, "Something went wrong, and this game was cancelled. Your points are safe.", stage
    );
  }
  state.match->guess(*guessed.guess);
  state.record.add(*guessed.guess, stage);
  stage.show("");
  tell_turn(
      state, engine::breaking::Side::computer, state.match->computer().history().size() - 1, true,
      stage
  );
  begin_marking(state, Side::computer, stage);
}

void end_game(State& state, std::string result, Stage& stage) {
  state.phase = Phase::over;
  state.record.leave(stage);
  state.marks.finish();
  lift_shield(state.shield, stage);
  stage.drop_typed_ahead();
  state.hint.forget();
  state.carried.reset();
  state.keys_ahead.clear();
  state.lines_ahead.clear();
  sound_end(state, stage);
  stage.tell(fmt::format("{} {}", result, codes_text(state)));
  stage.tell(proof_text(*state.seal));
  if (state.daily) {
    shared::remember_day(state.record.record(), stage);
  }
  const std::string line = shared::spoiler_free(state.record.record(), state.word);
  if (!line.empty()) stage.tell(line);
  stage.show(std::move(result));
}

void ask_to_quit(State& state, Stage& stage) {
  // While the caller makes a code nothing is lost yet.
  if (!state.match) return choose(state, stage);
  state.wants_new_game = false;
  stage.ask(
      state.daily ? "Give up the daily code? It's your only try. (Y/N)" : "Quit this game? (Y/N)"
  );
}

void ask_for_new_game(State& state, Stage& stage) {
  if (state.daily) return stage.refuse("The daily code is one try a day.");
  state.wants_new_game = true;
  stage.ask("Start a new game? (Y/N)");
}

void FreePlayScene::confirm(Stage& stage) {
  if (state_.wants_new_game) return begin_another(state_, stage);
  const bool is_running = state_.phase == Phase::breaking || state_.phase == Phase::marking ||
                          state_.phase == Phase::thinking;
  if (!is_running) return;
  // The computer may have ended it while the question stood there.
  end_game(state_, state_.match->is_over() ? result_text(state_) : "You gave up.", stage);
}

void review(State& state, Stage& stage, ReviewForm form) {
  const engine::breaking::History& turns = state.match->player().history();
  if (turns.empty()) return stage.refuse("There is no guess to review.");
  state.review.begin({state.rules, turns, state.signs, state.seal, GameToken{}}, stage, form);
}

void ask_hint(State& state, Stage& stage) {
  if (state.daily) return stage.refuse("The daily code has no hints.");
  if (state.phase != Phase::breaking) return stage.refuse("Hints are for guesses only.");
  state.hint.give(state.rules, state.match->player().history(), stage, state.signs);
}

void show_scoring(State& state, std::optional<int> number, Stage& stage) {
  const auto guesses = scored_guesses(state);
  if (guesses.empty()) {
    const bool is_alone = !state.settings.is_duel && state.phase != Phase::over;
    return stage.refuse(
        is_alone                     ? "In solo play that would reveal the code."
        : state.phase == Phase::over ? "No guess was made."
                                     : "The computer has not guessed yet."
    );
  }
  if (stage.is_line()) return tell_scoring(guesses, number, state.signs, stage);
  state.scoring.open(guesses, state.signs);
}

/// The computer's, and after the game the caller's too: before them, from a review behind them.
std::vector<ScoredGuess> scored_guesses(const State& state) {
  std::vector<ScoredGuess> guesses;
  if (!state.match) return guesses;
  if (state.is_duel())
    guesses = scored(*state.own_code, state.match->computer().history(), Side::computer);
  if (state.phase != Phase::over) return guesses;
  const engine::breaking::BreakingGame& game = state.match->player();
  const auto own = scored(game.secret(), game.history(), Side::player);
  guesses.insert(state.review.is_open() ? guesses.end() : guesses.begin(), own.begin(), own.end());
  return guesses;
}

const engine::breaking::History* history(const State& state, engine::breaking::Side side) {
  if (!state.match) return nullptr;
  if (side == engine::breaking::Side::player) return &state.match->player().history();
  return state.match->is_duel() ? &state.match->computer().history() : nullptr;
}

int turn_number(const State& state) {
  const engine::breaking::History* const turns = history(state, engine::breaking::Side::player);
  const int made = turns == nullptr ? 0 : static_cast<int>(turns->size());
  const bool is_next = state.phase == Phase::setting || state.phase == Phase::breaking;
  return made + (is_next ? 1 : 0);
}

}  // namespace codemaker::play::breaking::free_play
