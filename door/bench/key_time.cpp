#include "bench/bench.hpp"
#include "bench/bytes.hpp"
#include "bench/rehearsal.hpp"
#include "bench/report.hpp"

#include <chrono>
#include <string_view>

namespace codemaker::bench {
namespace {

using namespace std::chrono_literals;

constexpr int games = 300;
constexpr int guesses = 10;  ///< of a game that is lost
/// No code has it, so each game has its ten guesses.
constexpr std::string_view guess = "....";

/// A caller in lines who plays one game of free play after the other.
class Player {
 public:
  explicit Player(std::string_view config) : board_{config}, door_{board_, "lines"} {
    static_cast<void>(door_.first_screen());
    for (const std::string_view keys : {"p\r", "c\r", "d\r"})
      send(keys);
  }

  /// Until keys count that would have been typed ahead of its result.
  void await_end_of_game() { static_cast<void>(door_.receive(reading_time)); }

  void begin_game() { static_cast<void>(door_.answer_to("n\r", 20ms)); }

  void make_guess() {
    door_.send(guess);
    static_cast<void>(door_.receive(2ms));
    const Clock clock;
    door_.send("\r");
    door_.await_text();
    waits_.add(clock.milliseconds());
    static_cast<void>(door_.receive(2ms));
  }

  /// In milliseconds: of a hundred guesses one waits longer.
  [[nodiscard]] double slow_wait() const { return waits_.at(0.99); }

 private:
  void send(std::string_view keys) {
    static_cast<void>(door_.receive(reading_time));
    static_cast<void>(door_.answer_to(keys));
  }

  Board board_;
  Rehearsal door_;
  Times waits_;
};

int measure_keys() {
  BenchReport report{"A key while games are recorded", "two minutes"};
  Player kept{""};
  Player unkept{"records = \"off\"\n"};
  Progress& progress = report.now("guesses", games);
  for (int game = 0; game < games; ++game) {
    kept.await_end_of_game();  // and the other meanwhile
    kept.begin_game();
    unkept.begin_game();
    for (int i = 0; i < guesses; ++i) {
      kept.make_guess();
      unkept.make_guess();
    }
    progress.step();
  }
  const double with = kept.slow_wait();
  const double without = unkept.slow_wait();
  report.row_without_limit("a guess kept, to its answer, ms, p99", with, 3);
  report.row("as many times as one that is not kept", with / without, 1.1, 2);
  return report.status();
}

}  // namespace

int bench_keys() {
  return measured(measure_keys);
}

}  // namespace codemaker::bench
