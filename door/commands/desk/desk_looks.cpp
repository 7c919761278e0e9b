// The sysop's desk: the log's faults of today, and the doctor's findings.
#include "commands/desk/desk.hpp"

#include "commands/doctor/checks.hpp"
#include "io/log/log_files.hpp"
#include "io/posix/clock.hpp"
#include "io/posix/files.hpp"
#include "io/posix/folder.hpp"

#include <algorithm>
#include <ctime>
#include <fmt/format.h>
#include <string_view>

namespace codemaker::commands {
namespace {

constexpr std::size_t most_faults = 60;

/// A line of the log in two parts, if it is a fault or a warning of that day:
/// "2026-11-25 16:01:02.345 error [4711] what".
std::optional<play::DeskRow> fault_in(std::string_view line, std::string_view date) {
  constexpr std::size_t time_at = 11;
  constexpr std::size_t time_size = 8;
  constexpr std::size_t level_at = 24;
  if (!line.starts_with(date) || line.size() <= level_at) return std::nullopt;
  std::string_view rest = line.substr(level_at);
  const bool is_error = rest.starts_with("error ");
  if (!is_error && !rest.starts_with("warning ")) return std::nullopt;
  const auto end_of_number = rest.find("] ");
  if (end_of_number == std::string_view::npos) return std::nullopt;
  const std::string time{line.substr(time_at, time_size)};
  return play::DeskRow{
      std::string{line.substr(0, level_at)},
      fmt::format("{} {}", time, is_error ? "fault" : "warning"),
      std::string{rest.substr(end_of_number + 2)}};
}

std::string_view state_word(Check::State state) {
  return state == Check::State::fault ? "Fault" : state == Check::State::warning ? "Warning" : "OK";
}

}  // namespace

/// The latest first; those that are in an older log, too, if it was set aside today.
scores::Result<SysopDesk::Rows> SysopDesk::faults() const {
  const auto folder = io::Folder::open(of_.directory);
  if (!folder) return folder.error();
  const std::string date = io::local_date(std::time(nullptr));
  Rows rows;
  for (const std::string_view name : {io::old_log, io::log_file}) {
    const auto file = io::read_file(folder->full(name), std::size_t{1} << 30U);
    if (!file) return file.error();
    std::string_view rest = *file ? std::string_view{**file} : std::string_view{};
    while (!rest.empty()) {
      const auto end = std::min(rest.find('\n'), rest.size());
      if (auto row = fault_in(rest.substr(0, end), date)) rows.push_back(std::move(*row));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  }
  std::ranges::reverse(rows);
  if (rows.size() > most_faults) rows.resize(most_faults);
  return rows;
}

/// The worst first.
SysopDesk::Rows SysopDesk::findings() const {
  const std::vector<Check> checks = check_installation(of_.options);
  Rows rows;
  for (const auto state : {Check::State::fault, Check::State::warning, Check::State::fine}) {
    for (const Check& check : checks) {
      if (check.state != state) continue;
      rows.push_back(
          {std::to_string(rows.size()), fmt::format("{}: {}", state_word(state), check.what),
           check.says + (check.cure.empty() ? "" : fmt::format(". Cure: {}", check.cure))}
      );
    }
  }
  return rows;
}

}  // namespace codemaker::commands
