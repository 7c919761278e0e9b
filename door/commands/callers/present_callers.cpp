#include "commands/callers/present_callers.hpp"

#include "ansi/text.hpp"
#include "commands/calls/settings_in_force.hpp"
#include "commands/dialog.hpp"
#include "io/disk/directory_disk.hpp"
#include "play/call/words.hpp"
#include "scores/tags.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::commands {

using io::presence::Present;

std::optional<std::string> data_of_callers(const CommonOptions& options) {
  const auto [settled, directory, fault] = settings_in_force(options, std::nullopt);
  if (!fault.empty()) complain(fault);
  if (!directory) complain(directory.error().reason());
  return directory ? std::optional{directory->path} : std::nullopt;
}

scores::Result<io::presence::WhoIsThere> who_is_there(const std::string& data) {
  auto found = io::presence::ask_who(data);
  const auto disk = io::disk::DirectoryDisk::open(data);
  if (!found || !disk) return found;
  const auto names = scores::read_board_names(**disk);
  for (Present& caller : found->callers)
    caller.board = names.shown(caller.board);
  return found;
}

std::string short_time(std::int64_t seconds) {
  constexpr std::int64_t minute = 60;
  constexpr std::int64_t hour = 3600;
  if (seconds < minute) return fmt::format("{} s", std::max<std::int64_t>(0, seconds));
  return seconds < 2 * hour ? fmt::format("{} min", seconds / minute)
                            : fmt::format("{} h", seconds / hour);
}

std::string doing_of(const Present& caller) {
  return caller.level == 0 ? caller.doing : fmt::format("{}, level {}", caller.doing, caller.level);
}

std::string way_of(const Present& caller) {
  const std::string& where = caller.place.empty() ? caller.address : caller.place;
  return where.empty() ? caller.service : fmt::format("{} {}", caller.service, where);
}

void tell_silent(const io::presence::WhoIsThere& who) {
  for (const std::string& process : who.silent)
    complain(fmt::format("process {} does not answer", shown(process)));
  if (who.foreign == 0) return;
  complain(fmt::format(
      "{} run by another account {} not asked; root may ask all, and the group of the data",
      play::count(who.foreign, "process", "processes"), who.foreign == 1 ? "was" : "were"
  ));
}

std::optional<Present> one_caller(const std::vector<Present>& callers, const std::string& who) {
  const auto meant = io::presence::callers_meant(callers, who);
  if (meant.size() == 1) return meant.front();
  if (meant.empty()) {
    complain(fmt::format("nobody called \"{}\" is here; `codemaker who` lists callers", shown(who))
    );
    return std::nullopt;
  }
  std::string numbers;
  for (const Present& each : meant)
    numbers += (numbers.empty() ? "" : ", ") + number_of(each);
  complain(fmt::format(
      "there are {} callers called \"{}\"; give a number: {}", meant.size(), shown(who), numbers
  ));
  return std::nullopt;
}

}  // namespace codemaker::commands
