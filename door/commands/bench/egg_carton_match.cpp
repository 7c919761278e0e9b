#include "commands/bench/egg_carton_match.hpp"

#include "engine/egg_carton/deal.hpp"
#include "engine/egg_carton/player.hpp"
#include "engine/egg_carton/search.hpp"
#include "engine/random.hpp"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <utility>

namespace codemaker::commands {
namespace {

namespace egg = engine::egg_carton;
using egg::Position;
using egg::Slot;
using engine::Random;

constexpr std::uint64_t first_deal = 600'001;

Slot select_randomly(const Position& position, Random& random) {
  const auto slots = egg::selections(position);
  return slots[random.below(slots.size())];
}

/// Or any, where none ends off the board.
Slot select_ending_off(const Position& position, Random& random) {
  const auto all = egg::selections(position);
  auto slots = all;
  std::erase_if(slots, [&](Slot slot) {
    const auto sowing = egg::sow(position, slot);
    return sowing.outcome != egg::Outcome::again && egg::winner(sowing.after) != position.turn;
  });
  const auto& some = slots.empty() ? all : slots;
  return some[random.below(some.size())];
}

/// Of equally good selections any one.
Slot select_by_depth(const Position& position, int depth, Random& random) {
  egg::SlotOrder order = egg::far_slots_first;
  for (std::size_t i = order.size() - 1; i > 0; --i)
    std::swap(order[i], order[random.below(i + 1)]);
  egg::DepthSearch search{position.relay_rule, nullptr};
  const auto choice = search.choose(egg::to_board(position), depth, order, {});
  assert(choice);  // nobody stops it
  return egg::slot_of(position, choice->slot);
}

Slot select(const EggReference& reference, const Position& position, Random& random) {
  if (reference.depth == EggReference::any) return select_randomly(position, random);
  if (reference.depth == EggReference::ends_off) return select_ending_off(position, random);
  if (reference.depth > 0) return select_by_depth(position, reference.depth, random);
  const auto thought = egg::ComputerPlayer{egg::strongest, random.next()}.think(position, {});
  assert(thought);
  return thought->slot;
}

void play(const EggReference& reference, int strength, std::uint64_t game, EggScore& score) {
  using namespace std::chrono;
  Position position = egg::fair_deal(first_deal + game, egg::RelayRule::usual).position;
  Random random{game};
  const egg::ComputerPlayer computer{strength, random.next()};
  bool has_win = false;
  while (!egg::winner(position)) {
    if (position.turn == egg::Player::one) {
      position = egg::sow(position, select(reference, position, random)).after;
      continue;
    }
    const auto begin = steady_clock::now();
    const auto elapsed = [begin] {
      return duration_cast<milliseconds>(steady_clock::now() - begin);
    };
    const auto thought =
        computer.think(position, {.stop = {}, .elapsed = elapsed, .time = egg::thinking_time});
    assert(thought);
    const duration<double, std::milli> passed = steady_clock::now() - begin;
    score.longest_think = std::max(score.longest_think, passed.count());
    if (!thought->is_exact) ++score.unsettled;
    has_win = has_win || (thought->is_exact && thought->value > 0);
    position = egg::sow(position, thought->slot).after;
  }
  const bool is_won = egg::winner(position) == egg::Player::one;
  ++score.games;
  if (is_won) ++score.won;
  if (is_won && has_win) ++score.wins_lost;
}

}  // namespace

EggScore play_egg_match(const EggReference& reference, int strength, Progress& progress) {
  EggScore score;
  for (int game = 0; game < reference.games; ++game, progress.step())
    play(reference, strength, static_cast<std::uint64_t>(game), score);
  return score;
}

}  // namespace codemaker::commands
