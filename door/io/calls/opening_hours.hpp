/// The sysop's hours by the clock of this machine.
#pragma once

#include "config/hours.hpp"

#include <chrono>
#include <optional>
#include <string>

namespace codemaker::io {

/// What the hours say at one moment.
struct OpeningNow {
  bool is_open = true;
  std::optional<std::chrono::seconds> left;  ///< until closing; nullopt: no closing within a day
};

/// What they say now, by the time zone of this process.
[[nodiscard]] OpeningNow opening_now(const config::Hours& hours);

/// "The games are open 18:00-23:30, and closed now. Please call again then."
[[nodiscard]] std::string closed_text(const config::Hours& hours);

/// The shorter of the two, where there are any.
[[nodiscard]] std::optional<std::chrono::seconds> sooner(
    std::optional<std::chrono::seconds> one, std::optional<std::chrono::seconds> other
);

}  // namespace codemaker::io
