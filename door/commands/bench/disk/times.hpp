/// What benches of the disk share: how long things took, and that they went well.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <stdexcept>
#include <utility>
#include <vector>

namespace codemaker::commands {

/// Runs from when it is made.
class Clock {
 public:
  [[nodiscard]] double milliseconds() const {
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - began_;
    return 1000 * taken.count();
  }

 private:
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

/// Times in milliseconds.
class Times {
 public:
  void add(double milliseconds) { times_.push_back(milliseconds); }

  void add(const Times& others) {
    times_.insert(times_.end(), others.times_.begin(), others.times_.end());
  }

  [[nodiscard]] std::size_t size() const { return times_.size(); }

  /// There is one at least.
  [[nodiscard]] double mean() const {
    return std::accumulate(times_.begin(), times_.end(), 0.0) / static_cast<double>(times_.size());
  }

  /// The time that this part of them, 0 … 1, did not exceed; there is one at least.
  [[nodiscard]] double at(double part) const {
    std::vector<double> sorted = times_;
    std::ranges::sort(sorted);
    const double last = static_cast<double>(sorted.size()) - 1;
    return sorted[static_cast<std::size_t>(std::round(part * last))];
  }

 private:
  std::vector<double> times_;
};

/// What was asked for. A bench has no use for a fault: it ends.
template <typename Result>
auto wanted(Result result) {
  if (!result) throw std::runtime_error{result.error().reason()};
  return *std::move(result);
}

}  // namespace codemaker::commands
