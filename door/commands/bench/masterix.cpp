#include "commands/bench/masterix.hpp"

#include "commands/bench/masterix_match.hpp"
#include "commands/bench/report.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <vector>

namespace codemaker::commands {
namespace {

using engine::masterix::Position;
using engine::masterix::strongest_level;
using engine::masterix::Style;
using engine::masterix::style_of_level;
using engine::masterix::TranspositionTable;

constexpr Style depth_two{.depth = 2};
constexpr Style depth_four{.depth = 4};
constexpr Style greedy{};

/// What level 10 finds in its 100 ms, position by position.
struct Thinking {
  std::vector<int> depths;
  int exact = 0;
  double nodes = 0;
  double seconds = 0;

  [[nodiscard]] int median_depth() const { return depths[depths.size() / 2]; }

  [[nodiscard]] double exact_percent() const {
    return 100.0 * exact / static_cast<double>(depths.size());
  }
};

Thinking think_about(BenchReport& report, int positions, int units) {
  Thinking all;
  TranspositionTable table;
  std::uint64_t seed = 0;
  Progress& progress = report.now(fmt::format("positions with {} units", units), positions);
  for (int i = 0; i < positions; ++i, progress.step()) {
    const Position position = position_with(units, seed);
    const auto begin = processor_time();
    const auto thought = think({style_of_level(strongest_level), 1}, position, table);
    all.seconds += std::chrono::duration<double>(processor_time() - begin).count();
    all.nodes += static_cast<double>(thought.nodes);
    all.depths.push_back(thought.depth);
    all.exact += thought.is_exact ? 1 : 0;
  }
  std::ranges::sort(all.depths);
  return all;
}

int measure_speed() {
  BenchReport report{"Masterix, 100 ms of one core", "15 seconds"};
  const Thinking full = think_about(report, 50, 48);
  report.row_at_least("million positions a second", full.nodes / full.seconds / 1e6, 10, 1);
  report.row_at_least("full board, moves ahead, median of 50", full.median_depth(), 6, 0);
  report.row_at_least(
      "26 units left, solved, % of 100", think_about(report, 100, 26).exact_percent(), 100, 0
  );
  report.row_at_least(
      "28 units left, solved, % of 100", think_about(report, 100, 28).exact_percent(), 80, 0
  );
  return report.status();
}

int measure_level_ten() {
  constexpr int rounds = 200;
  const Style ten = style_of_level(strongest_level);
  BenchReport report{"Masterix, level 10 moves second, 200 rounds", "5 minutes"};
  const MatchTally to_greedy = play_rounds(greedy, ten, rounds, report.now("greedy", rounds));
  report.row_at_least("against greedy, won", to_greedy.share(to_greedy.lost), 0.97, 3);
  const MatchTally to_two = play_rounds(depth_two, ten, rounds, report.now("depth 2", rounds));
  report.row_at_least("against depth 2, won", to_two.share(to_two.lost), 0.90, 3);
  report.row("against depth 2, lost", to_two.share(to_two.won), 0.05, 3);
  const MatchTally to_four = play_rounds(depth_four, ten, rounds, report.now("depth 4", rounds));
  report.row("against depth 4, lost", to_four.share(to_four.won), 0.20, 3);
  return report.status();
}

}  // namespace

/// rules.md 6.2.
int bench_masterix_ladder() {
  struct Opponent {
    const char* name;
    Style style;
    std::array<double, 8> wins;  ///< by level
  };

  static constexpr std::array opponents{
      Opponent{"random", {.accuracy = 0}, {.35, .17, .07, .01, 0, 0, 0, 0}},
      Opponent{"half-greedy", {.accuracy = 50}, {.84, .65, .43, .18, .08, .03, .01, .01}},
      Opponent{"greedy", greedy, {.99, .98, .90, .73, .47, .25, .13, .06}},
      Opponent{"depth 2", depth_two, {1, 1, .98, .95, .87, .65, .31, .17}},
      Opponent{"depth 4", depth_four, {1, 1, 1, .98, .98, .95, .82, .59}},
  };
  constexpr int rounds = 2000;
  BenchReport report{"Masterix, wins against a level, 2000 rounds", "4 minutes"};
  for (std::size_t level = 0; level < 8; ++level) {
    const Style style = style_of_level(static_cast<int>(level) + 1);
    for (const Opponent& opponent : opponents) {
      const std::string what = fmt::format("level {}, won by {}", level + 1, opponent.name);
      const MatchTally tally = play_rounds(opponent.style, style, rounds, report.now(what, rounds));
      report.row_near(what.c_str(), tally.share(tally.won), opponent.wins[level], 0.06, 2);
    }
  }
  return report.status();
}

int bench_masterix_in_minutes() {
  return measure_speed();
}

int bench_masterix() {
  const int speed = bench_masterix_in_minutes();
  const int levels = bench_masterix_ladder();
  const int level_ten = measure_level_ten();
  return speed != 0 || levels != 0 || level_ten != 0 ? 1 : 0;
}

}  // namespace codemaker::commands
