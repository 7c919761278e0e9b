#include "commands/maint.hpp"

#include "commands/calls/kept_in.hpp"
#include "commands/dialog.hpp"
#include "io/theme_files.hpp"
#include "io/upkeep/upkeep.hpp"

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace codemaker::commands {
namespace {

/// True once it has ended; false if it is still at it after a minute, and was ended then.
bool waits_for(pid_t child) {
  constexpr int most_tenths = 600;
  constexpr std::chrono::milliseconds tenth{100};
  for (int tenths = 0; tenths < most_tenths; ++tenths) {
    if (::waitpid(child, nullptr, WNOHANG) != 0) return true;
    std::this_thread::sleep_for(tenth);
  }
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
  return false;
}

/// The fault is in the environment, where no shell takes a word of it for its own.
void sound_alarm(const std::string& command, const std::string& fault) {
  ::setenv("CODEMAKER_FAULT", fault.c_str(), 1);
  std::string shell = "sh";
  std::string option = "-c";
  std::string line = command;
  const std::array<char*, 4> words{shell.data(), option.data(), line.data(), nullptr};
  pid_t child = 0;
  const int error = ::posix_spawn(&child, "/bin/sh", nullptr, nullptr, words.data(), environ);
  if (error != 0 || !waits_for(child)) complain("the alarm command did not end by itself");
}

}  // namespace

int maintain(const MaintOptions& options) {
  constexpr mode_t not_for_the_world = 0007;
  ::umask(not_for_the_world);
  const auto settled = settle_or_complain(options.common);
  if (!settled) return 1;
  const config::Settings& settings = settled->parsed.settings;
  const auto disk = open_data(options.common, settings, DataUse::existing);
  if (!disk) return 1;
  io::Log log{disk->path()};
  const auto kept = kept_in(settings, disk->path(), io::load_theme(disk->path(), log));
  const auto today = engine::records::day_at(std::time(nullptr));
  const auto report = io::keep_up(*disk, log, kept, today, io::ToldTo::sysop);
  if (!report) {
    complain("another codemaker is at it");
    return 1;
  }
  for (const std::string& sentence : report->done)
    fmt::print("{}\n", sentence);
  for (const std::string& fault : report->faults)
    complain(fault);
  for (const std::string& fault : report->new_faults) {
    log.fault(fault);
    if (!settings.alarm.empty()) sound_alarm(settings.alarm, fault);
  }
  if (report->done.empty() && report->faults.empty()) fmt::print("nothing had to be done\n");
  return report->new_faults.empty() ? 0 : 1;
}

}  // namespace codemaker::commands
