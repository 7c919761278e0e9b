/// Measured figures beside their limits.
#pragma once

#include <fmt/format.h>

namespace codemaker::commands {

/// Prints measured figures beside their limits and remembers whether all were kept.
class BenchReport {
 public:
  explicit BenchReport(const char* title) {
    fmt::print("\n{:<44}{:>10}{:>10}\n", title, "measured", "limit");
  }

  /// A figure that must not be greater than its limit.
  void row(const char* what, double measured, double limit, int digits) {
    print(what, measured, limit, digits, measured <= limit);
  }

  /// A figure that must not be less than its limit.
  void row_at_least(const char* what, double measured, double limit, int digits) {
    print(what, measured, limit, digits, measured >= limit);
  }

  [[nodiscard]] int status() const { return are_kept_ ? 0 : 1; }

 private:
  void print(const char* what, double measured, double limit, int digits, bool is_kept) {
    are_kept_ = are_kept_ && is_kept;
    fmt::print(
        "{:<44}{:>10.{}f}{:>10.{}f}{}\n", what, measured, digits, limit, digits,
        is_kept ? "" : "  missed"
    );
  }

  bool are_kept_ = true;
};

}  // namespace codemaker::commands
