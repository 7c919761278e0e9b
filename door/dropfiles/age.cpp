#include "dropfiles/age.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace codemaker::dropfiles {

std::string age_text(std::chrono::seconds age) {
  struct Unit {
    std::chrono::seconds size;
    const char* name;
  };

  using namespace std::chrono;
  static constexpr std::array units{
      Unit{days{1}, "day"}, Unit{hours{1}, "hour"}, Unit{minutes{1}, "minute"}};
  for (const Unit& unit : units) {
    const auto count = age / unit.size;
    if (count > 0) return fmt::format("{} {}{}", count, unit.name, count == 1 ? "" : "s");
  }
  const auto count = std::max(seconds{0}, age).count();
  return fmt::format("{} second{}", count, count == 1 ? "" : "s");
}

std::optional<std::string> why_stale(const Times& times) {
  constexpr std::chrono::hours most{24};
  const auto age = times.now - times.drop_file;
  const std::string written = fmt::format("was written {} ago", age_text(age));
  constexpr std::string_view cure = "give the drop file that the board writes now";
  if (times.call) {
    const bool is_older = times.drop_file < *times.call;
    if (!is_older) return std::nullopt;
    return fmt::format(
        "{}, before this call began {} ago; {}", written, age_text(times.now - *times.call), cure
    );
  }
  if (age <= most) return std::nullopt;
  return fmt::format("{}, so it belongs to an earlier call; {}", written, cure);
}

}  // namespace codemaker::dropfiles
