#include "io/calls/opening_hours.hpp"

#include "io/posix/clock.hpp"

#include <algorithm>
#include <ctime>
#include <fmt/format.h>

namespace codemaker::io {

OpeningNow opening_now(const config::Hours& hours) {
  reread_time_zone();
  const auto left = hours.until_closing(std::time(nullptr), minute_here);
  if (!left) return {};
  return {*left > 0, std::chrono::seconds{*left}};
}

std::string closed_text(const config::Hours& hours) {
  return fmt::format(
      "The games are open {}, and closed now. Please call again then.", hours.text()
  );
}

std::optional<std::chrono::seconds> sooner(
    std::optional<std::chrono::seconds> one, std::optional<std::chrono::seconds> other
) {
  if (!one || !other) return one ? one : other;
  return std::min(*one, *other);
}

}  // namespace codemaker::io
