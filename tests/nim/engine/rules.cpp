#include "engine/nim/rules.hpp"

#include "engine/random.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

namespace codemaker::engine::nim {

Heaps after(Heaps heaps, Move move) {
  heaps.at(move.heap) -= move.sticks;
  return heaps;
}

std::vector<Move> moves(const Heaps& heaps) {
  std::vector<Move> all;
  for (std::size_t heap = 0; heap < max_heaps; ++heap)
    for (int sticks = 1; sticks <= heaps.at(heap); ++sticks)
      all.push_back({heap, sticks});
  return all;
}

bool is_balanced(const Heaps& heaps) {
  return std::accumulate(heaps.begin(), heaps.end(), 0, std::bit_xor<>{}) == 0;
}

Move best(const Heaps& heaps) {
  for (const Move move : moves(heaps))
    if (is_balanced(after(heaps, move))) return move;
  return {static_cast<std::size_t>(std::ranges::max_element(heaps) - heaps.begin()), 1};
}

Move choose(const Heaps& heaps, int level, std::uint64_t seed) {
  for (const int sticks : heaps)
    seed = seed * (max_sticks + 1) + static_cast<std::uint64_t>(sticks);
  Random random{seed};
  const auto case_of_ten = static_cast<int>(random.below(records::strongest_level));
  if (case_of_ten < level) return best(heaps);
  const auto all = moves(heaps);
  return all[random.below(all.size())];
}

Table Rules::deal(const Setup& /*setup*/, std::uint64_t seed, int level) {
  constexpr int levels_of_three = 3;
  const std::size_t count = level <= levels_of_three ? max_heaps - 1 : max_heaps;
  Table table;
  Random random{seed};
  for (std::size_t heap = 0; heap < count;) {
    const int sticks = 1 + static_cast<int>(random.below(max_sticks));
    if (std::ranges::count(table.heaps, sticks) == 0) table.heaps.at(heap++) = sticks;
  }
  return table;
}

std::string Rules::text(Move move) {
  return letters[move.heap] + std::to_string(move.sticks);
}

std::optional<Move> Rules::parse_move(std::string_view text) {
  for (const Move move : moves({max_sticks, max_sticks, max_sticks, max_sticks}))
    if (Rules::text(move) == text) return move;
  return std::nullopt;
}

}  // namespace codemaker::engine::nim
