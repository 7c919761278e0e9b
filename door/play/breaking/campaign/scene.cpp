#include "play/breaking/campaign/scene.hpp"

#include "ansi/text.hpp"
#include "play/words.hpp"

#include <fmt/format.h>

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
  stage.choices().game = engine::RankedGame::breaking;
  begin_level(stage);
}

void CampaignScene::describe(Stage& stage) const {
  stage.tell(level_text());
  tell_colors(stage);
  tell_points(stage);
  tell_board(stage);
}

void CampaignScene::begin_level(Stage& stage) {
  played_ = engine::breaking::CampaignLevel{run_.level()};
  rounds_.clear();
  result_ = {};
  stage.drop_typed_ahead();
  begin_round(stage);
  tell_colors(stage);
}

void CampaignScene::begin_round(Stage& stage) {
  level_ = played_.level();
  round_ = played_.round();
  round_breaker_ = played_.breaker();
  row_ = shared::RowEditor{level_.rules};
  hand_.let_go();
  game_.reset();
  computers_turns_.clear();
  copied_ = 0;
  is_skipping_ = false;
  if (is_player_breaking()) {
    phase_ = Phase::drawing;
    stage.say(
        round_ == 1 ? level_text()
                    : fmt::format("Round {} of 4: break the computer's code.", round_)
    );
    stage.perform(effect::DrawSecret{level_.rules});
  } else {
    phase_ = Phase::setting;
    stage.say(fmt::format("Round {} of 4: make a code for the computer to break.", round_));
  }
}

void CampaignScene::take(const Answer& answer, Stage& stage) {
  if (const auto* secret = std::get_if<event::Secret>(&answer)) {
    if (phase_ == Phase::drawing) begin_breaking(secret->code, stage);
  } else if (const auto* solved = reply_of<event::Solved>(answer)) {
    if (phase_ == Phase::thinking) begin_watching(solved->turns, stage);
  } else if (const auto* filed = std::get_if<event::Filed>(&answer)) {
    run_.take(*filed, stage);
  } else if (const auto* reviewed = reply_of<event::Reviewed>(answer)) {
    review_.take(*reviewed, stage);
  }
}

void CampaignScene::begin_breaking(const engine::breaking::Code& secret, Stage& /*stage*/) {
  game_.emplace(level_.rules, level_.guesses, secret);
  phase_ = Phase::breaking;
}

void CampaignScene::submit(Stage& stage) {
  const auto code = row_.code();
  if (!code) return stage.refuse(row_.what_is_missing());
  if (phase_ == Phase::breaking) {
    submit_guess(*code, stage);
  } else {
    submit_code(*code, stage);
  }
}

void CampaignScene::submit_guess(const engine::breaking::Code& guess, Stage& stage) {
  game_->guess(guess);
  row_.clear();
  copied_ = 0;
  tell_turn(*game_, stage);
  if (game_->is_over()) end_round(stage);
}

void CampaignScene::submit_code(const engine::breaking::Code& code, Stage& stage) {
  game_.emplace(level_.rules, level_.guesses, code);
  phase_ = Phase::thinking;
  stage.show("The computer thinks.");
  stage.think(question::Solve{
      level_.rules, code, level_.guesses, level_.strength, stage.random().next()});
}

void CampaignScene::begin_watching(const engine::breaking::History& turns, Stage& stage) {
  computers_turns_ = turns;
  phase_ = Phase::watching;
  next_turn_at_ = stage.now();
  stage.show("Any key shows the computer's guesses at once.");
  const bool takes_time = stage.choices().pace != Pace::at_once;
  if (takes_time) stage.tell("The computer guesses. Enter: all at once.");
  show_next_turn(stage);
}

void CampaignScene::show_next_turn(Stage& stage) {
  const auto shown = [&] {
    return static_cast<std::size_t>(game_->guesses_made());
  };
  const Pace pace = is_skipping_ ? Pace::at_once : stage.choices().pace;
  do {
    if (shown() == computers_turns_.size()) break;
    game_->guess(computers_turns_[shown()].guess);
    tell_turn(*game_, stage);
  } while (pace == Pace::at_once && !game_->is_over());
  next_turn_at_ = stage.now() + wait_of(pace);
  if (game_->is_over()) return end_round(stage);
  const bool has_given_up = shown() == computers_turns_.size();
  if (!has_given_up) return;
  stage.say("The computer could not think. Please make your code again.");
  game_.reset();
  phase_ = Phase::setting;
}

void CampaignScene::tick(Stage& stage) {
  if (phase_ == Phase::watching && stage.now() >= next_turn_at_) show_next_turn(stage);
}

std::optional<Instant> CampaignScene::wakes_at() const {
  return phase_ == Phase::watching ? std::optional{next_turn_at_} : std::nullopt;
}

void CampaignScene::end_round(Stage& stage) {
  rounds_.push_back(
      {round_breaker_, game_->guesses_made(), game_->is_broken(), game_->codemaker_points()}
  );
  played_.record(*game_);
  if (is_player_breaking()) own_game_ = game_;
  stage.say(end_of_round_text());
  pause(Phase::paused, stage);
}

void CampaignScene::decide_level(Stage& stage) {
  result_ = {
      .level = level_.number,
      .verdict = played_.verdict(),
      .player = played_.points(engine::breaking::Side::player),
      .computer = played_.points(engine::breaking::Side::computer),
      .unused = played_.unused_rows(),
      .worth = played_.worth(),
      .rounds = rounds_,
  };
  run_.record(result_.verdict, result_.worth, stage);
  stage.say(end_of_level_text() + run_.after_level(stage));
  pause(Phase::decided, stage);
}

void CampaignScene::pause(Phase phase, Stage& stage) {
  phase_ = phase;
  stage.drop_typed_ahead();
  if (stage.is_line()) go_on(stage);
}

void CampaignScene::go_on(Stage& stage) {
  if (run_.is_left()) return run_.end(stage);
  switch (phase_) {
  case Phase::paused:
    return played_.is_decided() ? decide_level(stage) : begin_round(stage);
  case Phase::decided:
    return run_.is_over() ? run_.end(stage) : begin_level(stage);
  default:
    return;
  }
}

void CampaignScene::confirm(Stage& stage) {
  run_.leave(stage);
}

}  // namespace codemaker::play::breaking::campaign
