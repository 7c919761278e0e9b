// How soon a score is in the Hall of Fame, and the Hall on the screen.
#include "commands/bench/bench.hpp"
#include "commands/bench/disk/times.hpp"
#include "commands/bench/report.hpp"
#include "commands/bench/scratch_directory.hpp"
#include "io/disk/directory_disk.hpp"
#include "scores/store.hpp"

#include <atomic>
#include <chrono>
#include <fmt/format.h>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace codemaker::commands {
namespace {

constexpr int scores_of_each = 200;

/// Each score beats all before, so each is written.
class Ladder {
 public:
  scores::Submission next() {
    const int score = ++score_;
    scores::Entry entry{
        .table =
            engine::ranked_games.at(static_cast<std::size_t>(score) % engine::ranked_games.size()),
        .player = {"bench", "", fmt::format("player {}", score)},
        .name = fmt::format("player {}", score),
        .score = score,
        .level = 1,
        .when = score};
    return {std::move(entry), scores::Purpose::enter};
  }

 private:
  std::atomic<int> score_ = 0;
};

/// A writer as a door is one: with a disk of its own. The milliseconds of each filing.
Times file_scores(const std::string& path, Ladder& ladder) {
  const auto disk = wanted(io::disk::DirectoryDisk::open(path));
  Times times;
  for (int filing = 0; filing < scores_of_each; ++filing) {
    const scores::Submission submission = ladder.next();
    const Clock clock;
    const auto filed = wanted(scores::file(*disk, submission, scores::lock_patience));
    times.add(clock.milliseconds());
    if (filed.is_spooled) throw std::runtime_error{filed.remarks.front()};
  }
  return times;
}

struct Together {
  Times times;
  double per_second = 0;
};

/// Threads, whose locks are as apart as those of processes: each opens the files anew.
Together file_together(const std::string& path, Ladder& ladder, int writers) {
  std::vector<Times> each(static_cast<std::size_t>(writers));
  const Clock clock;
  {
    std::vector<std::jthread> threads;
    threads.reserve(each.size());
    for (Times& times : each)
      threads.emplace_back([&] { times = file_scores(path, ladder); });
  }
  const double seconds = clock.milliseconds() / 1000;
  Together together{.times = {}, .per_second = writers * scores_of_each / seconds};
  for (const Times& times : each)
    together.times.add(times);
  return together;
}

Times read_halls(const std::string& path) {
  constexpr int readings = 2000;
  Times times;
  for (int reading = 0; reading < readings; ++reading) {
    const Clock clock;
    const auto disk = wanted(io::disk::DirectoryDisk::open(path));
    static_cast<void>(wanted(scores::read_hall(*disk)));
    times.add(clock.milliseconds());
  }
  return times;
}

}  // namespace

int bench_scores() {
  constexpr int writers = 16;
  BenchReport report{"Hall of Fame, each score synced"};
  const ScratchDirectory directory;
  Ladder ladder;
  const Times alone = file_scores(directory.path(), ladder);
  report.row("one writer, ms to file a score, median", alone.at(0.5), 5, 2);
  report.row("one writer, ms to file a score, p99", alone.at(0.99), 50, 2);
  const Together together = file_together(directory.path(), ladder, writers);
  report.row("16 writers, ms to file a score, p99", together.times.at(0.99), 50, 1);
  report.row_without_limit("16 writers, ms to file a score, slowest", together.times.at(1), 1);
  report.row_at_least("16 writers, scores a second", together.per_second, 500, 0);
  report.row("ms to read the full Hall, p99", read_halls(directory.path()).at(0.99), 1, 3);
  return report.status();
}

}  // namespace codemaker::commands
