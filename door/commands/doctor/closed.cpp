#include "commands/doctor/closed.hpp"

#include "commands/doctor/in_shell.hpp"
#include "commands/doctor/owner.hpp"
#include "io/posix/closed.hpp"
#include "io/posix/files.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string_view>

namespace codemaker::commands {

std::vector<std::string> closed_in(const std::string& directory) {
  constexpr std::array<std::string_view, 8> told{"SCORES.DAT",    "SCORES.LCK", "SCORES.NEW",
                                                 "codemaker.log", "records.db", "records.key",
                                                 "today.toml",    "spool"};
  std::vector<std::string> closed = io::closed_below(directory);
  std::erase_if(closed, [](const std::string& name) {
    const bool is_aside =
        name.ends_with(".away") || name.find("BAD-") != name.npos || name.find("bad-") != name.npos;
    return is_aside || name.starts_with("art") || name.starts_with("seasons");
  });
  const bool is_told = closed.size() == 1 && std::ranges::find(told, closed.front()) != told.end();
  return is_told ? std::vector<std::string>{} : closed;
}

std::string chown_of_all(const std::string& directory) {
  const std::string key = directory + "/records.key";
  return fmt::format(
      "chown -R {1} {0}; chmod -R ug+rwX {0}; chmod 2770 {0}{2}", in_shell(directory),
      owner_for(directory).text(), io::exists(key) ? "; chmod 640 " + in_shell(key) : ""
  );
}

}  // namespace codemaker::commands
