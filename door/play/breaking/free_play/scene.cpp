// The course of a game: settings, codes, guesses in turn, the end.
#include "play/breaking/free_play/scene.hpp"

#include "play/breaking/scoring_view.hpp"
#include "play/words.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play::breaking::free_play {

using engine::breaking::Side;

void FreePlayScene::enter(Stage& stage) {
  stage.choices().game = engine::RankedGame::breaking;
  choose(stage);
}

void FreePlayScene::choose(Stage& stage) {
  phase_ = Phase::choosing;
  setup_.enter(stage);
  setup_.tell(stage);
}

void FreePlayScene::describe(Stage& stage) const {
  if (review_.is_open()) return review_.tell(stage);
  if (phase_ == Phase::choosing) return setup_.tell(stage);
  stage.tell(game_text());
  stage.tell(pegs_text());
  tell_board(stage);
}

void FreePlayScene::begin_game(Stage& stage) {
  settings_ = stage.choices().free_play;
  rules_ = settings_.rules();
  signs_ = settings_.signs();
  own_code_.reset();
  match_.reset();
  keys_ahead_.clear();
  lines_ahead_.clear();
  carried_.reset();
  hand_.let_go();
  stage.tell(game_text());
  stage.tell(pegs_text());
  if (!settings_.is_duel) return draw_secret(stage);
  phase_ = Phase::setting;
  row_ = shared::RowEditor{settings_.code_rules()};
  stage.say("Make a code for the computer to break.");
}

void FreePlayScene::draw_secret(Stage& stage) {
  phase_ = Phase::drawing;
  stage.perform(effect::DrawSecret{settings_.code_rules()});
}

void FreePlayScene::take(const Answer& answer, Stage& stage) {
  if (const auto* secret = std::get_if<event::Secret>(&answer)) {
    if (phase_ == Phase::drawing) begin_breaking(secret->code, stage);
  } else if (const auto* guessed = reply_of<event::Guessed>(answer)) {
    if (phase_ == Phase::thinking) take_computers_guess(*guessed, stage);
  } else if (const auto* hinted = reply_of<event::Hinted>(answer)) {
    hint_.take(*hinted, stage);
  } else if (const auto* reviewed = reply_of<event::Reviewed>(answer)) {
    review_.take(*reviewed, stage);
  }
}

void FreePlayScene::begin_breaking(const engine::breaking::Code& secret, Stage& stage) {
  match_.emplace(rules_, secret, own_code_);
  stage.say("Break the computer's code.");
  go_on(stage);
}

void FreePlayScene::submit(Stage& stage) {
  const auto code = row_.code();
  if (!code) return stage.refuse(row_.what_is_missing());
  if (phase_ == Phase::breaking) return submit_guess(*code, stage);
  own_code_ = code;
  draw_secret(stage);
}

void FreePlayScene::submit_guess(const engine::breaking::Code& guess, Stage& stage) {
  match_->guess(guess);
  stage.show("");
  tell_turn(engine::breaking::Side::player, match_->player().history().size() - 1, true, stage);
  go_on(stage);
}

/// To the next guess, whoever makes it, or to the end.
void FreePlayScene::go_on(Stage& stage) {
  hint_.forget();
  carried_.reset();
  if (match_->is_over()) return end_game(result_text(), stage);
  if (match_->turn() == engine::breaking::Side::player) {
    phase_ = Phase::breaking;
    row_ = shared::RowEditor{rules_};
    copied_ = 0;
    return replay(stage);
  }
  phase_ = Phase::thinking;
  stage.think(question::Guess{
      settings_.code_rules(), match_->computer().history(), settings_.strength,
      stage.random().next()});
}

/// Said only of a thought that takes its time: most are there before the words would be.
void FreePlayScene::tick(Stage& stage) {
  if (phase_ == Phase::thinking) stage.show("The computer thinks.");
}

void FreePlayScene::take_computers_guess(const event::Guessed& guessed, Stage& stage) {
  if (!guessed.guess) {
    return end_game("The computer could not think; the game is broken off.", stage);
  }
  match_->guess(*guessed.guess);
  stage.show("");
  tell_turn(engine::breaking::Side::computer, match_->computer().history().size() - 1, true, stage);
  go_on(stage);
}

void FreePlayScene::end_game(std::string result, Stage& stage) {
  phase_ = Phase::over;
  stage.drop_typed_ahead();
  hint_.forget();
  carried_.reset();
  keys_ahead_.clear();
  lines_ahead_.clear();
  if (settings_.has_bell) stage.perform(effect::Ring{});
  stage.tell(fmt::format("{} {}", result, codes_text()));
  stage.show(std::move(result));
}

void FreePlayScene::ask_to_quit(Stage& stage) {
  // While the caller makes his code nothing is lost yet.
  if (!match_) return choose(stage);
  stage.ask("Quit this game? (Y/N)");
}

void FreePlayScene::confirm(Stage& stage) {
  const bool is_running = phase_ == Phase::breaking || phase_ == Phase::thinking;
  if (is_running) end_game("You gave the game up.", stage);
}

void FreePlayScene::review(Stage& stage) {
  const engine::breaking::History& turns = match_->player().history();
  if (turns.empty()) return stage.refuse("There was no guess to review.");
  review_.begin(rules_, turns, stage, signs_);
}

void FreePlayScene::ask_hint(Stage& stage) {
  if (phase_ != Phase::breaking) return stage.refuse("A hint is for guesses.");
  hint_.give(rules_, match_->player().history(), stage, signs_);
}

void FreePlayScene::show_scoring(Stage& stage) {
  if (!settings_.is_duel) return stage.refuse("Alone, that would give the code away.");
  const engine::breaking::History* const turns = history(engine::breaking::Side::computer);
  if (turns == nullptr || turns->empty()) {
    return stage.refuse("The computer has not guessed yet.");
  }
  is_scoring_shown_ = !stage.is_line();
  const auto words = scoring_words(*own_code_, turns->back().guess, signs_);
  stage.tell(fmt::format(
      "Computer {}: {}, your code {}.", turns->size(), spaced(turns->back().guess, signs_),
      spaced(*own_code_, signs_)
  ));
  for (const std::string& each : words)
    stage.tell(each);
}

const engine::breaking::History* FreePlayScene::history(engine::breaking::Side side) const {
  if (!match_) return nullptr;
  if (side == engine::breaking::Side::player) return &match_->player().history();
  return match_->is_duel() ? &match_->computer().history() : nullptr;
}

int FreePlayScene::turn_number() const {
  const engine::breaking::History* const turns = history(engine::breaking::Side::player);
  const int made = turns == nullptr ? 0 : static_cast<int>(turns->size());
  const bool is_next = phase_ == Phase::setting || phase_ == Phase::breaking;
  return made + (is_next ? 1 : 0);
}

}  // namespace codemaker::play::breaking::free_play
