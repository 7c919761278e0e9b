/// A whole game tree by one measure: every code broken once, positions thought through once.
#pragma once

#include "engine/breaking/search/best_split.hpp"
#include "engine/breaking/tally/tally.hpp"

#include <optional>
#include <stop_token>

namespace codemaker::engine::breaking::search {

/// Counts the guesses that the divider needs from a position on for every code possible in it;
/// `first` replaces its own next guess. Ends early when stopped.
[[nodiscard]] tally::Tally greedy_tree(
    const CodeBook& book, const Divider& divider, const Position& position,
    const std::optional<Word>& first, const std::stop_token& stop
);

}  // namespace codemaker::engine::breaking::search
