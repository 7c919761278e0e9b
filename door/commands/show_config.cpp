#include "commands/show_config.hpp"

#include "commands/board_of_before.hpp"
#include "commands/calls/settings_in_force.hpp"
#include "io/log/log.hpp"
#include "scores/store.hpp"

#include <cstdio>
#include <fmt/format.h>

namespace codemaker::commands {
namespace {

void print_problems(const config::ParsedSettings& parsed) {
  for (const config::Problem& problem : parsed.problems) {
    const bool is_error = problem.severity == config::Severity::error;
    complain((is_error ? "" : "warning: ") + problem.text);
  }
}

void print_settings(const Settled& settled) {
  for (const config::Setting& setting : config::all_settings()) {
    const auto line = settled.parsed.lines.find(setting.key);
    const std::string origin =
        line == settled.parsed.lines.end()
            ? "default"
            : fmt::format("{} line {}", io::log_safe(settled.file), line->second);
    const std::string value = config::value_text(settled.parsed.settings, setting);
    fmt::print("{:<22} = {:<20} {}\n", setting.key, value, origin);
  }
}

/// Where the data is for a call made from here, without making anything.
void print_data(const CommonOptions& options, const config::Settings& settings) {
  const auto directory = io::existing_data_directory(options.data, settings.data);
  const auto named = io::named_data_directory(options.data, settings.data);
  if (directory) {
    fmt::print("\ndata directory: {} ({})\n", io::log_safe(directory->path), directory->origin);
  } else if (named) {
    fmt::print(
        "\ndata directory: {} ({}), which does not exist yet\n", io::log_safe(named->path),
        named->origin
    );
  } else {
    fmt::print(
        "\ndata directory: none yet; a door makes {}/data\n", io::log_safe(io::program_directory())
    );
  }
}

/// Players belong to their board: with another name everybody is a newcomer.
void ask_about_board(const CommonOptions& common, const config::Settings& settings) {
  const auto directory = io::existing_data_directory(common.data, settings.data);
  if (!directory) return;
  const auto disk = io::disk::DirectoryDisk::open(directory->path);
  if (!disk) return;
  const auto loaded = scores::read_hall(**disk);
  const std::string before = loaded ? board_of_before(loaded->hall, settings) : "";
  if (before.empty()) return;
  complain(fmt::format(
      "warning: {}; was it meant? If not: board = \"{}\"", words_for_other_board(before, settings),
      before
  ));
}

}  // namespace

int show_config(const ConfigOptions& options) {
  if (options.wants_sample) {
    fmt::print("{}", config::sample());
    return 0;
  }
  CommonOptions common = options.common;
  if (!options.check.empty()) common.config = options.check;
  const auto settled = settle(common);
  if (!settled) {
    complain(settled.error().reason());
    return 1;
  }
  print_problems(settled->parsed);
  if (!options.check.empty()) {
    if (!settled->parsed.has_errors()) ask_about_board(common, settled->parsed.settings);
    if (settled->parsed.problems.empty()) fmt::print("{}: in order\n", io::log_safe(settled->file));
    return settled->parsed.has_errors() ? 1 : 0;
  }
  fmt::print("config file: {}\n\n", settled->file.empty() ? "none" : io::log_safe(settled->file));
  const auto in_force = settings_in_force(common, std::nullopt);
  if (!in_force.fault.empty()) complain(in_force.fault);
  const Settled& shown = in_force.settled ? *in_force.settled : *settled;
  print_settings(shown);
  print_data(common, shown.parsed.settings);
  return settled->parsed.has_errors() ? 1 : 0;
}

}  // namespace codemaker::commands
