/// Many callers at once, and what they see.
#pragma once

#include "bench/report.hpp"
#include "bench/server/load_caller.hpp"
#include "bench/server/load_line.hpp"
#include "bench/server/served.hpp"

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace codemaker::bench {

/// Callers of one server, all on the thread that calls.
class Crowd {
 public:
  explicit Crowd(const Served& server) : server_{server} {}

  Crowd(const Crowd&) = delete;
  Crowd& operator=(const Crowd&) = delete;
  /// All hang up.
  ~Crowd();

  /// So many more call, 300 a second at most, and come to a board.
  void call(int callers, Habit habit, Progress& progress);
  void call_for_egg_carton(int callers, Progress& progress);

  /// So many more connect and say nothing; ten of them from each address.
  void connect_silently(int callers);
  /// How many of these the server has not sent away.
  [[nodiscard]] int silent_held() const;

  /// Plays on; keys and waits are counted.
  void play(std::chrono::milliseconds time);

  /// How long somebody who calls now waits for the first text, in milliseconds.
  [[nodiscard]] double title_of_newcomer();

  [[nodiscard]] const Seen& seen() const { return seen_; }

  /// The wait that so large a part of the keys stayed below, in milliseconds; 0 without keys.
  [[nodiscard]] double wait_at(double part) const;

 private:
  void run(std::chrono::milliseconds time);
  void await_callers(int all);
  /// Somebody whose number is the next one.
  void add(const auto& caller, auto... how);

  const Served& server_;
  boost::asio::io_context context_{1};
  Seen seen_;
  int numbers_ = 0;
  std::vector<std::function<void()>> hang_ups_;
  std::vector<std::shared_ptr<LoadLine>> silent_;
};

/// Calls and hangs up so often, before the title and after it by turns; how many calls were taken.
[[nodiscard]] int call_and_hang_up(const Served& server, int times, Progress& progress);

}  // namespace codemaker::bench
