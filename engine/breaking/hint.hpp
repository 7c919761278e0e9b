/// Help for a player in the middle of a game: how many codes are possible, and a good guess.
#pragma once

#include "engine/breaking/history.hpp"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace codemaker::engine::breaking {

/// Help for a player in the middle of a game.
struct Hint {
  std::optional<std::uint64_t> possible;  ///< codes that still fit; nullopt if too many to count
  std::optional<Code> guess;              ///< a good guess; nullopt if none fits, or when stopped
};

/// What the answers so far leave, and a guess as the strongest level would make it. `seed` draws
/// the samples of games too large to list.
[[nodiscard]] Hint hint(
    const Rules& rules, const History& history, std::uint64_t seed, const std::stop_token& stop
);

}  // namespace codemaker::engine::breaking
