#include "engine/records/puzzle.hpp"

#include "engine/records/numbers.hpp"

#include <algorithm>
#include <chrono>

namespace codemaker::engine::records {
namespace {

using std::chrono::year_month_day;

year_month_day date_of(Day day) {
  return year_month_day{std::chrono::sys_days{std::chrono::days{day}}};
}

Day number_of(const year_month_day& date) {
  return std::chrono::sys_days{date}.time_since_epoch().count();
}

std::string two_digits(unsigned number) {
  return (number < 10 ? "0" : "") + std::to_string(number);
}

std::optional<unsigned> parse_two_digits(std::string_view text) {
  const auto number = parse_number(text.front() == '0' ? text.substr(1) : text);
  return number ? std::optional{static_cast<unsigned>(*number)} : std::nullopt;
}

}  // namespace

Day day_at(std::int64_t second) {
  constexpr std::int64_t day = 86'400;
  return std::clamp(second / day, first_day, last_day);
}

int weekday_of(Day day) {
  constexpr Day thursday = 3;  // 1970-01-01
  return static_cast<int>((day + thursday) % 7);
}

int level_of(Day day) {
  constexpr int on_monday = 2;
  return day < first_weekly_day ? daily_level : on_monday + weekday_of(day);
}

Day month_of(Day day) {
  const year_month_day date = date_of(day);
  return number_of(date.year() / date.month() / 1);
}

std::string date_text(Day day) {
  const year_month_day date = date_of(day);
  return std::to_string(static_cast<int>(date.year())) + "-" +
         two_digits(static_cast<unsigned>(date.month())) + "-" +
         two_digits(static_cast<unsigned>(date.day()));
}

std::optional<Day> parse_date(std::string_view text) {
  constexpr std::size_t size = 10;
  if (text.size() != size || text[4] != '-' || text[7] != '-') return std::nullopt;
  const auto year = parse_number(text.substr(0, 4));
  const auto month = parse_two_digits(text.substr(5, 2));
  const auto in_month = parse_two_digits(text.substr(8, 2));
  if (!year || !month || !in_month) return std::nullopt;
  const year_month_day date{
      std::chrono::year{static_cast<int>(*year)}, std::chrono::month{*month},
      std::chrono::day{*in_month}};
  if (!date.ok()) return std::nullopt;
  const Day day = number_of(date);
  return day >= first_day && day <= last_day ? std::optional{day} : std::nullopt;
}

std::string daily_name(std::string_view season_key, Day day, RankedGame game) {
  const std::string_view version = day < first_weekly_day ? "1:" : "2:";
  return "codemaker daily " + std::string{version} + std::string{season_key} + ":" +
         date_text(day) + ":" + std::string{name(game)};
}

bool is_challenge_word(std::string_view word) {
  return word.size() == challenge_letters &&
         std::ranges::all_of(word, [](char letter) { return letter >= 'a' && letter <= 'z'; });
}

Day challenge_number(std::string_view word) {
  constexpr Day letters = 26;
  Day number = 0;
  for (const char letter : word)
    number = letters * number + (letter - 'a');
  return -1 - number;
}

std::string challenge_name(std::string_view word, RankedGame game) {
  return "codemaker challenge 1:" + std::string{word} + ":" + std::string{name(game)};
}

Day position_number(std::string_view word) {
  constexpr Day challenges = 208'827'064'576;  // 26 ^ challenge_letters
  return challenge_number(word) - challenges;
}

std::string position_name(std::string_view word, RankedGame game) {
  return "codemaker position 1:" + std::string{word} + ":" + std::string{name(game)};
}

}  // namespace codemaker::engine::records
