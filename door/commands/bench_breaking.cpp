#include "commands/bench.hpp"
#include "commands/bench_report.hpp"
#include "engine/solve.hpp"

#include <array>

namespace codemaker::commands {

int bench_breaking() {
  struct Row {
    int strength;
    double mean;
    const char* title;
  };

  static constexpr std::array rows{
      Row{8, 4.75, "4 x 6, strength 8, mean guesses"},
      Row{9, 4.41, "4 x 6, strength 9, mean guesses"},
      Row{10, 4.38, "4 x 6, strength 10, mean guesses"},
  };
  BenchReport report{"code breaking over all 1,296 codes"};
  for (const Row& row : rows) {
    const auto tally =
        engine::solve_all({}, row.strength, 1, 24, [](const auto&, const auto&) {}, {});
    report.row(row.title, tally.mean(), row.mean, 3);
    fmt::print("{:<44}{:>10}\n", "    longest game", tally.longest());
  }
  return report.status();
}

}  // namespace codemaker::commands
