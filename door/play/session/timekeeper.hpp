/// How long a caller may stay, and how long in silence. Time is an input.
#pragma once

#include "play/call/call.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <utility>

namespace codemaker::play {

/// What a moment brings.
struct TimeNote {
  enum class Kind : std::uint8_t {
    nothing,
    little_time,
    falls_idle,  ///< `seconds` of silence more and the call ends
    time_is_up,
    is_idle
  };
  Kind kind = Kind::nothing;
  std::int64_t minutes = 0;  ///< that are left, as they are told
  std::int64_t seconds = 0;  ///< of silence that are left
};

class Timekeeper {
 public:
  /// `time_left` and `idle_limit` count from `start`.
  Timekeeper(
      Instant start, std::optional<std::chrono::seconds> time_left, std::chrono::seconds idle_limit
  );

  /// Looks at the clock. Each warning comes once: at 5, 2 and 1 minutes left, and one minute before
  /// the idle limit (half of it, if that is less), again after every key.
  [[nodiscard]] TimeNote tick(Instant now);

  /// True if a look at the clock would bring nothing.
  [[nodiscard]] bool is_quiet(Instant now) const {
    return Timekeeper{*this}.tick(now).kind == TimeNote::Kind::nothing;
  }

  /// The caller has pressed a key. True if they were told that they were idle.
  bool touch() {
    last_key_ = now_;
    return std::exchange(was_idle_told_, false);
  }

  [[nodiscard]] Instant now() const { return now_; }

  /// Since the last key; never negative.
  [[nodiscard]] std::chrono::seconds idle(Instant now) const {
    return std::chrono::duration_cast<std::chrono::seconds>(std::max(now, last_key_) - last_key_);
  }

  /// Nothing if there is no limit; never negative.
  [[nodiscard]] std::optional<std::chrono::seconds> time_left() const;

 private:
  [[nodiscard]] bool is_due(int minutes) const;

  Instant start_;
  Instant now_;
  Instant last_key_;
  std::optional<Instant> deadline_;
  std::chrono::seconds idle_limit_;
  int told_minutes_;  ///< the last warning, or more than any
  bool was_idle_told_ = false;
};

}  // namespace codemaker::play
