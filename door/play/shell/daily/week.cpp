#include "play/shell/daily/week.hpp"

#include "ansi/line_painter.hpp"
#include "ansi/text.hpp"
#include "engine/records/puzzle.hpp"
#include "play/catalog/games.hpp"
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

}  // namespace

void draw_week(
    Canvas& canvas, ansi::Position corner, engine::records::Day of, engine::RankedGame game,
    std::span<const DayDone> done
) {
  static constexpr std::array days{"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};
  // In a frame of its own the list begins where other lists do.
  const bool grows = of >= engine::records::first_weekly_day;
  const int row = corner.row - (canvas.is_large() && !grows ? 2 : 0);
  const int inner = corner.column + 3;
  const int bar_column = inner + 24;
  if (grows) canvas.text({row + 1, inner}, "From easy to hard", look::frame);
  const auto today = static_cast<std::size_t>(engine::records::weekday_of(of));
  for (std::size_t at = 0; at < days.size(); ++at) {
    const bool is_today = at == today;
    const int line = row + 3 + static_cast<int>(at);
    const engine::records::Day day = of - static_cast<int>(today) + static_cast<int>(at);
    if (is_today) canvas.text({line, inner - 1}, "»", look::message);
    canvas.text({line, inner}, days.at(at), is_today ? look::message : look::plain);
    const auto ink = is_today ? look::bright : look::plain;
    if (!grows) {
      canvas.text({line, inner + 5}, day_text(day, of, done), ink);
      continue;
    }
    canvas.text({line, inner + 4}, ansi::clean(play::game_of(game).puzzle_of(day), 19), ink);
    const auto steps = static_cast<std::int64_t>(days.size());
    draw_bar(
        canvas, {line, bar_column}, static_cast<int>(steps), static_cast<std::int64_t>(at) + 1,
        steps, is_today ? Ink::gold : Ink::steel
    );
  }
}

void draw_days_in_words(Canvas& canvas, ansi::Position at, int rows, const OwnDays& days) {
  const auto wood = ansi::painted(Ink::wood_light);
  draw_box(canvas, at, beside_width, rows, "You and yesterday", wood);
  const auto won = std::ranges::count_if(days.game.days, &DayDone::is_won);
  const std::array<std::string, 3> sentences{
      fmt::format("Played this month: {}, won {}.", days.game.days.size(), won), "",
      yesterday_text(days.game)};
  int line = at.row + 1;
  for (const std::string& sentence : sentences) {
    for (const std::string& words : ansi::wrap(sentence, beside_width - 6))
      canvas.text({line++, at.column + 3}, words);
  }
}

}  // namespace codemaker::play::shell::daily
