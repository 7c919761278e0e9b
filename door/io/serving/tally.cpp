#include "io/serving/tally.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::io::serving {

std::optional<std::string> Tally::line(Instant now, int callers_now, std::uint64_t keys) {
  told_ = now;
  const int most = std::max(std::exchange(most_, callers_now), callers_now);
  const int calls = std::exchange(calls_, 0);
  const std::uint64_t refused = std::exchange(refused_, 0);
  const std::uint64_t pressed = keys - std::exchange(keys_told_, keys);
  if (most == 0 && calls == 0 && refused == 0) return std::nullopt;
  return fmt::format(
      "the last {} minutes: callers now {}, most at once {}, calls {}, refused {}, keys {}",
      pause.count(), callers_now, most, calls, refused, pressed
  );
}

}  // namespace codemaker::io::serving
