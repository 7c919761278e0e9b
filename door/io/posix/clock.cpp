#include "io/posix/clock.hpp"

#include <ctime>

namespace codemaker::io {

int minute_here(std::int64_t when) {
  constexpr int minutes_of_hour = 60;
  const std::time_t moment = when;
  std::tm local{};
  if (::localtime_r(&moment, &local) == nullptr) return 0;
  return local.tm_hour * minutes_of_hour + local.tm_min;
}

void reread_time_zone() {
  ::tzset();
}

}  // namespace codemaker::io
