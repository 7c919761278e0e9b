#include "play/masterix/casual.hpp"

#include "ansi/text.hpp"
#include "engine/masterix/id.hpp"
#include "engine/masterix/player.hpp"
#include "engine/masterix/record.hpp"
#include "play/call/words.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/masterix/choices.hpp"
#include "play/masterix/place.hpp"
#include "play/masterix/round_end.hpp"
#include "play/shared/make_again.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

namespace codemaker::play::masterix {

void Casual::enter(Stage& stage) {
  stage.choices().game = engine::masterix::id;
  level_ = stage.kept<Choices>().level;
  word_ = play::challenge_word(stage);
  if (word_.empty()) return describe(stage);
  level_ = engine::records::daily_level;
  stage.show(first_words);
  begin_round(stage);
}

void Casual::describe(Stage& stage) const {
  if (phase_ != Phase::choosing) return play_.describe(stage);
  stage.tell("A casual game, never ranked. Level 1 is easy, 10 is the strongest. Q: back.");
}

void Casual::set_level(int level, Stage& stage) {
  level_ = std::clamp(level, engine::masterix::weakest_level, engine::masterix::strongest_level);
  stage.kept<Choices>().level = level_;
}

void Casual::begin_daily(engine::records::Day day, Stage& stage) {
  stage.choices().game = engine::masterix::id;
  daily_ = day;
  level_ = engine::records::daily_level;
  stage.show(first_words);
  begin_round(stage);
}

void Casual::give_up(Stage& stage) {
  play_.record().leave(stage);
  if (daily_) play::remember_day(play_.game(), stage);
}

void Casual::begin_round(Stage& stage) {
  stage.drop_typed_ahead();
  phase_ = Phase::playing;
  Start start{.level = level_, .where = fmt::format("Level {}, casual", level_)};
  if (daily_) {
    play_.record().begin(engine::masterix::records::MasterixDaily{*daily_, level_}, stage);
    start.is_daily = true;
    start.where = "Daily " + engine::records::date_text(*daily_);
    start.puzzle = play::daily_puzzle(stage, *daily_, engine::masterix::id);
  } else {
    play_.record().begin(engine::masterix::records::MasterixCasual{level_}, stage);
  }
  if (!word_.empty()) {
    start.where = "Challenge " + word_;
    start.puzzle = engine::records::challenge_name(word_, engine::masterix::id);
  }
  start.seats[0].name = name_of(stage.call());
  start.seats[1] = {.name = "Computer", .color = engine::masterix::Color::red, .is_computer = true};
  play_.begin(std::move(start), stage);
}

bool Casual::resume(const UnfinishedGame& game, Stage& stage) {
  const auto& setup = (*game.record.as<engine::masterix::records::MasterixRecord>()).setup;
  if (const auto* daily = std::get_if<engine::masterix::records::MasterixDaily>(&setup)) {
    begin_daily(daily->day, stage);
  } else {
    set_level(std::get<engine::masterix::records::MasterixCasual>(setup).level, stage);
    stage.show(first_words);
    begin_round(stage);
  }
  return shared::make_again(game, play_.record(), stage, [&](const auto& move) {
    play_.make_again(move, stage);
  });
}

void Casual::take(const Answer& answer, Stage& stage) {
  if (phase_ == Phase::playing) play_.take(answer, stage);
  follow(stage);
}

void Casual::tick(Stage& stage) {
  ceremony_.tick(stage);
  play_.tick(stage);
  follow(stage);
}

void Casual::follow(Stage& stage) {
  const bool has_ended = phase_ == Phase::playing && play_.is_over();
  if (!has_ended) return;
  phase_ = Phase::ended;
  if (daily_) play::remember_day(play_.game(), stage);
  stage.drop_typed_ahead();
  play_.tell_end(stage);
  if (stage.is_line()) show_count(stage);
}

engine::Verdict Casual::verdict() const {
  return engine::verdict_of(play_.score(0), play_.score(1));
}

std::string Casual::end_text() const {
  const std::string score = play_.score_text();
  switch (verdict()) {
  case engine::Verdict::won:
    return fmt::format("You win, {}!", score);
  case engine::Verdict::tied:
    return fmt::format("A tie, {}.", score);
  case engine::Verdict::lost:
    return fmt::format("The computer wins, {}.", score);
  }
  return {};
}

void Casual::show_count(Stage& stage) {
  phase_ = Phase::counted;
  stage.drop_typed_ahead();
  ceremony_.begin(verdict(), stage);
  stage.say(end_text());
  const std::string line = play::spoiler_free(play_.game(), word_);
  if (!line.empty()) stage.tell(line);
  if (stage.is_line()) go_on(stage);
}

void Casual::go_on(Stage& stage) {
  ceremony_.finish();
  if (phase_ == Phase::ended) return show_count(stage);
  const bool leads_back = daily_ || (!word_.empty() && stage.is_line());
  if (leads_back) return leave(stage);
  if (!stage.is_line()) {
    stage.show("");
    return begin_round(stage);
  }
  phase_ = Phase::choosing;
}

void Casual::leave(Stage& stage) {
  stage.go(daily_ ? Place::daily : !word_.empty() ? Place::challenge : place::menu);
}

void Casual::confirm(Stage& stage) {
  wants_new_game_ ? begin_round(stage) : leave(stage);
}

void Casual::ask_for_new_game(Stage& stage) {
  if (daily_) return stage.refuse("The game of the day is one try.");
  if (!play_.has_begun() || phase_ != Phase::playing) return begin_round(stage);
  wants_new_game_ = true;
  stage.ask("Start a new game? (Y/N)");
}

void Casual::press(const ansi::Key& key, Stage& stage) {
  if (play_.leaves(key)) {
    const bool is_lost = phase_ == Phase::playing && (play_.has_begun() || daily_);
    wants_new_game_ = false;
    if (!is_lost) return leave(stage);
    return stage.ask(
        daily_ ? "Give up the game of the day? It's your only try. (Y/N)" : "Quit this game? (Y/N)"
    );
  }
  if (phase_ == Phase::choosing) return choose_level(key, stage);
  if (letter_of(key) == U'n') return ask_for_new_game(stage);
  if (phase_ != Phase::playing) return go_on(stage);
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
    begin_round(stage);
  } else {
    refuse_key(key, stage);
  }
}

void Casual::take_line(std::string_view line, Stage& stage) {
  const std::string word = ansi::upper_case(line);
  if (word == "Q") return press(ansi::character(U'q'), stage);
  if (phase_ == Phase::playing) {
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
  begin_round(stage);
}

void Casual::take_empty_line(Stage& stage) {
  if (phase_ == Phase::choosing) begin_round(stage);
}

std::string Casual::prompt() const {
  if (phase_ == Phase::choosing) return fmt::format("Level (1 to 10, Enter: {}): ", level_);
  return play_.prompt();
}

std::vector<std::string> Casual::line_help() const {
  if (phase_ != Phase::choosing) return play_.line_help();
  return {"1 to 10: how well the computer plays. Enter: play at the level shown. Q: back."};
}

std::string_view Casual::art_name() const {
  return phase_ == Phase::choosing  ? "masterix"
         : phase_ == Phase::counted ? "count"
                                    : "masterix-board";
}

}  // namespace codemaker::play::masterix
