/// Puzzles that are the same for all who ask for them: those of a day, those of a word, and
/// positions that were left for others.
///
/// A puzzle is drawn from the text it is named by, not from chance: puzzles.md says how.
#pragma once

#include "engine/ranked_game.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::engine::records {

/// Days since 1970-01-01, UTC.
using Day = std::int64_t;

/// 2020-01-01 and 2999-12-31: no record is of another day.
inline constexpr Day first_day = 18'262;
inline constexpr Day last_day = 376'199;

/// The Monday from which on puzzles follow the weekday: 2026-12-07.
inline constexpr Day first_weekly_day = 20'794;

/// How well the computer plays the boards of a challenge, and those of the days before that Monday.
inline constexpr int daily_level = 5;

/// The day of a second since 1970; the nearest one where that is no day of a record.
[[nodiscard]] Day day_at(std::int64_t second);

/// Monday is 0.
[[nodiscard]] int weekday_of(Day day);

/// How well the computer plays the boards of a day: 2 on Mondays, 8 on Sundays.
[[nodiscard]] int level_of(Day day);

/// The first day of the month of a day.
[[nodiscard]] Day month_of(Day day);

/// "2026-11-21".
[[nodiscard]] std::string date_text(Day day);
/// The day written by `date_text`; nullopt for any other text.
[[nodiscard]] std::optional<Day> parse_date(std::string_view text);

/// The name of the puzzle of a day: "codemaker daily 1:KEY:2026-11-21:breaking", with a 2 where it
/// follows the weekday. Boards with the same key have the same puzzles.
[[nodiscard]] std::string daily_name(std::string_view season_key, Day day, RankedGame game);

/// The letters of a challenge's word.
inline constexpr std::size_t challenge_letters = 8;

/// True for eight letters, a to z.
[[nodiscard]] bool is_challenge_word(std::string_view word);

/// What tables file the games of a word by, as they file those of a day by it: below zero, and
/// another number for each word.
[[nodiscard]] Day challenge_number(std::string_view word);

/// The name of the puzzle of a word, which is the same on all boards: "codemaker challenge
/// 1:rabbitry:breaking".
[[nodiscard]] std::string challenge_name(std::string_view word, RankedGame game);

/// The kind's word of games from a position that a caller left for others.
inline constexpr std::string_view position_kind = "position";

/// What games from the position of a word are filed by: below the numbers of all challenges.
[[nodiscard]] Day position_number(std::string_view word);

/// The name of the puzzle that is such a position: "codemaker position 1:rabbitry:masterix".
[[nodiscard]] std::string position_name(std::string_view word, RankedGame game);

}  // namespace codemaker::engine::records
