#include "commands/bench/breaking.hpp"
#include "commands/bench/breaking_kernel.hpp"
#include "commands/bench/processor_time.hpp"
#include "commands/bench/report.hpp"
#include "engine/breaking/review.hpp"
#include "engine/breaking/rules.hpp"
#include "engine/breaking/search/decision_tree.hpp"
#include "engine/breaking/search/greedy_tree.hpp"
#include "engine/breaking/solve.hpp"
#include "engine/random.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <vector>

namespace codemaker::commands {
namespace {

engine::breaking::Code random_code(const engine::breaking::Rules& rules, engine::Random& random) {
  std::vector<engine::breaking::Peg> pegs;
  pegs.reserve(static_cast<std::size_t>(rules.holes));
  const auto colors = static_cast<std::uint64_t>(rules.colors);
  for (int hole = 0; hole < rules.holes; ++hole)
    pegs.push_back(static_cast<engine::breaking::Peg>(1 + random.below(colors)));
  const auto code = engine::breaking::Code::secret(rules, pegs);
  assert(code);
  return *code;
}

void measure_greedy(BenchReport& report) {
  struct Row {
    const char* title;
    engine::breaking::Rules rules;
    bool is_entropy;
    double max_guesses;
    double max_seconds;
    const char* peer;
  };

  const std::array rows{
      Row{"5 x 8 entropy tree", {5, 8}, true, 179'797, 0.25, "7.03 s"},
      Row{"5 x 8 expected-size tree", {5, 8}, false, 180'287, 0.25, "4.48 s"},
      Row{"4 x 10 distinct, entropy tree",
          {.holes = 4, .colors = 10, .repeats = false},
          true,
          26'409,
          0.04,
          "0.120 s"},
      Row{"4 x 6 entropy tree", {4, 6}, true, 5'719, 0.015, "0.014 s"},
  };
  for (const Row& row : rows) {
    fmt::print("{}\n", row.title);
    report.now(row.title);
    const double begin = processor_seconds();
    const engine::breaking::search::CodeBook book{row.rules};
    const std::size_t codes = book.words().size();
    const engine::breaking::search::Divider divider{
        book, row.is_entropy ? engine::breaking::search::Measure::entropy(codes)
                             : engine::breaking::search::Measure::expected_size(codes)};
    const auto tally =
        engine::breaking::search::greedy_tree(book, divider, {{}, book.words()}, std::nullopt, {});
    const double seconds = processor_seconds() - begin;
    report.row("  guesses in all", static_cast<double>(tally.guesses), row.max_guesses, 0);
    report.row("  processor seconds", seconds, row.max_seconds, 3);
    fmt::print("  mmstrat 2012: not measured here, cited {}\n", row.peer);
  }
}

void measure_tables(BenchReport& report) {
  struct Row {
    const char* title;
    engine::breaking::Rules rules;
    double best_known;
  };

  const std::array rows{
      Row{"4 x 3", {4, 3}, 246},
      Row{"4 x 4", {4, 4}, 905},
      Row{"4 x 5", {4, 5}, 2'463},
      Row{"4 x 6", {4, 6}, 5'625},
      Row{"4 x 7", {4, 7}, 11'228},
      Row{"4 x 8", {4, 8}, 20'471},
      Row{"5 x 3", {5, 3}, 816},
      Row{"5 x 4", {5, 4}, 3'954},
      Row{"5 x 5", {5, 5}, 13'496},
      Row{"5 x 6", {5, 6}, 36'767},
      Row{"5 x 7", {5, 7}, 85'829},
      Row{"5 x 8", {5, 8}, 178'746},
      Row{"4 x 10 distinct", {.holes = 4, .colors = 10, .repeats = false}, 26'274},
      Row{"4 x 6 splats", {.marking = engine::breaking::Marking::splats}, 5'406},
  };
  double bytes = 0;
  for (const Row& row : rows) {
    report.now(row.title);
    const engine::breaking::search::CodeBook book{row.rules};
    const auto table = engine::breaking::search::tree_bytes(row.rules);
    bytes += static_cast<double>(table.size());
    const auto tree = engine::breaking::search::DecisionTree::read(book, table);
    if (!tree) continue;
    const auto tally = tree->replay(book);
    const std::string title = fmt::format("{}, all codes (longest {})", row.title, tally.longest());
    report.row(title.c_str(), static_cast<double>(tally.guesses), row.best_known, 0);
  }
  report.row("bytes of all tables", bytes, 32'768, 0);
}

/// Moves of strength 10 after guesses of a player who thinks little: any code at all.
void measure_hints(BenchReport& report) {
  constexpr int games = 40;
  const engine::breaking::Rules rules{.holes = 5, .colors = 8};
  const engine::breaking::Breaker breaker{rules, engine::breaking::strongest, 1};
  engine::Random random{2};
  std::vector<double> milliseconds;
  Progress& progress = report.now("hints in games of 5 x 8", games);
  for (int game = 0; game < games; ++game, progress.step()) {
    const engine::breaking::Code secret = random_code(rules, random);
    engine::breaking::History history;
    for (int turn = 0; turn < 5; ++turn) {
      const engine::breaking::Code guess = random_code(rules, random);
      history.push_back({guess, engine::breaking::mark(rules.marking, secret, guess)});
      const double begin = processor_seconds();
      static_cast<void>(breaker.think(history, {}));
      milliseconds.push_back(1000 * (processor_seconds() - begin));
    }
  }
  std::ranges::sort(milliseconds);
  report.row("5 x 8, a hint, ms, 99 of 100", milliseconds[milliseconds.size() * 99 / 100], 10, 1);
  report.row("5 x 8, a hint, ms, worst", milliseconds.back(), 50, 1);
}

void measure_review(BenchReport& report) {
  const engine::breaking::Rules rules{.holes = 5, .colors = 8};
  engine::Random random{3};
  double worst = 0;
  Progress& progress = report.now("reviews of games of 5 x 8", 40);
  for (int game = 0; game < 40; ++game, progress.step()) {
    const engine::breaking::Code secret = random_code(rules, random);
    const engine::breaking::Breaker breaker{rules, 1 + game % engine::breaking::strongest, 1};
    const engine::breaking::History history = engine::breaking::solve(breaker, secret, 12, {});
    const double begin = processor_seconds();
    static_cast<void>(engine::breaking::review(rules, history, 1, {}));
    worst = std::max(worst, 1000 * (processor_seconds() - begin));
  }
  report.row("5 x 8, review of a game, ms, worst of 40", worst, 100, 1);
}

void measure_large(
    BenchReport& report, const engine::breaking::Rules& rules, int games, double max_mean
) {
  engine::Random random{7};
  double guesses = 0;
  double squares = 0;
  int within_15 = 0;
  int moves = 0;
  double milliseconds = 0;
  double worst = 0;
  Progress& progress =
      report.now(fmt::format("games of {} x {}", rules.holes, rules.colors), games);
  for (int game = 0; game < games; ++game, progress.step()) {
    const engine::breaking::Code secret = random_code(rules, random);
    const engine::breaking::Breaker breaker{rules, engine::breaking::strongest, random.next()};
    engine::breaking::History history;
    while (history.size() < 24 && (history.empty() || history.back().marks.black < rules.holes)) {
      const double begin = processor_seconds();
      const auto guess = breaker.think(history, {});
      const double passed = 1000 * (processor_seconds() - begin);
      milliseconds += passed;
      worst = std::max(worst, passed);
      ++moves;
      if (!guess) break;
      history.push_back({*guess, engine::breaking::mark(rules.marking, secret, *guess)});
    }
    const auto length = static_cast<double>(history.size());
    guesses += length;
    squares += length * length;
    within_15 += history.size() <= 15 && history.back().marks.black == rules.holes ? 1 : 0;
  }
  const double mean = guesses / games;
  const double error = std::sqrt((squares / games - mean * mean) / games);
  const std::string size = fmt::format("{} x {}", rules.holes, rules.colors);
  const auto title = [&](const char* what) {
    return fmt::format("{}, {}", size, what);
  };
  report.row(
      fmt::format("{}, mean of {} games (error {:.2f})", size, games, error).c_str(), mean,
      max_mean, 2
  );
  if (rules.holes == 15) {
    report.row_at_least(title("% within 15").c_str(), 100.0 * within_15 / games, 45, 0);
    report.row(title("worst move, ms").c_str(), worst, 2000, 0);
  } else {
    report.row(title("mean move, ms").c_str(), milliseconds / moves, 10, 1);
    report.row(title("worst move, ms").c_str(), worst, 100, 0);
  }
}

/// Every code of 4 x 6 once; the weakest step four times, as its games differ most.
void measure_steps(BenchReport& report) {
  constexpr std::array means{8.8, 6.68, 6.07, 5.59, 5.22, 4.91, 4.78, 4.65, 4.41, 4.34};
  for (int strength = engine::breaking::weakest; strength <= engine::breaking::strongest;
       ++strength) {
    const int runs = strength == engine::breaking::weakest ? 4 : 1;
    double mean = 0;
    std::size_t longest = 0;
    Progress& progress =
        report.now(fmt::format("4 x 6, strength {}, all codes", strength), 1296 * runs);
    for (int run = 1; run <= runs; ++run) {
      const auto seed = static_cast<std::uint64_t>(run);
      const auto count = [&](const auto&, const auto&) {
        progress.step();
      };
      const auto tally = engine::breaking::solve_all({}, strength, seed, 24, count, {});
      mean += tally.mean() / runs;
      longest = std::max(longest, tally.longest());
    }
    const double wanted = means[static_cast<std::size_t>(strength - 1)];
    report.row_near(
        fmt::format("4 x 6, strength {}, mean", strength).c_str(), mean, wanted, 0.1, 3
    );
    report.row_without_limit("  longest game", static_cast<double>(longest), 0);
  }
}

}  // namespace

int bench_breaking_ladder() {
  BenchReport report{"code breaking, guesses of each level", "2 minutes"};
  measure_steps(report);
  return report.status();
}

int bench_breaking() {
  BenchReport report{"code breaking", "3 minutes"};
  measure_kernel(report);
  measure_tables(report);
  measure_greedy(report);
  measure_hints(report);
  measure_review(report);
  measure_steps(report);
  measure_large(report, {8, 12}, 400, 8.7);
  measure_large(report, {10, 10}, 400, 9.5);
  measure_large(report, {15, 15}, 40, 15.7);
  return report.status();
}

}  // namespace codemaker::commands
