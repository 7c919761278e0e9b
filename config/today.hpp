/// What the sysop has changed for one day, from inside the door: it stands in for what the config
/// says, and is over at midnight.
#pragma once

#include "config/settings.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::config {

/// The file beside the data that keeps it.
inline constexpr std::string_view today_file = "today.toml";

struct Today {
  std::string date;                                    ///< "2026-11-25", of this machine
  std::optional<std::vector<std::string>> games = {};  ///< that are open; none: closed
  std::optional<std::vector<std::string>> hours = {};  ///< none: always

  friend bool operator==(const Today&, const Today&) = default;
};

/// The file, which `read_today` reads.
[[nodiscard]] std::string today_text(const Today& today);

/// nullopt: it is no such file.
[[nodiscard]] std::optional<Today> read_today(std::string_view text);

/// The settings as they are on a day: those of another day change nothing. The games may be none.
void apply(const Today& today, std::string_view date, Settings& settings);

}  // namespace codemaker::config
