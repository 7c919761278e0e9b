#include "play/shared/run_score.hpp"

#include "ansi/text.hpp"
#include "play/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::shared {

using Where = event::Filed::Where;

void RunScore::file(engine::Points bank, int next_level, Stage& stage) {
  const std::string name = scores::table_name(stage.call().player.handle);
  entry_ = scores::Entry{
      .table = game_,
      .player = stage.call().player,
      .name = name.empty() ? "Player 1" : name,
      .score = bank,
      .level = static_cast<std::uint32_t>(next_level),
      .when = stage.wall_clock(),
  };
  standing_.reset();
  stage.perform(effect::FileScore{{*entry_, scores::Purpose::enter}});
}

void RunScore::file_again(Stage& stage) {
  const bool is_nowhere = standing_ && standing_->where == Where::nowhere;
  if (!entry_ || !is_nowhere) return;
  standing_.reset();
  stage.perform(effect::FileScore{{*entry_, scores::Purpose::enter}});
}

void RunScore::take(const event::Filed& filed, Stage& stage) {
  standing_ = filed;
  if (filed.was_damaged) {
    stage.say("The Hall of Fame was damaged; what could be read of it stands.");
  }
  if (filed.where == Where::nowhere) {
    stage.say("Your score cannot be written down just now; it is tried again at the end.");
  } else if (filed.where == Where::spooled) {
    stage.say("Your score is kept and enters the Hall of Fame when that can be written.");
  } else if (filed.where == Where::in_table) {
    stage.tell(fmt::format("Number {} in the Hall of Fame.", filed.place));
  }
}

bool RunScore::may_be_named() const {
  if (!entry_) return false;
  return !standing_ || standing_->where == Where::in_table || standing_->where == Where::spooled;
}

std::optional<std::size_t> RunScore::place() const {
  const bool stands = standing_ && standing_->where == Where::in_table;
  return stands ? std::optional{standing_->place} : std::nullopt;
}

std::string RunScore::end_text() const {
  if (!entry_) return "The run is over. No level was won, so nothing is scored.";
  const std::string score = count(entry_->score, "point", "points");
  if (!standing_) return fmt::format("The run is over with {}.", score);
  switch (standing_->where) {
  case Where::in_table:
    return fmt::format(
        "The run is over with {}: number {} in the Hall of Fame.", score, standing_->place
    );
  case Where::below:
    return fmt::format("The run is over with {}; the ten best have more.", score);
  case Where::behind:
    return fmt::format("The run is over with {}; your best run stays.", score);
  case Where::spooled:
    return fmt::format("The run is over with {}, which wait for the Hall of Fame.", score);
  case Where::nowhere:
    break;
  }
  return fmt::format("The run is over with {}.", score);
}

std::string RunScore::after_level(bool is_run_over, const Stage& stage) const {
  constexpr auto little = std::chrono::minutes{10};
  if (is_run_over) return " " + end_text();
  const auto left = stage.time_left();
  if (!left || *left >= little) return {};
  return fmt::format(" You have {} left.", time_text(left));
}

void RunScore::ask_name(Stage& stage) {
  name_ = LineEditor{scores::longest_name, entry_->name};
  stage.tell("Type the name for the Hall of Fame, up to 11 characters.");
}

void RunScore::give_name(std::string_view name, Stage& stage) {
  const std::string cut = scores::table_name(ansi::clean(ansi::without_color_codes(name), 64));
  if (!cut.empty() && cut != entry_->name) {
    entry_->name = cut;
    stage.perform(effect::FileScore{{*entry_, scores::Purpose::relabel}});
  }
  stage.go(Place::hall);
}

void RunScore::press(const ansi::Key& key, Stage& stage) {
  if (name_.press(key)) return;
  if (key.code == ansi::KeyCode::enter) give_name(name_.text(), stage);
  if (key.code == ansi::KeyCode::escape) stage.go(Place::hall);
}

void RunScore::take_line(std::string_view line, Stage& stage) {
  if (line == "=") return stage.go(Place::hall);
  give_name(line, stage);
}

std::string RunScore::prompt() const {
  return fmt::format("Name (= keeps {}): ", entry_->name);
}

void RunScore::draw(Canvas& canvas) const {
  const int indent = canvas.is_lean() ? 0 : 6;
  canvas.header("The Hall of Fame");
  const int row = canvas.paragraph(
      4, indent,
      fmt::format("You enter with {}. Under which name?", count(entry_->score, "point", "points"))
  );
  const auto after = canvas.text({row + 1, indent}, "Name: ", look::bright);
  canvas.cursor(canvas.text(after, name_.text()));
}

std::vector<KeyHelp> RunScore::keys() {
  return {
      {"letters", "name", "Type your name."},
      {"Backspace", "undo", "Backspace: take a letter back."},
      {"Enter", "done", "Enter: that is my name."},
      {"Escape", "keep", "Escape: the name that stands there."},
  };
}

}  // namespace codemaker::play::shared
