#include "play/breaking/campaign/scene.hpp"

#include "ansi/text.hpp"
#include "engine/breaking/id.hpp"
#include "engine/breaking/record.hpp"
#include "play/breaking/opponents.hpp"
#include "play/breaking/questions.hpp"
#include "play/breaking/round/contradiction.hpp"
#include "play/breaking/round/lines.hpp"
#include "play/breaking/round/shares.hpp"
#include "play/breaking/seal_view.hpp"
#include "play/breaking/secrets.hpp"
#include "play/call/words.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play::breaking::campaign {
namespace {

using namespace std::chrono_literals;
using engine::breaking::Side;

/// How long a guess of the computer is shown before the next.
std::chrono::milliseconds wait_of(Pace pace) {
  switch (pace) {
  case Pace::at_once:
    return 0ms;
  case Pace::fast:
    return 500ms;
  case Pace::normal:
    return 1s;
  case Pace::slow:
    return 3s;
  }
  return 1s;
}

}  // namespace

void CampaignScene::enter(Stage& stage) {
  stage.choices().game = engine::breaking::id;
  state_.round.record.begin(engine::breaking::records::Campaign{}, stage);
  begin_level(state_, stage);
  state_.welcome.begin(stage);
}

void begin_level(State& state, Stage& stage) {
  state.played = engine::breaking::CampaignLevel{state.run.level()};
  state.rounds.clear();
  state.games.clear();
  state.result = {};
  stage.drop_typed_ahead();
  state.card.begin("Code breaking", opponents_of_levels(), state.run.level(), stage);
  begin_round(state, stage);
  tell_colors(state, stage);
}

void begin_round(State& state, Stage& stage) {
  state.level = state.played.level();
  state.round_number = state.played.round();
  begin(state.round, state.level.rules, state.level.guesses);
  state.round.breaker = state.played.breaker();
  state.computers_turns.clear();
  state.beliefs.clear();
  state.weighed.reset();
  state.is_skipping = false;
  if (state.is_player_breaking()) {
    state.phase = Phase::drawing;
    stage.say(
        state.round_number == 1
            ? level_text(state, stage.has_buttons())
            : fmt::format("Round {} of 4: break the computer's code.", state.round_number)
    );
    stage.perform(effect::DrawSecret{state.level.rules});
  } else {
    state.phase = Phase::setting;
    say_setting(state, stage);
  }
  if (may_end(state)) stage.say(end_offer_text(state));
}

void CampaignScene::take(const Answer& answer, Stage& stage) {
  if (const auto* secret = std::get_if<event::Secret>(&answer)) {
    if (state_.phase == Phase::drawing) return begin_breaking(state_, *secret, stage);
    if (const auto guess = take_code(state_.round, *secret, stage)) {
      submit_guess(state_, *guess, stage);
      state_.round.ahead.press_in(*this, stage);
    }
  } else if (const auto* solved = reply_of<Solved>(answer)) {
    if (state_.phase == Phase::thinking) take_turns(state_, *solved, stage);
  } else if (const auto* filed = std::get_if<event::Filed>(&answer)) {
    state_.run.take(*filed, stage);
  } else if (const auto* tables = std::get_if<event::Tables>(&answer)) {
    state_.run.take(*tables, stage);
  } else if (const auto* reviewed = reply_of<Reviewed>(answer)) {
    take_review(state_, *reviewed, stage);
  }
}

void take_review(State& state, const Reviewed& reviewed, Stage& stage) {
  if (state.round.review.is_open()) return state.round.review.take(reviewed, stage);
  state.computers_review = reviewed.review;
  if (state.phase == Phase::thinking) begin_watching(state, stage);
}

void begin_breaking(State& state, const event::Secret& secret, Stage& stage) {
  hide(state.round, secret, stage);
  stage.tell(seal_text(*state.round.seal));
  state.phase = Phase::breaking;
}

void take_row(State& state, const engine::breaking::Code& row, Stage& stage) {
  state.phase == Phase::breaking ? submit_guess(state, row, stage) : submit_code(state, row, stage);
}

void submit_guess(State& state, const engine::breaking::Code& guess, Stage& stage) {
  if (ask_for_code(state.round, guess, stage)) return;
  state.could_end = may_end(state);
  make_guess(state.round, guess, stage);
  // Where buttons are tapped no message goes by a key.
  if (stage.has_buttons() && !state.round.game->is_over()) stage.show(next_guess_text(state));
  tell_guess(state, stage);
  remark(state, stage);
  show_marks(state.round, stage);
  if (!state.round.marks.is_moving()) settle_guess(state, stage);
}

/// All pegs but one early on are worth a word, and so is a guess of the opponent's that it could
/// have known not to be the code.
void remark(State& state, Stage& stage) {
  constexpr int early = 4;
  state.talk.count_move(stage);
  const auto& game = *state.round.game;
  if (game.is_over()) return;
  const bool is_good = state.is_player_breaking() && game.guesses_made() <= early &&
                       game.history().back().marks.black >= game.rules().holes - 1;
  const bool is_bad = !state.is_player_breaking() &&
                      contradicted(game.rules(), game.history(), game.history().size() - 1);
  const opponents::Opponent* const opponent = state.card.opponent();
  if (is_good) state.talk.say(*opponent, opponents::Moment::praise, stage);
  if (is_bad) state.talk.say(*opponent, opponents::Moment::mistake, stage);
}

void settle_guess(State& state, Stage& stage) {
  if (state.round.game->is_over()) return end_round(state, stage);
  if (state.phase == Phase::watching) return settle_turn(state, stage);
  if (may_end(state) && !state.could_end) stage.show(end_offer_text(state));
}

bool skip_marks(State& state, Stage& stage) {
  if (!finish_marks(state.round)) return true;
  settle_guess(state, stage);
  return state.phase == Phase::breaking || state.phase == Phase::watching;
}

void submit_code(State& state, const engine::breaking::Code& code, Stage& stage) {
  hide(state.round, engine::breaking::records::Hidden{code, std::nullopt}, stage);
  ask_computer(state, stage);
}

void ask_computer(State& state, Stage& stage) {
  state.phase = Phase::thinking;
  stage.show("The computer is thinking...");
  stage.think(question::Solve{
      state.level.rules, state.round.game->secret(), state.level.guesses, state.level.strength,
      stage.random().next(), state.round.game->history()});
}

void take_turns(State& state, const Solved& solved, Stage& stage) {
  const engine::breaking::History& turns = solved.turns;
  state.computers_turns = turns;
  state.beliefs = solved.beliefs;
  state.computers_review = {};
  if (turns.empty()) return begin_watching(state, stage);
  stage.think(question::Review{state.level.rules, turns, stage.random().next()});
}

void begin_watching(State& state, Stage& stage) {
  state.phase = Phase::watching;
  state.next_turn_at = stage.now();
  const bool is_small = stage.presentation() == Presentation::small;
  stage.show(is_small ? hardness_text(state) : "Press any key to skip.");
  stage.tell(hardness_text(state));
  const bool takes_time = stage.choices().pace != Pace::at_once;
  if (takes_time) stage.tell("The computer is guessing. Enter: skip.");
  show_next_turn(state, stage);
}

void show_next_turn(State& state, Stage& stage) {
  const auto shown = [&] {
    return static_cast<std::size_t>(state.round.game->guesses_made());
  };
  const Pace pace = state.is_skipping ? Pace::at_once : stage.choices().pace;
  do {
    if (shown() == state.computers_turns.size()) return settle_turn(state, stage);
    const engine::breaking::Code guess = state.computers_turns[shown()].guess;
    make_guess(state.round, guess, stage);
    tell_guess(state, stage);
    remark(state, stage);
  } while (pace == Pace::at_once && !state.round.game->is_over());
  state.next_turn_at = stage.now() + wait_of(pace);
  if (pace != Pace::at_once) show_marks(state.round, stage);
  if (!state.round.marks.is_moving()) settle_guess(state, stage);
}

void settle_turn(State& state, Stage& stage) {
  const auto shown = static_cast<std::size_t>(state.round.game->guesses_made());
  const bool has_given_up = shown == state.computers_turns.size();
  if (!has_given_up) return;
  stage.say("Something went wrong. Please set your code again.");
  state.round.game.reset();
  state.phase = Phase::setting;
}

void CampaignScene::tick(Stage& stage) {
  if (breaking::tick(state_.round, stage)) settle_guess(state_, stage);
  state_.run.tick(stage);
  if (state_.phase == Phase::setting && stage.now() >= state_.rests_at)
    state_.weighed = state_.round.row.code();
  const bool is_next_due = state_.phase == Phase::watching && !state_.round.marks.is_moving() &&
                           stage.now() >= state_.next_turn_at;
  if (is_next_due) show_next_turn(state_, stage);
}

std::optional<Instant> wakes_at(const State& state) {
  if (state.round.marks.is_moving()) return state.round.marks.wakes_at();
  if (state.phase == Phase::watching) return state.next_turn_at;
  if (state.is_unweighed()) return state.rests_at;
  return shared::earlier(state.round.shield.wakes_at(), state.run.wakes_at());
}

void end_round(State& state, Stage& stage) {
  state.rounds.push_back(
      {state.round.breaker, state.round.game->guesses_made(), state.round.game->is_broken(),
       state.round.game->codemaker_points()}
  );
  state.games.push_back(*state.round.game);
  state.played.record(*state.round.game);
  if (state.is_player_breaking()) {
    state.own_game = state.round.game;
    state.own_seal = state.round.seal;
    lift_shield(state.round.shield, stage);
  } else {
    state.computers_game = state.round.game;
  }
  stage.say(end_of_round_text(state));
  if (state.round.seal) tell_proof(stage, *state.round.seal);
  pause(state, Phase::paused, stage);
}

void decide_level(State& state, Stage& stage) {
  state.result = {
      .level = state.level.number,
      .verdict = state.played.verdict(),
      .player = state.played.points(engine::breaking::Side::player),
      .computer = state.played.points(engine::breaking::Side::computer),
      .unused = state.played.unused_rows(),
      .worth = state.played.worth(),
      .rounds = state.rounds,
  };
  state.run.record(state.result.verdict, state.result.worth, stage);
  state.run.celebrate(state.result.verdict, stage);
  const std::string end = end_of_level_text(state, stage.is_line());
  stage.say(std::string{ansi::trim(end + state.run.after_level(stage))});
  state.card.tell_last_words(state.result.verdict, stage);
  pause(state, Phase::decided, stage);
}

void ask_to_end(State& state, Stage& stage) {
  const int made = state.guesses_so_far();
  if (!may_end(state)) {
    return stage.refuse("You can still win or lose this level, so E can't end it yet.");
  }
  state.asks_to_end = true;
  if (state.played.may_be_ended(made)) {
    stage.ask(fmt::format(
        "End level {} now for {}? (Y/N)", state.level.number,
        count(state.played.worth(), "point", "points")
    ));
  } else if (state.played.can_still_tie(made)) {
    stage.ask("A tie is the best you can get. Concede anyway? (Y/N)");
  } else {
    stage.ask(fmt::format("Concede level {}? That ends the run. (Y/N)", state.level.number));
  }
}

void end_level_early(State& state, Stage& stage) {
  const int made = state.guesses_so_far();
  state.round.record.add(engine::breaking::records::EndLevel{}, stage);
  if (made > 0) {
    state.rounds.push_back(
        {.breaker = Side::player, .guesses = made, .points = made, .is_stopped = true}
    );
    state.own_game = state.round.game;
    state.own_seal = state.round.seal;
  }
  if (state.round.has_proof()) tell_proof(stage, *state.round.seal);
  state.played.end_early(made);
  decide_level(state, stage);
}

void ask_to_leave(State& state, Stage& stage) {
  state.asks_to_end = false;
  state.run.ask_to_leave(state.round.record.is_going_on(), stage);
}

void pause(State& state, Phase phase, Stage& stage) {
  state.phase = phase;
  stage.drop_typed_ahead();
  if (stage.is_line()) go_on(state, stage);
}

void go_on(State& state, Stage& stage) {
  state.round.shield.finish();
  state.run.end_ceremony();
  if (state.run.is_left()) return state.run.end(stage);
  switch (state.phase) {
  case Phase::paused:
    return state.played.is_decided() ? decide_level(state, stage) : begin_round(state, stage);
  case Phase::decided:
    return state.run.is_over() ? state.run.end(stage) : begin_level(state, stage);
  default:
    return;
  }
}

/// Of a level that is played, or whose last guesses are still being shown.
void CampaignScene::hang_up(Stage& stage) {
  if (finish_marks(state_.round)) settle_guess(state_, stage);
  state_.is_skipping = true;
  if (state_.phase == Phase::watching) show_next_turn(state_, stage);
  if (state_.is_level_played())
    state_.run.record(state_.played.verdict(), state_.played.worth(), stage);
}

void CampaignScene::confirm(Stage& stage) {
  if (std::exchange(state_.asks_to_end, false)) return end_level_early(state_, stage);
  const bool is_played = state_.is_level_played();
  if (is_played) state_.run.record(state_.played.verdict(), state_.played.worth(), stage);
  const bool is_between_levels = is_played || state_.phase == Phase::decided;
  const bool is_won = is_between_levels && state_.played.verdict() == engine::Verdict::won;
  state_.run.leave(is_won, stage);
  state_.round.record.leave(stage);
}

}  // namespace codemaker::play::breaking::campaign
