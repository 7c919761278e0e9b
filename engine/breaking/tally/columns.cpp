#include "engine/breaking/tally/columns.hpp"

namespace codemaker::engine::breaking::tally {

Columns::Columns(const Rules& rules, std::span<const Word> codes)
    : rules_{rules},
      size_{codes.size()},
      blocks_{(codes.size() + lanes - 1) / lanes},
      rows_in_block_{1 + 2 * holes() * colors()},
      rows_(blocks_ * rows_in_block_) {
  for (std::size_t i = 0; i < size_; ++i)
    enter(codes[i], i);
}

void Columns::enter(const Word& code, std::size_t number) {
  Row* const rows = &rows_[number / lanes * rows_in_block_];
  const std::size_t lane = number % lanes;
  const std::size_t byte = lane % (lanes / 8);
  const std::uint64_t bit = std::uint64_t{1} << (8 * (byte % 8) + lane / (lanes / 8));
  std::array<std::uint8_t, max_colors + 1> held{};
  for (std::size_t hole = 0; hole < holes(); ++hole) {
    const Peg color = code.pegs[hole];
    if (color == no_peg) continue;
    rows[in_hole(hole, color)].bits[byte / 8] |= bit;
    rows[at_least(++held[color], color)].bits[byte / 8] |= bit;
  }
}

}  // namespace codemaker::engine::breaking::tally
