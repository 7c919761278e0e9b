/// Codes laid out for fast marking.
#pragma once

#include "engine/breaking/code.hpp"
#include "engine/breaking/marks.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace codemaker::engine::breaking {

/// A code as two rows of bytes that the compiler can compare sixteen at a time.
struct Word {
  alignas(16) std::array<std::uint8_t, 16> pegs{};    ///< by hole, 0 beyond the last
  alignas(16) std::array<std::uint8_t, 16> counts{};  ///< by color; blanks are not counted

  friend bool operator==(const Word&, const Word&) = default;
};

/// The code as a word, blanks as pegs of color 0.
[[nodiscard]] Word to_word(const Code& code);

/// An answer as a number below `answer_bound`: 16 × black + (black + white).
using Answer = std::uint8_t;

[[nodiscard]] constexpr Answer to_answer(const Marks& marks) {
  return static_cast<Answer>(16 * marks.black + marks.black + marks.white);
}

/// The marks behind a number that `to_answer` gave.
[[nodiscard]] constexpr Marks to_marks(Answer answer) {
  return {answer / 16, answer % 16 - answer / 16};
}

/// More than any answer in a game of so many holes.
[[nodiscard]] constexpr int answer_bound(int holes) {
  return 17 * holes + 1;
}

namespace detail {

/// Sixteen bytes worked on at once. Spelled out because g++ 12.2 at -O3 miscompiles the same sums
/// written as loops (its SLP vectorizer drops terms).
using Bytes [[gnu::vector_size(16)]] = std::uint8_t;

/// The sum of bytes that are at most 15.
inline int sum(Bytes bytes) {
  const auto halves = std::bit_cast<std::array<std::uint64_t, 2>>(bytes);
  return static_cast<int>(((halves[0] + halves[1]) * 0x0101010101010101U) >> 56U);
}

}  // namespace detail

/// As `mark`, for words of `holes` holes.
[[nodiscard]] inline Answer answer(
    Marking marking, int holes, const Word& code, const Word& guess
) {
  using detail::Bytes;
  const auto differing = std::bit_cast<Bytes>(code.pegs) != std::bit_cast<Bytes>(guess.pegs);
  const int black = holes - detail::sum(std::bit_cast<Bytes>(differing) & 1);
  const auto in_code = std::bit_cast<Bytes>(code.counts);
  const auto in_guess = std::bit_cast<Bytes>(guess.counts);
  const Bytes found = marking == Marking::pegs ? (in_code < in_guess ? in_code : in_guess)
                                               : (in_guess != 0 ? in_code : Bytes{});
  return static_cast<Answer>(16 * black + detail::sum(found));
}

}  // namespace codemaker::engine::breaking
