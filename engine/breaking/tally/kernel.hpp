/// Answers to many codes at once and how many codes give each: the innermost work of the computer
/// codebreaker. Every processor gives the same numbers.
#pragma once

#include "engine/breaking/search/measure.hpp"
#include "engine/breaking/tally/columns.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace codemaker::engine::breaking::tally {

/// What the kernel may use.
enum class Processor : std::uint8_t {
  portable,  ///< 128-bit vectors, which every processor has that the program is made for
  avx2,      ///< 256-bit vectors
  avx512     ///< 512-bit vectors that look bytes up and count bits: AVX-512 VBMI and VPOPCNTDQ
};

/// All of them, the quickest first.
inline constexpr std::array best_first{Processor::avx512, Processor::avx2, Processor::portable};

/// Whether this machine has it. What it has not, it must not be asked for.
[[nodiscard]] bool is_here(Processor processor);

/// The best this machine has.
[[nodiscard]] Processor processor();

/// Answers as consecutive numbers below `outcome_bound`: all with black + white = 0, then 1, …
[[nodiscard]] constexpr std::size_t outcome_bound(int holes) {
  return static_cast<std::size_t>((holes + 1) * (holes + 2) / 2);
}

/// The number of an answer among the outcomes.
[[nodiscard]] constexpr std::size_t to_outcome(Answer answer) {
  const std::size_t found = answer % 16U;
  return found * (found + 1) / 2 + answer / 16U;
}

/// How many codes give each answer, by outcome.
using AnswerCounts = std::array<std::uint32_t, outcome_bound(max_holes)>;

/// Counts the answers of the codes to a guess; the counts up to `outcome_bound` are set.
void count_answers(
    Processor processor, const Columns& codes, const Word& guess, AnswerCounts& counts
);

/// The measure of what a guess makes of the codes.
[[nodiscard]] std::uint32_t score(
    Processor processor, const Columns& codes, const Word& guess, const search::Measure& measure
);

/// True where `score_all` transposes its loops: each code meets hundreds of guesses at once. Many
/// times quicker than guess by guess.
[[nodiscard]] bool is_transposed(const Rules& rules);

/// The same for every guess of a list: `scores` has room for all blocks of the guesses, of which
/// there is at least one. Returns the place of the first guess of the smallest score. Once a score
/// is less than `below`, the guesses of later blocks need not be scored.
std::size_t score_all(
    Processor processor, const Columns& guesses, std::span<const Word> guess_words,
    std::span<const Word> codes, const search::Measure& measure, std::span<std::uint32_t> scores,
    std::uint32_t below = 0
);

}  // namespace codemaker::engine::breaking::tally
