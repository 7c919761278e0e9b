#include "io/opening_hours.hpp"

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <fmt/format.h>

namespace codemaker::io {
namespace {

constexpr int minutes_of_hour = 60;

int minute_here(std::int64_t when) {
  const std::time_t moment = when;
  std::tm local{};
  if (::localtime_r(&moment, &local) == nullptr) return 0;
  return local.tm_hour * minutes_of_hour + local.tm_min;
}

}  // namespace

OpeningNow opening_now(const config::Hours& hours) {
  ::tzset();
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
