#include "play/shell/daily/scene.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/catalog/link.hpp"
#include "play/shell/daily/linked.hpp"
#include "play/shell/daily/words.hpp"
#include "play/shell/hall_words.hpp"
#include "play/shell/mail/ask.hpp"
#include "play/shell/shown_game.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <span>
#include <utility>

namespace codemaker::play::shell::daily {
namespace {

using engine::records::date_text;
using engine::records::Day;
using engine::records::Ending;
using engine::records::Record;

constexpr std::string_view unkept = "Your games aren't kept here, so today's won't be counted.";

/// From there the caller comes back to this page.
void watch_best(const DailyGame* game, Stage& stage) {
  if (game == nullptr || !game->yesterdays_best)
    return stage.refuse("There is no game of yesterday to watch.");
  stage.kept<ToReplay>() = {game->yesterdays_best, Place::daily, 0};
  stage.go(Place::replay);
}

/// Who stands in today's table and can be seen there.
std::span<const DailyRow> asked_of(const DailyGame* game, std::size_t puzzles, Stage& stage) {
  if (game == nullptr) return {};
  const std::size_t shown = rows_shown(puzzles, stage.presentation());
  return std::span{game->day}.first(std::min(game->day.size(), shown));
}

/// The menu from which the page was opened: one step back, whatever was played since.
struct MenuBefore {
  Place place = Place::menu;
};

Place menu_before(Stage& stage) {
  const Place place = stage.kept<MenuBefore>().place;
  const auto game = game_at(place);
  return game && !stage.call().offered.has(*game) ? Place::menu : place;
}

}  // namespace

void DailyPage::enter(Stage& stage) {
  const Place list = std::exchange(stage.choices().list, Place::daily);
  if (list == Place::menu || game_at(list)) stage.kept<MenuBefore>().place = list;
  day_ = play::today(stage);
  may_go_on_ = stage.call().resume_days > 0;
  way_to_rank_ = way_to_rank(stage.call());
  calendar_.begin(day_);
  wanted_.reset();
  tables_.reset();
  asked_.put_away();
  stage.kept<play::PastDay>().day.reset();
  minutes_left_ = minutes_to_next(day_, stage.wall_clock());
  is_large_ = Canvas::has_large_room(stage.call().terminal, stage.presentation());
  of_call_ = stage.kept<play::DaysOfCall>();
  puzzles_.clear();
  for (const Game* game : games_of(stage.call().offered))
    puzzles_.push_back(
        {game->id, game->puzzle.title, game->puzzle_of(day_), game->puzzle.leads,
         game->puzzle.leads_challenge, game->puzzle.counted}
    );
  const auto is_chosen = [&](const Puzzle& puzzle) {
    return puzzle.game == stage.choices().game;
  };
  const auto found = std::ranges::find_if(puzzles_, is_chosen);
  chosen_ = found == puzzles_.end() ? 0 : static_cast<std::size_t>(found - puzzles_.begin());
  stage.perform(effect::ReadDaily{day_});
  const auto linked = std::exchange(stage.kept<LinkedPuzzle>().day, {});
  plays_then_ = linked == day_;
  if (linked && !plays_then_) play_day(*linked, stage);
}

void DailyPage::take(const Answer& answer, Stage& stage) {
  const auto* tables = std::get_if<event::DailyTables>(&answer);
  const bool is_of_day = tables != nullptr && tables->day >= engine::records::first_day;
  if (!is_of_day) return;
  if (wanted_ == tables->day) {
    wanted_.reset();
    return play_past(*tables, chosen().game, chosen().leads_past, may_go_on_, stage);
  }
  if (tables->day != day_) return calendar_.take(*tables);
  tables_ = *tables;
  describe(stage);
  if (std::exchange(plays_then_, false)) play(stage);
}

const DailyGame* DailyPage::game_of(const Puzzle& puzzle) const {
  if (!tables_) return nullptr;
  return &tables_->games.of(puzzle.game);
}

const Record* DailyPage::own(const Puzzle& puzzle) const {
  for (const auto& played : of_call_.played) {
    const bool is_it = played && engine::records::game_of(*played) == puzzle.game &&
                       engine::records::day_of(*played) == day_;
    if (is_it) return &*played;
  }
  const DailyGame* const game = game_of(puzzle);
  return game != nullptr && game->own ? &*game->own : nullptr;
}

bool DailyPage::is_played(const Puzzle& puzzle) const {
  const Record* const record = own(puzzle);
  return record != nullptr && (is_over(*record) || !may_go_on_);
}

std::string DailyPage::status(const Puzzle& puzzle) const {
  const Record* const record = own(puzzle);
  if (record == nullptr) return tables_ ? "not played yet" : "reading...";
  if (is_over(*record)) return play::result_words(*record);
  return may_go_on_ ? "unfinished: go on" : "unfinished";
}

std::optional<Share> DailyPage::share() const {
  if (!is_played(chosen())) return std::nullopt;
  return play::share_of(play::spoiler_free(*own(chosen())), *own(chosen()));
}

std::string_view DailyPage::remark() const {
  if (!tables_) return "";
  if (!tables_->are_kept) return unkept;
  if (is_played(chosen())) return "";
  return game_of(chosen())->day.empty() ? "Today's table is still empty. Be the first!" : "";
}

void DailyPage::describe(Stage& stage) const {
  if (!tables_) return;
  stage.tell(fmt::format("Puzzles of {} (UTC). {}.", date_text(day_), week_text(day_)));
  stage.tell(next_text(minutes_left_) + ".");
  for (std::size_t at = 0; at < puzzles_.size(); ++at) {
    const Puzzle& puzzle = puzzles_.at(at);
    const int streak = game_of(puzzle)->streak;
    stage.tell(fmt::format(
        "{}: {}, {}: {}.{}", at + 1, puzzle.title, puzzle.what, status(puzzle),
        streak > 1 ? " " + streak_text(*game_of(puzzle)) : ""
    ));
  }
  tell_tables(stage);
}

void DailyPage::tell_tables(Stage& stage) const {
  const DailyGame& game = *game_of(chosen());
  const auto tell_rows = [&](const std::vector<DailyRow>& rows, bool is_month) {
    for (std::size_t at = 0; at < rows.size(); ++at) {
      stage.tell(fmt::format(
          "{}. {}{}: {}.", at + 1, table_name(rows[at].name), rows[at].is_own ? " (you)" : "",
          row_text(chosen().game, rows[at], is_month)
      ));
    }
  };
  if (const auto remark = this->remark(); !remark.empty()) stage.tell(std::string{remark});
  if (!game.day.empty()) {
    stage.tell(
        fmt::format("{}, today: {}.", chosen().title, count(game.players, "player", "players"))
    );
  }
  tell_rows(game.day, false);
  if (game.rank > static_cast<std::int64_t>(game.day.size())) {
    stage.tell(fmt::format("Your rank: {}.", game.rank));
  }
  if (!game.month.empty()) stage.tell(fmt::format("{}, this month:", chosen().title));
  tell_rows(game.month, true);
  tell_days(own_days(), stage);
  if (const auto share = this->share()) play::tell_spoiler_free(share->line, stage);
}

/// A game of today that is won has its guesses marked.
OwnDays DailyPage::own_days() const {
  const bool is_done = is_played(chosen());
  OwnDays days{
      .title = chosen().title,
      .counted = chosen().counted,
      .today = day_,
      .shown = calendar_.shown(),
      .month = calendar_.month(chosen().game, *game_of(chosen())),
      .game = *game_of(chosen()),
      .is_played = is_done,
      .has_bar = is_large_ && half_ == Half::days};
  const auto outcome = is_done ? replay(*own(chosen())) : engine::records::Outcome{};
  if (outcome && outcome->ending == Ending::won) days.todays_guesses = outcome->one;
  return days;
}

void DailyPage::choose(std::size_t puzzle, Stage& stage) {
  chosen_ = puzzle;
  asked_.put_away();
  stage.choices().game = chosen().game;
  if (!tables_) return;
  stage.tell(fmt::format("{}: {}.", chosen().title, status(chosen())));
  tell_tables(stage);
}

void DailyPage::play(Stage& stage) {
  if (play::today(stage) != day_) {
    enter(stage);
    return stage.say("A new day has begun, with new puzzles.");
  }
  if (!tables_) {
    plays_then_ = true;
    return stage.say("Still reading the tables...");
  }
  if (is_played(chosen())) {
    return stage.refuse("You've played this one today. The next one comes at midnight UTC.");
  }
  stage.go(chosen().leads);
}

void DailyPage::play_day(Day day, Stage& stage) {
  if (day == day_) return play(stage);
  if (day > play::today(stage)) {
    return stage.refuse(
        fmt::format("The puzzles of {} open at midnight UTC, when that day begins.", date_text(day))
    );
  }
  wanted_ = day;
  stage.perform(effect::ReadDaily{day});
}

void DailyPage::press(const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  // What was typed ahead for the game is no choice of another one.
  const bool leaves = letter == U'q' || letter == U'm' || key.code == ansi::KeyCode::escape;
  if (plays_then_ && !tables_ && !leaves) return stage.refuse("Still reading the tables...");
  const std::size_t number = letter - U'1';
  minutes_left_ = minutes_to_next(day_, stage.wall_clock());
  is_large_ = Canvas::has_large_room(stage.call().terminal, stage.presentation());
  if (asked_.press(
          key, asked_of(game_of(chosen()), puzzles_.size(), stage), chosen().game, stage
      )) {
    if (asked_.at()) half_ = Half::tables;
    return;
  }
  if (letter >= U'1' && number < puzzles_.size()) return choose(number, stage);
  const bool has_calendar = half_ == Half::days && tables_ && !stage.is_line();
  if (has_calendar && calendar_.press(key, stage)) return;
  const bool is_next = key.code == ansi::KeyCode::right || key.code == ansi::KeyCode::down;
  const bool is_previous = key.code == ansi::KeyCode::left || key.code == ansi::KeyCode::up;
  if (is_next) return choose((chosen_ + 1) % puzzles_.size(), stage);
  if (is_previous) return choose((chosen_ + puzzles_.size() - 1) % puzzles_.size(), stage);
  if (goes_on(key) || letter == U'p')
    return play_day(has_calendar ? calendar_.shown() : day_, stage);
  if (letter == U'w') return stage.go(Place::challenge);
  if (letter == U'c') {
    half_ = half_ == Half::tables ? Half::days : Half::tables;
    calendar_.show(day_, stage);
    if (tables_) tell_days(own_days(), stage);
    return;
  }
  if (letter == U'n' && is_played(chosen()) && way_to_rank_.is_there())
    return go_to_rank(Place::daily, stage);
  if (letter == U'y') return watch_best(game_of(chosen()), stage);
  if (key.code == ansi::KeyCode::escape || letter == U'q' || letter == U'm') {
    return stage.go(menu_before(stage));
  }
  refuse_key(key, stage);
}

void DailyPage::take_line(std::string_view line, Stage& stage) {
  const bool is_offer = line.size() > 1 && (line[0] == 'O' || line[0] == 'o');
  if (const auto rank = is_offer ? number_in(ansi::trim(line.substr(1))) : std::nullopt)
    return offer_to_row(
        asked_of(game_of(chosen()), puzzles_.size(), stage),
        *rank == 0 ? scores::table_size : *rank - 1, chosen().game, stage
    );
  if (const auto day = engine::records::parse_date(line)) return play_day(*day, stage);
  if (line.find('-') != std::string_view::npos)
    return stage.refuse(fmt::format("Type a day as {}.", date_text(day_ - 1)));
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void DailyPage::take_empty_line(Stage& stage) {
  if (tables_ && !is_played(chosen())) play(stage);
}

/// A click on a puzzle plays it. What is played already is chosen, with its tables, and so is
/// another one whose days are wanted.
void DailyPage::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release) return;
  const bool is_lean = stage.presentation() == Presentation::small;
  const auto puzzle = puzzle_at(puzzles_.size(), pointer.at, is_lean);
  if (!puzzle) return;
  const bool is_other = *puzzle != chosen_;
  if (is_other) choose(*puzzle, stage);
  const bool is_looked_at = is_other && (half_ == Half::days || is_played(chosen()));
  if (!is_looked_at) play(stage);
}

std::string DailyPage::prompt() const {
  if (!tables_) return "";
  return fmt::format("P play {}, {} others, Q menu: ", chosen().title, numbers_to(puzzles_.size()));
}

std::vector<std::string> DailyPage::line_help() const {
  return {
      fmt::format("{}: another puzzle, and its tables.", numbers_to(puzzles_.size())),
      "P or Enter: play it. You have one try a day.",
      fmt::format("{}: the puzzle of that day again, unranked.", date_text(day_ - 1)),
      "C: your days of the month. Y: the best game of yesterday, move by move.",
      "O and a rank of today, as in O1: offers that player a game by mail.",
      "W: a challenge: a word gives the same puzzles to whoever types it.",
      "Q: back to the menu."};
}

}  // namespace codemaker::play::shell::daily
