#include "engine/breaking/tally/columns.hpp"

namespace codemaker::engine::breaking::tally {
namespace {

constexpr std::uint8_t no_code = 0xFF;  // equals no peg of a guess

}  // namespace

Columns::Columns(const Rules& rules, std::span<const Word> codes)
    : rules_{rules},
      size_{codes.size()},
      blocks_{(codes.size() + lanes - 1) / lanes},
      bytes_(blocks_ * static_cast<std::size_t>(rules.holes + rules.colors)) {
  const auto holes = static_cast<std::size_t>(rules.holes);
  const auto colors = static_cast<std::size_t>(rules.colors);
  for (std::size_t hole = 0; hole < holes; ++hole) {
    Block* column = &bytes_[hole * blocks_];
    for (std::size_t i = 0; i < size_; ++i)
      column[i / lanes].bytes[i % lanes] = codes[i].pegs[hole];
    for (std::size_t i = size_; i < blocks_ * lanes; ++i)
      column[i / lanes].bytes[i % lanes] = no_code;
  }
  for (std::size_t color = 1; color <= colors; ++color) {
    Block* column = &bytes_[(holes + color - 1) * blocks_];
    for (std::size_t i = 0; i < size_; ++i)
      column[i / lanes].bytes[i % lanes] = codes[i].counts[color];
  }
}

}  // namespace codemaker::engine::breaking::tally
