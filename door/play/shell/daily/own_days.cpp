#include "play/shell/daily/own_days.hpp"

#include "ansi/text.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shell/daily/words.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <span>

namespace codemaker::play::shell::daily {
namespace {

using ansi::Ink;
using engine::records::Day;

constexpr int calendar_rows = 7;
constexpr int most_guesses = 10;
constexpr int usual_cell = 5;  ///< of a day of the calendar

/// A month, its days side by side by weekdays: seven rows, apart on large screens. Where they are
/// close together, the sign of today stands before it.
void draw_calendar(Canvas& canvas, ansi::Position at, int cell, const OwnDays& days) {
  const int pitch = canvas.is_large() ? 2 : 1;
  constexpr Day longest_month = 31;
  const Day today = days.today;
  const std::span<const DayDone> done = days.month;
  const Day first = engine::records::month_of(days.shown);
  for (int column = 0; column < 7; ++column) {
    constexpr std::string_view names = "MoTuWeThFrSaSu";
    canvas.text(
        {at.row, at.column + cell * column}, names.substr(2 * static_cast<std::size_t>(column), 2),
        look::frame
    );
  }
  for (Day day = first; day < first + longest_month; ++day) {
    if (engine::records::month_of(day) != first) break;
    const auto number = static_cast<int>(day - first);
    const int cells = engine::records::weekday_of(first) + number;
    const ansi::Position place{at.row + pitch * (1 + cells / 7), at.column + cell * (cells % 7)};
    const auto found = std::ranges::find(done, day, &DayDone::day);
    const bool is_done = found != done.end();
    const bool is_lit = days.has_bar && day == days.shown;
    const auto look = is_lit              ? look::reversed
                      : day == days.shown ? ansi::painted(Ink::bar_name, Ink::bar)
                      : day == today      ? look::message
                      : !is_done          ? look::dim
                      : found->is_won     ? ansi::painted(Ink::gold_light)
                                          : ansi::painted(Ink::ember);
    const std::string_view mark = !is_done ? "" : found->is_won ? "*" : "-";
    const std::string_view sign = day == today ? "«" : "";
    const bool is_close = cell < usual_cell;
    canvas.text(place, fmt::format("{:2}{}{}", number + 1, mark, is_close ? "" : sign), look);
    if (is_close && day == today) canvas.text({place.row, place.column - 1}, "»", look);
  }
}

/// How the bars of a distribution stand.
struct Bars {
  ansi::Position at;
  int columns;  ///< of the longest
  int rows;
};

/// The last rows of it, if there is no room for all; that of today is marked.
void draw_distribution(
    Canvas& canvas, const Bars& bars, std::span<const std::int64_t> won_in, engine::Points today
) {
  if (won_in.empty()) return;
  const std::int64_t most = *std::ranges::max_element(won_in);
  const auto of_number = most == 0 ? look::dim : look::frame;
  const auto of_days = most == 0 ? look::dim : look::bright;
  const auto shown = std::min(static_cast<std::size_t>(bars.rows), won_in.size());
  for (std::size_t row = 0; row < shown; ++row) {
    const bool is_today = today == static_cast<engine::Points>(row + 1);
    const int line = bars.at.row + static_cast<int>(row);
    canvas.text(
        {line, bars.at.column + (row + 1 < 10 ? 1 : 0)},
        fmt::format("{}{}", is_today ? "»" : " ", row + 1), is_today ? look::message : of_number
    );
    draw_bar(
        canvas, {line, bars.at.column + 4}, bars.columns, won_in[row],
        std::max<std::int64_t>(most, 1), is_today ? Ink::gold : Ink::steel
    );
    canvas.text({line, bars.at.column + 5 + bars.columns}, std::to_string(won_in[row]), of_days);
  }
}

}  // namespace

void tell_days(const OwnDays& days, Stage& stage) {
  const DailyGame& game = days.game;
  if (!game.days.empty()) {
    stage.tell(days_text(game.days));
    stage.tell(ends_text(game, days.is_played));
  }
  const std::string distribution = days.counted.empty() ? "" : distribution_text(game.won_in);
  if (!distribution.empty())
    stage.tell(fmt::format("Days won, by {}: {}.", days.counted, distribution));
  if (const auto text = yesterday_text(game); !text.empty()) stage.tell(text);
}

void draw_days(Canvas& canvas, const OwnDays& days, int row, int rows) {
  constexpr int left = 1;
  constexpr int right = 40;
  constexpr int width = 38;
  const DailyGame& game = days.game;
  const auto wood = ansi::painted(Ink::wood_light);
  const std::string month = engine::records::date_text(days.shown).substr(0, 7);
  draw_box(canvas, {row, left}, width, rows, fmt::format("{}: {}", days.title, month), wood);
  draw_box(
      canvas, {row, right}, width, rows,
      days.counted.empty() ? "Your days" : fmt::format("Days won, by {}", days.counted), wood
  );
  const int first = row + (canvas.is_large() ? 2 : 1);
  draw_calendar(canvas, {first, left + 3}, usual_cell, days);
  canvas.middle_text(row + rows - 3, left, width, "* won   - not won   « today", look::frame);
  if (days.counted.empty()) {
    const auto won = std::ranges::count_if(game.days, &DayDone::is_won);
    canvas.text({row + 2, right + 3}, fmt::format("Played this month  {}", game.days.size()));
    canvas.text({row + 3, right + 3}, fmt::format("Won                {}", won));
  } else {
    const Bars bars{{first, right + 2}, 24, std::min(most_guesses, rows - 3)};
    static constexpr std::array<std::int64_t, most_guesses> none{};
    const bool is_empty = game.won_in.empty() && canvas.is_large();
    const std::span<const std::int64_t> won_in{game.won_in};
    draw_distribution(canvas, bars, is_empty ? none : won_in, days.todays_guesses);
    if (is_empty)
      canvas.middle_text(bars.at.row + most_guesses + 2, right, width, "No day won yet.");
  }
  canvas.middle_text(row + rows - 2, left, width, best_text(game), look::message);
  canvas.middle_text(row + rows - 2, right, width, ends_text(game, days.is_played), look::message);
}

/// The days that are won stand beside the calendar, in bars that leave room for their numbers.
void draw_small_days(Canvas& canvas, const OwnDays& days, int row, int rows) {
  constexpr int cell = 4;
  constexpr int bars_column = 29;
  constexpr int beside_bars = 5;  ///< the number of guesses before a bar, and air around it
  const std::span<const std::int64_t> won_in = days.game.won_in;
  const int air = canvas.rows() > Canvas::lean_rows ? 1 : 0;
  draw_calendar(canvas, {row, 1}, cell, days);
  if (!days.counted.empty() && !won_in.empty()) {
    const auto digits = static_cast<int>(std::to_string(*std::ranges::max_element(won_in)).size());
    const int columns = canvas.columns() - bars_column - beside_bars - digits;
    draw_distribution(
        canvas, {{row + air, bars_column}, columns, std::min(most_guesses, rows - 2)}, won_in,
        days.todays_guesses
    );
    if (air > 0) canvas.text({row, bars_column + 1}, ansi::capitalized(days.counted), look::frame);
  }
  const int below = row + rows - 2;
  canvas.text({row + calendar_rows + air, 0}, "* won   - not won   » today", look::frame);
  canvas.text({below, 0}, best_text(days.game), look::bright);
  canvas.text({below + 1, 0}, ends_text(days.game, days.is_played));
}

}  // namespace codemaker::play::shell::daily
