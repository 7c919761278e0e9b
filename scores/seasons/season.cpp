#include "scores/seasons/season.hpp"

#include <array>
#include <chrono>
#include <cstddef>

namespace codemaker::scores {
namespace {

constexpr std::size_t year_digits = 4;
constexpr int months_of_year = 12;

std::string digits(int number, std::size_t count) {
  const std::string text = std::to_string(number);
  return std::string(text.size() < count ? count - text.size() : 0, '0') + text;
}

/// nullopt unless all of it is digits.
std::optional<int> read_number(std::string_view text) {
  int number = 0;
  for (const char letter : text) {
    if (letter < '0' || letter > '9') return std::nullopt;
    number = number * 10 + (letter - '0');
  }
  return number;
}

}  // namespace

SeasonLength season_length_of(std::string_view word) {
  if (word == "month") return SeasonLength::month;
  return word == "year" ? SeasonLength::year : SeasonLength::none;
}

std::optional<Season> season_of(std::int64_t when, SeasonLength length) {
  constexpr std::int64_t end_of_seasons = 253'402'300'800;  // of the year 9999
  if (length == SeasonLength::none || when < 0 || when >= end_of_seasons) return std::nullopt;
  const std::chrono::sys_seconds moment{std::chrono::seconds{when}};
  const std::chrono::year_month_day date{std::chrono::floor<std::chrono::days>(moment)};
  const int month = static_cast<int>(static_cast<unsigned>(date.month()));
  return Season{static_cast<int>(date.year()), length == SeasonLength::month ? month : 0};
}

std::string name_of(const Season& season) {
  const std::string year = digits(season.year, year_digits);
  return season.month == 0 ? year : year + "-" + digits(season.month, 2);
}

std::optional<Season> season_named(std::string_view name) {
  constexpr std::size_t with_month = year_digits + 3;
  if (name.size() != year_digits && name.size() != with_month) return std::nullopt;
  const auto year = read_number(name.substr(0, year_digits));
  if (!year || *year < first_season_year || *year > last_season_year) return std::nullopt;
  if (name.size() == year_digits) return Season{*year, 0};
  const auto month = read_number(name.substr(year_digits + 1));
  const bool is_month =
      name[year_digits] == '-' && month && *month >= 1 && *month <= months_of_year;
  return is_month ? std::optional{Season{*year, *month}} : std::nullopt;
}

std::string title_of(const Season& season) {
  static constexpr std::array<std::string_view, months_of_year> months{
      "January", "February", "March",     "April",   "May",      "June",
      "July",    "August",   "September", "October", "November", "December"};
  const std::string year = digits(season.year, year_digits);
  const bool has_month = season.month >= 1 && season.month <= months_of_year;
  const auto at = static_cast<std::size_t>(season.month) - 1;
  return has_month ? std::string{months.at(at)} + " " + year : year;
}

}  // namespace codemaker::scores
