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

#define CODEMAKER_TARGET [[gnu::target("avx2")]]

namespace codemaker::engine::breaking::tally {
namespace avx2 {
namespace {

using Bits [[gnu::vector_size(32), gnu::may_alias]] = std::uint64_t;
using Lanes [[gnu::vector_size(32), gnu::may_alias]] = std::uint32_t;

CODEMAKER_TARGET [[gnu::always_inline]] inline Bits parity(Bits one, Bits two, Bits three) {
  return one ^ two ^ three;
}

CODEMAKER_TARGET [[gnu::always_inline]] inline Bits majority(Bits one, Bits two, Bits three) {
  return (one & two) | ((one ^ two) & three);
}

/// A table of sixteen bytes to look up in.
CODEMAKER_TARGET [[gnu::always_inline]] inline __m256i table_of(const std::uint8_t* bytes) {
  return _mm256_broadcastsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes)));
}

class BitCount {
 public:
  CODEMAKER_TARGET [[gnu::always_inline]] void add(Bits bits) {
    static constexpr std::uint8_t set_in[] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    const __m256i table = table_of(set_in);
    const __m256i low = _mm256_set1_epi8(0x0F);
    const __m256i all = reinterpret_cast<__m256i>(bits);
    const __m256i counts = _mm256_add_epi8(
        _mm256_shuffle_epi8(table, _mm256_and_si256(all, low)),
        _mm256_shuffle_epi8(table, _mm256_and_si256(_mm256_srli_epi16(all, 4), low))
    );
    sums_ += reinterpret_cast<Bits>(_mm256_sad_epu8(counts, _mm256_setzero_si256()));
  }

  [[nodiscard]] CODEMAKER_TARGET std::uint32_t total() const {
    return static_cast<std::uint32_t>(sums_[0] + sums_[1] + sums_[2] + sums_[3]);
  }

 private:
  Bits sums_{};
};

template <Range>
class Scales : public TableScales {
 public:
  using TableScales::TableScales;
};

/// Weighs in sixteen bits, by tables that stand in vectors.
template <>
class Scales<Range::small> {
 public:
  CODEMAKER_TARGET explicit Scales(const Weighing& weighing)
      : miss_{_mm256_set1_epi16(static_cast<short>(weighing.miss))} {
    std::array<std::array<std::uint8_t, 32>, 2> bytes{};
    for (std::size_t n = 0; n < std::min<std::size_t>(32, weighing.by_count.size()); ++n) {
      bytes[0][n] = static_cast<std::uint8_t>(weighing.by_count[n] & 0xFFU);
      bytes[1][n] = static_cast<std::uint8_t>(weighing.by_count[n] >> 8U & 0xFFU);
    }
    for (std::size_t half = 0; half < 4; ++half)
      tables_[half] = table_of(bytes[half / 2].data() + 16 * (half % 2));
  }

  CODEMAKER_TARGET void weigh(
      std::span<const ByteCounts> counts, const ByteCounts& hits, std::uint32_t* scores
  ) const {
    const __m256i zero = _mm256_setzero_si256();
    for (std::size_t lane = 0; lane < Columns::lanes; lane += 32) {
      const __m256i misses = _mm256_cmpeq_epi8(load(hits, lane), zero);
      __m256i even = _mm256_and_si256(_mm256_unpacklo_epi8(misses, misses), miss_);
      __m256i odd = _mm256_and_si256(_mm256_unpackhi_epi8(misses, misses), miss_);
      for (const ByteCounts& count : counts)
        add(load(count, lane), even, odd);
      store(even, odd, scores + lane);
    }
  }

 private:
  CODEMAKER_TARGET [[gnu::always_inline]] static __m256i load(
      const ByteCounts& counts, std::size_t lane
  ) {
    return _mm256_load_si256(reinterpret_cast<const __m256i*>(counts.lanes.data() + lane));
  }

  /// Adds the weights to the sums of lanes 0 … 7 and 16 … 23, and to those of the others.
  CODEMAKER_TARGET [[gnu::always_inline]] void add(__m256i counts, __m256i& even, __m256i& odd)
      const {
    // A shuffle gives 0 for indices from 128 on.
    const __m256i below_16 = _mm256_adds_epu8(counts, _mm256_set1_epi8(0x70));
    const __m256i above_15 = _mm256_sub_epi8(counts, _mm256_set1_epi8(16));
    const __m256i low = _mm256_or_si256(
        _mm256_shuffle_epi8(tables_[0], below_16), _mm256_shuffle_epi8(tables_[1], above_15)
    );
    const __m256i high = _mm256_or_si256(
        _mm256_shuffle_epi8(tables_[2], below_16), _mm256_shuffle_epi8(tables_[3], above_15)
    );
    even = _mm256_add_epi16(even, _mm256_unpacklo_epi8(low, high));
    odd = _mm256_add_epi16(odd, _mm256_unpackhi_epi8(low, high));
  }

  CODEMAKER_TARGET [[gnu::always_inline]] static void store(
      __m256i even, __m256i odd, std::uint32_t* scores
  ) {
    const __m128i rows[] = {
        _mm256_castsi256_si128(even), _mm256_castsi256_si128(odd),
        _mm256_extracti128_si256(even, 1), _mm256_extracti128_si256(odd, 1)};
    for (std::size_t row = 0; row < 4; ++row) {
      _mm256_storeu_si256(
          reinterpret_cast<__m256i*>(scores + 8 * row), _mm256_cvtepu16_epi32(rows[row])
      );
    }
  }

  __m256i tables_[4];  ///< low bytes of 0 … 15 and 16 … 31, high bytes of both
  __m256i miss_;
};

#include "engine/breaking/tally/kernel.inc"

}  // namespace
}  // namespace avx2

const Kernel avx2_kernel{avx2::count_answers, avx2::score_all};

}  // namespace codemaker::engine::breaking::tally
#endif
