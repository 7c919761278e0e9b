/// What the sysop has changed for today, as every call finds it beside the data.
#pragma once

#include "config/today.hpp"
#include "io/log/log.hpp"
#include "scores/disk.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace codemaker::io {

/// To a caller while all games are closed for today; with no end of its line.
inline constexpr std::string_view closed_today =
    "The games are closed today. Please call again tomorrow.";

/// A fault: there is something of that name, and it is no such file. nullopt: there is nothing, or
/// it is of another day.
[[nodiscard]] scores::Result<std::optional<config::Today>> read_today(
    const std::string& data_directory
);

/// The settings as they are today. The games may be none.
[[nodiscard]] config::Settings settings_today(
    config::Settings settings, const std::string& data_directory, Log& log
);

/// To a caller while the games are closed, for today or at this hour, with no end of its line;
/// nullopt: they are open.
[[nodiscard]] std::optional<std::string> closed_words(const config::Settings& today);

}  // namespace codemaker::io
