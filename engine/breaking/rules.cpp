#include "engine/breaking/rules.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace codemaker::engine::breaking {
namespace {

using Counts = std::array<int, max_colors + 1>;

Counts count_colors(const Code& code) {
  Counts counts{};
  for (const Peg peg : code.pegs())
    ++counts[peg];
  counts[no_peg] = 0;
  return counts;
}

int count_agreeing(const Code& code, const Code& guess) {
  int agreeing = 0;
  for (int hole = 0; hole < code.size(); ++hole)
    agreeing += code[hole] == guess[hole] ? 1 : 0;
  return agreeing;
}

int count_found(Marking marking, const Counts& code, const Counts& guess) {
  int found = 0;
  for (std::size_t color = 1; color < code.size(); ++color) {
    if (marking == Marking::pegs) {
      found += std::min(code[color], guess[color]);
    } else if (guess[color] > 0) {
      found += code[color];
    }
  }
  return found;
}

}  // namespace

bool are_playable(const Rules& rules) {
  return rules.holes >= 1 && rules.holes <= max_holes && rules.colors >= 1 &&
         rules.colors <= max_colors && (rules.repeats || rules.colors >= rules.holes);
}

std::uint64_t count_codes(const Rules& rules) {
  constexpr auto most = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t count = 1;
  for (int hole = 0; hole < rules.holes; ++hole) {
    const auto choices =
        static_cast<std::uint64_t>(rules.repeats ? rules.colors : rules.colors - hole);
    if (count > most / choices) return most;
    count *= choices;
  }
  return count;
}

Marks mark(Marking marking, const Code& code, const Code& guess) {
  const int black = count_agreeing(code, guess);
  return {black, count_found(marking, count_colors(code), count_colors(guess)) - black};
}

}  // namespace codemaker::engine::breaking
