// How the puzzles of the day are drawn, and the keys of their page.
#include "ansi/text.hpp"
#include "engine/records/record.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/drawing/shown.hpp"
#include "play/shell/daily/scene.hpp"
#include "play/shell/daily/unplayed.hpp"
#include "play/shell/daily/week.hpp"
#include "play/shell/daily/words.hpp"
#include "play/shell/mail/ask.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace codemaker::play::shell::daily {
namespace {

using ansi::Ink;

constexpr int left_column = 1;
constexpr int list_row = 2;       ///< of the frame around the puzzles
constexpr int usual_puzzles = 3;  // with more of them the tables are lower
constexpr int usual_table_row = 8;
constexpr int day_width = 38;
constexpr int month_column = 40;
constexpr int small_list_row = 2;
constexpr int small_foot_row = 15;

/// Where the tables of so many puzzles stand, and their rows.
struct Tables {
  int row;
  std::size_t rows;
};

Tables tables_below(std::size_t puzzles) {
  const int more = std::max(static_cast<int>(puzzles) - usual_puzzles - 1, 0);
  return {usual_table_row + more, scores::table_size - static_cast<std::size_t>(more)};
}

/// Rows between what stands on a small screen, if it has so many: below the puzzles and the tables.
int air_of(const Canvas& canvas) {
  return canvas.rows() > Canvas::lean_rows ? 1 : 0;
}

/// On small screens they share the rows that the puzzles leave: one of them is the name.
Tables small_tables_below(std::size_t puzzles) {
  const int row = small_list_row + std::max(static_cast<int>(puzzles), usual_puzzles);
  return {row, static_cast<std::size_t>((small_foot_row - row) / 2 - 1)};
}

/// A row of a table: rank, name and what was done; the caller's own is lit.
void draw_row(
    Canvas& canvas, ansi::Position at, int width, std::size_t rank, const DailyRow& row,
    std::string_view result, bool is_asked
) {
  const auto lit = is_asked ? look::reversed : ansi::painted(Ink::bar_name, Ink::bar);
  const bool is_lit = row.is_own || is_asked;
  const auto look = is_lit      ? lit
                    : rank <= 3 ? ansi::painted(Ink::gold_light)
                                : ansi::painted(Ink::silver);
  if (is_lit) canvas.fill({at.row, at.column + 1}, width - 2, 1, " ", lit);
  canvas.text({at.row, at.column + 2}, fmt::format("{:>2}", rank), look);
  if (row.is_own) canvas.text({at.row, at.column + 5}, "»", look);
  canvas.text({at.row, at.column + 6}, table_name(row.name), look);
  const int end = at.column + width - 3;
  canvas.text({at.row, end - static_cast<int>(ansi::length(result))}, result, look);
}

/// As many as there is room for, with a row of air above them where they leave one.
void draw_table(
    Canvas& canvas, ansi::Position corner, std::size_t most, const std::vector<DailyRow>& rows,
    engine::RankedGame game, bool is_month, std::optional<std::size_t> asked
) {
  ansi::Position at{corner.row + (rows.size() < most ? 2 : 1), corner.column};
  for (std::size_t i = 0; i < std::min(rows.size(), most); ++i, ++at.row)
    draw_row(canvas, at, day_width, i + 1, rows[i], row_text(game, rows[i], is_month), asked == i);
}

/// A page has room for few: there nobody else without points leads the month.
bool is_left_out(const Canvas& canvas, const DailyRow& row, bool is_month) {
  return canvas.noted() != nullptr && is_month && row.score == 0 && !row.is_own;
}

/// The best of a table, below its name; nothing where there are none.
void draw_small_table(
    Canvas& canvas, const Tables& place, const std::vector<DailyRow>& rows, engine::RankedGame game,
    bool is_month, std::optional<std::size_t> asked
) {
  const auto own = canvas.noted() != nullptr ? look::bright : look::message;
  int line = place.row + 1;
  for (std::size_t at = 0; at < std::min(rows.size(), place.rows); ++at) {
    if (is_left_out(canvas, rows[at], is_month)) continue;
    const auto look = asked == at ? look::reversed : rows[at].is_own ? own : look::plain;
    canvas.text({line, 0}, placed_name(canvas, at + 1, rows[at]), look);
    canvas.right_text(line++, row_text(game, rows[at], is_month), look);
  }
  if (line == place.row + 1) return;
  const std::string title = is_month ? title_of_month(canvas, game) : title_of_day(canvas, game);
  canvas.text({place.row, 0}, title, look::frame);
}

/// Where nobody stands in the table yet; what is to be solved stands above.
void draw_unplayed(Canvas& canvas, int row, engine::RankedGame game, engine::records::Day day) {
  const Game& played = play::game_of(game);
  const auto picture = played.puzzle.picture;
  if (played.hidden != nullptr) {
    played.hidden(canvas, {row + 3, left_column}, day_width, day);
  } else if (!picture.empty()) {
    const auto columns = static_cast<int>(picture.front().size());
    draw_picture(canvas, {row + 2, left_column + (day_width - columns) / 2}, picture);
  }
  const auto line = [&](int below, std::string_view text, ansi::Attribute look) {
    canvas.middle_text(row + below, left_column, day_width, text, look);
  };
  line(7, "No hints.", look::plain);
  line(9, "Enter plays it.", look::message);
}

/// A chip that tells at a glance what is played and what waits.
ansi::Attribute look_of_status(const engine::records::Record* own, bool is_played) {
  if (own == nullptr) return ansi::painted(Ink::gold_light, Ink::hollow);
  if (!is_played) return ansi::painted(Ink::dark_text, Ink::gold);
  const auto outcome = engine::records::replay(*own);
  const bool is_won = outcome && outcome->ending == engine::records::Ending::won;
  return ansi::painted(Ink::bar_name, is_won ? Ink::peg_green_dark : Ink::peg_red_dark);
}

}  // namespace

std::size_t rows_shown(std::size_t puzzles, Presentation presentation) {
  if (presentation == Presentation::lines) return scores::table_size;
  return presentation == Presentation::small ? small_tables_below(puzzles).rows
                                             : tables_below(puzzles).rows;
}

std::optional<std::size_t> puzzle_at(std::size_t puzzles, ansi::Position at, bool is_lean) {
  const int row = at.row - (is_lean ? small_list_row : list_row + 1);
  const bool is_hit = row >= 0 && row < static_cast<int>(puzzles);
  return is_hit ? std::optional{static_cast<std::size_t>(row)} : std::nullopt;
}

void DailyPage::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  canvas.is_lean() ? draw_small(canvas) : draw_full(canvas);
}

void DailyPage::draw_full(Canvas& canvas) const {
  canvas.heading(
      "CODEMAKER", "Daily puzzles",
      fmt::format("{} UTC, {}", engine::records::date_text(day_), next_text(minutes_left_))
  );
  const auto wood = ansi::painted(Ink::wood_light);
  const int list_rows = std::max(static_cast<int>(puzzles_.size()), usual_puzzles) + 2;
  const int list_width = canvas.columns() - 2;
  const bool picks_day = is_large_ && half_ == Half::days;
  draw_box(canvas, {list_row, left_column}, list_width, list_rows, week_text(day_), wood);
  for (std::size_t at = 0; at < puzzles_.size(); ++at) {
    const Puzzle& puzzle = puzzles_[at];
    const int row = list_row + 1 + static_cast<int>(at);
    const bool is_chosen = at == chosen_;
    const bool is_lit = is_chosen && !picks_day;
    constexpr int chip = 26;
    if (is_lit) canvas.fill({row, left_column + 8}, list_width - chip - 12, 1, " ", look::reversed);
    draw_key(canvas, {row, left_column + 4}, fmt::format("{}", at + 1));
    const auto usual = is_chosen ? look::message : look::bright;
    canvas.text({row, left_column + 9}, puzzle.title, is_lit ? look::reversed : usual);
    canvas.text({row, left_column + 28}, puzzle.what, is_lit ? look::reversed : look::plain);
    draw_chip(
        canvas, {row, left_column + list_width - 3 - chip}, chip, status(puzzle),
        look_of_status(own(puzzle), is_played(puzzle))
    );
  }
  const auto [row, rows] = tables_below(puzzles_.size());
  const int box_rows = static_cast<int>(rows) + 3;
  if (canvas.is_large() || half_ == Half::tables || !tables_) {
    draw_day(canvas);
    draw_month(canvas);
  } else {
    draw_days(canvas, own_days(), row, box_rows);
  }
  if (canvas.is_large()) {
    std::vector<WeekOfGame> week;
    for (const Puzzle& puzzle : puzzles_)
      if (const DailyGame* const game = game_of(puzzle))
        week.push_back({ansi::capitalized(play::game_of(puzzle.game).title), game->days});
    draw_week_frame(canvas, {row, box_rows});
    if (tables_) draw_large_days(canvas, {row, box_rows}, chosen().game, own_days(), week);
  }
  play::draw_spoiler_free(canvas, canvas.message_row() - 1, left_column + 2, foot());
}

std::string DailyPage::foot(bool is_page) const {
  const DailyGame* const game = game_of(chosen());
  // On large screens it has a place of its own.
  std::string yesterday = game == nullptr || is_large_ ? "" : yesterday_text(*game);
  if (half_ == Half::days) {
    const std::string shown = calendar_.text(chosen().game);
    return shown.empty() ? yesterday : shown;
  }
  // What a guest has tried has no row yet.
  if (is_page && is_played(chosen()) && way_to_rank_.is_there())
    return std::string{way_to_rank_.words};
  if (const auto share = this->share()) return share->line;
  if (is_page && tables_->are_kept && !remark().empty()) return "Nobody yet. Be the first!";
  return remark().empty() ? yesterday : std::string{remark()};
}

void DailyPage::draw_day(Canvas& canvas) const {
  const DailyGame* const game = game_of(chosen());
  const auto wood = ansi::painted(Ink::wood_light);
  const auto [table_row, rows] = tables_below(puzzles_.size());
  const int box_rows = static_cast<int>(rows) + 3;
  draw_box(
      canvas, {table_row, left_column}, day_width, box_rows,
      fmt::format("{}: today", chosen().title), wood
  );
  if (game == nullptr) return;
  if (game->day.empty()) {
    if (!is_played(chosen())) draw_unplayed(canvas, table_row, chosen().game, day_);
    return;
  }
  draw_table(canvas, {table_row, left_column}, rows, game->day, chosen().game, false, asked_.at());
  const std::string players = count(game->players, "player", "players");
  const std::string below =
      game->rank > 0 ? fmt::format("Rank {} of {}", game->rank, players) : players;
  canvas.middle_text(table_row + box_rows - 2, left_column, day_width, below, look::frame);
}

void DailyPage::draw_month(Canvas& canvas) const {
  const DailyGame* const game = game_of(chosen());
  const auto wood = ansi::painted(Ink::wood_light);
  const auto [table_row, rows] = tables_below(puzzles_.size());
  const int box_rows = static_cast<int>(rows) + 3;
  const bool is_empty = game != nullptr && game->month.empty();
  draw_box(
      canvas, {table_row, month_column}, day_width, box_rows,
      is_empty && !canvas.is_large() ? "This week" : "This month", wood
  );
  if (game == nullptr) return;
  if (is_empty && canvas.is_large()) {
    draw_ranks(canvas, {table_row + 2, month_column}, day_width, rows - 2);
    canvas.middle_text(
        table_row + box_rows - 2, month_column, day_width, "No points yet this month."
    );
  }
  // On large screens the week has a frame of its own.
  if (is_empty && !canvas.is_large())
    return draw_week(canvas, {table_row, month_column}, day_, chosen().game, game->days);
  draw_table(canvas, {table_row, month_column}, rows, game->month, chosen().game, true, {});
  // On large screens the calendar says it.
  if (game->streak < 2 || canvas.is_large()) return;
  canvas.middle_text(
      table_row + box_rows - 2, month_column, day_width, streak_text(*game), look::message
  );
}

void DailyPage::draw_small(Canvas& canvas) const {
  canvas.header(fmt::format("Daily puzzles {}", engine::records::date_text(day_)));
  for (std::size_t at = 0; at < puzzles_.size(); ++at) {
    const Puzzle& puzzle = puzzles_[at];
    const int row = small_list_row + static_cast<int>(at);
    const bool is_chosen = at == chosen_;
    const std::string number = fmt::to_string(at + 1);
    // On a page a tap is its number, and chooses it.
    canvas.offer(row, is_chosen, number, engine::name(puzzle.game));
    const std::string told = canvas.noted() != nullptr ? "" : number;
    canvas.text(
        {row, 0}, fmt::format("{}{} {}", is_chosen ? "»" : " ", told, puzzle.title),
        is_chosen ? look::bright : look::plain
    );
    canvas.right_text(row, status(puzzle));
  }
  const DailyGame* const game = game_of(chosen());
  if (game == nullptr) return;
  const int air = air_of(canvas);
  const int more_air = half_ == Half::days ? air : 0;
  Tables today = small_tables_below(puzzles_.size());
  const int days_rows = small_foot_row - today.row + 3 * air;
  today.row += air;
  play::Shown* const page = canvas.noted();
  if (page != nullptr) page->game = engine::name(chosen().game);
  const bool is_empty = half_ == Half::tables && game->day.empty() && game->month.empty();
  // On a page it stands where today's table would.
  const bool is_first_of_day = page != nullptr && game->day.empty();
  if (is_first_of_day && half_ == Half::tables)
    canvas.text({today.row++, 0}, title_of_day(canvas, chosen().game), look::frame);
  const std::string below = foot(page != nullptr);
  if (is_empty) return draw_small_unplayed(canvas, today.row, below, chosen().game);
  const int foot_row = is_first_of_day ? today.row : small_foot_row + 3 * air + more_air;
  play::draw_spoiler_free(canvas, foot_row, 0, below);
  if (half_ == Half::days) return draw_small_days(canvas, own_days(), today.row, days_rows);
  const Tables month{today.row + 1 + static_cast<int>(today.rows) + air, today.rows};
  draw_small_table(canvas, today, game->day, chosen().game, false, asked_.at());
  draw_small_table(canvas, month, game->month, chosen().game, true, {});
  if (game->streak > 1) canvas.right_text(month.row, streak_text(*game));
}

std::vector<KeyHelp> DailyPage::keys() const {
  const std::string numbers = numbers_to(puzzles_.size());
  const bool has_calendar = half_ == Half::days && tables_;
  std::vector<KeyHelp> keys{
      {numbers, "puzzle",
       has_calendar ? fmt::format("{}: a puzzle and your days of it.", numbers)
                    : fmt::format("{}: a puzzle and its tables. Or the arrows.", numbers)},
      half_ == Half::tables ? KeyHelp{"C", "calendar", "C: your days of the month, and streaks."}
                            : KeyHelp{"C", "tables", "C: the tables of day and month."},
  };
  // Where both are seen, the arrows go over.
  if (is_large_) keys.back().does = half_ == Half::tables ? "pick a day" : "today";
  if (has_calendar)
    keys.insert(keys.begin() + 1, {"Arrows", "day", "Arrows: another day. PgUp, PgDn: a month."});
  const bool is_over = is_played(chosen()) && (!has_calendar || calendar_.shown() == day_);
  if (!is_over)
    keys.insert(
        keys.end() - 1,
        has_calendar
            ? KeyHelp{"Enter", "play", "Enter or P: play that day, unranked if it is over."}
            : KeyHelp{"Enter", "play", "Enter or P: play it. You have one try a day."}
    );
  const DailyGame* const game = game_of(chosen());
  if (game != nullptr && game->yesterdays_best)
    keys.push_back({"Y", "yesterday", "Y: the best game of yesterday, move by move."});
  if (game != nullptr && !game->day.empty()) keys.push_back(mail::offer_help());
  if (has_calendar && !game->day.empty()) keys.back().does.clear();
  if (is_played(chosen()) && way_to_rank_.is_there()) keys.push_back(rank_help("N", way_to_rank_));
  keys.push_back({"W", "challenge", "W: a word gives the same puzzles to whoever types it."});
  keys.push_back({"Q", "menu", "Q, M or Esc: back to the menu."});
  keys.push_back(help_key());
  return keys;
}

}  // namespace codemaker::play::shell::daily
