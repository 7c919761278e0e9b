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

void RunScene::enter(Stage& stage) {
  stage.choices().game = engine::RankedGame::masterix;
  stage.show(
      "NUM LOCK on? Its digits move the box, 5 takes a unit and jumps. Arrows and Enter work too."
  );
  begin_level(stage);
}

void RunScene::begin_level(Stage& stage) {
  stage.drop_typed_ahead();
  phase_ = Phase::playing;
  Start start{.level = run_.level(), .title = fmt::format("Masterix level {}", run_.level())};
  start.seats[0].name = name_of(stage.call());
  if (run_.level() > 1) start.seats[0].above = fmt::format("Bank {}", run_.bank());
  start.seats[1] = {.name = "Computer", .color = engine::masterix::Color::red, .is_computer = true};
  play_.begin(std::move(start), stage);
}

void RunScene::describe(Stage& stage) const {
  play_.describe(stage);
}

void RunScene::take(const Answer& answer, Stage& stage) {
  if (const auto* filed = std::get_if<event::Filed>(&answer)) return run_.take(*filed, stage);
  if (is_playing()) play_.take(answer, stage);
  follow(stage);
}

void RunScene::tick(Stage& stage) {
  play_.tick(stage);
  follow(stage);
}

/// A round whose last move has been shown is counted at once: what is won is safe from now on.
void RunScene::follow(Stage& stage) {
  const bool has_ended = is_playing() && play_.is_over();
  if (has_ended) decide(stage);
}

engine::Verdict RunScene::verdict() const {
  return engine::verdict_of(play_.score(0), play_.score(1));
}

void RunScene::decide(Stage& stage) {
  phase_ = Phase::ended;
  stage.drop_typed_ahead();
  run_.record(verdict(), play_.score(0), stage);
  stage.show("No moves are left. Any key: the points.");
  if (!stage.is_line()) return;
  play_.tell_count(stage);
  show_count(stage);
}

void RunScene::show_count(Stage& stage) {
  phase_ = Phase::counted;
  stage.drop_typed_ahead();
  stage.say(end_of_level_text() + run_.after_level(stage));
  if (stage.is_line()) go_on(stage);
}

std::string RunScene::end_of_level_text() const {
  const std::string score = play_.score_text();
  switch (verdict()) {
  case engine::Verdict::won:
    return fmt::format("Level {} won, {}. Bank {}.", play_.level(), score, run_.bank());
  case engine::Verdict::tied:
    return fmt::format("Level {} tied, {}. It is played again.", play_.level(), score);
  case engine::Verdict::lost:
    return fmt::format("Level {} lost, {}.", play_.level(), score);
  }
  return {};
}

void RunScene::go_on(Stage& stage) {
  if (run_.is_left()) return run_.end(stage);
  switch (phase_) {
  case Phase::ended:
    return show_count(stage);
  case Phase::counted:
    if (run_.is_over()) return run_.end(stage);
    stage.show("");
    return begin_level(stage);
  case Phase::playing:
    return;
  }
}

void RunScene::confirm(Stage& stage) {
  run_.leave(stage);
}

void RunScene::press(const ansi::Key& key, Stage& stage) {
  if (run_.is_naming()) return run_.press(key, stage);
  if (letter_of(key) == U'q' && !run_.is_over()) return run_.ask_to_leave(stage);
  if (!is_playing()) return go_on(stage);
  play_.press(key, stage);
  follow(stage);
}

void RunScene::take_line(std::string_view line, Stage& stage) {
  if (run_.is_naming()) return run_.take_line(line, stage);
  if (ansi::upper_case(line) == "Q") return press(ansi::character(U'q'), stage);
  play_.take_line(line, stage);
  follow(stage);
}

void RunScene::point(const Pointer& pointer, Stage& stage) {
  if (run_.is_naming()) return;
  if (!is_playing()) {
    if (!pointer.is_release) go_on(stage);
    return;
  }
  play_.point(pointer, stage);
  follow(stage);
}

std::string RunScene::prompt() const {
  return run_.is_naming() ? run_.prompt() : play_.prompt();
}

std::string_view RunScene::art_name() const {
  if (run_.is_naming()) return "fame";
  if (run_.is_left()) return "lose";
  if (phase_ != Phase::counted) return "masterix-board";
  return verdict() == engine::Verdict::won    ? "win"
         : verdict() == engine::Verdict::tied ? "tie"
                                              : "lose";
}

void RunScene::draw(Canvas& canvas) const {
  if (run_.is_naming()) return run_.draw(canvas);
  if (phase_ == Phase::counted || run_.is_left()) return draw_result(canvas);
  play_.draw(canvas);
}

void RunScene::draw_result(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  if (run_.is_left()) return canvas.header("The run is over");
  const char* const how = verdict() == engine::Verdict::won    ? "won"
                          : verdict() == engine::Verdict::tied ? "tied, it is played again"
                                                               : "lost";
  canvas.header(fmt::format("Level {} {}", play_.level(), how));
  const int indent = canvas.is_lean() ? 0 : 6;
  int row = play_.draw_count(canvas, 3) + 1;
  canvas.text({row++, indent}, fmt::format("Bank {}", run_.bank()), look::bright);
  if (const auto rank = run_.rank()) {
    canvas.text({row, indent}, fmt::format("Number {} in the Hall of Fame", *rank));
  }
}

std::vector<KeyHelp> RunScene::keys() const {
  if (run_.is_naming()) return shared::RankedRun::keys();
  if (is_playing() || (phase_ == Phase::ended && !run_.is_left())) return play_.keys();
  if (run_.is_over()) return {{"any key", "go on", "Any key: go on."}};
  const bool is_won = verdict() == engine::Verdict::won;
  return {
      {"any key", is_won ? "next level" : "play again",
       is_won ? "Any key: the next level." : "Any key: the level again, on a fresh board."},
      {"?", "help", "?: this help."},
      shared::RankedRun::leave_key(),
  };
}

}  // namespace codemaker::play::masterix
