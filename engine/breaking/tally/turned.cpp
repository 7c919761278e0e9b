#include "engine/breaking/tally/carry.hpp"
#include "engine/breaking/tally/feature_sums.hpp"

#if defined(__x86_64__)

#include <algorithm>
#include <utility>

namespace codemaker::engine::breaking::tally::avx2 {
namespace {

/// The first guess of the smallest score so far.
class Best {
 public:
  Best(std::span<const std::uint32_t> scores, std::size_t guesses)
      : scores_{scores.first(guesses)} {}

  void see(std::size_t block) {
    const std::size_t end = std::min((block + 1) * Columns::lanes, scores_.size());
    for (std::size_t i = block * Columns::lanes; i < end; ++i) {
      if (scores_[i] >= score_) continue;
      score_ = scores_[i];
      guess_ = i;
    }
  }

  [[nodiscard]] std::uint32_t score() const { return score_; }

  [[nodiscard]] std::size_t guess() const { return guess_; }

 private:
  std::span<const std::uint32_t> scores_;
  std::uint32_t score_ = UINT32_MAX;
  std::size_t guess_ = 0;
};

/// What a part of up to thirty-one codes weighs more for one code more, looked up by the number of
/// codes before it.
class StepTable {
 public:
  CODEMAKER_AVX2 explicit StepTable(const search::Measure::Weights& weights) {
    alignas(16) std::array<std::array<std::uint8_t, 32>, 2> bytes{};
    for (std::size_t n = 0; n < search::Measure::small_list; ++n) {
      const std::uint32_t step = weights.by_size[n + 1] - weights.by_size[n];
      bytes[0][n] = static_cast<std::uint8_t>(step & 0xFFU);
      bytes[1][n] = static_cast<std::uint8_t>(step >> 8U & 0xFFU);
    }
    for (std::size_t half = 0; half < 4; ++half) {
      const std::uint8_t* row = bytes[half / 2].data() + 16 * (half % 2);
      tables_[half] =
          _mm256_broadcastsi128_si256(_mm_load_si128(reinterpret_cast<const __m128i*>(row)));
    }
  }

  /// Adds steps to sixteen-bit sums: lanes 0 … 7 and 16 … 23, and the others. Counts below 16.
  CODEMAKER_AVX2_INLINE void add_few(Vector counts, Vector& even, Vector& odd) const {
    const Vector low = _mm256_shuffle_epi8(tables_[0], counts);
    const Vector high = _mm256_shuffle_epi8(tables_[2], counts);
    even = _mm256_add_epi16(even, _mm256_unpacklo_epi8(low, high));
    odd = _mm256_add_epi16(odd, _mm256_unpackhi_epi8(low, high));
  }

  /// The same for any counts.
  CODEMAKER_AVX2_INLINE void add(Vector counts, Vector& even, Vector& odd) const {
    // A shuffle gives 0 for indices from 128 on.
    const Vector below_16 = _mm256_adds_epu8(counts, all(0x70));
    const Vector above_15 = _mm256_sub_epi8(counts, all(16));
    const Vector low = _mm256_or_si256(
        _mm256_shuffle_epi8(tables_[0], below_16), _mm256_shuffle_epi8(tables_[1], above_15)
    );
    const Vector high = _mm256_or_si256(
        _mm256_shuffle_epi8(tables_[2], below_16), _mm256_shuffle_epi8(tables_[3], above_15)
    );
    even = _mm256_add_epi16(even, _mm256_unpacklo_epi8(low, high));
    odd = _mm256_add_epi16(odd, _mm256_unpackhi_epi8(low, high));
  }

 private:
  Vector tables_[4];  ///< low bytes of 0 … 15 and 16 … 31, high bytes of both
};

CODEMAKER_AVX2_INLINE void store_scores(Vector even, Vector odd, std::uint32_t* scores) {
  const __m128i rows[] = {
      _mm256_castsi256_si128(even), _mm256_castsi256_si128(odd), _mm256_extracti128_si256(even, 1),
      _mm256_extracti128_si256(odd, 1)};
  for (std::size_t row = 0; row < 4; ++row) {
    _mm256_storeu_si256(
        reinterpret_cast<Vector*>(scores + 8 * row), _mm256_cvtepu16_epi32(rows[row])
    );
  }
}

/// True if a sixteen-bit score is below `score`.
CODEMAKER_AVX2_INLINE bool is_below(Vector even, Vector odd, std::uint32_t score) {
  const auto bound = static_cast<short>(std::min<std::uint32_t>(score, UINT16_MAX));
  const Vector row = _mm256_set1_epi16(bound);
  const Vector gain = _mm256_or_si256(_mm256_subs_epu16(row, even), _mm256_subs_epu16(row, odd));
  return _mm256_testz_si256(gain, gain) == 0;
}

/// Few codes: each is compared with those before it, so that no part need be counted.
template <std::size_t holes>
CODEMAKER_AVX2 std::size_t score_few(
    const Columns& guesses, std::span<const Word> codes, const search::Measure::Weights& weights,
    std::span<std::uint32_t> scores
) {
  using Sums = FeatureSums<holes>;
  const Sums sums{guesses, codes};
  const StepTable steps{weights};
  const Vector miss = _mm256_set1_epi16(static_cast<short>(weights.miss));
  std::array<Block, Sums::max_features> features;
  Vector answers[search::Measure::small_list];
  Best best{scores, guesses.size()};
  for (std::size_t block = 0; block < guesses.blocks(); ++block) {
    sums.meet(block, features.data());
    Vector even = miss;
    Vector odd = miss;
    Vector is_code = _mm256_setzero_si256();
    for (std::size_t i = 0; i < codes.size(); ++i) {
      const Vector answer = sums.answers(features.data(), i);
      Vector alike = _mm256_setzero_si256();
#pragma GCC unroll 4
      for (std::size_t before = 0; before < i; ++before)
        alike = _mm256_sub_epi8(alike, _mm256_cmpeq_epi8(answers[before], answer));
      answers[i] = answer;
      is_code = _mm256_or_si256(is_code, _mm256_cmpeq_epi8(answer, all(17 * holes)));
      if (i < 16) {
        steps.add_few(alike, even, odd);
      } else {
        steps.add(alike, even, odd);
      }
    }
    even = _mm256_sub_epi16(even, _mm256_and_si256(_mm256_unpacklo_epi8(is_code, is_code), miss));
    odd = _mm256_sub_epi16(odd, _mm256_and_si256(_mm256_unpackhi_epi8(is_code, is_code), miss));
    store_scores(even, odd, scores.data() + block * Columns::lanes);
    if (is_below(even, odd, best.score())) best.see(block);
  }
  return best.guess();
}

/// Exchanges the bits of `one` that stand `by` places above the mask for those of `other` under it.
template <int by>
CODEMAKER_AVX2_INLINE void exchange(Vector& one, Vector& other, std::uint8_t mask) {
  const Vector differing =
      _mm256_and_si256(_mm256_xor_si256(_mm256_srli_epi16(one, by), other), all(mask));
  other = _mm256_xor_si256(other, differing);
  one = _mm256_xor_si256(one, _mm256_slli_epi16(differing, by));
}

/// Turns the eight digits of eight sums in every byte into those sums, one after the other: a
/// square of bits is transposed by halves, quarters and single bits.
CODEMAKER_AVX2_INLINE void transpose_bits(Vector (&rows)[8]) {
#pragma GCC unroll 4
  for (std::size_t i = 0; i < 4; ++i)
    exchange<4>(rows[i], rows[i + 4], 0x0F);
#pragma GCC unroll 2
  for (std::size_t i = 0; i < 8; i += 4) {
    exchange<2>(rows[i], rows[i + 2], 0x33);
    exchange<2>(rows[i + 1], rows[i + 3], 0x33);
  }
#pragma GCC unroll 4
  for (std::size_t i = 0; i < 8; i += 2)
    exchange<1>(rows[i], rows[i + 1], 0x55);
}

/// How many codes give an outcome, by guess of a block.
using LaneCounts = std::array<std::uint32_t, Columns::lanes>;

/// Codes that are counted in bytes before the counts are added up.
constexpr std::size_t max_in_bytes = 240;

template <std::size_t group>
CODEMAKER_AVX2 void count_group(const Block* outcomes, std::size_t codes, LaneCounts* counts) {
  const OutcomeBits<group> bits{outcomes};
  CarrySave<8> sums;
  std::size_t i = 0;
  for (; i + 16 <= codes; i += 16)
    sums.template add_whole<4>(bits, i);
  for (; i + 4 <= codes; i += 4)
    sums.template add_whole<2>(bits, i);
  for (; i < codes; ++i)
    sums.template add_whole<0>(bits, i);
  Vector rows[8];
#pragma GCC unroll 8
  for (std::size_t digit = 0; digit < 8; ++digit)
    rows[digit] = sums.digit(digit);
  transpose_bits(rows);
#pragma GCC unroll 8
  for (std::size_t outcome = 0; outcome < 8; ++outcome) {
    Block row;
    store(rows[outcome], row);
    for (std::size_t lane = 0; lane < Columns::lanes; ++lane)
      counts[8 * group + outcome][lane] += row.bytes[lane];
  }
}

/// Many codes: the outcomes of some of them are written down and counted group by group.
template <std::size_t holes>
CODEMAKER_AVX2 std::size_t score_many(
    const Columns& guesses, std::span<const Word> codes, const search::Measure::Weights& weights,
    std::span<std::uint32_t> scores
) {
  using Sums = FeatureSums<holes>;
  constexpr std::size_t bound = outcomes_of<holes>;
  const Sums sums{guesses, codes};
  std::array<Block, Sums::max_features> features;
  std::array<Block, max_in_bytes> outcomes;
  std::array<LaneCounts, 8 * groups_of<holes>> counts;
  Best best{scores, guesses.size()};
  for (std::size_t block = 0; block < guesses.blocks(); ++block) {
    sums.meet(block, features.data());
    counts = {};
    for (std::size_t first = 0; first < codes.size(); first += max_in_bytes) {
      const std::size_t some = std::min(max_in_bytes, codes.size() - first);
      for (std::size_t i = 0; i < some; ++i) {
        const Vector answer = sums.answers(features.data(), first + i);
        const Vector black = _mm256_and_si256(_mm256_srli_epi16(answer, 4), all(0x0F));
        // A shuffle looks at the low half of a byte only: what is found.
        const Vector first_outcome = _mm256_shuffle_epi8(first_outcomes(), answer);
        store(_mm256_add_epi8(first_outcome, black), outcomes[i]);
      }
      count_group<0>(outcomes.data(), some, counts.data());
      if constexpr (groups_of < holes >> 1) count_group<1>(outcomes.data(), some, counts.data());
      if constexpr (groups_of < holes >> 2) count_group<2>(outcomes.data(), some, counts.data());
    }
    for (std::size_t lane = 0; lane < Columns::lanes; ++lane) {
      std::uint32_t score = counts[bound - 1][lane] == 0 ? weights.miss : 0;
#pragma GCC unroll 21
      for (std::size_t outcome = 0; outcome < bound; ++outcome)
        score += weights.by_size[counts[outcome][lane]];
      scores[block * Columns::lanes + lane] = score;
    }
    best.see(block);
  }
  return best.guess();
}

using Scorer = std::
    size_t (*)(const Columns&, std::span<const Word>, const search::Measure::Weights&, std::span<std::uint32_t>);

template <std::size_t... holes>
consteval std::array<std::array<Scorer, 2>, max_outcome_holes> scorers(std::index_sequence<
                                                                       holes...>) {
  return {{{score_few<holes + 1>, score_many<holes + 1>}...}};
}

constexpr auto scorer_of = scorers(std::make_index_sequence<max_outcome_holes>{});

}  // namespace

std::size_t score_transposed(
    const Columns& guesses, std::span<const Word> codes, const search::Measure::Weights& weights,
    std::span<std::uint32_t> scores
) {
  const auto holes = static_cast<std::size_t>(guesses.rules().holes);
  const std::size_t is_many = codes.size() > search::Measure::small_list ? 1 : 0;
  return scorer_of[holes - 1][is_many](guesses, codes, weights, scores);
}

}  // namespace codemaker::engine::breaking::tally::avx2
#endif
