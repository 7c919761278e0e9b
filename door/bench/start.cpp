// How soon a door shows its title, and what it takes of memory.
#include "bench/bench.hpp"
#include "bench/bytes.hpp"
#include "bench/rehearsal.hpp"
#include "bench/report.hpp"

#include <algorithm>
#include <chrono>

namespace codemaker::bench {
namespace {

/// The door says no more then, and has all of its memory.
constexpr std::chrono::milliseconds silence{60};

int measure_start() {
  constexpr int starts = 21;
  const Board board;
  Times times;
  long resident = 0;
  BenchReport report{"a door starts"};
  Progress& progress = report.now("starts", starts);
  for (int i = 0; i <= starts; ++i) {
    const Clock clock;
    const Rehearsal door{board, "full"};
    door.await_text();
    if (i > 0) times.add(clock.milliseconds());  // the first start warms the cache
    static_cast<void>(door.receive(silence));
    resident = std::max(resident, door.resident_kib());
    progress.step();
  }
  report.row("first text of the title, ms, median of 21", times.at(0.5), 15, 1);
  report.row("resident memory, MB, most", static_cast<double>(resident) / 1024, 12, 1);
  return report.status();
}

}  // namespace

int bench_start() {
  return measured(measure_start);
}

}  // namespace codemaker::bench
