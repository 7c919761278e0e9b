/// Measured figures beside their limits.
#pragma once

#include "commands/bench/progress.hpp"

#include <chrono>
#include <cmath>
#include <cstdio>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace codemaker::commands {

/// Prints measured figures beside their limits and remembers whether all were kept.
class BenchReport {
 public:
  /// `takes` says how long it will take about, if it takes long.
  explicit BenchReport(const char* title, std::string_view takes = {}) {
    fmt::print("\n{:<44}{:>10}{:>14}\n", title, "measured", "limit");
    if (!takes.empty()) fmt::print("(takes about {})\n", takes);
    std::fflush(stdout);
  }

  BenchReport(const BenchReport&) = delete;
  BenchReport& operator=(const BenchReport&) = delete;

  ~BenchReport() {
    progress_.reset();
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - began_;
    fmt::print("{:<44}{:>10.0f}\n", "seconds that took", taken.count());
  }

  /// What is measured from now on until the next figure is printed, in `all` steps if that is told.
  Progress& now(std::string what, int all = 0) { return progress_.emplace(std::move(what), all); }

  /// A figure that must not be larger than its limit.
  void row(const char* what, double measured, double limit, int digits) {
    print(what, measured, digits, fmt::format("{:.{}f}", limit, digits), measured <= limit);
  }

  /// A figure that must not be smaller than its limit.
  void row_at_least(const char* what, double measured, double limit, int digits) {
    print(what, measured, digits, fmt::format(">= {:.{}f}", limit, digits), measured >= limit);
  }

  /// A figure that must be about as large as another.
  void row_near(const char* what, double measured, double other, double tolerance, int digits) {
    const std::string limit = fmt::format("{:.{}f}+-{:.{}f}", other, digits, tolerance, digits);
    print(what, measured, digits, limit, std::abs(measured - other) <= tolerance);
  }

  /// A figure that nothing is promised of.
  void row_without_limit(const char* what, double measured, int digits) {
    print(what, measured, digits, "", true);
  }

  /// What cannot be measured here, which is no miss.
  void row_not_measured(const char* what) {
    progress_.reset();
    fmt::print("{:<44}{:>24}\n", what, "not measured here");
  }

  /// The exit status: 1 once a limit was missed.
  [[nodiscard]] int status() const { return are_kept_ ? 0 : 1; }

 private:
  void print(
      const char* what, double measured, int digits, const std::string& limit, bool is_kept
  ) {
    are_kept_ = are_kept_ && is_kept;
    progress_.reset();
    const std::string row = fmt::format("{:<44}{:>10.{}f}{:>14}", what, measured, digits, limit);
    fmt::print("{}{}\n", row, is_kept ? "" : "  missed");
    std::fflush(stdout);
  }

  bool are_kept_ = true;
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
  std::optional<Progress> progress_;
};

}  // namespace codemaker::commands
