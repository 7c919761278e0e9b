/// How good a division of the possible codes is, as a sum over its parts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace codemaker::engine::breaking::search {

/// Weights of parts by their size, as whole numbers so that every processor adds up the same. The
/// smaller the sum, the better the guess.
class Measure {
 public:
  /// Lists up to this long use weights whose sum fits sixteen bits.
  static constexpr std::size_t small_list = 31;

  /// What the weights of small lists are multiplied with.
  static constexpr std::uint32_t small_scale = 256;

  /// What a guess is charged for each part it leaves.
  struct Weights {
    std::vector<std::uint32_t> by_size;  ///< by_size[0] is 0
    std::uint32_t miss = 0;              ///< added if the guess cannot be the code itself
  };

  /// Σ n·log2 n, less 2 for a guess that may be the code (codebreaking.md section 6).
  static Measure entropy(std::size_t max_codes);
  /// Σ n²: the expected number of codes left.
  static Measure expected_size(std::size_t max_codes);
  /// Σ of the guesses that lists of each size are expected to need, from 0 codes on.
  static Measure expected_guesses(std::span<const double> guesses);

  /// Those for a list of so many codes.
  [[nodiscard]] const Weights& weights(std::size_t codes) const {
    return codes <= small_list ? small_ : large_;
  }

 private:
  Weights small_;
  Weights large_;
};

}  // namespace codemaker::engine::breaking::search
