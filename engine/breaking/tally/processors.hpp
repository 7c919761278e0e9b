/// The kernel as it is compiled for each kind of processor, to be called where there is one.
#pragma once

#include "engine/breaking/tally/kernel.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace codemaker::engine::breaking::tally {

/// What kernel.hpp offers, for one kind of processor.
struct Kernel {
  void (*count_answers)(const Columns& codes, const Word& guess, AnswerCounts& counts);
  /// For at most `max_transposed_holes` holes.
  std::size_t (*score_all
  )(const Columns& guesses, std::span<const Word> codes, const search::Measure::Weights& weights,
    std::uint32_t below, std::span<std::uint32_t> scores);
};

/// Most holes that the kernel is compiled for one by one.
inline constexpr std::size_t max_transposed_holes = 5;

extern const Kernel portable_kernel;
extern const Kernel avx2_kernel;  ///< of x86-64 only, as the next
extern const Kernel avx512_kernel;

}  // namespace codemaker::engine::breaking::tally
