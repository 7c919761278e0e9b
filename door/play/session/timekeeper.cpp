#include "play/session/timekeeper.hpp"

#include "play/call/words.hpp"

#include <algorithm>
#include <array>

namespace codemaker::play {
namespace {

using namespace std::chrono_literals;

constexpr std::array warnings{1, 2, 5};

}  // namespace

Timekeeper::Timekeeper(
    Instant start, std::optional<std::chrono::seconds> time_left, std::chrono::seconds idle_limit
)
    : start_{start},
      now_{start},
      last_key_{start},
      idle_limit_{idle_limit},
      told_minutes_{1000} {
  if (time_left) deadline_ = start + *time_left;
}

std::optional<std::chrono::seconds> Timekeeper::time_left() const {
  if (!deadline_) return std::nullopt;
  return std::max(0s, std::chrono::ceil<std::chrono::seconds>(*deadline_ - now_));
}

TimeNote Timekeeper::tick(Instant now) {
  using Kind = TimeNote::Kind;
  now_ = std::max(now_, now);
  if (deadline_ && now_ >= *deadline_) return {Kind::time_is_up};
  const auto silence = now_ - last_key_;
  const bool has_idle_limit = idle_limit_ > 0s;
  if (has_idle_limit && silence >= idle_limit_) return {Kind::is_idle};
  for (const int minutes : warnings) {
    if (!is_due(minutes)) continue;
    told_minutes_ = minutes;
    return {Kind::little_time, minutes_of(*time_left())};
  }
  const auto warning_at = std::max<std::chrono::seconds>(idle_limit_ - 1min, idle_limit_ / 2);
  if (has_idle_limit && silence >= warning_at && !was_idle_told_) {
    was_idle_told_ = true;
    const auto left = std::chrono::ceil<std::chrono::seconds>(idle_limit_ - silence);
    return {Kind::falls_idle, 0, left.count()};
  }
  return {};
}

bool Timekeeper::is_due(int minutes) const {
  if (!deadline_ || minutes >= told_minutes_) return false;
  const auto warning_at = *deadline_ - std::chrono::minutes{minutes};
  // Who comes with less is told once, by the nearest warning.
  return now_ >= warning_at;
}

}  // namespace codemaker::play
