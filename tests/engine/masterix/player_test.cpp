#include "engine/masterix/player.hpp"

#include "boards.hpp"

#include "engine/masterix/replies.hpp"
#include "engine/random.hpp"

#include <algorithm>

namespace codemaker::engine::masterix {
namespace {

using std::chrono::microseconds;
using std::chrono::milliseconds;
using tests::board;
using tests::masterix_vectors;
using tests::position;

microseconds no_time() {
  return microseconds{0};
}

Thought think(const Style& style, std::uint64_t seed, const Position& position) {
  TranspositionTable table;
  const auto thought = Player{style, seed}.think(position, table, no_time, {});
  REQUIRE(thought);
  return *thought;
}

/// A position of a random round with so many moves made, or where it ended earlier.
Position position_of_round(std::uint64_t seed, int moves_made) {
  Position reached{Board::deal(seed), Color::blue};
  Random random{seed};
  for (int i = 0; i < moves_made && !is_over(reached); ++i) {
    const auto all = moves(reached);
    reached = after(reached, all[random.below(all.size())]);
  }
  return reached;
}

/// A second search: every move to the depth, nothing cut off, nothing remembered.
int plain_worth(const Position& position, int depth) {
  const auto all = moves(position);
  if (all.empty()) return 0;
  int most = 0;
  for (const Move move : all)
    most = std::max(most, kills(position, move));
  if (depth == 0) return 2 * (most - 1) + 1;
  int best = -1000;
  for (const Move move : all) {
    const int gain = 4 * kills(position, move) - 1;
    best = std::max(best, gain - plain_worth(after(position, move), depth - 1));
  }
  return best;
}

TEST_CASE("every solved vector is played to its margin with one of its best moves") {
  TranspositionTable table;
  for (const auto& vector : masterix_vectors("solved.json", "positions")) {
    INFO(vector["board"]);
    const Position start = position(vector);
    if (count(start.own() | start.enemies()) > 24) continue;  // quick; the program solves the rest
    const Player player{style_of_level(10), 1};
    const auto thought = player.think(start, table, no_time, {});
    REQUIRE(thought);
    CHECK(thought->is_exact);
    CHECK(thought->value == vector["margin"]);
    const std::vector<std::string> best = vector["best"];
    CHECK(std::ranges::count(best, text(thought->move)) == 1);
  }
}

TEST_CASE("looking ahead is worth as much as a search that cuts nothing off says") {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Position start = position_of_round(seed, 14 + static_cast<int>(seed));
    if (is_over(start)) continue;
    for (int depth = 1; depth <= 3; ++depth) {
      INFO("seed " << seed << " depth " << depth);
      const int worth = plain_worth(start, depth);
      TranspositionTable table;
      Search remembering{&table, [] {
                           return false;
                         }};
      CHECK(remembering.deepen(sides(start), moves(start), depth).worth == worth);
      Search plain{nullptr, [] {
                     return false;
                   }};
      const SearchResult result = plain.deepen(sides(start), moves(start), depth);
      CHECK(result.worth == worth);
      const int gain = 4 * kills(start, result.move) - 1;
      CHECK(gain - plain_worth(after(start, result.move), depth - 1) == worth);
    }
  }
}

TEST_CASE("the estimate of the replies to a move is the estimate of the position after it") {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const Position start = position_of_round(seed, static_cast<int>(seed) % 30);
    for (const Move move : moves(start)) {
      const Replies replies{sides(start), move.target};
      const bool is_spoiler = replies.spoilers(only(move.origin)) != 0;
      const int estimate = is_spoiler ? replies.without(move.origin) : replies.usual();
      CHECK(estimate == plain_worth(after(start, move), 0));
      CHECK(estimate <= replies.usual());
    }
  }
}

TEST_CASE("a greedy player takes the most kills") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Position start = position_of_round(seed, static_cast<int>(seed));
    if (is_over(start)) continue;
    int most = 0;
    for (const Move move : moves(start))
      most = std::max(most, kills(start, move));
    CHECK(kills(start, think({}, seed, start).move) == most);
  }
}

TEST_CASE("levels 1 to 8 play the same move again from the same seed") {
  for (int level = 1; level <= 8; ++level) {
    const Position start = position_of_round(99, 12);
    const Player player{style_of_level(level), 5};
    TranspositionTable table;
    const auto first = player.think(start, table, no_time, {});
    const auto later = player.think(start, table, [] { return microseconds{1'000'000}; }, {});
    REQUIRE((first && later));
    CHECK(first->move == later->move);
    CHECK(first->value == later->value);
  }
}

TEST_CASE("a weak player plays another round from another seed") {
  const Position start{Board::deal(1), Color::blue};
  std::vector<Move> played;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Move move = think(style_of_level(1), seed, start).move;
    CHECK(is_legal(start, move));
    if (std::ranges::count(played, move) == 0) played.push_back(move);
  }
  CHECK(played.size() > 10);
}

TEST_CASE("levels are the table of the rules and alike from 10 on") {
  CHECK(style_of_level(1) == Style{.accuracy = 15});
  CHECK(style_of_level(5) == Style{.accuracy = 90, .depth = 1});
  CHECK(style_of_level(8) == Style{.accuracy = 97, .depth = 4});
  CHECK(style_of_level(9).time == milliseconds{30});
  CHECK(style_of_level(10).time == milliseconds{100});
  CHECK(style_of_level(500) == style_of_level(10));
}

TEST_CASE("when the time is over from the start two moves ahead are still looked at") {
  const Position start{Board::deal(3), Color::blue};
  TranspositionTable table;
  const Player player{style_of_level(10), 1};
  const auto thought = player.think(start, table, [] { return microseconds{1'000'000}; }, {});
  REQUIRE(thought);
  CHECK(thought->depth == 2);
  CHECK_FALSE(thought->is_exact);
  CHECK(is_legal(start, thought->move));
}

TEST_CASE("a player who is stopped stops at once and has no move") {
  const Position start{Board::deal(3), Color::blue};
  std::stop_source source;
  int questions = 0;
  const auto elapsed = [&] {
    if (++questions == 3) source.request_stop();
    return microseconds{0};
  };
  TranspositionTable table;
  CHECK_FALSE(Player{style_of_level(10), 1}.think(start, table, elapsed, source.get_token()));
  CHECK(questions == 3);
}

TEST_CASE("the only move is played whoever plays") {
  const Position start{board({"BR", ".."}), Color::red};
  for (int level = 1; level <= 10; ++level) {
    const Thought thought = think(style_of_level(level), 7, start);
    CHECK(text(thought.move) == "a2-a1");
    CHECK(thought.value == 3);
    CHECK(thought.is_exact);
  }
}

}  // namespace
}  // namespace codemaker::engine::masterix
