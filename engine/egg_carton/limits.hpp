/// When to stop thinking about a board of Egg Carton.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <stop_token>

namespace codemaker::engine::egg_carton {

/// The caller's clock and the caller's stop; nothing here reads either by itself.
struct Limits {
  std::stop_token stop;
  /// Time since the thinking began. Without it time does not count.
  std::function<std::chrono::milliseconds()> elapsed;
  std::chrono::milliseconds time = std::chrono::milliseconds::max();

  /// True when stopped, or when the time is over.
  [[nodiscard]] bool are_reached() const {
    return stop.stop_requested() || (elapsed && elapsed() >= time);
  }

  /// The same with less time, counted from the same beginning.
  [[nodiscard]] Limits within(std::chrono::milliseconds less) const {
    return {stop, elapsed, less < time ? less : time};
  }
};

/// Asks the limits now and then: once every 512 calls, and never again once they are reached.
class LimitWatch {
 public:
  /// `limits` outlive the watch.
  explicit LimitWatch(const Limits& limits) : limits_{limits}, is_over_{limits.are_reached()} {}

  [[nodiscard]] bool is_over() {
    constexpr std::uint32_t calls = 512;
    if (!is_over_ && ++calls_ % calls == 0) is_over_ = limits_.are_reached();
    return is_over_;
  }

 private:
  const Limits& limits_;
  std::uint32_t calls_ = 0;
  bool is_over_;
};

}  // namespace codemaker::engine::egg_carton
