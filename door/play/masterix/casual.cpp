#include "play/masterix/casual.hpp"

#include "ansi/text.hpp"
#include "engine/masterix/player.hpp"
#include "play/call/words.hpp"
#include "play/masterix/choices.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <utility>

namespace codemaker::play::masterix {

void Casual::open(Stage& stage) {
  level_ = stage.kept<Choices>().level;
  describe(stage);
}

void Casual::describe(Stage& stage) const {
  if (phase_ != Phase::idle) return play_.describe(stage);
  stage.tell("A casual game, never ranked. Level 1 is easy, 10 is the strongest. Q: back.");
}

void Casual::set_level(int level, Stage& stage) {
  level_ = std::clamp(level, engine::masterix::weakest_level, engine::masterix::strongest_level);
  stage.kept<Choices>().level = level_;
}

void Casual::play_puzzle(Stage& stage) {
  level_ = engine::records::daily_level;
  stage.show(first_words);
  begin_game(stage);
}

void Casual::play_as(const engine::masterix::records::MasterixSetup& setup, Stage& stage) {
  set_level(std::get<engine::records::CasualSetup>(setup).level, stage);
  stage.show(first_words);
  begin_game(stage);
}

void Casual::begin_board(Stage& stage) {
  stage.drop_typed_ahead();
  Start start{
      .level = level_,
      .where = is_puzzle() ? puzzle_title() : fmt::format("Level {}, casual", level_),
      .stakes = daily_ ? boards::Stakes::daily : boards::Stakes::casual,
      .is_puzzle = is_puzzle()};
  start.seats[0].name = name_of(stage.call());
  start.seats[1] = {.name = "Computer", .color = engine::masterix::Color::red, .is_computer = true};
  play_.begin(std::move(start));
  FreeScene::begin_board(stage);
}

std::string Casual::end_text() const {
  const std::string score = play_.score_text();
  switch (play_.verdict()) {
  case engine::Verdict::won:
    return fmt::format("You win, {}!", score);
  case engine::Verdict::tied:
    return fmt::format("A tie, {}.", score);
  case engine::Verdict::lost:
    return fmt::format("The computer wins, {}.", score);
  }
  return {};
}

void Casual::follow_result(Stage& stage) {
  go_on(stage);
}

void Casual::go_on(Stage& stage) {
  ceremony_.finish();
  if (phase_ == Phase::decided) return show_result(stage);
  const bool leads_back = daily_ || (!word_.empty() && stage.is_line());
  if (leads_back) return leave(stage);
  if (!stage.is_line()) {
    stage.show("");
    return begin_game(stage);
  }
  phase_ = Phase::idle;
}

void Casual::ask_for_new_game(Stage& stage) {
  const bool is_nothing_lost = !play_.has_begun() || !is_playing();
  is_nothing_lost && !daily_ ? begin_game(stage) : ask_anew(stage);
}

void Casual::press(const ansi::Key& key, Stage& stage) {
  if (play_.leaves(key)) {
    const bool is_going_on = phase_ == Phase::dealing || phase_ == Phase::playing;
    const bool is_lost = is_going_on && (play_.has_begun() || daily_);
    return is_lost ? ask_to_leave(stage) : leave(stage);
  }
  if (phase_ == Phase::idle) return choose_level(key, stage);
  if (play_.asks_anew(key)) return ask_for_new_game(stage);
  if (is_at_end()) return go_on(stage);
  if (!is_playing()) return;
  play_.press(key, stage);
  follow(stage);
}

void Casual::choose_level(const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  const char32_t letter = letter_of(key);
  if (letter >= U'0' && letter <= U'9') {
    set_level(letter == U'0' ? 10 : static_cast<int>(letter - U'0'), stage);
  } else if (key.code == KeyCode::right || key.code == KeyCode::up || letter == U'+') {
    set_level(level_ + 1, stage);
  } else if (key.code == KeyCode::left || key.code == KeyCode::down || letter == U'-') {
    set_level(level_ - 1, stage);
  } else if (goes_on(key) || letter == U'p') {
    stage.show(first_words);
    begin_game(stage);
  } else {
    refuse_key(key, stage);
  }
}

void Casual::take_line(std::string_view line, Stage& stage) {
  const std::string word = ansi::upper_case(line);
  if (word == "Q") return press(ansi::character(U'q'), stage);
  if (is_at_end()) return go_on(stage);
  if (phase_ != Phase::idle) {
    if (word == "N") return ask_for_new_game(stage);
    play_.take_line(line, stage);
    return follow(stage);
  }
  int level = 0;
  const auto [end, fault] = std::from_chars(line.data(), line.data() + line.size(), level);
  const bool is_level = fault == std::errc{} && end == line.data() + line.size() && level >= 1 &&
                        level <= engine::masterix::strongest_level;
  if (!is_level) return stage.refuse("Enter a level from 1 to 10, or Q to go back.");
  set_level(level, stage);
  begin_game(stage);
}

void Casual::take_empty_line(Stage& stage) {
  if (phase_ == Phase::idle) begin_game(stage);
  if (is_at_end()) go_on(stage);
}

std::string Casual::prompt() const {
  if (phase_ == Phase::idle) return fmt::format("Level (1 to 10, Enter: {}): ", level_);
  return is_at_end() ? "Enter to go on: " : play_.prompt();
}

std::vector<std::string> Casual::line_help() const {
  if (phase_ != Phase::idle) return play_.line_help();
  return {"1 to 10: how well the computer plays. Enter: play at the level shown. Q: back."};
}

std::string_view Casual::art_name() const {
  return phase_ == Phase::idle ? "masterix" : phase_ == Phase::result ? "count" : "masterix-board";
}

}  // namespace codemaker::play::masterix
