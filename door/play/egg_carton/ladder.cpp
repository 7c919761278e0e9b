#include "play/egg_carton/ladder.hpp"

#include "ansi/text.hpp"
#include "engine/egg_carton/deal.hpp"
#include "play/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

void EggLadder::enter(Stage& stage) {
  stage.choices().game = engine::RankedGame::eggcarton;
  begin_level(stage);
}

void EggLadder::describe(Stage& stage) const {
  if (phase_ == Phase::dealing) return;
  stage.tell(level_text());
  play_.describe(stage);
}

void EggLadder::begin_level(Stage& stage) {
  phase_ = Phase::dealing;
  stage.perform(effect::DrawSeed{});
}

void EggLadder::deal(std::uint64_t seed, Stage& stage) {
  const Position start = fair_deal(seed, RelayRule::usual).position;
  phase_ = Phase::playing;
  level_ = run_.level();
  result_.reset();
  worth_ = ladder_worth(level_, start);
  stage.tell(level_text());
  stage.show(level_ == 1 ? "Empty your own row first and you win. ?: help." : "");
  play_.begin(
      start,
      {EggSeat{seat_name(stage.call().player.handle, Player::one)},
       EggSeat{"Computer", ladder_strength(level_)}},
      stage
  );
  play_.describe(stage);
}

void EggLadder::take(const Answer& answer, Stage& stage) {
  if (const auto* seed = std::get_if<event::Seed>(&answer)) {
    if (phase_ == Phase::dealing) deal(seed->seed, stage);
  } else if (const auto* filed = std::get_if<event::Filed>(&answer)) {
    run_.take(*filed, stage);
  } else if (is_playing()) {
    play_.take(answer, stage);
    follow(stage);
  }
}

void EggLadder::tick(Stage& stage) {
  if (!is_playing()) return;
  play_.tick(stage);
  follow(stage);
}

std::optional<Instant> EggLadder::wakes_at() const {
  return is_playing() ? play_.wakes_at() : std::nullopt;
}

/// A level counts the moment it is won, though the last marbles are still to be seen falling.
void EggLadder::follow(Stage& stage) {
  if (!result_ && winner(play_.position())) record_result(stage);
  if (play_.is_sowing()) return;
  worth_ = ladder_worth(level_, play_.position());
  bank_ = run_.bank();
  if (play_.is_over()) decide_level(stage);
}

void EggLadder::record_result(Stage& stage) {
  const Position& board = play_.position();
  const engine::Verdict verdict = ladder_verdict(board);
  const bool is_won = verdict == engine::Verdict::won;
  result_ = {
      .is_won = is_won,
      .left = marbles_of(board, is_won ? Player::two : Player::one),
      .worth = is_won ? ladder_worth(level_, board) : 0,
  };
  run_.record(verdict, result_->worth, stage);
}

void EggLadder::decide_level(Stage& stage) {
  stage.say(end_of_level_text() + run_.after_level(stage));
  phase_ = Phase::decided;
  if (stage.is_line()) {
    phase_ = Phase::result;
    go_on(stage);
  }
}

void EggLadder::go_on(Stage& stage) {
  if (run_.is_left()) return run_.end(stage);
  switch (phase_) {
  case Phase::decided:
    phase_ = Phase::result;
    return;
  case Phase::result:
    return run_.is_over() ? run_.end(stage) : begin_level(stage);
  default:
    return;
  }
}

void EggLadder::confirm(Stage& stage) {
  run_.leave(stage);
}

void EggLadder::press(const ansi::Key& key, Stage& stage) {
  if (run_.is_naming()) return run_.press(key, stage);
  const bool is_sowing = is_playing() && play_.is_sowing();
  const bool leaves = letter_of(key) == U'q' && !run_.is_over() && !is_sowing;
  if (leaves) return run_.ask_to_leave(stage);
  if (!is_playing()) return go_on(stage);
  play_.press(key, stage);
  follow(stage);
}

void EggLadder::take_line(std::string_view line, Stage& stage) {
  if (run_.is_naming()) return run_.take_line(line, stage);
  const std::string command = ansi::upper_case(line);
  const bool leaves = command == "Q" && !run_.is_over();
  if (leaves) return run_.ask_to_leave(stage);
  if (!is_playing()) return take_empty_line(stage);
  if (command == "W") tell_points(stage);
  play_.take_line(line, stage);
  follow(stage);
}

/// Who comes to line mode at the end of a level finds it still to be gone on from.
void EggLadder::take_empty_line(Stage& stage) {
  if (phase_ == Phase::decided) phase_ = Phase::result;
  if (phase_ == Phase::result || run_.is_left()) go_on(stage);
}

void EggLadder::point(const Pointer& pointer, Stage& stage) {
  if (is_playing()) {
    play_.point(pointer, stage);
    follow(stage);
  } else if (!run_.is_naming() && !pointer.is_release) {
    go_on(stage);
  }
}

std::string EggLadder::level_text() const {
  return fmt::format(
      "Level {}, computer step {} of 10. You have A to F and begin.", level_,
      ladder_strength(level_)
  );
}

void EggLadder::tell_points(Stage& stage) const {
  stage.tell(fmt::format(
      "Level {}, computer step {}. Bank {}. A win now pays {}.", level_, ladder_strength(level_),
      bank_, worth_
  ));
}

std::string EggLadder::end_of_level_text() const {
  if (!result_->is_won) {
    return fmt::format(
        "Level {} lost: the computer's row is empty, yours holds {}.", level_,
        count(result_->left, "marble", "marbles")
    );
  }
  return fmt::format(
      "Level {} won. {} x (10 + {} left) = {} points. Bank {}.", level_, level_, result_->left,
      result_->worth, bank_
  );
}

std::string EggLadder::prompt() const {
  if (run_.is_naming()) return run_.prompt();
  if (is_playing()) return play_.prompt();
  return phase_ == Phase::dealing ? "" : "Enter goes on: ";
}

std::vector<std::string> EggLadder::line_help() const {
  return play_.line_help();
}

std::vector<KeyHelp> EggLadder::keys() const {
  if (run_.is_naming()) return shared::RankedRun::keys();
  if (is_playing() || (phase_ == Phase::dealing && !run_.is_left())) return play_.keys();
  if (run_.is_over()) return {{"any key", "go on", "Any key: go on."}};
  return {
      {"any key", "go on", "Any key: go on."},
      {"?", "help", "?: this help."},
      shared::RankedRun::leave_key(),
  };
}

}  // namespace codemaker::play::egg_carton
