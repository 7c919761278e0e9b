#include "engine/breaking/pairing.hpp"

#include <array>

namespace codemaker::engine::breaking {

std::vector<Pair> pair_pegs(const Code& code, const Code& guess) {
  std::vector<Pair> pairs;
  std::array<bool, max_holes> is_paired{};
  const auto paired = [&](int hole) -> bool& {
    return is_paired[static_cast<std::size_t>(hole)];
  };
  for (int hole = 0; hole < guess.size(); ++hole) {
    if (guess[hole] != code[hole]) continue;
    paired(hole) = true;
    pairs.push_back({hole, hole});
  }
  for (int from = 0; from < guess.size(); ++from) {
    if (guess[from] == code[from]) continue;
    for (int to = 0; to < code.size(); ++to) {
      if (paired(to) || code[to] != guess[from]) continue;
      paired(to) = true;
      pairs.push_back({from, to});
      break;
    }
  }
  return pairs;
}

}  // namespace codemaker::engine::breaking
