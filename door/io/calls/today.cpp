#include "io/calls/today.hpp"

#include "config/hours.hpp"
#include "io/calls/opening_hours.hpp"
#include "io/posix/clock.hpp"
#include "io/posix/files.hpp"

#include <ctime>
#include <fmt/format.h>

namespace codemaker::io {

scores::Result<std::optional<config::Today>> read_today(const std::string& data_directory) {
  constexpr std::size_t most = 4096;
  const std::string path = fmt::format("{}/{}", data_directory, config::today_file);
  const auto file = read_file(path, most);
  if (!file) return file.error();
  if (!*file) return std::optional<config::Today>{};
  auto today = config::read_today(**file);
  if (!today) {
    return scores::Fault::because(
        fmt::format("{} cannot be read, so today is as configured; remove it", path)
    );
  }
  reread_time_zone();
  if (today->date != local_date(std::time(nullptr))) today.reset();
  return today;
}

config::Settings settings_today(
    config::Settings settings, const std::string& data_directory, Log& log
) {
  const auto today = read_today(data_directory);
  if (!today) log.warn(today.error().reason());
  if (today && *today) config::apply(**today, (*today)->date, settings);
  return settings;
}

std::optional<std::string> closed_words(const config::Settings& today) {
  if (today.games.empty()) return std::string{closed_today};
  const config::Hours hours{today.hours};
  return opening_now(hours).is_open ? std::nullopt : std::optional{closed_text(hours)};
}

}  // namespace codemaker::io
