#include "play/shared/ranked_run.hpp"

#include "ansi/look_alikes.hpp"
#include "play/call/words.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/games_ended.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace codemaker::play::shared {

using Where = event::Filed::Where;

scores::Entry entry_of(engine::RankedGame game, int level, engine::Points bank, Stage& stage) {
  const std::string name = table_name(stage.call().player.handle);
  return {
      .table = game,
      .player = stage.call().player,
      .name = name.empty() ? "Player 1" : name,
      .score = bank,
      .level = static_cast<std::uint32_t>(level),
      .when = stage.wall_clock(),
  };
}

void RankedRun::record(engine::Verdict verdict, engine::Points worth, Stage& stage) {
  run_.record(verdict, worth);
  if (verdict == engine::Verdict::won) {
    is_looked_up_ = false;
    entry_ = entry_of(game_, run_.level(), run_.bank(), stage);
    file(scores::Purpose::enter, stage);
  } else {
    stage.perform(effect::MakeTables{});
  }
  if (run_.is_over()) file_again(stage);
}

void RankedRun::file(scores::Purpose purpose, Stage& stage) {
  if (purpose == scores::Purpose::enter) standing_.reset();
  stage.perform(effect::FileScore{{*entry_, purpose}});
}

void RankedRun::resume(Stage& stage) {
  standing_.reset();
  is_looked_up_ = entry_.has_value();
  if (is_looked_up_) stage.perform(effect::ReadTables{});
}

/// A player stands in a table once, so a row of theirs with these points is this run's.
void RankedRun::take(const event::Tables& tables, Stage& stage) {
  if (!std::exchange(is_looked_up_, false)) return;
  const auto rows = tables.hall.rows(game_);
  const auto own = std::ranges::find_if(rows, [&](const scores::Entry& row) {
    return row.score == entry_->score && scores::is_same_player(row.player, entry_->player);
  });
  if (own == rows.end()) return file(scores::Purpose::enter, stage);
  entry_->name = own->name;
  entry_->when = own->when;
  standing_ = event::Filed{
      .where = Where::in_table, .place = static_cast<std::size_t>(own - rows.begin()) + 1};
}

/// At the end of a run what could not be written when it was won may be written now.
void RankedRun::file_again(Stage& stage) {
  const bool is_nowhere = standing_ && standing_->where == Where::nowhere;
  if (entry_ && is_nowhere) file(scores::Purpose::enter, stage);
}

/// An answer may be to a score of an earlier run, too.
bool RankedRun::is_own(const scores::Entry& entry) const {
  return entry_ && entry.table == game_ && entry.score == entry_->score &&
         entry.when == entry_->when;
}

void RankedRun::take(const event::Filed& filed, Stage& stage) {
  if (is_own(filed.submission.entry)) {
    standing_ = filed;
    if (rank()) stage.kept<GamesEnded>().ranks.of(game_) = rank();
  }
  if (filed.was_damaged) {
    stage.say("The Hall of Fame was damaged. What could be read of it is kept.");
  }
  if (filed.where == Where::nowhere) {
    stage.say("Your score could not be saved just now. The door keeps it and tries again.");
  } else if (filed.where == Where::spooled) {
    stage.say("Your score is safe. It enters the Hall of Fame as soon as that can be written.");
  } else if (filed.where == Where::in_table) {
    stage.tell(fmt::format("Rank {} in the Hall of Fame.", filed.place));
  }
}

bool RankedRun::may_be_named() const {
  if (!entry_) return false;
  const bool is_outdone =
      standing_ && (standing_->where == Where::below || standing_->where == Where::behind);
  return !is_outdone;
}

std::optional<std::size_t> RankedRun::rank() const {
  const bool stands = standing_ && standing_->where == Where::in_table;
  return stands ? std::optional{standing_->place} : std::nullopt;
}

std::string RankedRun::end_text() const {
  if (!entry_) return "The run is over. You won no level, so there is nothing to score.";
  const std::string score = count(entry_->score, "point", "points");
  if (!standing_) return fmt::format("The run is over with {}.", score);
  switch (standing_->where) {
  case Where::in_table:
    return fmt::format(
        "The run is over with {}: rank {} in the Hall of Fame.", score, standing_->place
    );
  case Where::below:
    return fmt::format("The run is over with {}; the top ten have more.", score);
  case Where::behind:
    return fmt::format("The run is over with {}; your earlier best stands.", score);
  case Where::spooled:
    return fmt::format("The run is over with {}, waiting for the Hall of Fame.", score);
  case Where::nowhere:
    break;
  }
  return fmt::format("The run is over with {}, not saved yet.", score);
}

std::string RankedRun::after_level(const Stage& stage) const {
  constexpr auto little = std::chrono::minutes{10};
  if (is_over()) return " " + end_text();
  const auto left = stage.time_left();
  if (!left || *left >= little) return {};
  return fmt::format(" You have {} left.", time_text(left));
}

/// Of a guest no run is kept.
void RankedRun::ask_to_leave(bool is_kept, Stage& stage) const {
  is_kept = is_kept && !stage.call().is_guest;
  if (bank() == 0) {
    return stage.ask_to_end(
        is_kept, "the run", "Quit this run? No points are in the bank yet. (Y/N)"
    );
  }
  const std::string points = count(bank(), "point", "points");
  stage.ask_to_end(
      is_kept, fmt::format("the run with {}", points),
      fmt::format("End this run with {}? (Y/N)", points)
  );
}

void RankedRun::celebrate(engine::Verdict verdict, Stage& stage) {
  if (is_over() && rank()) return celebrate_record(stage);
  ceremony_.begin(verdict, stage);
}

void RankedRun::celebrate_record(Stage& stage) {
  ceremony_.begin(
      Mood::record, rank() ? fmt::format("RANK {}", *rank()) : std::string{"HALL OF FAME"}, stage
  );
}

void RankedRun::end_at_won_level(Stage& stage) {
  if (!entry_ || run_.level() == 1) return;
  entry_->level = static_cast<std::uint32_t>(run_.level() - 1);
  if (may_be_named()) file(scores::Purpose::relabel, stage);
}

void RankedRun::leave(bool is_won_level, Stage& stage) {
  if (!run_.is_over()) run_.abandon();
  if (is_won_level) end_at_won_level(stage);
  stage.say(end_text());
  file_again(stage);
  state_ = State::left;
  ceremony_.begin(Mood::ended, "RUN OVER", stage);
  stage.drop_typed_ahead();
  if (may_be_named() || stage.is_line()) end(stage);
}

void RankedRun::end(Stage& stage) {
  if (!may_be_named()) return stage.go(entry_ ? Place::hall : home_);
  state_ = State::naming;
  stage.drop_typed_ahead();
  name_ = LineEditor{scores::max_name_characters, entry_->name};
  celebrate_record(stage);
  stage.show("");  // its letters and the frame say it
  stage.tell("You made the Hall of Fame! Name to show, up to 11 letters.");
}

bool RankedRun::begins_again(const ansi::Key& key, Stage& stage) const {
  const bool is_meant = may_begin_again() && letter_of(key) == U'n';
  if (is_meant) stage.go(begun_at_);
  return is_meant;
}

std::vector<KeyHelp> RankedRun::with_again(std::vector<KeyHelp> keys) const {
  if (!may_begin_again()) return keys;
  keys.front().button = entry_ ? "Hall of Fame" : "to the menu";
  keys.insert(keys.end() - 1, {"N", "play again", "N: another run, from level 1."});
  return keys;
}

void RankedRun::give_name(std::string_view name, Stage& stage) {
  const Call& call = stage.call();
  const bool is_marked = call.is_unchecked && !name.empty();
  const std::string cut = is_marked ? guest_name(name) : table_name(name);
  if (!is_marked && call.own_names.is_reserved(cut))
    return stage.refuse(fmt::format("The name {} is reserved. Please type another.", cut));
  // Theirs was looked up when they came; any other may be somebody's who has a password.
  const bool is_guests = call.is_guest && !is_marked && !cut.empty();
  if (is_guests && !ansi::looks_like(cut, call.player.handle)) {
    return stage.refuse(fmt::format(
        "Guests are shown by the name they came with. {} keeps it.", stage.is_line() ? "=" : "Esc"
    ));
  }
  if (!cut.empty() && cut != entry_->name) {
    entry_->name = cut;
    file(scores::Purpose::relabel, stage);
  }
  stage.go(Place::hall);
}

void RankedRun::press(const ansi::Key& key, Stage& stage) {
  if (name_.press(key)) return;
  if (key.code == ansi::KeyCode::enter) return give_name(name_.text(), stage);
  if (key.code == ansi::KeyCode::escape) return stage.go(Place::hall);
  refuse_in_text(key, stage);
}

void RankedRun::take_line(std::string_view line, Stage& stage) {
  if (line == "=") return stage.go(Place::hall);
  give_name(line, stage);
}

void RankedRun::draw_left(Canvas& canvas, std::string_view game, ansi::Ink frame) const {
  const ansi::Position below = Ceremony::below(canvas);
  const bool is_large = canvas.is_large();
  const int width = is_large ? 47 : 31;
  const int air = is_large ? 1 : 0;
  const ansi::Position box{
      below.row + (is_large ? 2 : 1), below.column + (Canvas::full_columns - width) / 2};
  constexpr int margin = 3;
  const auto draw_row = [&](int row, std::string_view name, std::string_view value) {
    const auto length = static_cast<int>(value.size());
    const int column = is_large ? box.column + width - margin - length : box.column + 20;
    canvas.text({row, box.column + margin}, name);
    canvas.text({row, column}, value, look::bright);
  };
  const auto last = entry_ ? static_cast<int>(entry_->level) : level();
  canvas.heading(game, fmt::format("Level {}", last), "The run is over");
  ceremony_.draw(canvas);
  draw_box(canvas, box, width, 4 + 2 * air, "You quit", ansi::painted(frame));
  draw_row(box.row + 1 + air, "Levels won", fmt::format("{}", level() - 1));
  draw_row(box.row + 2 + air, "Bank", fmt::format("{}", bank()));
}

void RankedRun::draw_left(Canvas& canvas) const {
  canvas.header("You quit");
  // Of nothing the message on a page says enough.
  if (canvas.noted() != nullptr && !entry_) return;
  const std::string won = count(level() - 1, "level", "levels");
  canvas.text(
      {3, 0}, fmt::format("{}, {} won", count(bank(), "point", "points"), won), look::bright
  );
  ceremony_.draw_small(canvas, 7);
}

std::string RankedRun::prompt() const {
  return fmt::format("Name (= keeps {}): ", entry_->name);
}

void RankedRun::draw(Canvas& canvas) const {
  const std::string made =
      fmt::format("{}: you made the Hall of Fame!", count(entry_->score, "point", "points"));
  constexpr std::string_view label = "Name to show: ";
  constexpr auto field = static_cast<int>(scores::max_name_characters);
  if (canvas.is_lean()) {
    canvas.header("The Hall of Fame");
    const std::string ranked = rank() ? fmt::format("Rank {}. {}", *rank(), made) : made;
    const int row = canvas.paragraph(4, 0, ranked);
    const auto after = canvas.text({row + 1, 0}, label, look::bright);
    ceremony_.draw_small(canvas, after.row + 4);
    return draw_field(canvas, after, field, name_.text());
  }
  canvas.heading("CODEMAKER", "Hall of Fame", "The run is over");
  ceremony_.draw(canvas);
  const ansi::Position below = Ceremony::below(canvas);
  const ansi::Position box{below.row + (canvas.is_large() ? 4 : 2), below.column + 14};
  constexpr int box_columns = 51;
  draw_box(canvas, box, box_columns, 7, "", ansi::painted(ansi::Ink::gold));
  canvas.middle_text(box.row + 2, box.column, box_columns, made, look::bright);
  if (canvas.is_large()) draw_peg_strip(canvas, Ceremony::middle_below(canvas, box.row + 7));
  constexpr int asked = static_cast<int>(label.size()) + field;
  const int column = box.column + (box_columns - asked) / 2;
  const auto after = canvas.text({box.row + 4, column}, label, look::message);
  draw_field(canvas, after, field, name_.text(), look::bright);
}

KeyHelp RankedRun::leave_key() {
  return {"Q", "quit", "Q or Esc: pause or end the run. What you have won counts."};
}

std::vector<KeyHelp> RankedRun::keys() {
  return name_keys(
      "Enter: save this name.", {"Esc", "keep the name", "Esc: keep the name as it was."}
  );
}

}  // namespace codemaker::play::shared
