#include "engine/masterix/player.hpp"

#include "engine/random.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace codemaker::engine::masterix {
namespace {

using std::chrono::milliseconds;

constexpr int to_the_end = 47;  ///< no round is longer

constexpr std::array<Style, 10> styles{{
    {.accuracy = 15},
    {.accuracy = 35},
    {.accuracy = 60},
    {.accuracy = 85},
    {.accuracy = 90, .depth = 1},
    {.accuracy = 92, .depth = 2},
    {.accuracy = 95, .depth = 3},
    {.accuracy = 97, .depth = 4},
    {.depth = to_the_end, .time = milliseconds{30}},
    {.depth = to_the_end, .time = milliseconds{100}},
}};

/// A generator for this position: asked again it plays the same move, and the same seed still plays
/// a new round from another board.
Random generator(std::uint64_t seed, const Position& position) {
  std::uint64_t mixed = Random{seed}.next();
  for (const Squares units : {position.own(), position.enemies()}) {
    mixed = Random{mixed ^ units}.next();
  }
  return Random{mixed};
}

std::vector<Move> shuffled_moves(const Position& position, Random& random) {
  std::vector<Move> shuffled = moves(position);
  for (std::size_t i = shuffled.size() - 1; i > 0; --i) {
    std::swap(shuffled[i], shuffled[random.below(i + 1)]);
  }
  return shuffled;
}

Move greediest(const Position& position, const std::vector<Move>& moves) {
  return *std::ranges::max_element(moves, {}, [&](Move move) { return kills(position, move); });
}

}  // namespace

Style style_of_level(int level) {
  assert(level >= weakest_level);
  return styles[static_cast<std::size_t>(std::min(level, strongest_level) - 1)];
}

std::optional<Thought> Player::think(
    const Position& position, TranspositionTable& table, const Elapsed& elapsed,
    const std::stop_token& stop
) const {
  assert(!is_over(position));
  Random random = generator(seed_, position);
  const bool is_careless = random.below(100) >= static_cast<unsigned>(style_.accuracy);
  std::vector<Move> choices = shuffled_moves(position, random);
  const bool has_choice = choices.size() > 1;
  if (is_careless || style_.depth == 0) {
    choices = {is_careless ? choices.front() : greediest(position, choices)};
  }
  const bool is_narrowed = has_choice && choices.size() == 1;
  const bool is_timed = style_.time > milliseconds{0};
  Search search{is_timed ? &table : nullptr, [&] {
                  return stop.stop_requested() || (is_timed && elapsed() >= style_.time);
                }};
  const SearchResult result = search.deepen(
      sides(position), std::move(choices), is_narrowed ? 1 : std::max(style_.depth, 1)
  );
  if (stop.stop_requested()) return std::nullopt;
  return Thought{
      .move = result.move,
      .value = count(position.own()) - count(position.enemies()) + result.worth,
      .depth = result.depth,
      .is_exact = result.is_exact && !is_narrowed,
      .nodes = search.nodes(),
  };
}

}  // namespace codemaker::engine::masterix
