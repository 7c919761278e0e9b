#include "engine/breaking/tally/kernel.hpp"

#include "engine/breaking/tally/portable.hpp"

#if defined(__x86_64__)
#include "engine/breaking/tally/avx2.hpp"
#endif

#include <algorithm>

namespace codemaker::engine::breaking::tally {
namespace {

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

Processor processor() {
#if defined(__x86_64__)
  static const bool has_avx2 =
      __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("popcnt") != 0;
  return has_avx2 ? Processor::avx2 : Processor::portable;
#else
  return Processor::portable;
#endif
}

void mark_all(
    Processor processor, const Columns& codes, const Word& guess, std::span<Answer> answers
) {
#if defined(__x86_64__)
  if (processor == Processor::avx2) return avx2::mark_all(codes, guess, answers);
#endif
  static_cast<void>(processor);
  portable::mark_all(codes, guess, answers);
}

void count_answers(
    Processor processor, const Columns& codes, const Word& guess, AnswerCounts& counts
) {
#if defined(__x86_64__)
  if (processor == Processor::avx2) return avx2::count_answers(codes, guess, counts);
#endif
  static_cast<void>(processor);
  portable::count_answers(codes, guess, counts);
}

std::uint32_t score(
    Processor processor, const Columns& codes, const Word& guess, const search::Measure& measure
) {
  AnswerCounts counts;
  count_answers(processor, codes, guess, counts);
  return sum(counts, codes, measure.weights(codes.size()));
}

bool is_transposed(Processor processor, const Rules& rules) {
#if defined(__x86_64__)
  return processor == Processor::avx2 && rules.holes <= avx2::max_outcome_holes;
#else
  return static_cast<void>(processor), static_cast<void>(rules), false;
#endif
}

std::size_t score_all(
    Processor processor, const Columns& guesses, std::span<const Word> guess_words,
    std::span<const Word> codes, const search::Measure& measure, std::span<std::uint32_t> scores
) {
#if defined(__x86_64__)
  if (is_transposed(processor, guesses.rules())) {
    return avx2::score_transposed(guesses, codes, measure.weights(codes.size()), scores);
  }
#endif
  const Columns columns{guesses.rules(), codes};
  std::ranges::transform(guess_words, scores.begin(), [&](const Word& guess) {
    return score(processor, columns, guess, measure);
  });
  const auto rated = scores.first(guess_words.size());
  return static_cast<std::size_t>(std::ranges::min_element(rated) - rated.begin());
}

}  // namespace codemaker::engine::breaking::tally
