/// The time of day where the program runs, and that of the processor.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace codemaker::io {

/// The minute of the day, 0 to 1439, at a moment in seconds since 1970; 0 if there is none.
[[nodiscard]] int minute_here(std::int64_t when);

/// The date here at a moment: "2026-11-25"; empty if there is none.
[[nodiscard]] std::string local_date(std::int64_t when);

/// The time zone may have been changed since it was asked for.
void reread_time_zone();

/// How long the processor has worked for this program, or for this thread of it: what else runs on
/// the machine does not count.
[[nodiscard]] std::chrono::nanoseconds processor_time();
[[nodiscard]] std::chrono::nanoseconds processor_time_of_thread();

}  // namespace codemaker::io
