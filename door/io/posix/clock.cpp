#include "io/posix/clock.hpp"

#include <ctime>
#include <fmt/format.h>
#include <mutex>
#include <optional>

namespace codemaker::io {
namespace {

std::chrono::nanoseconds time_of(clockid_t clock) {
  timespec time{};
  ::clock_gettime(clock, &time);
  return std::chrono::seconds{time.tv_sec} + std::chrono::nanoseconds{time.tv_nsec};
}

/// The C library keeps one time zone for all threads, and reads it anew at `tzset`.
std::mutex time_zone;

std::optional<std::tm> local_time(std::int64_t when) {
  const std::time_t moment = when;
  const std::scoped_lock lock{time_zone};
  std::tm local{};
  return ::localtime_r(&moment, &local) == nullptr ? std::nullopt : std::optional{local};
}

}  // namespace

int minute_here(std::int64_t when) {
  constexpr int minutes_of_hour = 60;
  const auto local = local_time(when);
  return local ? local->tm_hour * minutes_of_hour + local->tm_min : 0;
}

std::string local_date(std::int64_t when) {
  constexpr int first_year = 1900;
  const auto local = local_time(when);
  if (!local) return {};
  return fmt::format(
      "{:04}-{:02}-{:02}", local->tm_year + first_year, local->tm_mon + 1, local->tm_mday
  );
}

void reread_time_zone() {
  const std::scoped_lock lock{time_zone};
  ::tzset();
}

std::chrono::nanoseconds processor_time() {
  return time_of(CLOCK_PROCESS_CPUTIME_ID);
}

std::chrono::nanoseconds processor_time_of_thread() {
  return time_of(CLOCK_THREAD_CPUTIME_ID);
}

}  // namespace codemaker::io
