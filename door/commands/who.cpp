#include "commands/who.hpp"

#include "commands/dialog.hpp"
#include "io/serving/who_socket.hpp"
#include "play/words.hpp"

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <fmt/format.h>
#include <iterator>
#include <nlohmann/json.hpp>

namespace codemaker::commands {
namespace {

using io::serving::Present;

void print_present_json(const std::vector<Present>& callers) {
  auto rows = nlohmann::ordered_json::array();
  for (const Present& caller : callers) {
    rows.push_back({
        {"name", caller.name},
        {"board", caller.board},
        {"service", caller.service},
        {"address", caller.address},
        {"doing", caller.doing},
        {"since", time_text(caller.since)},
    });
  }
  const nlohmann::ordered_json answer{{"callers", rows}};
  fmt::print("{}\n", answer.dump());
}

void print_present(const std::vector<Present>& callers) {
  fmt::print("{}\n", play::count(std::ssize(callers), "caller", "callers"));
  for (const Present& caller : callers) {
    const std::string who =
        caller.name.empty() ? "(no name yet)" : fmt::format("{} on {}", caller.name, caller.board);
    const auto minutes = std::max<std::int64_t>(0, std::time(nullptr) - caller.since) / 60;
    fmt::print(
        "{:<24} {:<22} {:>4} min  {} {}\n", who, caller.doing, minutes, caller.service,
        caller.address
    );
  }
}

}  // namespace

int who(const WhoOptions& options) {
  const auto settled = settle_or_complain(options.common);
  if (!settled) return 1;
  const auto disk = open_data(options.common, settled->parsed.settings, DataUse::existing);
  if (!disk) return 1;
  auto callers = io::serving::ask_who(disk->path());
  if (!callers) {
    complain(callers.error().reason());
    return 1;
  }
  if (!*callers) {
    complain(fmt::format("no server runs with {}; start one with `codemaker serve`", disk->path()));
    return 1;
  }
  std::ranges::sort(**callers, {}, &Present::since);
  options.is_json ? print_present_json(**callers) : print_present(**callers);
  return 0;
}

}  // namespace codemaker::commands
