#include "play/egg_carton/ladder.hpp"

#include "ansi/text.hpp"
#include "engine/egg_carton/deal.hpp"
#include "play/call/words.hpp"
#include "play/egg_carton/choices.hpp"
#include "play/egg_carton/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

void Ladder::describe(Stage& stage) const {
  if (phase_ == Phase::dealing) return;
  stage.tell(level_text());
  play_.describe(stage);
}

void Ladder::deal_board(std::uint64_t seed, Stage& stage) {
  const Position start = fair_deal(seed, RelayRule::usual).position;
  level_ = run_.level();
  result_.reset();
  worth_ = ladder_worth(level_, start);
  stage.drop_typed_ahead();
  stage.tell(level_text());
  play_.begin(
      start,
      {Seat{seat_name(stage.call().player.handle, Player::one)},
       Seat{"Computer", ladder_strength(level_)}},
      boards::Stakes::ranked, stage
  );
  const std::string_view said = play_.weighs() ? goal_with_outcomes : goal;
  stage.show(level_ == 1 ? std::string{said} : "");
  play_.describe(stage);
}

void Ladder::follow(Stage& stage) {
  if (!is_playing()) return;
  if (winner(play_.position())) record_level(stage);
  if (play_.is_sowing()) return;
  worth_ = ladder_worth(level_, play_.position());
  bank_ = run_.bank();
  RankedScene::follow(stage);
}

void Ladder::record_level(Stage& stage) {
  if (result_) return;
  const Position& board = play_.position();
  const bool is_won = verdict() == engine::Verdict::won;
  result_ = {
      .is_won = is_won,
      .left = marbles_of(board, is_won ? Player::two : Player::one),
      .worth = is_won ? ladder_worth(level_, board) : 0,
  };
  run_.record(verdict(), result_->worth, stage);
}

bool Ladder::shows_last_board(Stage& stage) const {
  stage.say(end_text() + run_.after_level(stage));
  return !stage.is_line();
}

/// The rest stands in the result.
void Ladder::tell_result(Stage& stage) const {
  stage.show(std::string{ansi::trim(run_.after_level(stage))});
}

/// The end of a run that marbles were falling to is seen, and nothing is left to ask.
void Ladder::press(const ansi::Key& key, Stage& stage) {
  const bool is_leaving = play_.is_sowing() && play_.leaves(key);
  if (is_leaving) {
    play_.finish_last_move(stage);
    follow(stage);
    if (run_.is_over()) return;
  }
  RankedScene::press(key, stage);
}

void Ladder::take_line(std::string_view line, Stage& stage) {
  const bool asks_points = is_playing() && ansi::upper_case(line) == "W";
  if (asks_points) {
    stage.tell(fmt::format(
        "Level {}, computer level {}. Bank {}. A win now pays {}.", level_, ladder_strength(level_),
        bank_, worth_
    ));
  }
  RankedScene::take_line(line, stage);
}

std::string Ladder::level_text() const {
  return fmt::format(
      "Level {}, computer level {}. You have A to F and begin.", level_, ladder_strength(level_)
  );
}

std::string Ladder::end_text() const {
  if (!result_->is_won) {
    return fmt::format(
        "Level {} lost: the computer's row is empty, yours holds {}.", level_,
        count(result_->left, "marble", "marbles")
    );
  }
  return fmt::format(
      "Level {} won. {} points. Bank {}.", level_,
      points_text(level_, result_->left, result_->worth), bank_
  );
}

}  // namespace codemaker::play::egg_carton
