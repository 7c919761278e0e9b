#include "engine/breaking/tally/kernel.hpp"

#include "engine/breaking/tally/processors.hpp"

#include <algorithm>

namespace codemaker::engine::breaking::tally {
namespace {

const Kernel& kernel(Processor processor) {
#if defined(__x86_64__)
  if (processor == Processor::avx512) return avx512_kernel;
  if (processor == Processor::avx2) return avx2_kernel;
#endif
  static_cast<void>(processor);
  return portable_kernel;
}

std::uint32_t sum(
    const AnswerCounts& counts, const Columns& codes, const search::Measure::Weights& weights
) {
  const std::size_t bound = outcome_bound(codes.rules().holes);
  std::uint32_t sum = counts[bound - 1] == 0 ? weights.miss : 0;
  for (std::size_t outcome = 0; outcome < bound; ++outcome)
    sum += weights.by_size[counts[outcome]];
  return sum;
}

}  // namespace

bool is_here(Processor processor) {
  switch (processor) {
  case Processor::portable:
    return true;
#if defined(__x86_64__)
  case Processor::avx2:
    return __builtin_cpu_supports("avx2") != 0;
  case Processor::avx512:
    return __builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512bw") != 0 &&
           __builtin_cpu_supports("avx512vbmi") != 0 &&
           __builtin_cpu_supports("avx512vpopcntdq") != 0;
#endif
  default:
    return false;
  }
}

Processor processor() {
  static const Processor best = *std::ranges::find_if(best_first, is_here);
  return best;
}

void count_answers(
    Processor processor, const Columns& codes, const Word& guess, AnswerCounts& counts
) {
  kernel(processor).count_answers(codes, guess, counts);
}

std::uint32_t score(
    Processor processor, const Columns& codes, const Word& guess, const search::Measure& measure
) {
  AnswerCounts counts;
  count_answers(processor, codes, guess, counts);
  return sum(counts, codes, measure.weights(codes.size()));
}

bool is_transposed(const Rules& rules) {
  return static_cast<std::size_t>(rules.holes) <= max_transposed_holes;
}

std::size_t score_all(
    Processor processor, const Columns& guesses, std::span<const Word> guess_words,
    std::span<const Word> codes, const search::Measure& measure, std::span<std::uint32_t> scores,
    std::uint32_t below
) {
  if (is_transposed(guesses.rules()))
    return kernel(processor).score_all(
        guesses, codes, measure.weights(codes.size()), below, scores
    );
  const Columns columns{guesses.rules(), codes};
  std::ranges::transform(guess_words, scores.begin(), [&](const Word& guess) {
    return score(processor, columns, guess, measure);
  });
  const auto rated = scores.first(guess_words.size());
  return static_cast<std::size_t>(std::ranges::min_element(rated) - rated.begin());
}

}  // namespace codemaker::engine::breaking::tally
