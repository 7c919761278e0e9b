/// Seasons: the months or years that have tables of their own beside the Hall of Fame.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::scores {

/// How long a season is.
enum class SeasonLength : std::uint8_t { none, month, year };

/// The length of this word, as settings have it; any other word is none.
[[nodiscard]] SeasonLength season_length_of(std::string_view word);

/// A month or a year, by UTC.
struct Season {
  int year = 0;
  int month = 0;  ///< 1 to 12; 0: the whole year

  friend bool operator==(const Season&, const Season&) = default;
  friend auto operator<=>(const Season&, const Season&) = default;
};

/// Seasons are in these years; what was won in others is in none.
inline constexpr int first_season_year = 1970;
inline constexpr int last_season_year = 9999;

/// The season of a moment in seconds since 1970, UTC; nullopt if seasons are off.
[[nodiscard]] std::optional<Season> season_of(std::int64_t when, SeasonLength length);

/// "2026-11", or "2026": what the sysop calls it, and its files.
[[nodiscard]] std::string name_of(const Season& season);

/// The season of such a name; nullopt for any other text.
[[nodiscard]] std::optional<Season> season_named(std::string_view name);

/// "November 2026", or "2026": what callers call it.
[[nodiscard]] std::string title_of(const Season& season);

}  // namespace codemaker::scores
