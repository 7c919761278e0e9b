#include "commands/options.hpp"

#include "commands/records/store.hpp"
#include "io/log/log.hpp"

#include <cstdio>
#include <fmt/format.h>

namespace codemaker::commands {

void complain(std::string_view sentence) {
  fmt::print(stderr, "codemaker: {}\n", io::log_safe(sentence));
}

Settled settle(const io::ConfigFile& file) {
  Settled settled;
  settled.file = file.path;
  settled.bytes = file.bytes;
  if (!file.path.empty()) settled.parsed = config::read_settings(file.bytes, file.path);
  return settled;
}

scores::Result<Settled> settle(const CommonOptions& options) {
  const auto file = io::find_config(options.config);
  if (!file) return file.error();
  return settle(*file);
}

void tell_warnings(const Settled& settled) {
  for (const config::Problem& problem : settled.parsed.problems)
    if (problem.severity == config::Severity::warning) complain("warning: " + problem.text);
}

std::optional<Settled> settle_or_complain(const CommonOptions& options) {
  auto settled = settle(options);
  if (!settled) {
    complain(settled.error().reason());
    return std::nullopt;
  }
  for (const config::Problem& problem : settled->parsed.problems)
    if (problem.severity == config::Severity::error) complain(problem.text);
  tell_warnings(*settled);
  if (settled->parsed.has_errors()) return std::nullopt;
  return std::move(*settled);
}

std::unique_ptr<io::disk::DirectoryDisk> open_data(
    const CommonOptions& options, const config::Settings& settings, DataUse use
) {
  const auto who = use == DataUse::local_play ? io::DataFor::local_play : io::DataFor::own_account;
  const auto directory = use == DataUse::existing
                             ? io::own_data_directory(options.data, settings.data)
                             : io::find_data_directory(options.data, settings.data, who);
  if (!directory) {
    complain(directory.error().reason());
    return nullptr;
  }
  auto disk = io::disk::DirectoryDisk::open(directory->path);
  if (!disk) {
    complain(disk.error().reason());
    return nullptr;
  }
  (*disk)->has_games(records_target(settings, directory->path));
  return std::move(*disk);
}

std::optional<ansi::Charset> charset_of(const std::string& word) {
  if (word == "cp437") return ansi::Charset::cp437;
  if (word == "utf8") return ansi::Charset::utf8;
  if (word == "ascii") return ansi::Charset::ascii;
  return std::nullopt;
}

play::Openings openings_of(const std::string& word) {
  if (word == "always") return play::Openings::always;
  return word == "never" ? play::Openings::never : play::Openings::once;
}

std::optional<play::Presentation> presentation_of(const std::string& word) {
  if (word == "full") return play::Presentation::full;
  if (word == "small") return play::Presentation::small;
  if (word == "lines") return play::Presentation::lines;
  return std::nullopt;
}

const std::string& first_said(const std::string& option, const std::string& setting) {
  return option.empty() ? setting : option;
}

}  // namespace codemaker::commands
