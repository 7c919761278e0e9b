#include "commands/callers/who.hpp"

#include "ansi/text.hpp"
#include "commands/callers/offering.hpp"
#include "commands/callers/present_callers.hpp"
#include "commands/dialog.hpp"
#include "commands/records/store.hpp"
#include "io/disk/directory_disk.hpp"
#include "io/posix/fd.hpp"
#include "io/posix/polling.hpp"
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

constexpr char quit_key = 'Q';

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

/// Until it is time to look anew, or a key is pressed; that key, or 0.
char wait_for_key(std::chrono::milliseconds pause) {
  if (!io::is_terminal(io::standard_input)) {
    std::this_thread::sleep_for(pause);
    return 0;
  }
  const io::RawTerminal raw{io::standard_input};
  if (!io::wait_to_read(io::standard_input, pause)) return 0;
  const std::string typed = io::receive(io::standard_input, 1).bytes;
  return typed.empty() ? quit_key : ansi::upper_case(typed).front();
}

/// False if the sysop has seen enough.
bool take_key(char key, const SysopsMail& mail) {
  constexpr char control_c = 3;
  if (key == 'G') mail.offer();
  return key != quit_key && key != control_c;
}

/// Until the sysop ends the program, or the data directory is gone.
int watch(const CallersOptions& options, const std::string& data) {
  constexpr std::string_view home_and_clear = "\x1b[H\x1b[2J";
  constexpr std::chrono::seconds pause{2};
  const bool is_screen = io::is_terminal(io::standard_output);
  const SysopsMail mail{options.common, data};
  std::set<std::pair<std::string, std::int64_t>> heard;
  while (true) {
    const auto found = who_is_there(data);
    if (!found) return tell_failure(found.error());
    auto pages = pages_of(*found);
    const bool rings = !std::ranges::includes(heard, pages);
    fmt::print("{}{}", is_screen ? home_and_clear : "", rings ? "\a" : "");
    print_present(*found);
    mail.tell_waiting();
    if (is_screen) fmt::print("{}\n", mail.may_offer() ? "G: offer a game  Q: quit" : "Q: quit");
    if (std::fflush(stdout) != 0) return 1;
    tell_silent(*found);
    heard = std::move(pages);
    if (!take_key(wait_for_key(pause), mail)) return 0;
  }
}

}  // namespace

int who(const CallersOptions& options) {
  const auto data = data_of_callers(options.common);
  if (!data) return 1;
  tell_of_gone_records(options, *data);
  if (options.watches) return watch(options, *data);
  const auto found = who_is_there(*data);
  if (!found) return tell_failure(found.error());
  options.is_json ? print_present_json(*found) : print_present(*found);
  if (!options.is_json) SysopsMail{options.common, *data}.tell_waiting();
  tell_silent(*found);
  return found->callers.empty() && !found->silent.empty() ? 1 : 0;
}

}  // namespace codemaker::commands
