#include "play/masterix/run_scene.hpp"

#include "ansi/text.hpp"
#include "engine/masterix/id.hpp"
#include "engine/masterix/record.hpp"
#include "play/call/words.hpp"
#include "play/masterix/round_end.hpp"
#include "play/masterix/unit_art.hpp"
#include "play/shared/make_again.hpp"

#include <fmt/format.h>

namespace codemaker::play::masterix {

std::string name_of(const Call& call) {
  const std::string name = table_name(call.player.handle);
  return name.empty() ? "Player 1" : name;
}

void RunScene::enter(Stage& stage) {
  stage.choices().game = engine::masterix::id;
  stage.show(first_words);
  play_.record().begin(engine::masterix::records::MasterixRun{}, stage);
  begin_level(stage);
}

void RunScene::begin_level(Stage& stage) {
  stage.drop_typed_ahead();
  phase_ = Phase::playing;
  Start start{
      .level = run_.level(), .where = fmt::format("Level {}", run_.level()), .is_ranked = true};
  start.seats[0].name = name_of(stage.call());
  if (run_.level() > 1) start.seats[0].won = {"Bank", run_.bank()};
  start.seats[1] = {.name = "Computer", .color = engine::masterix::Color::red, .is_computer = true};
  play_.begin(std::move(start), stage);
}

bool RunScene::resume(const UnfinishedGame& game, Stage& stage) {
  stage.show(first_words);
  play_.record().begin(engine::masterix::records::MasterixRun{}, stage);
  begin_level(stage);
  const bool is_same = shared::make_again(game, play_.record(), stage, [&](const auto& move) {
    while (!is_playing())
      go_on(stage);
    play_.make_again(move, stage);
    follow(stage);
  });
  run_.resume(stage);
  return is_same;
}

void RunScene::describe(Stage& stage) const {
  play_.describe(stage);
}

void RunScene::take(const Answer& answer, Stage& stage) {
  if (const auto* filed = std::get_if<event::Filed>(&answer)) return run_.take(*filed, stage);
  if (const auto* tables = std::get_if<event::Tables>(&answer)) return run_.take(*tables, stage);
  if (is_playing()) play_.take(answer, stage);
  follow(stage);
}

void RunScene::tick(Stage& stage) {
  run_.tick(stage);
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
  play_.tell_end(stage);
  if (stage.is_line()) show_count(stage);
}

void RunScene::show_count(Stage& stage) {
  phase_ = Phase::counted;
  stage.drop_typed_ahead();
  run_.celebrate(verdict(), stage);
  stage.say(end_of_level_text() + run_.after_level(stage));
  if (stage.is_line()) go_on(stage);
}

std::string RunScene::end_of_level_text() const {
  const std::string score = play_.score_text();
  switch (verdict()) {
  case engine::Verdict::won:
    return fmt::format("Level {} won, {}. Bank {}.", play_.level(), score, run_.bank());
  case engine::Verdict::tied:
    return fmt::format("Level {} tied, {}. The level is replayed.", play_.level(), score);
  case engine::Verdict::lost:
    return fmt::format("Level {} lost, {}.", play_.level(), score);
  }
  return {};
}

void RunScene::go_on(Stage& stage) {
  run_.end_ceremony();
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
  if (is_playing()) play_.finish_last_move(stage);
  const bool is_level_played = is_playing() && play_.is_over();
  if (is_level_played) run_.record(verdict(), play_.score(0), stage);
  run_.leave(stage);
  play_.record().leave(stage);
}

void RunScene::press(const ansi::Key& key, Stage& stage) {
  if (run_.is_naming()) return run_.press(key, stage);
  if (!run_.is_over() && play_.leaves(key)) return run_.ask_to_leave(stage);
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

std::vector<std::string> RunScene::facts() const {
  std::vector<std::string> facts;
  if (run_.bank() > 0) facts.push_back(fmt::format("Bank {}", run_.bank()));
  if (const auto rank = run_.rank()) {
    facts.push_back(fmt::format("Rank {} in the Hall of Fame", *rank));
  }
  return facts;
}

void RunScene::draw(Canvas& canvas) const {
  if (run_.is_naming()) return run_.draw(canvas);
  const bool is_result = phase_ == Phase::counted || run_.is_left();
  if (!is_result) return play_.draw(canvas);
  canvas.cursor({canvas.message_row(), 0});
  if (canvas.is_lean()) return draw_small_result(canvas);
  if (run_.is_left()) {
    draw_unit_strip(canvas, shared::RankedRun::below_left);
    return run_.draw_left(canvas, "MASTERIX", ansi::Ink::steel);
  }
  draw_result(canvas, fmt::format("Level {}", play_.level()), run_.ceremony(), play_, facts());
}

void RunScene::draw_small_result(Canvas& canvas) const {
  if (run_.is_left()) return canvas.header("The run is over");
  const char* const how = verdict() == engine::Verdict::won    ? "won"
                          : verdict() == engine::Verdict::tied ? "tied: replayed"
                                                               : "lost";
  canvas.header(fmt::format("Level {} {}", play_.level(), how));
  int row = play_.draw_count(canvas, 3) + 1;
  for (const std::string& fact : facts())
    canvas.text({row++, 0}, fact, look::bright);
}

std::vector<KeyHelp> RunScene::keys() const {
  if (run_.is_naming()) return shared::RankedRun::keys();
  if (is_playing() || (phase_ == Phase::ended && !run_.is_left())) return play_.keys();
  if (run_.is_over()) return {{"any key", "go on", "Any key: go on."}};
  const bool is_won = verdict() == engine::Verdict::won;
  return {
      {"any key", is_won ? "next level" : "replay",
       is_won ? "Any key: the next level." : "Any key: replay the level on a fresh board."},
      help_key(),
      shared::RankedRun::leave_key(),
  };
}

}  // namespace codemaker::play::masterix
