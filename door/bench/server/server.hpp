/// `codemaker-bench server`: a load of callers who really play, all of them on this machine.
#pragma once

#include <chrono>

namespace codemaker::bench {

/// A load that somebody chooses.
struct ServerLoad {
  int callers = 0;  ///< 0: the loads that figures are promised of
  int milliseconds_between_keys = 1000;
  int seconds = 20;
  bool is_by_page = false;
};

inline constexpr int most_load_callers = 10'000;

/// Returns the exit status: 1 if a limit was missed.
[[nodiscard]] int bench_server(const ServerLoad& load);

}  // namespace codemaker::bench
