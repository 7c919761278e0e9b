/// The kernel with 256-bit vectors; only called where the processor has them.
#pragma once

#include "engine/breaking/tally/kernel.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace codemaker::engine::breaking::tally::avx2 {

/// Most holes for which answers are told apart by one small number (20 or 21 of them).
inline constexpr int max_outcome_holes = 5;

/// As those of kernel.hpp. This one: any number of holes.
void mark_all(const Columns& codes, const Word& guess, std::span<Answer> answers);

/// Any number of holes.
void count_answers(const Columns& codes, const Word& guess, AnswerCounts& counts);

/// `score_all` for at most `max_outcome_holes` holes: many guesses at once.
std::size_t score_transposed(
    const Columns& guesses, std::span<const Word> codes, const search::Measure::Weights& weights,
    std::span<std::uint32_t> scores
);

}  // namespace codemaker::engine::breaking::tally::avx2
