#include "engine/tally_lanes.hpp"

#if defined(__x86_64__)

#include <utility>

namespace codemaker::engine::avx2 {
namespace {

/// A code spread out to meet thirty-two guesses at once.
template <std::size_t holes>
struct TurnedProbe {
  Vector pegs[holes];
  Vector amounts[holes];
  std::array<const Block*, holes> counts;
  std::size_t colors = 0;

  CODEMAKER_AVX2 TurnedProbe() = default;

  CODEMAKER_AVX2 TurnedProbe(const Columns& guesses, const Word& code) {
    for (std::size_t hole = 0; hole < holes; ++hole)
      pegs[hole] = all(code.pegs[hole]);
    for (std::size_t color = 1; color < code.counts.size(); ++color) {
      if (code.counts[color] == 0) continue;
      counts[colors] = guesses.count(color);
      amounts[colors++] = all(code.counts[color]);
    }
  }

  template <Marking marking>
  CODEMAKER_AVX2 inline Vector outcomes(const Columns& guesses, std::size_t block) const {
    Vector found = _mm256_setzero_si256();
    for (std::size_t i = 0; i < colors; ++i) {
      const Vector held = load(counts[i][block]);
      const Vector is_held = _mm256_cmpgt_epi8(held, _mm256_setzero_si256());
      const Vector shared = marking == Marking::pegs ? _mm256_min_epu8(held, amounts[i])
                                                     : _mm256_and_si256(is_held, amounts[i]);
      found = _mm256_add_epi8(found, shared);
    }
    Vector outcome = _mm256_shuffle_epi8(first_outcomes(), found);
#pragma GCC unroll 5
    for (std::size_t hole = 0; hole < holes; ++hole) {
      const Vector in_guess = load(guesses.place(static_cast<int>(hole))[block]);
      outcome = _mm256_sub_epi8(outcome, _mm256_cmpeq_epi8(in_guess, pegs[hole]));
    }
    return outcome;
  }
};

/// Weights of parts of up to thirty-one codes, looked up thirty-two at a time.
class WeightTable {
 public:
  CODEMAKER_AVX2 explicit WeightTable(const Measure::Weights& weights) {
    alignas(16) std::array<std::array<std::uint8_t, 32>, 2> bytes{};
    for (std::size_t n = 0; n < 32 && n < weights.by_size.size(); ++n) {
      bytes[0][n] = static_cast<std::uint8_t>(weights.by_size[n] & 0xFFU);
      bytes[1][n] = static_cast<std::uint8_t>(weights.by_size[n] >> 8U);
    }
    for (std::size_t half = 0; half < 4; ++half) {
      const std::uint8_t* row = bytes[half / 2].data() + 16 * (half % 2);
      tables_[half] =
          _mm256_broadcastsi128_si256(_mm_load_si128(reinterpret_cast<const __m128i*>(row)));
    }
  }

  /// Adds the weights to sixteen-bit sums: lanes 0 … 7 and 16 … 23, and the others.
  CODEMAKER_AVX2 inline void add(Vector counts, Vector& even, Vector& odd) const {
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

CODEMAKER_AVX2 inline void store_scores(Vector even, Vector odd, std::uint32_t* scores) {
  const __m128i rows[] = {
      _mm256_castsi256_si128(even), _mm256_castsi256_si128(odd), _mm256_extracti128_si256(even, 1),
      _mm256_extracti128_si256(odd, 1)};
  for (std::size_t row = 0; row < 4; ++row) {
    _mm256_storeu_si256(
        reinterpret_cast<Vector*>(scores + 8 * row), _mm256_cvtepu16_epi32(rows[row])
    );
  }
}

template <std::size_t holes, Marking marking>
CODEMAKER_AVX2 void score_near(
    const Columns& guesses, std::span<const Word> codes, const Measure::Weights& weights,
    std::span<std::uint32_t> scores
) {
  std::array<TurnedProbe<holes>, Measure::small_list> probes;
  for (std::size_t i = 0; i < codes.size(); ++i)
    probes[i] = TurnedProbe<holes>{guesses, codes[i]};
  const WeightTable table{weights};
  const Vector miss = _mm256_set1_epi16(static_cast<short>(weights.miss));
  Vector outcomes[Measure::small_list];
  for (std::size_t block = 0; block < guesses.blocks(); ++block) {
    for (std::size_t i = 0; i < codes.size(); ++i)
      outcomes[i] = probes[i].template outcomes<marking>(guesses, block);
    Vector even = miss;
    Vector odd = miss;
    Vector count = _mm256_setzero_si256();
    for (std::size_t outcome = 0; outcome < outcomes_of<holes>; ++outcome) {
      const Vector row = load(wanted.rows[outcome]);
      count = _mm256_setzero_si256();
      for (std::size_t i = 0; i < codes.size(); ++i)
        count = _mm256_sub_epi8(count, _mm256_cmpeq_epi8(outcomes[i], row));
      table.add(count, even, odd);
    }
    // `count` is now that of the last outcome: 1 where the guess is one of the codes.
    const Vector is_code = _mm256_cmpgt_epi8(count, _mm256_setzero_si256());
    const Vector even_hit = _mm256_unpacklo_epi8(is_code, is_code);
    const Vector odd_hit = _mm256_unpackhi_epi8(is_code, is_code);
    even = _mm256_sub_epi16(even, _mm256_and_si256(even_hit, miss));
    odd = _mm256_sub_epi16(odd, _mm256_and_si256(odd_hit, miss));
    store_scores(even, odd, scores.data() + block * Columns::lanes);
  }
}

using Scorer =
    void (*)(const Columns&, std::span<const Word>, const Measure::Weights&, std::span<std::uint32_t>);

template <Marking marking, std::size_t... holes>
consteval std::array<Scorer, most_holes> scorers(std::index_sequence<holes...>) {
  return {score_near<holes + 1, marking>...};
}

constexpr std::array<std::array<Scorer, most_holes>, 2> scorer_of{
    scorers<Marking::pegs>(std::make_index_sequence<most_holes>{}),
    scorers<Marking::splats>(std::make_index_sequence<most_holes>{}),
};

}  // namespace

void score_turned(
    const Columns& guesses, std::span<const Word> codes, const Measure::Weights& weights,
    std::span<std::uint32_t> scores
) {
  const Rules& rules = guesses.rules();
  const auto marking = static_cast<std::size_t>(rules.marking);
  scorer_of[marking][static_cast<std::size_t>(rules.holes - 1)](guesses, codes, weights, scores);
}

}  // namespace codemaker::engine::avx2
#endif
