/// What many guesses answer to a list of codes, thirty-two guesses at a time.
#pragma once

#if defined(__x86_64__)

#include "engine/breaking/tally/lanes.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace codemaker::engine::breaking::tally::avx2 {

/// Codes as sums of features: a code's answer to a guess is the sum over its pegs of what the guess
/// has in common with each. Codes that share a feature share the work.
template <std::size_t holes>
class FeatureSums {
 public:
  /// A color in a hole of the code, and how many of that color stand in the holes before.
  static constexpr std::size_t max_features = holes * (holes + 1) / 2 * max_colors;

  /// `guesses` outlive the sums.
  FeatureSums(const Columns& guesses, std::span<const Word> codes) {
    sums_.reserve(codes.size());
    for (const Word& code : codes)
      sums_.push_back(sum(guesses, code));
  }

  /// How many codes there are.
  [[nodiscard]] std::size_t size() const { return sums_.size(); }

  /// The features of a block of guesses; there is room for `max_features`.
  CODEMAKER_AVX2_INLINE void meet(std::size_t block, Block* features) const {
    for (const Feature& feature : features_) {
      const Vector is_black = _mm256_cmpeq_epi8(load(feature.place[block]), all(feature.color));
      const Vector is_found = _mm256_cmpgt_epi8(load(feature.count[block]), all(feature.earlier));
      store(_mm256_sub_epi8(_mm256_and_si256(is_black, all(16)), is_found), *features++);
    }
  }

  /// Their answers to a code: 16 · black + found.
  [[nodiscard]] CODEMAKER_AVX2_INLINE Vector
  answers(const Block* features, std::size_t code) const {
    const Sum& sum = sums_[code];
    Vector answers = load(at(features, sum[0]));
#pragma GCC unroll 5
    for (std::size_t hole = 1; hole < holes; ++hole)
      answers = _mm256_add_epi8(answers, load(at(features, sum[hole])));
    return answers;
  }

 private:
  /// 16 for a guess that has the color in the same place, and 1 if it holds more than `earlier`.
  struct Feature {
    const Block* place;
    const Block* count;
    Peg color;
    std::uint8_t earlier;
  };

  /// Where the features of a code stand among all, in bytes.
  using Sum = std::array<std::uint16_t, holes>;

  static const Block& at(const Block* features, std::size_t bytes) {
    return *reinterpret_cast<const Block*>(reinterpret_cast<const char*>(features) + bytes);
  }

  Sum sum(const Columns& guesses, const Word& code) {
    std::array<std::uint8_t, max_colors + 1> seen{};
    Sum sum;
    for (std::size_t hole = 0; hole < holes; ++hole) {
      const Peg color = code.pegs[hole];
      // Pegs find as many of a color as both rows hold; splats meet every peg of the code.
      const bool is_pegs = guesses.rules().marking == Marking::pegs;
      const std::uint8_t earlier = is_pegs ? seen[color]++ : std::uint8_t{0};
      std::uint16_t& number = numbers_[hole][color][earlier];
      if (number == 0) {
        features_.push_back(
            {guesses.place(static_cast<int>(hole)), guesses.count(color), color, earlier}
        );
        number = static_cast<std::uint16_t>(features_.size());
      }
      sum[hole] = static_cast<std::uint16_t>((number - 1U) * sizeof(Block));
    }
    return sum;
  }

  std::vector<Feature> features_;
  std::vector<Sum> sums_;
  std::uint16_t numbers_[holes][max_colors + 1][holes] = {};  ///< from 1; 0 = not met yet
};

}  // namespace codemaker::engine::breaking::tally::avx2
#endif
