#include "bench/server/server.hpp"

#include "bench/report.hpp"
#include "bench/server/crowd.hpp"
#include "io/posix/descriptors.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <functional>
#include <string>
#include <thread>

namespace codemaker::bench {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

/// What is promised of a load; 0: nothing.
struct Promise {
  double wait = 0;   ///< milliseconds from key to screen, p99
  double idle = 0;   ///< part of a core while nobody types
  double kib = 0;    ///< memory of a caller
  double title = 0;  ///< milliseconds until a newcomer sees text
};

/// Each caller needs a descriptor here, and one at the server.
void allow_descriptors() {
  static_cast<void>(io::raise_descriptor_limit());
}

/// A row with its limit, where there is one.
void row(BenchReport& report, const char* what, double measured, double limit, int digits) {
  limit > 0 ? report.row(what, measured, limit, digits)
            : report.row_without_limit(what, measured, digits);
}

/// While nobody types, in parts of a core.
double idle_load(const Served& server) {
  constexpr seconds time{5};
  // Of the last keys others are told, and games are kept, within ten seconds.
  constexpr seconds rest{12};
  std::this_thread::sleep_for(rest);
  const double before = server.processor_seconds();
  std::this_thread::sleep_for(time);
  return (server.processor_seconds() - before) / static_cast<double>(time.count());
}

void measure(BenchReport& report, const ServerLoad& load, const Promise& promise) {
  allow_descriptors();
  const Served server{load.callers + 1, load.is_by_page ? CallsBy::page : CallsBy::telnet};
  const long before = server.resident_kib();
  Crowd crowd{server};
  const Habit habit{.between_keys = milliseconds{load.milliseconds_between_keys}};
  crowd.call(load.callers, habit, report.now("callers", load.callers));
  const int held = crowd.seen().at_board;
  report.row_at_least("callers at a board", held, load.callers, 0);
  report.now("keys");
  crowd.play(seconds{load.seconds});
  const Seen& seen = crowd.seen();
  report.row_without_limit("keys a second", static_cast<double>(seen.keys) / load.seconds, 0);
  report.row("keys without an answer", static_cast<double>(seen.unanswered), 0, 0);
  report.row_without_limit("key to screen, ms, p50", crowd.wait_at(0.5), 2);
  row(report, "key to screen, ms, p99", crowd.wait_at(0.99), promise.wait, 2);
  const double title = crowd.title_of_newcomer();
  row(report, "a newcomer's first text, ms", title, promise.title, 1);
  const double kib = static_cast<double>(server.resident_kib() - before);
  row(report, "memory of a caller, KiB", kib / std::max(1, held), promise.kib, 1);
  report.now("silence");
  row(report, "idle, % of a core", 100 * idle_load(server), promise.idle, 2);
}

/// Callers who take nothing any more, and others beside them.
void measure_silent_readers(BenchReport& report) {
  constexpr int callers = 100;
  constexpr seconds time{10};
  const Served server{2 * callers + 1};
  Crowd crowd{server};
  crowd.call(callers, {.between_keys = seconds{1}}, report.now("callers", callers));
  const long before = server.resident_kib();
  const Habit silent{.between_keys = milliseconds{20}, .reads = false};
  crowd.call(callers, silent, report.now("callers who take nothing", callers));
  crowd.play(time);
  report.row("key to screen of the others, ms, p99", crowd.wait_at(0.99), 10, 2);
  const double kib = static_cast<double>(server.resident_kib() - before);
  report.row("memory of one who takes nothing, KiB", kib / callers, 64, 1);
}

/// Where there is room for all of them, and where a newcomer takes the place of one.
void measure_silent_callers(BenchReport& report) {
  constexpr int callers = 5000;
  constexpr double patience = 2000;
  allow_descriptors();
  for (const int room : {callers + 1, 1000}) {
    const Served server{room};
    Crowd crowd{server};
    report.now("callers who say nothing");
    crowd.connect_silently(callers);
    const bool have_all_room = room > callers;
    const int held = crowd.silent_held();
    report.row_at_least("of them held", held, std::min(room, callers), 0);
    const char* const what =
        have_all_room ? "a newcomer's first text, ms" : "of one who takes the place of another, ms";
    report.row(what, crowd.title_of_newcomer(), patience, 1);
  }
}

void measure_thinking(BenchReport& report) {
  constexpr int callers = 200;
  const Served server{callers + 1};
  Crowd crowd{server};
  crowd.call_for_egg_carton(callers, report.now("callers", callers));
  report.now("moves");
  crowd.play(seconds{20});
  report.row_without_limit("moves a second", static_cast<double>(crowd.seen().keys) / 20, 0);
  report.row_without_limit("move to the next question, ms, p50", crowd.wait_at(0.5), 0);
  report.row("move to the next question, ms, p99", crowd.wait_at(0.99), 2000, 0);
}

void measure_leaks(BenchReport& report) {
  constexpr int times = 100'000;
  constexpr int warm_up = 1000;
  constexpr seconds to_end{3};
  allow_descriptors();
  const Served server{1000};
  static_cast<void>(call_and_hang_up(server, warm_up, report.now("calls", warm_up)));
  std::this_thread::sleep_for(to_end);
  const auto descriptors = server.descriptors();
  const long memory = server.resident_kib();
  const int taken = call_and_hang_up(server, times, report.now("calls", times));
  std::this_thread::sleep_for(to_end);
  report.row_at_least("calls and hang-ups", taken, times, 0);
  if (descriptors) {
    const auto left = server.descriptors().value_or(0) - *descriptors;
    report.row("descriptors left behind", static_cast<double>(left), 0, 0);
  } else {
    report.row_not_measured("descriptors left behind");
  }
  constexpr double noise = 2048;
  report.row(
      "memory left behind, KiB", static_cast<double>(server.resident_kib() - memory), noise, 0
  );
}

/// What `work` measures, under this title; the exit status.
int report(const char* title, const std::function<void(BenchReport&)>& work) {
  BenchReport report{title};
  work(report);
  return report.status();
}

}  // namespace

int bench_server(const ServerLoad& load) {
  if (load.callers > 0) {
    const std::string title = fmt::format("Server, {} callers", load.callers);
    return report(title.c_str(), [&](BenchReport& report) { measure(report, load, {}); });
  }
  const std::array statuses{
      report(
          "Server, 1,000 callers, a key a second each",
          [](BenchReport& report) {
            measure(report, {1000, 1000, 20}, {.wait = 10, .idle = 1});
          }
      ),
      report(
          "Server, 10,000 callers, a key in ten seconds",
          [](BenchReport& report) {
            measure(
                report, {most_load_callers - 1, 10'000, 30}, {.wait = 20, .kib = 32, .title = 100}
            );
          }
      ),
      report(
          "Server, 10,000 callers by the page, a key in ten seconds",
          [](BenchReport& report) {
            measure(report, {most_load_callers - 1, 10'000, 30, true}, {.wait = 20, .title = 100});
          }
      ),
      report("Server, 100 callers who take nothing", measure_silent_readers),
      report("Server, 5,000 callers who say nothing", measure_silent_callers),
      report("Server, 200 games of Egg Carton", measure_thinking),
      report("Server, 100,000 calls and hang-ups", measure_leaks)};
  return *std::ranges::max_element(statuses);
}

}  // namespace codemaker::bench
