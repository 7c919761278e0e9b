#include "commands/callers/who.hpp"

#include "commands/callers/present_callers.hpp"
#include "commands/dialog.hpp"
#include "commands/records/store.hpp"
#include "io/disk/directory_disk.hpp"
#include "io/posix/fd.hpp"
#include "io/posix/terminal.hpp"
#include "play/call/words.hpp"
#include "records/gone.hpp"
#include "scores/tags.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <fmt/format.h>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>
#include <thread>
#include <utility>

namespace codemaker::commands {
namespace {

using io::presence::Present;
using io::presence::WhoIsThere;

void print_present_json(const WhoIsThere& who) {
  auto rows = nlohmann::ordered_json::array();
  for (const Present& caller : who.callers) {
    rows.push_back({
        {"number", number_of(caller)},
        {"name", caller.name},
        {"board", caller.board},
        {"service", caller.service},
        {"address", caller.address},
        {"place", caller.place},
        {"doing", caller.doing},
        {"level", caller.level},
        {"since", time_text(caller.since)},
        {"idle", caller.idle},
    });
    if (caller.paged == 0) continue;
    rows.back()["paged"] = time_text(caller.paged);
    rows.back()["reason"] = caller.reason;
  }
  const nlohmann::ordered_json answer{{"callers", rows}, {"silent", who.silent}};
  fmt::print("{}\n", answer.dump());
}

void print_present(const WhoIsThere& who) {
  fmt::print("{}\n", play::count(std::ssize(who.callers), "caller", "callers"));
  for (const Present& caller : who.callers) {
    const std::string name =
        caller.name.empty() ? "(no name yet)" : fmt::format("{} on {}", caller.name, caller.board);
    fmt::print(
        "{:<9} {:<22} {:<31} {:>7} {:>7} idle  {}\n", number_of(caller), name, doing_of(caller),
        short_time(std::time(nullptr) - caller.since), short_time(caller.idle), way_of(caller)
    );
    if (caller.paged == 0) continue;
    const std::string why = caller.reason.empty() ? "" : fmt::format(": {}", caller.reason);
    fmt::print("          pages you{}. Answer: codemaker chat {}\n", why, number_of(caller));
  }
}

/// The pages that nobody has answered: the number of the call, and when.
std::set<std::pair<std::string, std::int64_t>> pages_of(const WhoIsThere& who) {
  std::set<std::pair<std::string, std::int64_t>> pages;
  for (const Present& caller : who.callers)
    if (caller.paged != 0) pages.emplace(number_of(caller), caller.paged);
  return pages;
}

/// Callers play without records until the sysop has done something.
void tell_of_gone_records(const CallersOptions& options, const std::string& data) {
  const auto settled = settle(options.common);
  if (!settled) return;
  const auto target = records_target(settled->parsed.settings, data);
  if (target && scores::records::is_gone(*target))
    complain(scores::records::gone_fault(*target).reason());
}

/// Until the sysop ends the program, or the data directory is gone.
int watch(const std::string& data) {
  constexpr std::string_view home_and_clear = "\x1b[H\x1b[2J";
  constexpr std::chrono::seconds pause{2};
  const bool is_screen = io::is_terminal(io::standard_output);
  std::set<std::pair<std::string, std::int64_t>> heard;
  while (true) {
    const auto found = who_is_there(data);
    if (!found) return tell_failure(found.error());
    auto pages = pages_of(*found);
    const bool rings = !std::ranges::includes(heard, pages);
    fmt::print("{}{}", is_screen ? home_and_clear : "", rings ? "\a" : "");
    print_present(*found);
    if (std::fflush(stdout) != 0) return 1;
    tell_silent(*found);
    heard = std::move(pages);
    std::this_thread::sleep_for(pause);
  }
}

}  // namespace

int who(const CallersOptions& options) {
  const auto data = data_of_callers(options.common);
  if (!data) return 1;
  tell_of_gone_records(options, *data);
  if (options.watches) return watch(*data);
  const auto found = who_is_there(*data);
  if (!found) return tell_failure(found.error());
  options.is_json ? print_present_json(*found) : print_present(*found);
  tell_silent(*found);
  return found->callers.empty() && !found->silent.empty() ? 1 : 0;
}

}  // namespace codemaker::commands
