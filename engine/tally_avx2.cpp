#include "engine/tally_lanes.hpp"

#if defined(__x86_64__)

#include <algorithm>
#include <bit>
#include <utility>

namespace codemaker::engine::avx2 {
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
  CODEMAKER_AVX2 Vector outcomes(std::size_t block) const {
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
  std::array<const Block*, holes> places_;
  Vector pegs_[holes];
  std::array<const Block*, holes> counts_{};
  Vector amounts_[holes] = {};
};

/// One bit for each outcome, in as many bytes as it takes: outcomes 0 … 7, 8 … 15, 16 … 20.
template <std::size_t groups>
struct Bits {
  Vector group[groups];
};

template <std::size_t groups>
CODEMAKER_AVX2 inline Bits<groups> one_bit(Vector outcomes) {
  const __m128i low = _mm_setr_epi8(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0);
  const __m128i high = _mm_setr_epi8(0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, -128);
  // A shuffle gives 0 for indices from 128 on: outcomes beyond 15 are lifted there.
  const Vector below_16 = _mm256_adds_epu8(outcomes, all(0x70));
  Bits<groups> bits;
  bits.group[0] = _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(low), below_16);
  bits.group[1] = _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(high), below_16);
  if constexpr (groups == 3) {
    const Vector above_15 = _mm256_sub_epi8(outcomes, all(16));
    bits.group[2] = _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(low), above_15);
  }
  return bits;
}

/// Adds up bits across blocks as binary digits, lane by lane and bit by bit: only what is carried
/// beyond the eights is counted out, once in sixteen blocks.
template <typename Probe, std::size_t groups>
class CarrySave {
 public:
  CODEMAKER_AVX2 explicit CarrySave(const Probe& probe) : probe_{probe} {
    for (Bits<groups>& digit : digits_)
      std::fill_n(digit.group, groups, _mm256_setzero_si256());
  }

  /// Adds blocks first … first + 15; `counts` takes the sixteens.
  CODEMAKER_AVX2 void add_sixteen(std::size_t first, AnswerCounts& counts) {
    count_out(carry<4>(first), 16, counts);
  }

  /// Counts out the digits that are left.
  CODEMAKER_AVX2 void finish(AnswerCounts& counts) const {
    for (std::size_t digit = 0; digit < digits_.size(); ++digit)
      count_out(digits_[digit], 1U << digit, counts);
  }

 private:
  /// What 2^level blocks carry beyond the digits below.
  template <std::size_t level>
  CODEMAKER_AVX2 inline Bits<groups> carry(std::size_t first) {
    if constexpr (level == 0) {
      return one_bit<groups>(probe_.outcomes(first));
    } else {
      const Bits<groups> one = carry<level - 1>(first);
      const Bits<groups> other = carry<level - 1>(first + (std::size_t{1} << (level - 1)));
      return add(digits_[level - 1], one, other);
    }
  }

  CODEMAKER_AVX2 static inline Bits<groups> add(
      Bits<groups>& digit, const Bits<groups>& one, const Bits<groups>& other
  ) {
    Bits<groups> carried;
#pragma GCC unroll 3
    for (std::size_t i = 0; i < groups; ++i) {
      const Vector half = _mm256_xor_si256(one.group[i], other.group[i]);
      carried.group[i] = _mm256_or_si256(
          _mm256_and_si256(one.group[i], other.group[i]), _mm256_and_si256(half, digit.group[i])
      );
      digit.group[i] = _mm256_xor_si256(half, digit.group[i]);
    }
    return carried;
  }

  CODEMAKER_AVX2 static inline void count_out(
      const Bits<groups>& bits, std::uint32_t weight, AnswerCounts& counts
  ) {
#pragma GCC unroll 3
    for (std::size_t i = 0; i < groups; ++i) {
      Vector group = bits.group[i];
#pragma GCC unroll 8
      for (std::size_t bit = 0; bit < 8; ++bit) {
        const auto lanes = static_cast<std::uint32_t>(_mm256_movemask_epi8(group));
        counts[8 * i + 7 - bit] += weight * static_cast<std::uint32_t>(_mm_popcnt_u32(lanes));
        group = _mm256_add_epi8(group, group);
      }
    }
  }

  const Probe& probe_;
  std::array<Bits<groups>, 4> digits_;  ///< ones, twos, fours, eights
};

template <std::size_t holes, std::size_t colors, Marking marking>
CODEMAKER_AVX2 void count_near(const Columns& codes, const Word& guess, AnswerCounts& counts) {
  using Guess = Probe<holes, colors, marking>;
  constexpr std::size_t groups = holes == most_holes ? 3 : 2;
  const Guess probe{codes, guess};
  const std::size_t blocks = codes.blocks();
  const std::size_t carried = blocks / 16 * 16;
  std::fill_n(counts.begin(), 8 * groups, 0U);
  if (carried > 0) {
    CarrySave<Guess, groups> sum{probe};
    for (std::size_t block = 0; block < carried; block += 16)
      sum.add_sixteen(block, counts);
    sum.finish(counts);
  }
  Vector outcomes[16];
  for (std::size_t block = carried; block < blocks; ++block)
    outcomes[block - carried] = probe.outcomes(block);
  if (blocks == carried + 1) {
#pragma GCC unroll 21
    for (std::size_t outcome = 0; outcome < outcomes_of<holes>; ++outcome)
      counts[outcome] += count_equal(outcomes[0], load(wanted.rows[outcome]));
  } else if (blocks > carried) {
    for (std::size_t outcome = 0; outcome < outcomes_of<holes>; ++outcome) {
      const Vector row = load(wanted.rows[outcome]);
      std::uint32_t count = counts[outcome];
      for (std::size_t i = 0; i < blocks - carried; ++i)
        count += count_equal(outcomes[i], row);
      counts[outcome] = count;
    }
  }
  counts[0] -= static_cast<std::uint32_t>(codes.padding());
}

using Counter = void (*)(const Columns&, const Word&, AnswerCounts&);
using CountersOfHoles = std::array<Counter, most_holes + 1>;  // by the colors in the guess

template <std::size_t holes, Marking marking, std::size_t... colors>
consteval CountersOfHoles counters(std::index_sequence<colors...>) {
  return {count_near<holes, std::min(colors, holes), marking>...};
}

template <Marking marking, std::size_t... holes>
consteval std::array<CountersOfHoles, most_holes> counters(std::index_sequence<holes...>) {
  return {counters<holes + 1, marking>(std::make_index_sequence<most_holes + 1>{})...};
}

constexpr std::array<std::array<CountersOfHoles, most_holes>, 2> counter_of{
    counters<Marking::pegs>(std::make_index_sequence<most_holes>{}),
    counters<Marking::splats>(std::make_index_sequence<most_holes>{}),
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
  for (int found = 0; found <= codes.rules().holes; ++found) {
    for (int black = 0; black <= found; ++black, ++outcome) {
      const auto answer = static_cast<std::size_t>(16 * black + found);
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
  if (rules.holes > most_holes) return count_far(codes, guess, counts);
  const auto marking = static_cast<std::size_t>(rules.marking);
  const auto holes = static_cast<std::size_t>(rules.holes - 1);
  const auto colors = static_cast<std::size_t>(std::popcount(colors_in(guess)));
  counter_of[marking][holes][colors](codes, guess, counts);
}

}  // namespace codemaker::engine::avx2
#endif
