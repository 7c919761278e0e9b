/// The time of day where the program runs.
#pragma once

#include <cstdint>

namespace codemaker::io {

/// The minute of the day, 0 to 1439, at a moment in seconds since 1970; 0 if there is none.
[[nodiscard]] int minute_here(std::int64_t when);

/// The time zone may have been changed since it was asked for.
void reread_time_zone();

}  // namespace codemaker::io
