#include "io/serving/known_homes.hpp"

#include "ansi/text.hpp"
#include "io/posix/files.hpp"
#include "io/posix/process.hpp"
#include "scores/disk.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <optional>
#include <system_error>
#include <vector>

namespace codemaker::io::serving {
namespace {

/// "192.0.2.7", or "2001:db8:1:2::/64", whose end says no more than that.
std::optional<Network> network_in(std::string_view text) {
  boost::system::error_code error;
  const auto address = asio::ip::make_address(std::string{text.substr(0, text.find('/'))}, error);
  return error ? std::nullopt : std::optional<Network>{address};
}

}  // namespace

std::string homes_text(const GuessLimits& limits) {
  std::string text;
  for (const auto& [name, from] : limits.homes(most_homes))
    text += fmt::format("{}\t{}\n", from.text(), name);
  return text;
}

void take_homes(std::string_view text, GuessLimits& limits, GuessLimits::Instant now) {
  std::vector<GuessLimits::Home> homes;
  while (!text.empty() && homes.size() < most_homes) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    const auto tab = line.find('\t');
    if (tab == std::string_view::npos || tab + 1 == line.size()) continue;
    if (const auto from = network_in(line.substr(0, tab)))
      homes.emplace_back(line.substr(tab + 1), *from);
  }
  // The last one first, and so the last one in.
  std::ranges::reverse(homes);
  for (const GuessLimits::Home& home : homes)
    limits.remember(home, now);
}

void read_homes(const std::string& directory, GuessLimits& limits, Log& log) {
  const auto text = read_file(fmt::format("{}/{}", directory, homes_file), scores::max_file_bytes);
  if (!text) return log.warn(text.error().reason());
  if (*text) take_homes(**text, limits, std::chrono::steady_clock::now());
}

void write_homes(const std::string& directory, const GuessLimits& limits, Log& log) {
  const std::string path = fmt::format("{}/{}", directory, homes_file);
  const std::string text = homes_text(limits);
  std::error_code error;
  if (text.empty()) {
    std::filesystem::remove(path, error);
    return;
  }
  const std::string fresh = fmt::format("{}.{}", path, process_id());
  const auto written = write_new_file(fresh, text, NewFile::own);
  if (written) std::filesystem::rename(fresh, path, error);
  if (written && !error) return;
  log.warn(written ? fmt::format("{}: {}", path, error.message()) : written.error().reason());
  std::filesystem::remove(fresh, error);
}

}  // namespace codemaker::io::serving
