/// Short endings played out in full.
#pragma once

#include "engine/breaking/search/best_split.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>

namespace codemaker::engine::breaking::search {

/// Up to so many possible codes are solved rather than divided by a measure.
inline constexpr std::size_t max_endgame_codes = 16;

/// The guess after which the fewest guesses are needed in all, found by a deep search; nullopt when
/// stopped. At most `max_endgame_codes` are possible.
[[nodiscard]] std::optional<Word> best_endgame_guess(
    const CodeBook& book, const Position& position, const std::stop_token& stop
);

/// Guesses summed over the possible codes when `guess` is played first and the best ones after it;
/// 0 when stopped. At most `max_endgame_codes` are possible.
[[nodiscard]] std::uint32_t endgame_guesses(
    const CodeBook& book, const Position& position, const Word& guess, const std::stop_token& stop
);

}  // namespace codemaker::engine::breaking::search
