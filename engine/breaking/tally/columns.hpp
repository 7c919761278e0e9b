/// Codes laid out by place and by color, so that thirty-two of them are worked on at once.
#pragma once

#include "engine/breaking/word.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace codemaker::engine::breaking::tally {

/// Codes in blocks of thirty-two, one byte a code in each block.
class Columns {
 public:
  /// Codes in a block: the bytes of a 256-bit vector.
  static constexpr std::size_t lanes = 32;

  /// One byte of each of thirty-two codes.
  struct alignas(lanes) Block {
    std::array<std::uint8_t, lanes> bytes{};
  };

  /// `codes` are words of the game. The last block is filled up with rows that agree with no guess
  /// in any place and hold no color: their answer is 0 black 0 white.
  Columns(const Rules& rules, std::span<const Word> codes);

  [[nodiscard]] const Rules& rules() const { return rules_; }

  /// How many codes there are, the padding not counted.
  [[nodiscard]] std::size_t size() const { return size_; }

  [[nodiscard]] std::size_t blocks() const { return blocks_; }

  /// Rows in the last block that are no codes.
  [[nodiscard]] std::size_t padding() const { return blocks_ * lanes - size_; }

  /// The pegs in a hole 0 … holes - 1, one byte a code.
  [[nodiscard]] const Block* place(int hole) const {
    return column(static_cast<std::size_t>(hole));
  }

  /// How often a color 1 … colors stands in each code, one byte a code.
  [[nodiscard]] const Block* count(std::size_t color) const {
    return column(static_cast<std::size_t>(rules_.holes) + color - 1);
  }

 private:
  [[nodiscard]] const Block* column(std::size_t index) const { return &bytes_[index * blocks_]; }

  Rules rules_;
  std::size_t size_;
  std::size_t blocks_;
  std::vector<Block> bytes_;
};

}  // namespace codemaker::engine::breaking::tally
