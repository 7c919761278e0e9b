/// Codes laid out by what guesses ask of them, one bit a code, so that hundreds are worked on at
/// once.
#pragma once

#include "engine/breaking/word.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace codemaker::engine::breaking::tally {

/// Codes in blocks of 512. A block has a row of bits for each color in each hole, and one for each
/// color held at least once, twice, and so on.
class Columns {
 public:
  /// Codes in a block: the bits of the widest vector there is.
  static constexpr std::size_t lanes = 512;

  /// One bit of each code of a block. That of code n stands so that eight rows, read as binary
  /// digits, are turned into numbers in the order of the codes: see `transpose_bits`.
  struct alignas(lanes / 8) Row {
    std::array<std::uint64_t, lanes / 64> bits{};
  };

  /// `codes` are words of the game. What the last block has too many agrees with no guess in any
  /// place and holds no color: its answer is 0 black 0 white.
  Columns(const Rules& rules, std::span<const Word> codes);

  [[nodiscard]] const Rules& rules() const { return rules_; }

  /// How many codes there are, the padding not counted.
  [[nodiscard]] std::size_t size() const { return size_; }

  [[nodiscard]] std::size_t blocks() const { return blocks_; }

  /// Lanes of the last block that are no codes.
  [[nodiscard]] std::size_t padding() const { return blocks_ * lanes - size_; }

  /// The rows of a block.
  [[nodiscard]] const Row* block(std::size_t block) const { return &rows_[block * rows_in_block_]; }

  /// Which row of a block says that a color 1 … colors stands in a hole; a blank stands in none.
  [[nodiscard]] std::size_t in_hole(std::size_t hole, Peg color) const {
    return color == no_peg ? nowhere : 1 + hole * colors() + color - 1U;
  }

  /// Which row says that a color 1 … colors is held at least so often, from once to `holes` times.
  [[nodiscard]] std::size_t at_least(std::size_t times, std::size_t color) const {
    return 1 + (holes() + times - 1) * colors() + color - 1;
  }

  /// The row of what no code has.
  static constexpr std::size_t nowhere = 0;

 private:
  [[nodiscard]] std::size_t holes() const { return static_cast<std::size_t>(rules_.holes); }

  [[nodiscard]] std::size_t colors() const { return static_cast<std::size_t>(rules_.colors); }

  void enter(const Word& code, std::size_t number);

  Rules rules_;
  std::size_t size_;
  std::size_t blocks_;
  std::size_t rows_in_block_;
  std::vector<Row> rows_;  ///< block by block
};

}  // namespace codemaker::engine::breaking::tally
