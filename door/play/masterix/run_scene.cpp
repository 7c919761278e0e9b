#include "play/masterix/run_scene.hpp"

#include "ansi/text.hpp"
#include "play/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::masterix {
namespace {

std::string name_of(const Call& call) {
  const std::string name = scores::table_name(ansi::clean(call.player.handle, 64));
  return name.empty() ? "Player 1" : name;
}

}  // namespace

void MasterixRunScene::enter(Stage& stage) {
  stage.choices().game = engine::RankedGame::masterix;
  stage.show(
      "NUM LOCK on? Its digits move the box, 5 takes a unit and jumps. Arrows and Enter work too."
  );
  begin_level(stage);
}

void MasterixRunScene::begin_level(Stage& stage) {
  phase_ = Phase::playing;
  MasterixStart start{
      .level = run_.level(), .title = fmt::format("Masterix level {}", run_.level())};
  start.seats[0].name = name_of(stage.call());
  if (run_.level() > 1) start.seats[0].above = fmt::format("Bank {}", run_.bank());
  start.seats[1] = {.name = "Computer", .color = engine::masterix::Color::red, .is_computer = true};
  play_.begin(std::move(start), stage);
}

void MasterixRunScene::describe(Stage& stage) const {
  play_.describe(stage);
}

void MasterixRunScene::take(const Answer& answer, Stage& stage) {
  if (const auto* filed = std::get_if<event::Filed>(&answer)) return score_.take(*filed, stage);
  if (phase_ == Phase::playing) play_.take(answer, stage);
  follow(stage);
}

void MasterixRunScene::tick(Stage& stage) {
  play_.tick(stage);
  follow(stage);
}

/// A round whose last move has been shown is counted at once: what is won is safe from now on.
void MasterixRunScene::follow(Stage& stage) {
  const bool has_ended = phase_ == Phase::playing && play_.is_over();
  if (has_ended) decide(stage);
}

MasterixRunScene::Verdict MasterixRunScene::verdict() const {
  if (play_.score(0) == play_.score(1)) return Verdict::tied;
  return play_.score(0) > play_.score(1) ? Verdict::won : Verdict::lost;
}

void MasterixRunScene::decide(Stage& stage) {
  phase_ = Phase::ended;
  run_.record(play_.score(0), play_.score(1));
  stage.show("No moves are left. Any key: the points.");
  if (verdict() == Verdict::won) score_.file(run_.bank(), run_.level(), stage);
  if (run_.is_over()) score_.file_again(stage);
  if (!stage.is_line()) return;
  play_.tell_count(stage);
  show_count(stage);
}

void MasterixRunScene::show_count(Stage& stage) {
  phase_ = Phase::counted;
  stage.say(end_of_level_text() + score_.after_level(run_.is_over(), stage));
  if (stage.is_line()) go_on(stage);
}

std::string MasterixRunScene::end_of_level_text() const {
  const std::string score = play_.score_text();
  switch (verdict()) {
  case Verdict::won:
    return fmt::format("Level {} won, {}. Bank {}.", play_.level(), score, run_.bank());
  case Verdict::tied:
    return fmt::format("Level {} tied, {}. It is played again.", play_.level(), score);
  case Verdict::lost:
    return fmt::format("Level {} lost, {}.", play_.level(), score);
  }
  return {};
}

void MasterixRunScene::go_on(Stage& stage) {
  switch (phase_) {
  case Phase::ended:
    return show_count(stage);
  case Phase::counted:
    if (run_.is_over()) return after_run(stage);
    stage.show("");
    return begin_level(stage);
  case Phase::over:
    return stage.go(score_.is_filed() ? Place::hall : Place::masterix);
  default:
    return;
  }
}

void MasterixRunScene::confirm(Stage& stage) {
  if (!run_.is_over()) run_.abandon();
  leave_run(stage);
}

void MasterixRunScene::leave_run(Stage& stage) {
  stage.say(score_.end_text());
  score_.file_again(stage);
  if (score_.may_be_named()) return after_run(stage);
  phase_ = Phase::over;
  if (stage.is_line()) go_on(stage);
}

void MasterixRunScene::after_run(Stage& stage) {
  if (!score_.may_be_named()) {
    return stage.go(score_.is_filed() ? Place::hall : Place::masterix);
  }
  phase_ = Phase::naming;
  score_.ask_name(stage);
}

void MasterixRunScene::press(const ansi::Key& key, Stage& stage) {
  if (phase_ == Phase::naming) return score_.press(key, stage);
  if (letter_of(key) == U'q' && !run_.is_over()) {
    return stage.ask(
        run_.bank() > 0 ? fmt::format("End the run with {} points? (Y/N)", run_.bank())
                        : "Leave the run? Nothing is won yet. (Y/N)"
    );
  }
  if (phase_ != Phase::playing) return go_on(stage);
  play_.press(key, stage);
  follow(stage);
}

void MasterixRunScene::take_line(std::string_view line, Stage& stage) {
  if (phase_ == Phase::naming) return score_.take_line(line, stage);
  if (ansi::upper_case(line) == "Q") return press(ansi::character(U'q'), stage);
  play_.take_line(line, stage);
  follow(stage);
}

void MasterixRunScene::point(const Pointer& pointer, Stage& stage) {
  if (phase_ == Phase::naming) return;
  if (phase_ != Phase::playing) {
    if (!pointer.is_release) go_on(stage);
    return;
  }
  play_.point(pointer, stage);
  follow(stage);
}

std::string MasterixRunScene::prompt() const {
  return phase_ == Phase::naming ? score_.prompt() : play_.prompt();
}

std::string_view MasterixRunScene::art_name() const {
  if (phase_ == Phase::naming) return "fame";
  if (phase_ == Phase::over) return "lose";
  if (phase_ != Phase::counted) return "masterix-board";
  return verdict() == Verdict::won ? "win" : verdict() == Verdict::tied ? "tie" : "lose";
}

void MasterixRunScene::draw(Canvas& canvas) const {
  if (phase_ == Phase::naming) return score_.draw(canvas);
  if (phase_ == Phase::counted || phase_ == Phase::over) return draw_result(canvas);
  play_.draw(canvas);
}

void MasterixRunScene::draw_result(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  if (phase_ == Phase::over) return canvas.header("The run is over");
  const char* const how = verdict() == Verdict::won    ? "won"
                          : verdict() == Verdict::tied ? "tied, it is played again"
                                                       : "lost";
  canvas.header(fmt::format("Level {} {}", play_.level(), how));
  const int indent = canvas.is_lean() ? 0 : 6;
  int row = play_.draw_count(canvas, 3) + 1;
  canvas.text({row++, indent}, fmt::format("Bank {}", run_.bank()), look::bright);
  if (const auto place = score_.place()) {
    canvas.text({row, indent}, fmt::format("Number {} in the Hall of Fame", *place));
  }
}

std::vector<KeyHelp> MasterixRunScene::keys() const {
  if (phase_ == Phase::naming) return shared::RunScore::keys();
  if (phase_ == Phase::playing || phase_ == Phase::ended) return play_.keys();
  if (run_.is_over()) return {{"any key", "go on", "Any key: go on."}};
  const bool is_won = verdict() == Verdict::won;
  return {
      {"any key", is_won ? "next level" : "play again",
       is_won ? "Any key: the next level." : "Any key: the level again, on a fresh board."},
      {"?", "help", "?: this help."},
      {"Q", "leave", "Q: end the run; what you have won counts."},
  };
}

}  // namespace codemaker::play::masterix
