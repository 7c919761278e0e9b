#include "commands/callers/present_callers.hpp"

#include "ansi/text.hpp"
#include "commands/calls/settings_in_force.hpp"
#include "commands/dialog.hpp"
#include "play/call/words.hpp"

#include <fmt/format.h>

namespace codemaker::commands {

using io::presence::Present;

std::optional<std::string> data_of_callers(const CommonOptions& options) {
  const auto [settled, directory, fault] = settings_in_force(options, std::nullopt);
  if (!fault.empty()) complain(fault);
  if (!directory) complain(directory.error().reason());
  return directory ? std::optional{directory->path} : std::nullopt;
}

void tell_silent(const io::presence::WhoIsThere& who) {
  for (const std::string& process : who.silent)
    complain(fmt::format("process {} does not answer", shown(process)));
  if (who.foreign == 0) return;
  complain(fmt::format(
      "{} run by another account {} not asked; root may ask all",
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
