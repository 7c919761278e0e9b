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
#include <utility>
#include <vector>

namespace codemaker::io::serving {
namespace {

/// "192.0.2.7", or "2001:db8:1:2::/64", whose end says no more than that.
std::optional<Network> network_in(std::string_view text) {
  boost::system::error_code error;
  const auto address = asio::ip::make_address(std::string{text.substr(0, text.find('/'))}, error);
  return error ? std::nullopt : std::optional<Network>{address};
}

/// Where, and the name.
using KnownLine = std::pair<std::string_view, std::string_view>;

std::vector<KnownLine> lines_of(std::string_view text) {
  std::vector<KnownLine> lines;
  while (!text.empty() && lines.size() < most_homes) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    const auto tab = line.find('\t');
    const bool is_whole = tab != std::string_view::npos && tab > 0 && tab + 1 < line.size();
    if (is_whole) lines.emplace_back(line.substr(0, tab), line.substr(tab + 1));
  }
  return lines;
}

/// Empty: nothing is known.
std::string read_known(const std::string& directory, std::string_view file, Log& log) {
  const auto text = read_file(fmt::format("{}/{}", directory, file), scores::max_file_bytes);
  if (!text) log.warn(text.error().reason());
  return text && *text ? **text : "";
}

void write_known(
    const std::string& directory, std::string_view file, const std::string& text, Log& log
) {
  const std::string path = fmt::format("{}/{}", directory, file);
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

}  // namespace

std::string homes_text(const GuessLimits& limits) {
  std::string text;
  for (const auto& [name, from] : limits.homes(most_homes))
    text += fmt::format("{}\t{}\n", from.text(), name);
  return text;
}

void take_homes(std::string_view text, GuessLimits& limits, GuessLimits::Instant now) {
  std::vector<GuessLimits::Home> homes;
  for (const auto& [where, name] : lines_of(text))
    if (const auto from = network_in(where)) homes.emplace_back(name, *from);
  // The last one first, and so the last one in.
  std::ranges::reverse(homes);
  for (const GuessLimits::Home& home : homes)
    limits.remember(home, now);
}

std::string browsers_text(const KnownBrowsers& browsers) {
  std::string text;
  for (const auto& [name, seal] : browsers.known(most_homes))
    text += fmt::format("{}\t{}\n", seal, name);
  return text;
}

void take_browsers(std::string_view text, KnownBrowsers& browsers) {
  auto lines = lines_of(text);
  std::ranges::reverse(lines);
  for (const auto& [seal, name] : lines)
    browsers.was_right(std::string{name}, std::string{seal});
}

void read_homes(const std::string& directory, GuessLimits& limits, Log& log) {
  take_homes(read_known(directory, homes_file, log), limits, std::chrono::steady_clock::now());
}

void write_homes(const std::string& directory, const GuessLimits& limits, Log& log) {
  write_known(directory, homes_file, homes_text(limits), log);
}

void read_browsers(const std::string& directory, KnownBrowsers& browsers, Log& log) {
  take_browsers(read_known(directory, browsers_file, log), browsers);
}

void write_browsers(const std::string& directory, const KnownBrowsers& browsers, Log& log) {
  write_known(directory, browsers_file, browsers_text(browsers), log);
}

}  // namespace codemaker::io::serving
