/// Guesses that could not be the code by the marks before them.
#pragma once

#include "engine/breaking/history.hpp"

#include <cstddef>
#include <optional>

namespace codemaker::play::breaking {

/// The first of the earlier guesses whose marks would have been others if guess `guess` (from 0)
/// were the code; nullopt: it agrees with all.
[[nodiscard]] std::optional<std::size_t> contradicted(
    const engine::breaking::Rules& rules, const engine::breaking::History& history,
    std::size_t guess
);

}  // namespace codemaker::play::breaking
