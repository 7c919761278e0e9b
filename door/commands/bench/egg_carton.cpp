#include "commands/bench/egg_carton.hpp"

#include "commands/bench/egg_carton_match.hpp"
#include "commands/bench/egg_carton_starts.hpp"
#include "commands/bench/report.hpp"
#include "engine/egg_carton/deal.hpp"
#include "engine/egg_carton/player.hpp"
#include "engine/egg_carton/proof.hpp"
#include "engine/egg_carton/search.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <utility>

namespace codemaker::commands {
namespace {

namespace egg = engine::egg_carton;
using egg::EndgameTable;
using egg::RelayRule;

/// Processor time: one thread works and never waits, so other work of the machine does not count.
double seconds_since(std::clock_t begin) {
  return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

/// Millions of selections per second in a look ahead from fair deals.
double look_ahead_speed() {
  constexpr int deals = 40;
  constexpr int depth = 12;
  std::uint64_t selections = 0;
  const std::clock_t begin = std::clock();
  for (std::uint64_t seed = 1; seed <= deals; ++seed) {
    egg::DepthSearch search{RelayRule::usual, nullptr};
    const auto deal = egg::fair_deal(seed, RelayRule::usual).position;
    static_cast<void>(search.choose(egg::to_board(deal), depth, egg::far_slots_first, {}));
    selections += search.selections();
  }
  return static_cast<double>(selections) / seconds_since(begin) / 1e6;
}

EndgameTable timed_table(int marbles, RelayRule relay_rule, double& seconds) {
  const std::clock_t begin = std::clock();
  auto table = EndgameTable::build(marbles, relay_rule, {});
  seconds = seconds_since(begin);
  assert(table);  // nobody stops it
  return *std::move(table);
}

struct ProofTimes {
  double mean = 0;   ///< milliseconds
  double worst = 0;  ///< milliseconds
  double speed = 0;  ///< millions of selections per second
};

ProofTimes prove_deals(
    const EndgameTable& endgames, std::uint64_t first_seed, std::uint64_t last_seed
) {
  ProofTimes times;
  std::uint64_t selections = 0;
  const std::clock_t begin_work = std::clock();
  for (std::uint64_t seed = first_seed; seed <= last_seed; ++seed) {
    const auto deal = egg::fair_deal(seed, endgames.relay_rule()).position;
    const std::clock_t begin = std::clock();
    egg::ProofSearch search{endgames};
    static_cast<void>(search.prove(egg::to_board(deal), {}));
    const double milliseconds = seconds_since(begin) * 1000;
    selections += search.selections();
    times.mean += milliseconds / static_cast<double>(last_seed - first_seed + 1);
    times.worst = std::max(times.worst, milliseconds);
  }
  times.speed = static_cast<double>(selections) / seconds_since(begin_work) / 1e6;
  return times;
}

int measure_thinking() {
  BenchReport report{"Egg Carton, thinking, processor time", "half a minute"};
  report.now("look ahead from 40 deals");
  report.row_at_least("look ahead, million selections/s", look_ahead_speed(), 10, 1);
  double ten = 0;
  double fourteen = 0;
  double narrow_fourteen = 0;
  report.now("endgame tables");
  const auto table = timed_table(10, RelayRule::usual, ten);
  report.row("endgame table, 10 marbles, s", ten, 0.5, 2);
  const auto large = timed_table(14, RelayRule::usual, fourteen);
  report.row("endgame table, 14 marbles, s", fourteen, 6, 2);
  const auto narrow = timed_table(14, RelayRule::narrow, narrow_fourteen);
  report.row("endgame table, 14 marbles, narrow rule, s", narrow_fourteen, 6, 2);
  // The seeds of the test vectors, and as many more as make a worst case worth the name.
  report.now("proofs of 500 deals");
  const ProofTimes few = prove_deals(table, 500'001, 500'012);
  report.row("deals of the vectors solved, ms, mean", few.mean, 50, 1);
  report.row("deals of the vectors solved, ms, worst", few.worst, 500, 1);
  const ProofTimes many = prove_deals(table, 500'001, 500'500);
  report.row("500 fair deals solved, ms, mean", many.mean, 50, 1);
  report.row("500 fair deals solved, ms, worst", many.worst, 500, 1);
  report.row_without_limit("    million selections/s in proofs", many.speed, 1);
  report.now("proofs under the narrow rule");
  const ProofTimes other = prove_deals(narrow, 500'001, 500'012);
  report.row_without_limit("    narrow rule, 14 marbles known, ms, mean", other.mean, 1);
  report.row_without_limit("    narrow rule, 14 marbles known, ms, worst", other.worst, 1);
  return report.status();
}

int measure_starts() {
  BenchReport report{"Egg Carton, what a start decides", "2 minutes"};
  measure_egg_starts(report);
  return report.status();
}

/// Shares of fair deals that each reference player, who moves first, wins against each step.
using Shares = std::array<double, egg_references.size()>;

constexpr std::array<Shares, egg::strongest> promised{{
    {.78, .85, .91, .99, 1},
    {.60, .67, .83, .99, 1},
    {.54, .63, .80, .98, 1},
    {.47, .57, .79, .99, 1},
    {.38, .44, .71, .97, 1},
    {.31, .38, .66, .98, 1},
    {.25, .29, .54, .95, 1},
    {.03, .04, .12, .73, .99},
    {.01, .01, .04, .28, .98},
    {.00, .00, .00, .04, .91},
}};

/// What neighbouring steps may differ by, and what chance may turn round.
constexpr double widest_gap = 0.46;
constexpr double chance = 0.03;

class Steps {
 public:
  void print_heading() const {
    fmt::print("\n{:<12}", "share won by");
    for (const EggReference& reference : egg_references)
      fmt::print("{:>16}", reference.name);
    fmt::print("\n");
  }

  void measure(int strength) {
    const auto row = static_cast<std::size_t>(strength - 1);
    std::string line = fmt::format("step {:<7}", strength);
    for (std::size_t i = 0; i < egg_references.size(); ++i) {
      const EggReference& reference = egg_references[i];
      Progress progress{
          fmt::format("step {} against {}", strength, reference.name), reference.games};
      const EggScore score = play_egg_match(reference, strength, progress);
      measured_[row][i] = score.share();
      if (strength >= egg::strongest - 1) wins_lost_ += score.wins_lost;
      if (strength == egg::strongest) unsettled_ += score.unsettled;
      longest_ = std::max(longest_, score.longest_think);
      line += fmt::format("{:>9.3f} ({:.2f})", score.share(), promised[row][i]);
    }
    fmt::print("{}\n", line);
    std::fflush(stdout);
  }

  void report(BenchReport& report) const {
    double difference = 0;
    double gap = 0;
    double rise = 0;
    for (std::size_t row = 0; row < measured_.size(); ++row) {
      for (std::size_t i = 0; i < egg_references.size(); ++i) {
        difference = std::max(difference, std::abs(measured_[row][i] - promised[row][i]));
        if (row == 0) continue;
        gap = std::max(gap, measured_[row - 1][i] - measured_[row][i]);
        rise = std::max(rise, measured_[row][i] - measured_[row - 1][i]);
      }
    }
    report.row("largest difference from the promised share", difference, 0.06, 3);
    report.row("widest gap between neighbouring steps", gap, widest_gap, 3);
    report.row("where a stronger step does worse, most", rise, chance, 3);
    report.row("selections of step 10 without a proof", unsettled_, 0, 0);
    report.row("sure wins that steps 9 and 10 lost", wins_lost_, 0, 0);
    report.row("longest think of any step, ms", longest_, 1500, 0);
  }

 private:
  std::array<Shares, egg::strongest> measured_{};
  int wins_lost_ = 0;
  int unsettled_ = 0;
  double longest_ = 0;
};

int measure_strength() {
  BenchReport report{"Egg Carton, strength", "3 minutes"};
  Steps steps;
  steps.print_heading();
  for (int strength = egg::weakest; strength <= egg::strongest; ++strength)
    steps.measure(strength);
  fmt::print("\n");
  steps.report(report);
  return report.status();
}

/// What a level promises a newcomer, and what it has to withhold.
struct Promise {
  int level;
  std::size_t climber;  ///< of `egg_climbers`
  double least;
  double most;
};

constexpr std::array promises{
    Promise{1, 0, .70, 1},   Promise{1, 2, .80, 1}, Promise{2, 2, .60, 1},
    Promise{5, 2, .25, .45}, Promise{7, 3, .25, 1},
};

/// Wins by level and climber.
using LadderShares = std::array<std::array<double, egg_climbers.size()>, egg::strongest>;

LadderShares climb() {
  LadderShares shares{};
  fmt::print("\n{:<10}", "won by");
  for (const EggReference& climber : egg_climbers)
    fmt::print("{:>12}", climber.name);
  fmt::print("\n");
  for (int level = egg::weakest; level <= egg::strongest; ++level) {
    auto& row = shares[static_cast<std::size_t>(level - 1)];
    fmt::print("level {:<4}", level);
    for (std::size_t i = 0; i < egg_climbers.size(); ++i) {
      const std::string what = fmt::format("level {} against {}", level, egg_climbers[i].name);
      Progress progress{what, egg_climbers[i].games};
      row[i] = play_egg_match(egg_climbers[i], level, progress).share();
    }
    for (const double share : row)
      fmt::print("{:>12.3f}", share);
    fmt::print("\n");
    std::fflush(stdout);
  }
  return shares;
}

}  // namespace

int bench_eggcarton_ladder() {
  BenchReport report{"Egg Carton, who climbs the ladder, 1000 games a cell", "3 minutes"};
  const LadderShares shares = climb();
  double rise = 0;
  for (std::size_t level = 1; level < shares.size(); ++level) {
    for (std::size_t i = 0; i < egg_climbers.size(); ++i)
      rise = std::max(rise, shares[level][i] - shares[level - 1][i]);
  }
  fmt::print("\n");
  for (const Promise& promise : promises) {
    const auto row = static_cast<std::size_t>(promise.level - 1);
    const double share = shares[row][promise.climber];
    const std::string what =
        fmt::format("level {}, won by {}", promise.level, egg_climbers[promise.climber].name);
    report.row_at_least(what.c_str(), share, promise.least, 3);
    if (promise.most < 1) report.row(what.c_str(), share, promise.most, 3);
  }
  report.row("where a stronger level does worse, most", rise, chance, 3);
  return report.status();
}

int bench_eggcarton() {
  const int thinking = measure_thinking();
  const int starts = measure_starts();
  const int strength = measure_strength();
  return thinking != 0 || starts != 0 || strength != 0 ? 1 : 0;
}

}  // namespace codemaker::commands
