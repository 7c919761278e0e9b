#include "play/egg_carton/ladder.hpp"

#include "ansi/text.hpp"
#include "play/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

void EggLadder::enter(Stage& stage) {
  stage.choices().game = engine::RankedGame::eggcarton;
  begin_level(stage);
}

void EggLadder::describe(Stage& stage) const {
  if (!run_) return;
  stage.tell(level_text());
  play_.describe(stage);
}

void EggLadder::begin_level(Stage& stage) {
  phase_ = Phase::dealing;
  stage.perform(effect::DrawSeed{});
}

void EggLadder::deal(std::uint64_t seed, Stage& stage) {
  if (run_) {
    run_->advance(seed);
  } else {
    run_.emplace(seed);
  }
  phase_ = Phase::playing;
  followed_ = 0;
  worth_ = run_->level_worth();
  stage.tell(level_text());
  stage.show(run_->level() == 1 ? "Empty your own row first and you win. ?: help." : "");
  play_.begin(
      run_->position(),
      {EggSeat{seat_name(stage.call().player.handle, Player::one)},
       EggSeat{"Computer", run_->strength()}},
      stage
  );
  play_.describe(stage);
}

void EggLadder::take(const Answer& answer, Stage& stage) {
  if (const auto* seed = std::get_if<event::Seed>(&answer)) {
    if (phase_ == Phase::dealing) deal(seed->seed, stage);
  } else if (const auto* filed = std::get_if<event::Filed>(&answer)) {
    score_.take(*filed, stage);
  } else if (phase_ == Phase::playing) {
    play_.take(answer, stage);
    follow(stage);
  }
}

void EggLadder::tick(Stage& stage) {
  if (phase_ != Phase::playing) return;
  play_.tick(stage);
  follow(stage);
}

std::optional<Instant> EggLadder::wakes_at() const {
  return phase_ == Phase::playing ? play_.wakes_at() : std::nullopt;
}

/// The run selects what was selected on the board. A level counts the moment it is won, though the
/// last marbles are still to be seen falling.
void EggLadder::follow(Stage& stage) {
  const auto& selections = play_.selections();
  for (; followed_ < selections.size(); ++followed_) {
    run_->select(selections[followed_]);
    if (!run_->is_level_decided()) continue;
    note_result();
    if (result_.is_won) score_.file(bank_, result_.level + 1, stage);
  }
  if (play_.is_sowing()) return;
  worth_ = run_->level_worth();
  if (play_.is_over()) decide_level(stage);
}

void EggLadder::note_result() {
  const bool is_won = run_->is_level_won();
  result_ = {
      .level = run_->level(),
      .is_won = is_won,
      .left = marbles_of(run_->position(), is_won ? Player::two : Player::one),
      .worth = is_won ? run_->level_worth() : 0,
  };
  bank_ += result_.worth;
}

void EggLadder::decide_level(Stage& stage) {
  if (!result_.is_won) {
    run_->advance(0);  // no level follows
    score_.file_again(stage);
  }
  stage.say(end_of_level_text() + score_.after_level(run_->is_over(), stage));
  phase_ = Phase::decided;
  if (stage.is_line()) {
    phase_ = Phase::result;
    go_on(stage);
  }
}

void EggLadder::go_on(Stage& stage) {
  switch (phase_) {
  case Phase::decided:
    phase_ = Phase::result;
    return;
  case Phase::result:
    return run_->is_over() ? after_run(stage) : begin_level(stage);
  case Phase::over:
    return stage.go(score_.is_filed() ? Place::hall : Place::eggcarton);
  default:
    return;
  }
}

void EggLadder::leave_run(Stage& stage) {
  stage.say(score_.end_text());
  score_.file_again(stage);
  if (score_.may_be_named()) return after_run(stage);
  phase_ = Phase::over;
  if (stage.is_line()) go_on(stage);
}

void EggLadder::after_run(Stage& stage) {
  if (!score_.may_be_named()) {
    return stage.go(score_.is_filed() ? Place::hall : Place::eggcarton);
  }
  phase_ = Phase::naming;
  score_.ask_name(stage);
}

void EggLadder::ask_to_leave(Stage& stage) {
  stage.ask(
      bank_ > 0 ? fmt::format("End the run with {} points? (Y/N)", bank_)
                : "Leave the run? Nothing is won yet. (Y/N)"
  );
}

void EggLadder::confirm(Stage& stage) {
  leave_run(stage);
}

void EggLadder::press(const ansi::Key& key, Stage& stage) {
  if (phase_ == Phase::naming) return score_.press(key, stage);
  const bool is_sowing = phase_ == Phase::playing && play_.is_sowing();
  const bool leaves = letter_of(key) == U'q' && !is_run_over() && !is_sowing;
  if (leaves) return ask_to_leave(stage);
  if (phase_ != Phase::playing) return go_on(stage);
  play_.press(key, stage);
  follow(stage);
}

void EggLadder::take_line(std::string_view line, Stage& stage) {
  if (phase_ == Phase::naming) return score_.take_line(line, stage);
  const std::string command = ansi::upper_case(line);
  const bool leaves = command == "Q" && !is_run_over();
  if (leaves) return ask_to_leave(stage);
  if (phase_ != Phase::playing) return take_empty_line(stage);
  if (command == "W") tell_points(stage);
  play_.take_line(line, stage);
  follow(stage);
}

/// Who comes to line mode at the end of a level finds it still to be gone on from.
void EggLadder::take_empty_line(Stage& stage) {
  if (phase_ == Phase::decided) phase_ = Phase::result;
  if (phase_ == Phase::result || phase_ == Phase::over) go_on(stage);
}

void EggLadder::point(const Pointer& pointer, Stage& stage) {
  if (phase_ == Phase::playing) {
    play_.point(pointer, stage);
    follow(stage);
  } else if (phase_ != Phase::naming && !pointer.is_release) {
    go_on(stage);
  }
}

std::string EggLadder::level_text() const {
  return fmt::format(
      "Level {}, computer step {} of 10. You have A to F and begin.", run_->level(),
      run_->strength()
  );
}

void EggLadder::tell_points(Stage& stage) const {
  stage.tell(fmt::format(
      "Level {}, computer step {}. Bank {}. A win now pays {}.", run_->level(), run_->strength(),
      bank_, worth_
  ));
}

std::string EggLadder::end_of_level_text() const {
  if (!result_.is_won) {
    return fmt::format(
        "Level {} lost: the computer's row is empty, yours holds {}.", result_.level,
        count(result_.left, "marble", "marbles")
    );
  }
  return fmt::format(
      "Level {} won. {} x (10 + {} left) = {} points. Bank {}.", result_.level, result_.level,
      result_.left, result_.worth, bank_
  );
}

std::string EggLadder::prompt() const {
  switch (phase_) {
  case Phase::playing:
    return play_.prompt();
  case Phase::naming:
    return score_.prompt();
  case Phase::dealing:
    return "";
  default:
    return "Enter goes on: ";
  }
}

std::vector<std::string> EggLadder::line_help() const {
  return play_.line_help();
}

std::vector<KeyHelp> EggLadder::keys() const {
  if (phase_ == Phase::naming) return shared::RunScore::keys();
  if (phase_ == Phase::playing || phase_ == Phase::dealing) return play_.keys();
  if (is_run_over()) return {{"any key", "go on", "Any key: go on."}};
  return {
      {"any key", "go on", "Any key: go on."},
      {"?", "help", "?: this help."},
      {"Q", "leave", "Q: end the run; what you have won counts."},
  };
}

}  // namespace codemaker::play::egg_carton
