#include "play/scenes/campaign_scene.hpp"

#include "ansi/text.hpp"
#include "play/words.hpp"

#include <fmt/format.h>

namespace codemaker::play {
namespace {

using namespace std::chrono_literals;
using engine::Side;

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
  rounds_.clear();
  result_ = {};
  begin_round(stage);
  tell_colors(stage);
}

void CampaignScene::begin_round(Stage& stage) {
  level_ = run_.level();
  round_ = run_.round();
  round_breaker_ = run_.breaker();
  row_ = RowEditor{level_.rules};
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
  } else if (const auto* solved = std::get_if<event::Solved>(&answer)) {
    if (phase_ == Phase::thinking) begin_watching(solved->turns, stage);
  } else if (const auto* filed = std::get_if<event::Filed>(&answer)) {
    score_.take(*filed, stage);
  }
}

void CampaignScene::begin_breaking(const engine::Code& secret, Stage& /*stage*/) {
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

void CampaignScene::submit_guess(const engine::Code& guess, Stage& stage) {
  game_->guess(guess);
  row_.clear();
  copied_ = 0;
  tell_turn(*game_, stage);
  if (game_->is_over()) end_round(stage);
}

void CampaignScene::submit_code(const engine::Code& code, Stage& stage) {
  game_.emplace(level_.rules, level_.guesses, code);
  phase_ = Phase::thinking;
  stage.show("The computer thinks.");
  stage.perform(effect::Solve{
      level_.rules, code, level_.guesses, level_.strength, stage.random().next()});
}

void CampaignScene::begin_watching(const engine::History& turns, Stage& stage) {
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
  run_.record(*game_);
  stage.say(end_of_round_text());
  pause(Phase::paused, stage);
}

void CampaignScene::decide_level(Stage& stage) {
  result_ = {
      .level = level_.number,
      .verdict = run_.verdict(),
      .player = run_.points(Side::player),
      .computer = run_.points(Side::computer),
      .unused = run_.unused_rows(),
      .worth = run_.level_worth(),
      .rounds = rounds_,
  };
  run_.advance();
  if (result_.verdict == engine::Verdict::won) {
    score_.file(run_.bank(), run_.level().number, stage);
  }
  if (run_.is_over()) score_.file_again(stage);
  std::string text = end_of_level_text();
  if (run_.is_over()) text += " " + score_.end_text();
  constexpr auto little = 10min;
  if (const auto left = stage.time_left(); left && *left < little && !run_.is_over()) {
    text += fmt::format(" You have {} left.", time_text(left));
  }
  stage.say(std::move(text));
  pause(Phase::decided, stage);
}

void CampaignScene::pause(Phase phase, Stage& stage) {
  phase_ = phase;
  if (stage.is_line()) go_on(stage);
}

void CampaignScene::go_on(Stage& stage) {
  switch (phase_) {
  case Phase::paused:
    return run_.is_level_decided() ? decide_level(stage) : begin_round(stage);
  case Phase::decided:
    return run_.is_over() ? after_run(stage) : begin_level(stage);
  case Phase::over:
    return stage.go(score_.is_filed() ? Place::hall : Place::menu);
  default:
    return;
  }
}

void CampaignScene::leave_run(Stage& stage) {
  stage.say(score_.end_text());
  score_.file_again(stage);
  if (score_.may_be_named()) return after_run(stage);
  pause(Phase::over, stage);
}

void CampaignScene::after_run(Stage& stage) {
  if (!score_.may_be_named()) return stage.go(score_.is_filed() ? Place::hall : Place::menu);
  phase_ = Phase::naming;
  score_.ask_name(stage);
}

void CampaignScene::ask_to_leave(Stage& stage) {
  stage.ask(
      run_.bank() > 0 ? fmt::format("End the run with {} points? (Y/N)", run_.bank())
                      : "Leave the run? Nothing is won yet. (Y/N)"
  );
}

void CampaignScene::confirm(Stage& stage) {
  leave_run(stage);
}

void CampaignScene::press(const ansi::Key& key, Stage& stage) {
  if (phase_ == Phase::naming) return score_.press(key, stage);
  const bool leaves = letter_of(key) == U'q' && !is_run_over();
  if (leaves) return ask_to_leave(stage);
  if (is_row_open()) return edit_row(key, stage);
  if (phase_ == Phase::watching || phase_ == Phase::thinking) {
    is_skipping_ = true;
    if (phase_ == Phase::watching) show_next_turn(stage);
    return;
  }
  go_on(stage);
}

void CampaignScene::edit_row(const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  switch (key.code) {
  case KeyCode::enter:
    return submit(stage);
  case KeyCode::backspace:
  case KeyCode::del:
    return row_.take_back();
  case KeyCode::left:
    return row_.left();
  case KeyCode::right:
    return row_.right();
  case KeyCode::up:
    return row_.step(1);
  case KeyCode::down:
    return row_.step(-1);
  case KeyCode::character:
    return edit_with_letter(key, stage);
  default:
    return refuse_key(key, stage);
  }
}

void CampaignScene::edit_with_letter(const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  if (letter >= U'0' && letter <= U'9') {
    const auto color = static_cast<int>(letter - U'0');
    if (color >= 1 && color <= level_.rules.colors) {
      row_.place(static_cast<engine::Peg>(color));
    } else {
      stage.refuse(fmt::format("The colors are 1 to {}.", level_.rules.colors));
    }
  } else if (letter == U'r') {
    row_.fill(stage.random());
  } else if (letter == U'c' && phase_ == Phase::breaking) {
    copy_row(stage);
  } else {
    refuse_key(key, stage);
  }
}

void CampaignScene::copy_row(Stage& stage) {
  const auto& turns = game_->history();
  if (turns.empty()) return stage.refuse("There is no row to copy yet.");
  copied_ = copied_ % static_cast<int>(turns.size()) + 1;
  row_.copy(turns[turns.size() - static_cast<std::size_t>(copied_)].guess);
}

std::vector<std::string> CampaignScene::line_help() const {
  if (!is_row_open()) return {"Enter shows what is left at once. Q: end the run."};
  const bool is_guess = phase_ == Phase::breaking;
  std::vector<std::string> lines{
      fmt::format(
          "Type {} digits, 1 to {}, then Enter: {}.", level_.rules.holes, level_.rules.colors,
          is_guess ? "your guess" : "your code"
      ),
      "R: a random row. G: take the row shown in the prompt.",
  };
  if (is_guess) lines.emplace_back("C 3: the pegs of row 3 again. C alone: your last row.");
  lines.emplace_back("B: the board. P: the points. Q: end the run; what you have won counts.");
  return lines;
}

std::vector<KeyHelp> CampaignScene::keys() const {
  if (is_row_open()) {
    const std::string colors = fmt::format("1-{}", level_.rules.colors);
    std::vector<KeyHelp> keys{
        {colors, "peg", fmt::format("{}: a peg of that color.", colors)},
        {"Bksp", "undo", "Backspace: take a peg back."},
        {"Enter", phase_ == Phase::breaking ? "guess" : "hide it", "Enter: the row is ready."},
        {"Arrows", "", "Left and right: another hole. Up and down: another color."},
        {"R", "random", "R: fill the row at random."},
    };
    if (phase_ == Phase::breaking) {
      keys.push_back({"C", "copy", "C: copy your last row; again for the one before it, and so on."}
      );
    }
    std::string mouse = "Mouse: drag pegs to and between holes";
    mouse += phase_ == Phase::breaking ? "; click a row to copy it." : ".";
    keys.push_back({"", "", std::move(mouse), true});
    keys.push_back({"", "", "Marks: * right color, right place. o right color, wrong place."});
    keys.push_back({"?", "help", "?: this help."});
    keys.push_back({"Q", "leave", "Q: end the run; what you have won counts."});
    return keys;
  }
  switch (phase_) {
  case Phase::naming:
    return RunScore::keys();
  case Phase::watching:
  case Phase::thinking:
    return {
        {"any key", "at once", "Any key: show all guesses at once."},
        {"?", "help", "?: this help."},
        {"Q", "leave", "Q: end the run; what you have won counts."},
    };
  default:
    if (is_run_over()) return {{"any key", "go on", "Any key: go on."}};
    return {
        {"any key", "go on", "Any key: go on."},
        {"?", "help", "?: this help."},
        {"Q", "leave", "Q: end the run; what you have won counts."},
    };
  }
}

}  // namespace codemaker::play
