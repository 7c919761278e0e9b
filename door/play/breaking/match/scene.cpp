// The course of a match: settings, rounds with changing sides, the end.
#include "play/breaking/match/scene.hpp"

#include "engine/breaking/id.hpp"
#include "engine/breaking/record.hpp"
#include "engine/breaking/rules.hpp"
#include "play/breaking/match/words.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/questions.hpp"
#include "play/breaking/round/lines.hpp"
#include "play/breaking/round/shares.hpp"
#include "play/breaking/seal_view.hpp"
#include "play/breaking/secrets.hpp"
#include "play/call/words.hpp"
#include "play/drawing/big_letters.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking::match {
namespace {

using engine::breaking::Seat;

/// How many steps of a motion a guess of the computer's is looked at.
constexpr int steps_to_look = 4;
constexpr int bytes_of_guess = 140;

}  // namespace

void MatchScene::enter(Stage& stage) {
  stage.choices().game = engine::breaking::id;
  choose(state_, stage);
}

void choose(State& state, Stage& stage) {
  state.round.record.leave(stage);
  state = State{};
  state.setup.enter(stage);
  state.setup.tell(stage);
}

void begin_match(State& state, Stage& stage) {
  state.round.record.leave(stage);
  State fresh;
  fresh.setup = state.setup;
  fresh.settings = state.setup.settings();
  fresh.played = engine::breaking::MatchOfRounds{fresh.settings.agreed};
  state = fresh;
  const int strength = state.settings.is_pair ? 0 : state.settings.strength;
  state.round.record.begin(
      engine::breaking::records::RoundsMatch{state.settings.agreed, strength}, stage
  );
  stage.tell(match_text(state));
  begin_round(state, stage);
}

void begin_round(State& state, Stage& stage) {
  state.is_small = stage.presentation() == Presentation::small;
  state.round_number = state.played.round();
  state.breaker = state.played.breaker();
  begin(state.round, rules, state.settings.agreed.guesses);
  state.round.breaker = state.is_computer(state.breaker) ? engine::breaking::Side::computer
                                                         : engine::breaking::Side::player;
  state.guess.reset();
  state.is_skipping = false;
  if (!state.is_computer(state.maker())) return pass_to(state, Phase::setting, stage);
  state.phase = Phase::drawing;
  stage.say(round_number_text(state) + ": break the computer's code.");
  stage.perform(effect::DrawSecret{rules});
}

void pass_to(State& state, Phase phase, Stage& stage) {
  state.is_code_seen = false;
  if (!state.settings.is_pair) return begin_phase(state, phase, stage);
  state.after_pass = phase;
  state.phase = Phase::passing;
  stage.drop_typed_ahead();
  stage.tell(pass_text(state));
  stage.show("");
}

void begin_phase(State& state, Phase phase, Stage& stage) {
  state.phase = phase;
  state.round.row.clear();
  state.round.copied = 0;
  if (phase == Phase::setting) {
    // On small screens a key stands before what it does.
    const bool is_small = stage.presentation() == Presentation::small;
    state.settings.is_pair
        ? stage.show(
              fmt::format("Your code is hidden{}. L: look at it.", is_small ? "" : " as you type")
          )
        : stage.say(round_number_text(state) + ": make a code for the computer.");
  } else {
    stage.show("");
  }
}

void MatchScene::take(const Answer& answer, Stage& stage) {
  if (const auto* secret = std::get_if<event::Secret>(&answer)) {
    if (state_.phase == Phase::drawing) return take_secret(state_, *secret, stage);
    if (const auto guess = take_code(state_.round, *secret, stage)) {
      take_guess(state_, *guess, stage);
      state_.round.ahead.press_in(*this, stage);
    }
  } else if (const auto* guessed = reply_of<Guessed>(answer)) {
    if (state_.phase == Phase::thinking) take_computers_guess(state_, *guessed, stage);
  } else if (const auto* reviewed = reply_of<Reviewed>(answer)) {
    state_.round.review.take(*reviewed, stage);
  }
}

void take_secret(State& state, const event::Secret& secret, Stage& stage) {
  hide(state.round, secret, stage);
  stage.tell(seal_text(*state.round.seal));
  state.phase = Phase::breaking;
}

void take_row(State& state, const engine::breaking::Code& row, Stage& stage) {
  state.phase == Phase::setting ? set_code(state, {row, std::nullopt}, stage)
                                : take_guess(state, row, stage);
}

void set_code(State& state, const engine::breaking::records::Hidden& code, Stage& stage) {
  hide(state.round, code, stage);
  if (state.is_computer(state.breaker)) return ask_computer(state, stage);
  pass_to(state, Phase::breaking, stage);
}

void take_guess(State& state, const engine::breaking::Code& guess, Stage& stage) {
  if (ask_for_code(state.round, guess, stage)) return;
  state.is_small = stage.presentation() == Presentation::small;
  state.guess = guess;
  if (!state.is_marked_by_hand()) return count_guess(state, stage);
  state.phase = Phase::marking;
  state.marks.clear();
  stage.tell(fmt::format("{}: {}.", sentence_name(state, state.breaker), spaced(guess)));
  // Full screens say it all the while; the first time others are told, too.
  const bool is_full = stage.presentation() == Presentation::full;
  const std::string task =
      is_full ? marks_task_text(state) : does(state, state.maker(), "give") + " the marks.";
  stage.show(is_full && state.round.guesses_made() > 0 ? "" : task);
}

void submit_marks(State& state, Stage& stage) {
  const engine::breaking::Marks right =
      engine::breaking::mark(rules.marking, state.round.game->secret(), *state.guess);
  if (state.marks.marks() != right) {
    state.marks.refuse();
    return stage.refuse(fmt::format("Wrong: it should be {}. Please correct it.", marks_text(right))
    );
  }
  count_guess(state, stage);
}

void count_guess(State& state, Stage& stage) {
  make_guess(state.round, *state.guess, stage);
  state.guess.reset();
  state.is_code_seen = false;
  stage.show("");
  tell_turn(state.round, stage);
  if (state.round.game->is_over()) return end_round(state, stage);
  if (!state.is_computer(state.breaker)) {
    state.phase = Phase::breaking;
    return;
  }
  const auto wait = steps_to_look * stage.step_time(bytes_of_guess);
  const bool goes_on_at_once =
      state.is_marked_by_hand() || state.is_skipping || stage.is_line() || wait.count() == 0;
  if (goes_on_at_once) return ask_computer(state, stage);
  state.phase = Phase::watching;
  state.next_guess_at = stage.now() + wait;
}

void ask_computer(State& state, Stage& stage) {
  state.phase = Phase::thinking;
  state.next_guess_at.reset();
  stage.think(question::Guess{
      rules, state.round.game->history(), state.settings.strength, stage.random().next()});
}

void take_computers_guess(State& state, const Guessed& guessed, Stage& stage) {
  if (guessed.guess) return take_guess(state, *guessed.guess, stage);
  choose(state, stage);
  stage.say("Something went wrong, and this match was cancelled.");
}

void MatchScene::tick(Stage& stage) {
  breaking::tick(state_.round, stage);
  state_.ceremony.tick(stage);
  const bool is_due = state_.next_guess_at && stage.now() >= *state_.next_guess_at;
  if (is_due) return ask_computer(state_, stage);
  // Said only of a thought that takes its time.
  if (state_.phase == Phase::thinking) stage.show("The computer is thinking...");
}

void end_round(State& state, Stage& stage) {
  state.played.record(*state.round.game);
  lift_shield(state.round.shield, stage);
  stage.say(round_end_text(state));
  if (state.round.seal) tell_proof(stage, *state.round.seal);
  pause(state, Phase::paused, stage);
}

void decide(State& state, Stage& stage) {
  const auto winner = state.played.winner();
  if (!winner) {
    state.ceremony.begin(engine::Verdict::tied, stage);
  } else if (state.settings.is_pair) {
    // Whoever wins, somebody at this terminal does.
    state.ceremony.begin(
        shared::Mood::won, winner_word(state.settings.names.at(index_of(*winner))), stage
    );
  } else {
    state.ceremony.begin(
        *winner == Seat::one ? engine::Verdict::won : engine::Verdict::lost, stage
    );
  }
  stage.say(match_end_text(state));
  state.phase = Phase::decided;
  stage.drop_typed_ahead();
}

void pause(State& state, Phase phase, Stage& stage) {
  state.phase = phase;
  stage.drop_typed_ahead();
  if (stage.is_line()) go_on(state, stage);
}

void go_on(State& state, Stage& stage) {
  state.round.shield.finish();
  state.played.is_decided() ? decide(state, stage) : begin_round(state, stage);
}

void ask_to_quit(State& state, Stage& stage) {
  state.wants_new_match = false;
  const bool is_unplayed = state.played.scores().empty() && !state.round.game;
  if (!is_unplayed) {
    return stage.ask_to_end(
        state.round.record.is_going_on(), "the match",
        "Quit this match? It counts for nobody. (Y/N)"
    );
  }
  choose(state, stage);
  stage.show("");
}

void ask_for_new_match(State& state, Stage& stage) {
  state.wants_new_match = true;
  stage.ask("Start a new match? This one counts for nobody. (Y/N)");
}

void MatchScene::confirm(Stage& stage) {
  if (state_.wants_new_match) return begin_match(state_, stage);
  choose(state_, stage);
  stage.show("You quit the match.");
}

void begin_review(State& state, Stage& stage) {
  state.round.review.begin(to_review(state.round), stage);
}

}  // namespace codemaker::play::breaking::match
