#include "commands/bench/masterix_match.hpp"

#include "engine/random.hpp"
#include "io/posix/clock.hpp"

namespace codemaker::commands {

using engine::Points;
using engine::Random;
using engine::masterix::Board;
using engine::masterix::Color;
using engine::masterix::Player;
using engine::masterix::Position;
using engine::masterix::Round;
using engine::masterix::Style;
using engine::masterix::Thought;
using engine::masterix::TranspositionTable;

namespace {

/// What the first player has more at the end of the round.
Points margin(
    const Player& first, const Player& second, std::uint64_t seed, TranspositionTable& table
) {
  Round round{1, {Board::deal(seed), Color::blue}};
  while (!round.is_over()) {
    const Player& mover = round.position().turn == Color::blue ? first : second;
    round.play(think(mover, round.position(), table).move);
  }
  return round.score(Color::blue) - round.score(Color::red);
}

}  // namespace

std::chrono::microseconds processor_time() {
  return std::chrono::duration_cast<std::chrono::microseconds>(io::processor_time_of_thread());
}

Thought think(const Player& player, const Position& position, TranspositionTable& table) {
  const auto begin = processor_time();
  const auto elapsed = [&] {
    return processor_time() - begin;
  };
  return player.think(position, table, elapsed, {}).value_or(Thought{});
}

Position position_with(int units, std::uint64_t& seed) {
  for (;;) {
    Position position{Board::deal(++seed), Color::blue};
    Random random{seed};
    int left = engine::masterix::max_squares;
    auto moves = engine::masterix::moves(position);
    for (; left > units && !moves.empty(); --left) {
      position = engine::masterix::after(position, moves[random.below(moves.size())]);
      moves = engine::masterix::moves(position);
    }
    if (left == units && !moves.empty()) return position;
  }
}

MatchTally play_rounds(const Style& first, const Style& second, int rounds, Progress& progress) {
  TranspositionTable table;
  MatchTally tally{.rounds = rounds};
  for (int i = 1; i <= rounds; ++i, progress.step()) {
    const auto seed = static_cast<std::uint64_t>(i);
    const Points won = margin({first, 2 * seed}, {second, 2 * seed + 1}, seed, table);
    if (won > 0) ++tally.won;
    if (won < 0) ++tally.lost;
  }
  return tally;
}

}  // namespace codemaker::commands
