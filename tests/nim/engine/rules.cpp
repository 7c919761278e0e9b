#include "engine/nim/rules.hpp"

#include "engine/random.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace codemaker::engine::nim {

int sticks_of(const Heaps& heaps) {
  return std::accumulate(heaps.begin(), heaps.end(), 0);
}

bool is_legal(const Heaps& heaps, Move move) {
  const bool is_heap = move.heap >= 0 && move.heap < max_heaps;
  return is_heap && move.sticks >= 1 && move.sticks <= sticks_in(heaps, move.heap);
}

Heaps after(Heaps heaps, Move move) {
  auto& heap = heaps.at(static_cast<std::size_t>(move.heap));
  heap = static_cast<std::uint8_t>(heap - move.sticks);
  return heaps;
}

std::vector<Move> moves(const Heaps& heaps) {
  std::vector<Move> all;
  for (int heap = 0; heap < max_heaps; ++heap)
    for (int sticks = 1; sticks <= sticks_in(heaps, heap); ++sticks)
      all.push_back({heap, sticks});
  return all;
}

std::uint64_t count_sequences(const Heaps& heaps, int depth) {
  if (depth == 0) return 1;
  std::uint64_t count = 0;
  for (const Move move : moves(heaps))
    count += count_sequences(after(heaps, move), depth - 1);
  return count;
}

Heaps deal(std::uint64_t seed, int level) {
  constexpr int levels_of_three = 3;
  const std::size_t count = level <= levels_of_three ? max_heaps - 1 : max_heaps;
  std::array<std::uint8_t, max_sticks> sizes{1, 2, 3, 4, 5, 6, 7};
  Heaps heaps{};
  Random random{seed};
  for (std::size_t at = 0; at < count; ++at) {
    std::swap(sizes.at(at), sizes.at(at + random.below(sizes.size() - at)));
    heaps.at(at) = sizes.at(at);
  }
  return heaps;
}

bool is_balanced(const Heaps& heaps) {
  return std::accumulate(heaps.begin(), heaps.end(), 0, std::bit_xor<>{}) == 0;
}

Move best(const Heaps& heaps) {
  for (const Move move : moves(heaps))
    if (is_balanced(after(heaps, move))) return move;
  return {static_cast<int>(std::ranges::max_element(heaps) - heaps.begin()), 1};
}

Move choose(const Heaps& heaps, int level, std::uint64_t seed) {
  Random random{
      seed ^ std::accumulate(heaps.begin(), heaps.end(), std::uint64_t{0}, [](auto a, auto b) {
        return a << 3U | b;
      })};
  if (random.below(strongest) < static_cast<std::uint64_t>(level)) return best(heaps);
  const auto all = moves(heaps);
  return all[random.below(all.size())];
}

std::string text(Move move) {
  return {letter(move.heap), static_cast<char>('0' + move.sticks)};
}

std::optional<Move> parse_move(std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  const Move move{text[0] - letter(0), text[1] - '0'};
  const bool is_heap = move.heap >= 0 && move.heap < max_heaps;
  if (!is_heap || move.sticks < 1 || move.sticks > max_sticks) return std::nullopt;
  return move;
}

}  // namespace codemaker::engine::nim
