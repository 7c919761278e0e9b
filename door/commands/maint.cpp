#include "commands/maint.hpp"

#include "commands/calls/settings_in_force.hpp"
#include "commands/calls/storage.hpp"
#include "commands/dialog.hpp"
#include "io/finding/theme_files.hpp"
#include "io/posix/child.hpp"
#include "io/posix/files.hpp"
#include "io/posix/process.hpp"
#include "io/upkeep/upkeep.hpp"

#include <chrono>
#include <ctime>
#include <fmt/format.h>
#include <system_error>
#include <vector>

namespace codemaker::commands {
namespace {

/// False if it cannot be started, or is still at it after a minute and was killed.
bool runs_to_its_end(const std::string& command) {
  constexpr std::chrono::minutes limit{1};
  try {
    io::Child shell{"/bin/sh", {"sh", "-c", command}, {}};
    return shell.ends_within(limit);
  } catch (const std::system_error&) {
    return false;
  }
}

/// The fault is in the environment, where no shell takes a word of it for its own.
void sound_alarm(const std::string& command, const std::string& fault) {
  io::set_environment("CODEMAKER_FAULT", fault);
  if (!runs_to_its_end(command)) complain("the alarm command did not end by itself");
}

}  // namespace

int maintain(const MaintOptions& options) {
  io::keep_from_the_world();
  const auto [settled, directory, fault_of_config] =
      settings_in_force(options.common, std::nullopt);
  if (!settled) {
    complain(fault_of_config);
    return 1;
  }
  tell_warnings(*settled);
  const config::Settings& settings = settled->parsed.settings;
  const auto disk = open_data(options.common, settings, DataUse::existing);
  if (!disk) return 1;
  io::Log log{disk->path(), settings.log_megabytes};
  const auto kept = storage_of(settings, disk->path(), io::load_theme(disk->path(), log));
  const auto today = engine::records::day_at(std::time(nullptr));
  std::vector<std::string> of_config;
  if (!fault_of_config.empty()) of_config.push_back(fault_of_config);
  const auto report = io::keep_up(*disk, log, kept, today, io::ToldTo::sysop, of_config);
  if (!report) {
    complain("another codemaker is at it");
    return 1;
  }
  for (const std::string& sentence : report->done) {
    fmt::print("{}\n", sentence);
    log.call(fmt::format("maint: {}", sentence));
  }
  for (const std::string& fault : report->faults)
    complain(fault);
  for (const std::string& fault : report->new_faults) {
    log.fault(fault);
    if (!settings.alarm.empty()) sound_alarm(settings.alarm, fault);
  }
  if (report->done.empty() && report->faults.empty()) {
    fmt::print("nothing had to be done\n");
    log.call("maint: nothing had to be done");
  }
  return report->new_faults.empty() ? 0 : 1;
}

}  // namespace codemaker::commands
