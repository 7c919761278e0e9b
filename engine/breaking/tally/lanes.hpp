/// What both vector kernels are made of: thirty-two bytes at a time.
#pragma once

#if defined(__x86_64__)

#include "engine/breaking/tally/avx2.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <immintrin.h>

#define CODEMAKER_AVX2 [[gnu::target("avx2,popcnt")]]
#define CODEMAKER_AVX2_INLINE CODEMAKER_AVX2 [[gnu::always_inline]] inline

namespace codemaker::engine::breaking::tally::avx2 {

// Vectors stand in plain arrays: a template argument would lose their alignment.
/// Thirty-two bytes in the processor, and in memory.
using Vector = __m256i;
using Block = Columns::Block;

/// `outcome_bound` of the kernels, which are compiled for each number of holes.
template <std::size_t holes>
inline constexpr std::size_t outcomes_of = outcome_bound(static_cast<int>(holes));

CODEMAKER_AVX2 inline Vector load(const Block& block) {
  return _mm256_load_si256(reinterpret_cast<const Vector*>(block.bytes.data()));
}

CODEMAKER_AVX2 inline void store(Vector vector, Block& block) {
  _mm256_store_si256(reinterpret_cast<Vector*>(block.bytes.data()), vector);
}

/// The byte in every lane.
CODEMAKER_AVX2 inline Vector all(std::uint8_t byte) {
  return _mm256_set1_epi8(static_cast<char>(byte));
}

/// Bit i: lane i of both is equal.
CODEMAKER_AVX2 inline std::uint32_t equal_lanes(Vector one, Vector other) {
  return static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(one, other)));
}

/// In how many lanes both are equal.
CODEMAKER_AVX2 inline std::uint32_t count_equal(Vector one, Vector other) {
  return static_cast<std::uint32_t>(_mm_popcnt_u32(equal_lanes(one, other)));
}

/// Bit c: color c stands in the row.
CODEMAKER_AVX2 inline std::uint32_t colors_in(const Word& word) {
  const auto* const row = reinterpret_cast<const __m128i*>(word.counts.data());
  const __m128i is_held = _mm_cmpgt_epi8(_mm_load_si128(row), _mm_setzero_si128());
  return static_cast<std::uint32_t>(_mm_movemask_epi8(is_held));
}

/// Every outcome in every lane, to compare with.
struct Wanted {
  consteval Wanted() {
    for (std::size_t outcome = 0; outcome < rows.size(); ++outcome)
      rows[outcome].bytes.fill(static_cast<std::uint8_t>(outcome));
  }

  std::array<Block, outcomes_of<max_outcome_holes>> rows;
};

inline constexpr Wanted wanted;

/// A table of sixteen bytes for `_mm256_shuffle_epi8`: the first outcome with n pegs found.
CODEMAKER_AVX2 inline Vector first_outcomes() {
  const __m128i firsts =
      _mm_setr_epi8(0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105, 120);
  return _mm256_broadcastsi128_si256(firsts);
}

}  // namespace codemaker::engine::breaking::tally::avx2
#endif
