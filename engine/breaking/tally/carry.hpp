/// Outcomes counted with binary digits that are spread over vectors: what both vector kernels add
/// up answers with.
#pragma once

#if defined(__x86_64__)

#include "engine/breaking/tally/lanes.hpp"

#include <cstddef>

namespace codemaker::engine::breaking::tally::avx2 {

/// Outcomes come in groups of eight: 0 … 7, 8 … 15, 16 … 20.
template <std::size_t holes>
inline constexpr std::size_t groups_of = (outcomes_of<holes> + 7) / 8;

/// Rows of outcomes as one bit of each byte for each outcome of a group; none for those of others.
template <std::size_t group>
struct OutcomeBits {
  const Block* outcomes;

  /// The bits of a row.
  CODEMAKER_AVX2_INLINE Vector operator[](std::size_t row) const {
    const __m128i low = _mm_setr_epi8(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0);
    const __m128i high = _mm_setr_epi8(0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, -128);
    const Vector bits = _mm256_broadcastsi128_si256(group == 1 ? high : low);
    // A shuffle gives 0 for indices from 128 on: outcomes of other groups are moved there.
    const Vector in_row = load(outcomes[row]);
    return _mm256_shuffle_epi8(
        bits, group == 2 ? _mm256_sub_epi8(in_row, all(16)) : _mm256_adds_epu8(in_row, all(0x70))
    );
  }
};

/// Sums of bits across rows, one for each bit of each byte lane, as binary digits.
template <std::size_t digits>
class CarrySave {
 public:
  CODEMAKER_AVX2_INLINE CarrySave() {
    for (Vector& digit : digits_)
      digit = _mm256_setzero_si256();
  }

  /// Adds 2^level rows from `first` on to the digits below 2^level; what they carry beyond.
  template <std::size_t level, typename Rows>
  CODEMAKER_AVX2_INLINE Vector add(const Rows& rows, std::size_t first) {
    if constexpr (level == 0) {
      return rows[first];
    } else {
      const Vector one = add<level - 1>(rows, first);
      const Vector other = add<level - 1>(rows, first + (std::size_t{1} << (level - 1)));
      Vector& digit = digits_[level - 1];
      const Vector half = _mm256_xor_si256(one, other);
      const Vector carried =
          _mm256_or_si256(_mm256_and_si256(one, other), _mm256_and_si256(half, digit));
      digit = _mm256_xor_si256(half, digit);
      return carried;
    }
  }

  /// The same, the carry added to the digits above.
  template <std::size_t level, typename Rows>
  CODEMAKER_AVX2_INLINE void add_whole(const Rows& rows, std::size_t first) {
    Vector carried = add<level>(rows, first);
#pragma GCC unroll 8
    for (std::size_t i = level; i < digits; ++i) {
      const Vector beyond = _mm256_and_si256(digits_[i], carried);
      digits_[i] = _mm256_xor_si256(digits_[i], carried);
      carried = beyond;
    }
  }

  /// The binary digit of worth 2^i of each sum.
  [[nodiscard]] CODEMAKER_AVX2_INLINE Vector digit(std::size_t i) const {
    return digits_[i];
  }

 private:
  Vector digits_[digits];  ///< ones, twos, fours, …
};

}  // namespace codemaker::engine::breaking::tally::avx2
#endif
