#include "play/masterix/run_scene.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/masterix/round_end.hpp"
#include "play/masterix/unit_art.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play::masterix {

namespace {

std::string_view how(engine::Verdict verdict) {
  return verdict == engine::Verdict::won    ? "won"
         : verdict == engine::Verdict::tied ? "tied"
                                            : "lost";
}

}  // namespace

std::string name_of(const Call& call) {
  const std::string name = table_name(call.player.handle);
  return name.empty() ? "Player 1" : name;
}

/// On screens the points and the bank stand in the result.
void RunScene::tell_result(Stage& stage) {
  if (stage.is_line()) return RankedScene::tell_result(stage);
  const bool is_tied = verdict() == engine::Verdict::tied;
  const std::string next = is_tied ? "The level is replayed." : "";
  stage.show(std::string{ansi::trim(next + run_.after_level(stage))});
}

void RunScene::begin_level(Stage& stage) {
  stage.drop_typed_ahead();
  Start start{
      .level = run_.level(),
      .where = fmt::format("Level {}", run_.level()),
      .stakes = boards::Stakes::ranked};
  start.seats[0].name = name_of(stage.call());
  if (run_.level() > 1) start.seats[0].won = {"Bank", run_.bank()};
  start.seats[1] = {.name = "Computer", .color = engine::masterix::Color::red, .is_computer = true};
  play_.begin(std::move(start));
  RankedScene::begin_level(stage);
}

std::string RunScene::end_text() const {
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

/// A round whose last move is still being shown counts, whether seen or not.
void RunScene::hang_up(Stage& stage) {
  if (is_playing()) play_.finish_last_move(stage);
  const bool is_level_played = is_playing() && play_.is_over();
  if (is_level_played) record_level(stage);
}

void RunScene::confirm(Stage& stage) {
  hang_up(stage);
  RankedScene::confirm(stage);
}

std::vector<std::string> RunScene::facts() const {
  std::vector<std::string> facts;
  if (run_.is_over()) return facts;  // then they are said below
  if (run_.bank() == 0) return facts;
  const auto rank = run_.rank();
  facts.push_back(
      rank ? fmt::format("Bank {}: rank {} in the Hall of Fame", run_.bank(), *rank)
           : fmt::format("Bank {}", run_.bank())
  );
  return facts;
}

void RunScene::draw_result(Canvas& canvas) const {
  if (canvas.is_lean()) return draw_small_result(canvas);
  if (run_.is_left()) {
    draw_unit_strip(canvas, shared::RankedRun::below_left(canvas));
    return run_.draw_left(canvas, "MASTERIX", ansi::Ink::steel);
  }
  masterix::draw_result(
      canvas, fmt::format("Level {} {}", play_.level(), how(verdict())), run_.ceremony(), play_,
      facts()
  );
}

void RunScene::draw_small_result(Canvas& canvas) const {
  canvas.header(fmt::format("Level {} {}", play_.level(), how(verdict())));
  int row = play_.draw_count(canvas, 3) + 1;
  for (const std::string& fact : facts())
    canvas.text({row++, 0}, fact, look::bright);
  constexpr int row_of_word = 12;
  run_.ceremony().draw_small(canvas, row_of_word);
}

std::vector<KeyHelp> RunScene::keys() const {
  if (run_.is_naming()) return shared::RankedRun::keys();
  if (!shows_end()) return level_keys();
  const KeyHelp go_on{"any key", "go on", "Any key: go on."};
  if (run_.is_left()) return run_.with_again({go_on, help_key()});
  if (run_.is_over()) return run_.with_again({go_on, review_key(), help_key()});
  const bool is_won = verdict() == engine::Verdict::won;
  return {
      {"any key", is_won ? "next level" : "replay",
       is_won ? "Any key: the next level." : "Any key: replay the level on a fresh board."},
      review_key(),
      help_key(),
      shared::RankedRun::leave_key(),
  };
}

}  // namespace codemaker::play::masterix
