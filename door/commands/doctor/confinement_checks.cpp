#include "commands/doctor/confinement_checks.hpp"

#include "commands/doctor/below.hpp"
#include "io/calls/confinement.hpp"
#include "io/posix/confinement/landlock.hpp"
#include "io/posix/confinement/system_calls.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <system_error>
#include <thread>

namespace codemaker::commands {
namespace {

/// What a thread finds, which nothing is left to do, when it confines itself.
template <typename Confine>
auto found_by_thread(const Confine& confine) {
  decltype(confine()) found{};
  std::thread{[&] {
    found = confine();
  }}.join();
  return found;
}

Check whole(const io::Storage& kept) {
  const std::string missing =
      found_by_thread([&] { return io::confine(io::Confined::call, kept); });
  if (missing.empty()) {
    return in_order("confinement", "calls and the server reach the data and nothing else");
  }
  return found(
      Finding::confinement_in_part, fmt::format("doors play {}", missing),
      "nothing callers would notice; a newer kernel has it, or what this runs in forbids it"
  );
}

Check part(const io::LandlockPart& part, int version) {
  std::string what = fmt::format("Landlock {}", part.version);
  if (version >= part.version) return in_order(std::move(what), std::string{part.keeps});
  const std::string says = fmt::format("not here: {}", part.without);
  Check check = part.is_doubled ? in_order(what, says) : found(Finding::landlock_missing, says, "");
  check.what = std::move(what);
  check.cure = fmt::format("Linux {} has it", part.kernel);
  return check;
}

Check system_calls() {
  const int error = found_by_thread([] { return io::confine_system_calls(io::Sockets::none); });
  if (error == 0)
    return in_order("seccomp", "no programs, processes, sockets; nothing written is run");
  return found(
      Finding::seccomp_missing,
      fmt::format(
          "not here ({}): who breaks into a call runs programs and makes sockets",
          std::generic_category().message(error)
      ),
      "Linux has it unless it was built without, or what this runs in forbids it"
  );
}

}  // namespace

void check_confinement(
    const io::Storage& kept, const std::string& config_file, std::vector<Check>& checks
) {
  checks.push_back(whole(kept));
  const int version = io::landlock_version();
  for (const io::LandlockPart& each : io::landlock_parts)
    checks.push_back(part(each, version));
  checks.push_back(system_calls());
  // What lies in a directory of ours every call may read.
  const bool is_in_reach = is_below(config_file, kept.data_directory) ||
                           (kept.bulletins && is_below(config_file, kept.bulletins->directory));
  if (config_file.empty() || !is_in_reach) return;
  checks.push_back(found(
      Finding::config_in_reach, "lies where every call may read and write",
      "move it to /etc/codemaker/codemaker.toml, or beside the program"
  ));
}

}  // namespace codemaker::commands
