/// Measured figures beside their limits.
#pragma once

#include <cmath>
#include <cstdio>
#include <fmt/format.h>
#include <string>

namespace codemaker::commands {

/// Prints measured figures beside their limits and remembers whether all were kept.
class BenchReport {
 public:
  explicit BenchReport(const char* title) {
    fmt::print("\n{:<44}{:>10}{:>14}\n", title, "measured", "limit");
  }

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

  [[nodiscard]] int status() const { return are_kept_ ? 0 : 1; }

 private:
  void print(
      const char* what, double measured, int digits, const std::string& limit, bool is_kept
  ) {
    are_kept_ = are_kept_ && is_kept;
    fmt::print(
        "{:<44}{:>10.{}f}{:>14}{}\n", what, measured, digits, limit, is_kept ? "" : "  missed"
    );
    std::fflush(stdout);
  }

  bool are_kept_ = true;
};

}  // namespace codemaker::commands
