#include "play/shell/daily/week.hpp"

#include "ansi/line_painter.hpp"
#include "ansi/text.hpp"
#include "engine/records/puzzle.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/cut_text.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shell/daily/words.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <string>

namespace codemaker::play::shell::daily {
namespace {

using ansi::Ink;

constexpr std::array weekdays{"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};

constexpr int inner = 3;  // columns from a frame to what stands in it
constexpr int beside_column = 79;
constexpr int beside_width = 51;

/// How a day of the week went for the caller.
std::string_view day_text(
    engine::records::Day day, engine::records::Day today, std::span<const DayDone> done
) {
  const auto found = std::ranges::find(done, day, &DayDone::day);
  if (found != done.end()) return found->is_won ? "won" : "not won";
  if (day == today) return "today's waits for you";
  if (day > today) return "to come";
  // Of an earlier month nothing is known here.
  const bool is_known = engine::records::month_of(day) == engine::records::month_of(today);
  return is_known ? "not played" : "last month";
}

/// The same as a chip, where it was played or can be; else as a word.
void draw_day_of_game(
    Canvas& canvas, ansi::Position at, int columns, engine::records::Day day,
    engine::records::Day today, std::span<const DayDone> done
) {
  const auto found = std::ranges::find(done, day, &DayDone::day);
  if (found != done.end()) {
    const Ink ground = found->is_won ? Ink::peg_green_dark : Ink::peg_red_dark;
    return draw_chip(
        canvas, at, columns, day_text(day, today, done), ansi::painted(Ink::bar_name, ground)
    );
  }
  if (day == today)
    return draw_chip(canvas, at, columns, "open", ansi::painted(Ink::gold_light, Ink::hollow));
  const std::string_view word = day_text(day, today, done);
  const bool has_room = static_cast<int>(word.size()) <= columns;
  canvas.middle_text(at.row, at.column, columns, has_room ? word : "·", look::dim);
}

/// A figure of the month with its bar.
void draw_figure(
    Canvas& canvas, ansi::Position at, std::string_view name, std::int64_t part, std::int64_t whole,
    const std::string& words
) {
  constexpr int bar_column = 10;
  constexpr int bar_columns = 20;
  canvas.text(at, name);
  draw_bar(canvas, {at.row, at.column + bar_column}, bar_columns, part, whole, Ink::gold);
  canvas.text({at.row, at.column + bar_column + bar_columns + 2}, words, look::bright);
}

/// Played, won and in a row; who has played nothing is told what it is about.
void draw_figures(Canvas& canvas, ansi::Position at, const OwnDays& days) {
  const DailyGame& game = days.game;
  if (game.days.empty() && game.best_streak == 0) {
    const auto words = ansi::wrap(
        "A new puzzle every day, the same for all. Your points of the month add up, and days won "
        "in a row make a streak.",
        beside_width - 2 * inner
    );
    for (const std::string& line : words)
      canvas.text({at.row++, at.column}, line);
    return;
  }
  const auto played = static_cast<std::int64_t>(game.days.size());
  const std::int64_t won = std::ranges::count_if(game.days, &DayDone::is_won);
  const std::int64_t so_far = days.today - engine::records::month_of(days.today) + 1;
  draw_figure(canvas, at, "Played", played, so_far, fmt::format("{} of {} days", played, so_far));
  draw_figure(
      canvas, {at.row + 2, at.column}, "Won", won, played, fmt::format("{} of {}", won, played)
  );
  draw_figure(
      canvas, {at.row + 4, at.column}, "In a row", game.streak, game.best_streak,
      fmt::format("{}, best {}", game.streak, game.best_streak)
  );
}

/// How the days of all games went, side by side.
void draw_week_of_games(
    Canvas& canvas, ansi::Position corner, engine::records::Day today,
    std::span<const WeekOfGame> games
) {
  constexpr int names_columns = 5;
  const int column = corner.column + inner;
  const int all = beside_width - 2 * inner - names_columns;
  const int pitch = all / static_cast<int>(std::max<std::size_t>(games.size(), 1));
  const engine::records::Day monday = today - engine::records::weekday_of(today);
  const int row = corner.row + 2;
  for (int weekday = 0; weekday < static_cast<int>(weekdays.size()); ++weekday) {
    const engine::records::Day day = monday + weekday;
    const ansi::Position at{row + 1 + weekday, column};
    const auto look = day == today ? look::message : look::plain;
    if (day == today) canvas.text({at.row, at.column - 1}, "»", look);
    canvas.text(at, weekdays.at(static_cast<std::size_t>(weekday)), look);
  }
  int first = column + names_columns;
  for (const WeekOfGame& game : games) {
    const std::string title = cut_text(game.title, static_cast<std::size_t>(pitch));
    canvas.middle_text(row, first, pitch - 1, title, look::frame);
    for (int weekday = 0; weekday < static_cast<int>(weekdays.size()); ++weekday)
      draw_day_of_game(
          canvas, {row + 1 + weekday, first}, pitch - 1, monday + weekday, today, game.done
      );
    first += pitch;
  }
}

/// The caller's month in figures, and what is known of yesterday.
void draw_month_and_yesterday(Canvas& canvas, ansi::Position at, int rows, const OwnDays& days) {
  const auto wood = ansi::painted(Ink::wood_light);
  draw_box(canvas, at, beside_width, rows, "Your month", wood);
  const int column = at.column + inner;
  constexpr int columns = beside_width - 2 * inner;
  draw_figures(canvas, {at.row + 2, column}, days);
  int row = at.row + 8;
  const auto draw_part = [&](std::string_view title, const std::string& text) {
    draw_rule(canvas, {row, column}, columns);
    canvas.text({row++, column + 2}, fmt::format(" {} ", title), look::frame);
    for (const std::string& line : ansi::wrap(text, columns))
      canvas.text({row++, column}, line);
    ++row;
  };
  const std::string yesterday = yesterday_text(days.game);
  draw_part("Yesterday", yesterday.empty() ? "Nobody played yesterday's puzzle." : yesterday);
  draw_part("Earlier days", "Missed a day? Press C, pick it and press Enter. It is unranked.");
}

}  // namespace

void draw_week(
    Canvas& canvas, ansi::Position corner, engine::records::Day of, engine::RankedGame game,
    std::span<const DayDone> done
) {
  constexpr int chip_columns = 26;
  const bool grows = of >= engine::records::first_weekly_day;
  const int column = corner.column + inner;
  const int bar_column = column + 24;
  if (grows) canvas.text({corner.row + 1, column}, "From easy to hard", look::frame);
  const auto today = static_cast<std::size_t>(engine::records::weekday_of(of));
  for (std::size_t at = 0; at < weekdays.size(); ++at) {
    const bool is_today = at == today;
    const int line = corner.row + 3 + static_cast<int>(at);
    const engine::records::Day day = of - static_cast<int>(today) + static_cast<int>(at);
    if (is_today) canvas.text({line, column - 1}, "»", look::message);
    canvas.text({line, column}, weekdays.at(at), is_today ? look::message : look::plain);
    const auto ink = is_today ? look::bright : look::plain;
    if (!grows) {
      draw_day_of_game(canvas, {line, column + 6}, chip_columns, day, of, done);
      continue;
    }
    canvas.text({line, column + 4}, ansi::clean(play::game_of(game).puzzle_of(day), 19), ink);
    const auto steps = static_cast<std::int64_t>(weekdays.size());
    draw_bar(
        canvas, {line, bar_column}, static_cast<int>(steps), static_cast<std::int64_t>(at) + 1,
        steps, is_today ? Ink::gold : Ink::steel
    );
  }
}

void draw_week_frame(Canvas& canvas, const TableRows& tables) {
  draw_box(
      canvas, {tables.first, beside_column}, beside_width, tables.rows, "This week",
      ansi::painted(Ink::wood_light)
  );
}

void draw_large_days(
    Canvas& canvas, const TableRows& tables, engine::RankedGame chosen, const OwnDays& days,
    std::span<const WeekOfGame> games
) {
  constexpr int days_rows = 20;
  const ansi::Position corner{tables.first, beside_column};
  days.today < engine::records::first_weekly_day
      ? draw_week_of_games(canvas, corner, days.today, games)
      : draw_week(canvas, corner, days.today, chosen, days.game.days);
  const int below = tables.first + tables.rows + 1;
  draw_days(canvas, days, below, days_rows);
  if (days.has_bar) canvas.task("Pick a day with the arrows.");
  draw_month_and_yesterday(canvas, {below, beside_column}, days_rows, days);
}

}  // namespace codemaker::play::shell::daily
