/// What the page of the day says of the caller's days, and of yesterday.
#pragma once

#include "play/events/answers.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace codemaker::play::shell::daily {

/// Played to its end.
[[nodiscard]] bool is_over(const engine::records::Record& record);

/// "4/10", "12 points, 3 days".
[[nodiscard]] std::string row_text(engine::RankedGame game, const DailyRow& row, bool is_month);

/// "You: 4/10.", where the table does not say so: no guest stands in it. Empty: nothing to say.
[[nodiscard]] std::string own_text(engine::RankedGame game, const DailyGame& played);

/// Who played a game of a challenge's word, and how; `asked` is the row that is about to be asked
/// for a game.
[[nodiscard]] std::string first_tries_text(
    engine::RankedGame game, const DailyGame& played, std::optional<std::size_t> asked
);

/// What all puzzles of the day have in common.
[[nodiscard]] std::string_view week_text(engine::records::Day day);

/// Of the day, at that second of the wall clock; one that has begun counts.
[[nodiscard]] std::int64_t minutes_to_next(engine::records::Day day, std::int64_t wall_clock);

/// "next in 5 h 12 min".
[[nodiscard]] std::string next_text(std::int64_t minutes);

/// "4 days in a row! Best 12."
[[nodiscard]] std::string streak_text(const DailyGame& game);

/// The same, or the best streak alone; empty: there was none.
[[nodiscard]] std::string best_text(const DailyGame& game);

/// What ends the streak, or begins one.
[[nodiscard]] std::string ends_text(const DailyGame& game, bool is_played);

/// "Played this month: 9 days, 7 won: 1 2 3x 5." in the order of the days; x: not won.
[[nodiscard]] std::string days_text(std::span<const DayDone> days);

/// "3 x 4, 5 x 5": of days won; empty: none.
[[nodiscard]] std::string distribution_text(std::span<const std::int64_t> won_in);

/// "Yesterday's code: 2652. Best: Rabbit, solved in 3 guesses." Empty: nobody played.
[[nodiscard]] std::string yesterday_text(const DailyGame& game);

/// The keys of so many puzzles.
[[nodiscard]] std::string numbers_to(std::size_t puzzles);

}  // namespace codemaker::play::shell::daily
