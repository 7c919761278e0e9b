#include "engine/breaking/tally/counts.hpp"
#include "engine/breaking/tally/processors.hpp"

#if defined(__x86_64__)

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <immintrin.h>
#include <utility>
#include <vector>

#define CODEMAKER_TARGET [[gnu::target("avx512f,avx512bw,avx512vbmi,avx512vpopcntdq")]]

namespace codemaker::engine::breaking::tally {
namespace avx512 {
namespace {

using Bits [[gnu::vector_size(64), gnu::may_alias]] = std::uint64_t;
using Lanes [[gnu::vector_size(64), gnu::may_alias]] = std::uint32_t;

/// A function of three bits, which its table gives.
template <int table>
CODEMAKER_TARGET [[gnu::always_inline]] inline Bits of_three(Bits one, Bits two, Bits three) {
  return reinterpret_cast<Bits>(_mm512_ternarylogic_epi64(
      reinterpret_cast<__m512i>(one), reinterpret_cast<__m512i>(two),
      reinterpret_cast<__m512i>(three), table
  ));
}

CODEMAKER_TARGET [[gnu::always_inline]] inline Bits parity(Bits one, Bits two, Bits three) {
  return of_three<0x96>(one, two, three);
}

CODEMAKER_TARGET [[gnu::always_inline]] inline Bits majority(Bits one, Bits two, Bits three) {
  return of_three<0xE8>(one, two, three);
}

class BitCount {
 public:
  CODEMAKER_TARGET [[gnu::always_inline]] void add(Bits bits) {
    sums_ += reinterpret_cast<Bits>(_mm512_popcnt_epi64(reinterpret_cast<__m512i>(bits)));
  }

  [[nodiscard]] CODEMAKER_TARGET std::uint32_t total() const {
    std::uint64_t total = 0;
    for (std::size_t i = 0; i < 8; ++i)
      total += sums_[i];
    return static_cast<std::uint32_t>(total);
  }

 private:
  Bits sums_{};
};

/// Sixty-four counts.
CODEMAKER_TARGET [[gnu::always_inline]] inline __m512i load(
    const ByteCounts& counts, std::size_t lane
) {
  return _mm512_load_si512(counts.lanes.data() + lane);
}

/// Where the numbers of sixteen neighboring lanes stand in two vectors, one of the sixteen-bit
/// numbers of even lanes and one of those of odd ones.
struct Neighbors {
  consteval Neighbors() {
    for (std::size_t lane = 0; lane < Columns::lanes / 8; ++lane)
      places[lane / 16][2 * (lane % 16)] = static_cast<std::uint16_t>(lane / 2 + 32 * (lane % 2));
  }

  alignas(64) std::array<std::array<std::uint16_t, 32>, 4> places{};
};

constexpr Neighbors neighbors;

/// The numbers of one quarter of the lanes, in order.
CODEMAKER_TARGET [[gnu::always_inline]] inline __m512i in_order(
    __m512i even, __m512i odd, std::size_t quarter
) {
  const __m512i places = _mm512_load_si512(neighbors.places[quarter].data());
  return _mm512_maskz_permutex2var_epi16(0x5555'5555, even, places, odd);
}

template <Range>
class Scales;

/// Weighs in sixteen bits, by one vector of thirty-two weights.
template <>
class Scales<Range::small> {
 public:
  CODEMAKER_TARGET explicit Scales(const Weighing& weighing)
      : miss_{_mm512_set1_epi16(static_cast<short>(weighing.miss))} {
    alignas(64) std::array<std::uint16_t, 32> weights{};
    for (std::size_t n = 0; n < std::min(weights.size(), weighing.by_count.size()); ++n)
      weights[n] = static_cast<std::uint16_t>(weighing.by_count[n]);
    weights_ = _mm512_load_si512(weights.data());
  }

  CODEMAKER_TARGET void weigh(
      std::span<const ByteCounts> counts, const ByteCounts& hits, std::uint32_t* scores
  ) const {
    const __m512i low_byte = _mm512_set1_epi16(0x00FF);
    for (std::size_t lane = 0; lane < Columns::lanes; lane += 64) {
      const __m512i hit = load(hits, lane);
      const __m512i odd_hit = _mm512_srli_epi16(hit, 8);
      __m512i even = _mm512_maskz_mov_epi16(_mm512_testn_epi16_mask(hit, low_byte), miss_);
      __m512i odd = _mm512_maskz_mov_epi16(_mm512_testn_epi16_mask(odd_hit, odd_hit), miss_);
      for (const ByteCounts& some : counts) {
        // Only the five lowest bits are looked up.
        const __m512i count = load(some, lane);
        const __m512i odd_count = _mm512_srli_epi16(count, 8);
        even = _mm512_add_epi16(even, _mm512_permutexvar_epi16(count, weights_));
        odd = _mm512_add_epi16(odd, _mm512_permutexvar_epi16(odd_count, weights_));
      }
      for (std::size_t quarter = 0; quarter < 4; ++quarter)
        _mm512_storeu_si512(scores + lane + 16 * quarter, in_order(even, odd, quarter));
    }
  }

 private:
  __m512i weights_;
  __m512i miss_;
};

/// Weighs by a table of 256 weights for each of their three bytes.
template <>
class Scales<Range::wide> {
 public:
  CODEMAKER_TARGET explicit Scales(const Weighing& weighing)
      : miss_{_mm512_set1_epi32(static_cast<int>(weighing.miss))} {
    alignas(64) std::array<std::uint8_t, 256> bytes{};
    for (std::size_t digit = 0; digit < 3; ++digit) {
      for (std::size_t n = 0; n < std::min(bytes.size(), weighing.by_count.size()); ++n)
        bytes[n] = static_cast<std::uint8_t>(weighing.by_count[n] >> (8 * digit) & 0xFFU);
      for (std::size_t quarter = 0; quarter < 4; ++quarter)
        tables_[digit][quarter] = _mm512_load_si512(bytes.data() + 64 * quarter);
    }
  }

  CODEMAKER_TARGET void weigh(
      std::span<const ByteCounts> counts, const ByteCounts& hits, std::uint32_t* scores
  ) const {
    for (std::size_t lane = 0; lane < Columns::lanes; lane += 64) {
      __m512i both[3] = {};  // the sum of an even lane and 256 times that of the odd one after it
      __m512i odd[3] = {};
      for (const ByteCounts& some : counts) {
        const __m512i count = load(some, lane);
        const __mmask64 is_above_127 = _mm512_movepi8_mask(count);
#pragma GCC unroll 3
        for (std::size_t digit = 0; digit < 3; ++digit) {
          const __m512i weight = look_up(tables_[digit], count, is_above_127);
          both[digit] = _mm512_add_epi16(both[digit], weight);
          odd[digit] = _mm512_add_epi16(odd[digit], _mm512_srli_epi16(weight, 8));
        }
      }
      write(both, odd, load(hits, lane), scores + lane);
    }
  }

 private:
  CODEMAKER_TARGET [[gnu::always_inline]] static __m512i look_up(
      const __m512i (&table)[4], __m512i counts, __mmask64 is_above_127
  ) {
    const __m512i lower = _mm512_permutex2var_epi8(table[0], counts, table[1]);
    const __m512i upper = _mm512_permutex2var_epi8(table[2], counts, table[3]);
    return _mm512_mask_mov_epi8(lower, is_above_127, upper);
  }

  CODEMAKER_TARGET [[gnu::always_inline]] void write(
      const __m512i (&both)[3], const __m512i (&odd)[3], __m512i hits, std::uint32_t* scores
  ) const {
    const __mmask64 misses = _mm512_testn_epi8_mask(hits, hits);
    for (std::size_t quarter = 0; quarter < 4; ++quarter) {
      const auto are_misses = static_cast<__mmask16>(misses >> (16 * quarter) & 0xFFFFU);
      __m512i sums = _mm512_maskz_mov_epi32(are_misses, miss_);
#pragma GCC unroll 3
      for (std::size_t digit = 0; digit < 3; ++digit) {
        const __m512i even = _mm512_sub_epi16(both[digit], _mm512_slli_epi16(odd[digit], 8));
        const __m512i numbers = in_order(even, odd[digit], quarter);
        sums = _mm512_add_epi32(
            sums, _mm512_maskz_slli_epi32(0xFFFF, numbers, static_cast<unsigned>(8 * digit))
        );
      }
      _mm512_storeu_si512(scores + 16 * quarter, sums);
    }
  }

  __m512i tables_[3][4];  ///< by byte, then by quarter of the counts
  __m512i miss_;
};

#include "engine/breaking/tally/kernel.inc"

}  // namespace
}  // namespace avx512

const Kernel avx512_kernel{avx512::count_answers, avx512::score_all};

}  // namespace codemaker::engine::breaking::tally
#endif
