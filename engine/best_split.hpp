/// The guess that divides the codes still possible most evenly.
#pragma once

#include "engine/codebook.hpp"

#include <optional>
#include <span>
#include <stop_token>

namespace codemaker::engine {

enum class GuessFrom : std::uint8_t {
  possible,  ///< only codes that may still be the one
  all        ///< every code of the game, possible ones preferred
};

/// Chooses by entropy: the smallest Σ n·log2 n over the parts the answers make, less 2 for a guess
/// that may be the code itself (codebreaking.md section 6); the first in the book where several are
/// equal. `possible` is what fits `history` and is not empty; nullopt when stopped.
[[nodiscard]] std::optional<Word> best_split(
    const CodeBook& book, std::span<const Word> possible, const History& history, GuessFrom from,
    const std::stop_token& stop
);

}  // namespace codemaker::engine
