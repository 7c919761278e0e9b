// How the puzzles of the day are drawn.
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shell/daily/scene.hpp"
#include "play/shell/daily/words.hpp"

#include "ansi/text.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/format.h>

namespace codemaker::play::shell::daily {
namespace {

using ansi::Ink;

constexpr int left_column = 1;
constexpr int list_row = 2;  ///< of the frame around the puzzles
constexpr int list_width = 77;
constexpr int usual_puzzles = 3;  ///< with more of them the tables are lower
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

/// The best of a table, below its name; nothing where there are none.
void draw_small_table(
    Canvas& canvas, const Tables& place, const std::vector<DailyRow>& rows, engine::RankedGame game,
    bool is_month, std::optional<std::size_t> asked
) {
  if (rows.empty()) return;
  const int row = place.row;
  canvas.text({row, 0}, is_month ? "This month" : "Today", look::frame);
  for (std::size_t at = 0; at < std::min(rows.size(), place.rows); ++at) {
    const auto look = asked == at ? look::reversed : rows[at].is_own ? look::bright : look::plain;
    const int line = row + 1 + static_cast<int>(at);
    canvas.text(
        {line, 0},
        fmt::format("{:>2}{}{}", at + 1, rows[at].is_own ? "»" : " ", table_name(rows[at].name)),
        look
    );
    canvas.right_text(line, row_text(game, rows[at], is_month), look);
  }
}

/// A plank over what is to be solved, where nobody stands in the table yet.
void draw_unplayed(Canvas& canvas, int row, int rows, std::string_view what) {
  constexpr int plank = 22;
  constexpr int column = left_column + (day_width - plank) / 2;
  canvas.fill({row + 2, column}, plank, 1, "▄", ansi::painted(Ink::wood_light));
  canvas.fill({row + 3, column}, plank, 1, "▒", ansi::painted(Ink::wood_shadow, Ink::wood));
  canvas.fill({row + 4, column}, plank, 1, "▀", ansi::painted(Ink::wood_dark));
  constexpr int apart = 4;
  for (int sign = column + apart + 1; sign < column + plank - apart; sign += apart)
    canvas.text({row + 3, sign}, "?", ansi::painted(Ink::gold_light, Ink::hollow));
  const auto line = [&](int below, std::string_view text, ansi::Attribute look) {
    canvas.middle_text(row + below, left_column, day_width, text, look);
  };
  line(6, what, look::bright);
  line(7, "One try, no hints, the same for all.", look::plain);
  line(rows - 2, "Enter plays it.", look::message);
}

/// What the puzzles of the week are like, from Monday to Sunday, where nobody has won in this
/// month.
void draw_week(Canvas& canvas, int row, engine::records::Day of, engine::RankedGame game) {
  static constexpr std::array days{"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};
  constexpr int inner = month_column + 3;
  constexpr int bar_column = inner + 24;
  const bool grows = of >= engine::records::first_weekly_day;
  if (grows) canvas.text({row + 1, inner}, "From easy to hard", look::frame);
  const auto today = static_cast<std::size_t>(engine::records::weekday_of(of));
  for (std::size_t at = 0; at < days.size(); ++at) {
    const bool is_today = at == today;
    const int line = row + 3 + static_cast<int>(at);
    const engine::records::Day day = of - static_cast<int>(today) + static_cast<int>(at);
    if (is_today) canvas.text({line, inner - 1}, "»", look::message);
    canvas.text({line, inner}, days.at(at), is_today ? look::message : look::plain);
    canvas.text(
        {line, inner + 4}, ansi::clean(play::game_of(game).puzzle_of(day), 19),
        is_today ? look::bright : look::plain
    );
    const auto steps = static_cast<std::int64_t>(days.size());
    if (grows)
      draw_bar(
          canvas, {line, bar_column}, static_cast<int>(steps), static_cast<std::int64_t>(at) + 1,
          steps, is_today ? Ink::gold : Ink::steel
      );
  }
}

}  // namespace

std::size_t rows_shown(std::size_t puzzles, Presentation presentation) {
  if (presentation == Presentation::lines) return scores::table_size;
  return presentation == Presentation::small ? small_tables_below(puzzles).rows
                                             : tables_below(puzzles).rows;
}

std::optional<std::size_t> DailyPage::puzzle_at(ansi::Position at, bool is_lean) const {
  const int row = at.row - (is_lean ? small_list_row : list_row + 1);
  const bool is_hit = row >= 0 && row < static_cast<int>(puzzles_.size());
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
  draw_box(canvas, {list_row, left_column}, list_width, list_rows, week_text(day_), wood);
  for (std::size_t at = 0; at < puzzles_.size(); ++at) {
    const Puzzle& puzzle = puzzles_[at];
    const int row = list_row + 1 + static_cast<int>(at);
    const bool is_chosen = at == chosen_;
    if (is_chosen) canvas.text({row, left_column + 2}, "»", look::message);
    draw_key(canvas, {row, left_column + 4}, fmt::format("{}", at + 1));
    canvas.text({row, left_column + 9}, puzzle.title, is_chosen ? look::message : look::bright);
    canvas.text({row, left_column + 28}, puzzle.what);
    const std::string text = status(puzzle);
    const int end = left_column + list_width - 3;
    canvas.text(
        {row, end - static_cast<int>(ansi::length(text))}, text,
        is_played(puzzle) ? ansi::painted(Ink::gold_light) : look::plain
    );
  }
  if (half_ == Half::tables || !tables_) {
    draw_day(canvas);
    draw_month(canvas);
  } else {
    const auto [row, rows] = tables_below(puzzles_.size());
    draw_days(canvas, own_days(), row, static_cast<int>(rows) + 3);
  }
  play::draw_spoiler_free(canvas, canvas.message_row() - 1, left_column, foot());
}

std::string DailyPage::foot() const {
  const DailyGame* const game = game_of(chosen());
  std::string yesterday = game == nullptr ? "" : yesterday_text(*game);
  if (half_ == Half::days) {
    const std::string shown = calendar_.text(chosen().game);
    return shown.empty() ? yesterday : shown;
  }
  if (const auto share = this->share()) return share->line;
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
    if (!is_played(chosen())) draw_unplayed(canvas, table_row, box_rows, chosen().what);
    return;
  }
  for (std::size_t at = 0; at < std::min(game->day.size(), rows); ++at) {
    draw_row(
        canvas, {table_row + 1 + static_cast<int>(at), left_column}, day_width, at + 1,
        game->day[at], row_text(chosen().game, game->day[at], false), asked_.at() == at
    );
  }
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
      canvas, {table_row, month_column}, day_width, box_rows, is_empty ? "This week" : "This month",
      wood
  );
  if (game == nullptr) return;
  if (is_empty) return draw_week(canvas, table_row, day_, chosen().game);
  for (std::size_t at = 0; at < std::min(game->month.size(), rows); ++at) {
    draw_row(
        canvas, {table_row + 1 + static_cast<int>(at), month_column}, day_width, at + 1,
        game->month[at], row_text(chosen().game, game->month[at], true), false
    );
  }
  if (game->streak < 2) return;
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
    // The chosen one is played by a click, which has no number on a page.
    const bool is_clicked = is_chosen && canvas.noted() != nullptr;
    const std::string number = is_clicked ? "" : fmt::to_string(at + 1);
    canvas.offer(row, is_chosen, number);
    canvas.text(
        {row, 0}, fmt::format("{}{} {}", is_chosen ? "»" : " ", number, puzzle.title),
        is_chosen ? look::bright : look::plain
    );
    canvas.right_text(row, status(puzzle));
  }
  const DailyGame* const game = game_of(chosen());
  if (game == nullptr) return;
  play::draw_spoiler_free(canvas, small_foot_row, 0, foot());
  const Tables today = small_tables_below(puzzles_.size());
  if (half_ == Half::days)
    return draw_small_days(canvas, own_days(), today.row, small_foot_row - today.row);
  const Tables month{today.row + 1 + static_cast<int>(today.rows), today.rows};
  draw_small_table(canvas, today, game->day, chosen().game, false, asked_.at());
  draw_small_table(canvas, month, game->month, chosen().game, true, {});
  if (game->streak > 1) canvas.right_text(month.row, streak_text(*game));
}

}  // namespace codemaker::play::shell::daily
