#include "engine/breaking/tally/avx2.hpp"

#include "engine/breaking/tally/carry.hpp"

#if defined(__x86_64__)

#include <algorithm>
#include <bit>
#include <utility>

namespace codemaker::engine::breaking::tally::avx2 {
namespace {

/// A guess spread out to meet thirty-two codes at once. `Found` counts what the guess and a code
/// share of a color.
template <std::size_t holes, std::size_t colors, Marking marking>
class Probe {
 public:
  CODEMAKER_AVX2 Probe(const Columns& codes, const Word& guess) {
#pragma GCC unroll 5
    for (std::size_t hole = 0; hole < holes; ++hole) {
      places_[hole] = codes.place(static_cast<int>(hole));
      pegs_[hole] = all(guess.pegs[hole]);
    }
    std::uint32_t held = colors_in(guess);
#pragma GCC unroll 5
    for (std::size_t i = 0; i < colors; ++i, held &= held - 1) {
      const auto color = static_cast<std::size_t>(std::countr_zero(held));
      counts_[i] = codes.count(color);
      amounts_[i] = all(guess.counts[color]);
    }
  }

  /// The outcomes of a block of codes.
  CODEMAKER_AVX2_INLINE Vector outcomes(std::size_t block) const {
    Vector found = _mm256_setzero_si256();
#pragma GCC unroll 5
    for (std::size_t i = 0; i < colors; ++i) {
      const Vector held = load(counts_[i][block]);
      const Vector shared = marking == Marking::pegs ? _mm256_min_epu8(held, amounts_[i]) : held;
      found = _mm256_add_epi8(found, shared);
    }
    Vector outcome = _mm256_shuffle_epi8(first_outcomes(), found);
#pragma GCC unroll 5
    for (std::size_t hole = 0; hole < holes; ++hole) {
      outcome =
          _mm256_sub_epi8(outcome, _mm256_cmpeq_epi8(load(places_[hole][block]), pegs_[hole]));
    }
    return outcome;
  }

 private:
  Vector pegs_[holes];
  Vector amounts_[holes] = {};
  std::array<const Block*, holes> places_;
  std::array<const Block*, holes> counts_{};
};

/// Adds up bits that are worth `weight` each, lane by lane.
template <std::size_t group>
CODEMAKER_AVX2_INLINE void count_out(Vector bits, std::uint32_t weight, AnswerCounts& counts) {
#pragma GCC unroll 8
  for (std::size_t bit = 0; bit < 8; ++bit) {
    const auto lanes = static_cast<std::uint32_t>(_mm256_movemask_epi8(bits));
    counts[8 * group + 7 - bit] += weight * static_cast<std::uint32_t>(_mm_popcnt_u32(lanes));
    bits = _mm256_add_epi8(bits, bits);
  }
}

/// Counts of a group of outcomes, sixteen blocks at a time: only what is carried beyond the eights
/// is counted out at once.
template <std::size_t group>
class GroupCounter {
 public:
  CODEMAKER_AVX2_INLINE GroupCounter() {}

  CODEMAKER_AVX2_INLINE void add_sixteen(const Block* outcomes, AnswerCounts& counts) {
    count_out<group>(sums_.template add<4>(OutcomeBits<group>{outcomes}, 0), 16, counts);
  }

  CODEMAKER_AVX2_INLINE void finish(AnswerCounts& counts) const {
    for (std::size_t digit = 0; digit < 4; ++digit)
      count_out<group>(sums_.digit(digit), 1U << digit, counts);
  }

 private:
  CarrySave<4> sums_;
};

/// Counts whole sixteens of blocks.
template <std::size_t holes, typename Guess>
CODEMAKER_AVX2 void count_sixteens(const Guess& probe, std::size_t blocks, AnswerCounts& counts) {
  std::array<Block, 16> outcomes;
  GroupCounter<0> first;
  GroupCounter<1> second;  // NOLINT(misc-const-correctness): used by codes of more groups
  GroupCounter<2> third;   // NOLINT(misc-const-correctness)
  for (std::size_t block = 0; block < blocks; block += 16) {
    for (std::size_t i = 0; i < 16; ++i)
      store(probe.outcomes(block + i), outcomes[i]);
    first.add_sixteen(outcomes.data(), counts);
    if constexpr (groups_of < holes >> 1) second.add_sixteen(outcomes.data(), counts);
    if constexpr (groups_of < holes >> 2) third.add_sixteen(outcomes.data(), counts);
  }
  first.finish(counts);
  if constexpr (groups_of < holes >> 1) second.finish(counts);
  if constexpr (groups_of < holes >> 2) third.finish(counts);
}

template <std::size_t holes, std::size_t colors, Marking marking>
CODEMAKER_AVX2 void count_near(const Columns& codes, const Word& guess, AnswerCounts& counts) {
  const Probe<holes, colors, marking> probe{codes, guess};
  const std::size_t blocks = codes.blocks();
  const std::size_t sixteens = blocks / 16 * 16;
  std::fill_n(counts.begin(), 8 * groups_of<holes>, 0U);
  if (sixteens > 0) count_sixteens<holes>(probe, sixteens, counts);
  Vector outcomes[16];
  for (std::size_t block = sixteens; block < blocks; ++block)
    outcomes[block - sixteens] = probe.outcomes(block);
  for (std::size_t outcome = 0; outcome < outcomes_of<holes>; ++outcome) {
    const Vector row = load(wanted.rows[outcome]);
    for (std::size_t i = 0; i < blocks - sixteens; ++i)
      counts[outcome] += count_equal(outcomes[i], row);
  }
  counts[0] -= static_cast<std::uint32_t>(codes.padding());
}

using Counter = void (*)(const Columns&, const Word&, AnswerCounts&);
using CountersOfHoles = std::array<Counter, max_outcome_holes + 1>;  // by the colors in the guess

template <std::size_t holes, Marking marking, std::size_t... colors>
consteval CountersOfHoles counters(std::index_sequence<colors...>) {
  return {count_near<holes, std::min(colors, holes), marking>...};
}

template <Marking marking, std::size_t... holes>
consteval std::array<CountersOfHoles, max_outcome_holes> counters(std::index_sequence<holes...>) {
  return {counters<holes + 1, marking>(std::make_index_sequence<max_outcome_holes + 1>{})...};
}

constexpr std::array<std::array<CountersOfHoles, max_outcome_holes>, 2> counter_of{
    counters<Marking::pegs>(std::make_index_sequence<max_outcome_holes>{}),
    counters<Marking::splats>(std::make_index_sequence<max_outcome_holes>{}),
};

/// The answers of a block for any number of holes: 16 · black + found.
CODEMAKER_AVX2 Vector answers_of(const Columns& codes, const Word& guess, std::size_t block) {
  const bool is_splats = codes.rules().marking == Marking::splats;
  Vector black = _mm256_setzero_si256();
  for (int hole = 0; hole < codes.rules().holes; ++hole) {
    const Vector peg = all(guess.pegs[static_cast<std::size_t>(hole)]);
    black = _mm256_sub_epi8(black, _mm256_cmpeq_epi8(load(codes.place(hole)[block]), peg));
  }
  Vector found = _mm256_setzero_si256();
  for (std::size_t color = 1; color < guess.counts.size(); ++color) {
    if (guess.counts[color] == 0) continue;
    const Vector held = load(codes.count(color)[block]);
    const Vector shared = _mm256_min_epu8(held, all(guess.counts[color]));
    found = _mm256_add_epi8(found, is_splats ? held : shared);
  }
  return _mm256_add_epi8(_mm256_slli_epi16(black, 4), found);
}

/// Sixteen outcomes and more: the answers are written down and counted one by one, in four tables
/// so that equal neighbors do not wait for each other.
CODEMAKER_AVX2 void count_far(const Columns& codes, const Word& guess, AnswerCounts& counts) {
  std::array<std::array<std::uint32_t, 256>, 4> tables{};
  Block answers;
  for (std::size_t block = 0; block < codes.blocks(); ++block) {
    const Vector marked = answers_of(codes, guess, block);
    _mm256_store_si256(reinterpret_cast<Vector*>(answers.bytes.data()), marked);
    for (std::size_t lane = 0; lane < Columns::lanes; lane += 4) {
      for (std::size_t table = 0; table < 4; ++table)
        ++tables[table][answers.bytes[lane + table]];
    }
  }
  std::size_t outcome = 0;
  const auto holes = static_cast<std::size_t>(codes.rules().holes);
  for (std::size_t found = 0; found <= holes; ++found) {
    for (std::size_t black = 0; black <= found; ++black, ++outcome) {
      const std::size_t answer = 16 * black + found;
      counts[outcome] =
          tables[0][answer] + tables[1][answer] + tables[2][answer] + tables[3][answer];
    }
  }
  counts[0] -= static_cast<std::uint32_t>(codes.padding());
}

}  // namespace

CODEMAKER_AVX2 void mark_all(const Columns& codes, const Word& guess, std::span<Answer> answers) {
  for (std::size_t block = 0; block < codes.blocks(); ++block) {
    const Vector marked = answers_of(codes, guess, block);
    Answer* const row = answers.data() + block * Columns::lanes;
    _mm256_storeu_si256(reinterpret_cast<Vector*>(row), marked);
  }
}

CODEMAKER_AVX2 void count_answers(const Columns& codes, const Word& guess, AnswerCounts& counts) {
  const Rules& rules = codes.rules();
  if (rules.holes > max_outcome_holes) return count_far(codes, guess, counts);
  const auto marking = static_cast<std::size_t>(rules.marking);
  const auto holes = static_cast<std::size_t>(rules.holes - 1);
  const auto colors = static_cast<std::size_t>(std::popcount(colors_in(guess)));
  counter_of[marking][holes][colors](codes, guess, counts);
}

}  // namespace codemaker::engine::breaking::tally::avx2
#endif
