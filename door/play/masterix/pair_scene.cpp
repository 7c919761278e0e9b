#include "play/masterix/pair_scene.hpp"

#include "ansi/text.hpp"
#include "play/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::masterix {
namespace {

/// As a name may stand anywhere: clean, at most 11 characters.
std::string cleaned_name(std::string_view text) {
  return scores::table_name(ansi::clean(ansi::without_color_codes(text), 64));
}

}  // namespace

void PairScene::enter(Stage& stage) {
  stage.choices().game = engine::RankedGame::masterix;
  handle_ = cleaned_name(stage.call().player.handle);
  typed_ = shared::LineEditor{scores::max_name_characters, handle_};
  stage.drop_typed_ahead();
  describe(stage);
}

void PairScene::describe(Stage& stage) const {
  if (phase_ != Phase::naming) return play_.describe(stage);
  stage.tell("Two players, names of up to 11 characters. Nothing is ranked.");
}

/// What an empty name becomes.
std::string_view PairScene::usual_name() const {
  return named_ == 0 ? "Player 1" : "Player 2";
}

void PairScene::give_name(std::string_view name, Stage& stage) {
  const std::string cleaned = cleaned_name(name);
  players_.at(named_).name = cleaned.empty() ? usual_name() : cleaned;
  ++named_;
  typed_.clear();
  stage.drop_typed_ahead();
  if (named_ < players_.size()) return;
  stage.show("NUM LOCK on? Its digits move the box, 5 takes a unit and jumps. Arrows and Enter too."
  );
  begin_round(stage);
}

void PairScene::begin_round(Stage& stage) {
  using engine::masterix::Color;
  phase_ = Phase::playing;
  ++round_;
  const bool is_first_blue = round_ % 2 == 1;  // blue begins, so it goes round
  Start start{.title = fmt::format("Masterix round {}", round_)};
  for (std::size_t i = 0; i < players_.size(); ++i) {
    const bool is_blue = (i == 0) == is_first_blue;
    start.seats.at(i) = {
        .name = players_.at(i).name,
        .color = is_blue ? Color::blue : Color::red,
        .above = round_ == 1 ? "" : fmt::format("Rounds won {}", players_.at(i).rounds_won),
    };
  }
  play_.begin(std::move(start), stage);
}

void PairScene::take(const Answer& answer, Stage& stage) {
  if (phase_ == Phase::playing) play_.take(answer, stage);
  follow(stage);
}

void PairScene::tick(Stage& stage) {
  play_.tick(stage);
  follow(stage);
}

void PairScene::follow(Stage& stage) {
  const bool has_ended = phase_ == Phase::playing && play_.is_over();
  if (!has_ended) return;
  phase_ = Phase::ended;
  stage.drop_typed_ahead();
  if (play_.score(0) > play_.score(1)) ++players_[0].rounds_won;
  if (play_.score(1) > play_.score(0)) ++players_[1].rounds_won;
  stage.show("No moves are left. Any key: the points.");
  if (!stage.is_line()) return;
  play_.tell_count(stage);
  show_count(stage);
}

void PairScene::show_count(Stage& stage) {
  phase_ = Phase::counted;
  stage.drop_typed_ahead();
  stage.say(end_of_round_text());
  if (stage.is_line()) go_on(stage);
}

std::string PairScene::end_of_round_text() const {
  const engine::Points one = play_.score(0);
  const engine::Points other = play_.score(1);
  const std::string result =
      one == other ? fmt::format("A tie, {} to {}.", one, other)
                   : fmt::format(
                         "{} wins the round, {} to {}.", players_.at(one > other ? 0 : 1).name,
                         std::max(one, other), std::min(one, other)
                     );
  return fmt::format(
      "{} Rounds won: {} {}, {} {}.", result, players_[0].name, players_[0].rounds_won,
      players_[1].name, players_[1].rounds_won
  );
}

void PairScene::go_on(Stage& stage) {
  if (phase_ == Phase::ended) return show_count(stage);
  stage.show("Sides are changed: blue begins.");
  begin_round(stage);
}

void PairScene::confirm(Stage& stage) {
  stage.go(Place::masterix);
}

void PairScene::press(const ansi::Key& key, Stage& stage) {
  if (phase_ == Phase::naming) {
    if (typed_.press(key)) return;
    if (key.code == ansi::KeyCode::enter) give_name(typed_.text(), stage);
    if (key.code == ansi::KeyCode::escape) stage.go(Place::masterix);
    return;
  }
  if (letter_of(key) == U'q') {
    return phase_ == Phase::counted ? confirm(stage) : stage.ask("Leave this round? (Y/N)");
  }
  if (phase_ != Phase::playing) return go_on(stage);
  play_.press(key, stage);
  follow(stage);
}

void PairScene::take_line(std::string_view line, Stage& stage) {
  if (phase_ == Phase::naming) return give_name(line, stage);
  if (ansi::upper_case(line) == "Q") return stage.ask("Leave this round? (Y/N)");
  play_.take_line(line, stage);
  follow(stage);
}

void PairScene::take_empty_line(Stage& stage) {
  if (phase_ == Phase::naming) give_name(named_ == 0 ? handle_ : "", stage);
}

void PairScene::point(const Pointer& pointer, Stage& stage) {
  if (phase_ == Phase::naming) return;
  if (phase_ != Phase::playing) {
    if (!pointer.is_release) go_on(stage);
    return;
  }
  play_.point(pointer, stage);
  follow(stage);
}

std::string PairScene::prompt() const {
  if (phase_ != Phase::naming) return play_.prompt();
  const bool has_handle = named_ == 0 && !handle_.empty();
  return fmt::format(
      "{} player (Enter: {}): ", named_ == 0 ? "First" : "Second",
      has_handle ? std::string_view{handle_} : usual_name()
  );
}

std::vector<std::string> PairScene::line_help() const {
  return play_.line_help();
}

std::string_view PairScene::art_name() const {
  return phase_ == Phase::naming    ? "masterix"
         : phase_ == Phase::counted ? "count"
                                    : "masterix-board";
}

void PairScene::draw(Canvas& canvas) const {
  if (phase_ == Phase::playing || phase_ == Phase::ended) return play_.draw(canvas);
  const int indent = canvas.is_lean() ? 0 : 6;
  canvas.cursor({canvas.message_row(), 0});
  if (phase_ == Phase::counted) {
    canvas.header(fmt::format("Masterix, end of round {}", round_));
    static_cast<void>(play_.draw_count(canvas, 3));
    return;
  }
  canvas.header("Masterix: two players");
  int row = canvas.paragraph(
      2, indent,
      "Names of up to 11 characters. The first plays blue and begins; sides are changed "
      "after each round. A sysop at the local side can be the second player. Nothing is ranked."
  );
  ++row;
  if (named_ == 1) canvas.text({row, indent}, fmt::format("First player:  {}", players_[0].name));
  row += static_cast<int>(named_);
  const auto after =
      canvas.text({row, indent}, named_ == 0 ? "First player:  " : "Second player: ", look::bright);
  canvas.cursor(canvas.text(after, typed_.text()));
}

std::vector<KeyHelp> PairScene::keys() const {
  switch (phase_) {
  case Phase::naming:
    return {
        {"letters", "name", "Type the name."},
        {"Backspace", "undo", "Backspace: take a letter back."},
        {"Enter", "go on", "Enter: that is the name. Nothing typed: Player 1, Player 2."},
        {"Escape", "back", "Escape: back without playing."},
    };
  case Phase::playing:
  case Phase::ended:
    return play_.keys();
  case Phase::counted:
    return {
        {"any key", "next round", "Any key: the next round, with the other sides."},
        {"?", "help", "?: this help."},
        {"Q", "leave", "Q: no more rounds."},
    };
  }
  return {};
}

}  // namespace codemaker::play::masterix
