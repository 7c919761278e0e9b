/// What happened at a server since the log was told last.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace codemaker::io::serving {

/// Counts, and makes a line of them each quarter of an hour in which something happened.
class Tally {
 public:
  using Instant = std::chrono::steady_clock::time_point;

  static constexpr std::chrono::minutes pause{15};

  explicit Tally(Instant begin) : told_{begin} {}

  void count_call(int callers_now) {
    ++calls_;
    most_ = std::max(most_, callers_now);
  }

  void count_refusal() { ++refused_; }

  /// True when a line is due. Then `line` is to be asked for.
  [[nodiscard]] bool is_due(Instant now) const { return now - told_ >= pause; }

  /// The line; nullopt if nobody called, was here, or was refused. `keys` is how many all callers
  /// have pressed since the server began.
  [[nodiscard]] std::optional<std::string> line(Instant now, int callers_now, std::uint64_t keys);

 private:
  Instant told_;
  int calls_ = 0;
  int most_ = 0;
  std::uint64_t refused_ = 0;
  std::uint64_t keys_told_ = 0;
};

}  // namespace codemaker::io::serving
