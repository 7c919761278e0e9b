#include "play/shell/daily/words.hpp"

#include "engine/records/record.hpp"
#include "play/call/words.hpp"
#include "play/catalog/daily_text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::shell::daily {
namespace {

/// The hidden code of a game that has one: what its seal was of ends in it.
std::string code_of(const engine::records::Record& record) {
  const auto sealed = engine::records::sealed_texts(record);
  return sealed.empty() ? "" : sealed.front().substr(sealed.front().rfind(':') + 1);
}

}  // namespace

bool is_over(const engine::records::Record& record) {
  const auto outcome = replay(record);
  return outcome && outcome->ending != engine::records::Ending::unfinished;
}

std::string own_text(engine::RankedGame game, const DailyGame& played) {
  const bool is_in_table = std::ranges::any_of(played.day, &DailyRow::is_own);
  if (is_in_table || !played.own || !is_over(*played.own)) return "";
  return fmt::format("You: {}.", play::short_result(game, *replay(*played.own)));
}

std::string first_tries_text(
    engine::RankedGame game, const DailyGame& played, std::optional<std::size_t> asked
) {
  const std::string own = own_text(game, played);
  const std::string before = own.empty() ? own : own + " ";
  if (played.day.empty())
    return fmt::format(
        "{}Nobody is ranked here yet.{}", before, own.empty() ? " First tries count." : ""
    );
  std::string text = before + "First tries here:";
  for (std::size_t at = 0; at < played.day.size(); ++at) {
    const DailyRow& row = played.day[at];
    text += fmt::format(
        "{} {}{} {} {}{}", at == 0 ? "" : ",", asked == at ? ">" : "", at + 1, table_name(row.name),
        play::short_result(game, row.outcome), row.is_own ? " (you)" : ""
    );
  }
  return text + ".";
}

std::string row_text(engine::RankedGame game, const DailyRow& row, bool is_month) {
  if (!is_month) return play::short_result(game, row.outcome);
  return fmt::format("{}, {}", count(row.score, "point", "points"), count(row.days, "day", "days"));
}

std::string_view week_text(engine::records::Day day) {
  return day < engine::records::first_weekly_day ? "One try a day, the same for all"
                                                 : "One try a day: easy on Monday, hard on Sunday";
}

std::int64_t minutes_to_next(engine::records::Day day, std::int64_t wall_clock) {
  constexpr std::int64_t seconds_of_day = 86'400;
  constexpr std::int64_t minute = 60;
  return ((day + 1) * seconds_of_day - wall_clock + minute - 1) / minute;
}

std::string next_text(std::int64_t minutes) {
  constexpr std::int64_t hour = 60;
  if (minutes <= 0) return "a new day has begun";
  if (minutes < hour) return fmt::format("next in {} min", minutes);
  return fmt::format("next in {} h {} min", minutes / hour, minutes % hour);
}

std::string streak_text(const DailyGame& game) {
  const std::string streak = fmt::format("{} days in a row!", game.streak);
  return game.best_streak > game.streak ? fmt::format("{} Best {}.", streak, game.best_streak)
                                        : streak;
}

std::string best_text(const DailyGame& game) {
  if (game.streak > 1) return streak_text(game);
  return game.best_streak > 1 ? fmt::format("Best: {} days in a row.", game.best_streak) : "";
}

std::string ends_text(const DailyGame& game, bool is_played) {
  if (is_played)
    return game.streak > 0 ? "Safe until tomorrow." : "Win tomorrow to begin a streak.";
  return game.streak > 0 ? "Win today, or it ends at midnight." : "Win today to begin a streak.";
}

std::string days_text(std::span<const DayDone> days) {
  std::string list;
  for (auto day = days.rbegin(); day != days.rend(); ++day) {
    const auto number = day->day - engine::records::month_of(day->day) + 1;
    list += fmt::format(" {}{}", number, day->is_won ? "" : "x");
  }
  const auto won = std::ranges::count_if(days, &DayDone::is_won);
  return fmt::format(
      "Played this month: {}, {} won:{}.",
      count(static_cast<std::int64_t>(days.size()), "day", "days"), won, list
  );
}

std::string distribution_text(std::span<const std::int64_t> won_in) {
  std::string text;
  for (std::size_t at = 0; at < won_in.size(); ++at) {
    if (won_in[at] > 0)
      text += fmt::format("{}{} in {}", text.empty() ? "" : ", ", won_in[at], at + 1);
  }
  return text;
}

std::string yesterday_text(const DailyGame& game) {
  if (!game.yesterdays_best) return {};
  const engine::records::Record& record = game.yesterdays_best->record;
  const std::string best =
      fmt::format("{}, {}", game.yesterdays_best->player, play::result_words(record));
  const std::string code = code_of(record);
  return code.empty() ? fmt::format("Yesterday's best: {}.", best)
                      : fmt::format("Yesterday's code: {}. Best: {}.", code, best);
}

std::string numbers_to(std::size_t puzzles) {
  return puzzles == 1 ? "1" : fmt::format("1-{}", puzzles);
}

}  // namespace codemaker::play::shell::daily
