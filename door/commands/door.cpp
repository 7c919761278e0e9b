#include "commands/door.hpp"

#include "ansi/text.hpp"
#include "io/caller_loop.hpp"
#include "io/drop_search.hpp"
#include "io/files.hpp"
#include "io/raw_terminal.hpp"
#include "play/dropfiles/drop_text.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <fcntl.h>
#include <fmt/format.h>
#include <limits>
#include <sys/stat.h>
#include <unistd.h>

namespace codemaker::commands {
namespace {

using play::DropFile;
using scores::Fault;
using scores::Result;

/// The descriptors of the caller's line, and how they were found.
struct Ends {
  int in = STDIN_FILENO;
  int out = STDOUT_FILENO;
  std::string name = "stdio";
};

Ends both_ways(int fd) {
  return {fd, fd, fmt::format("fd:{}", fd)};
}

bool is_open(int fd) {
  return ::fcntl(fd, F_GETFD) >= 0;
}

/// `--io`; what BBSDEV.DRP states; a live standard input; a socket that is one; else stdio.
Result<Ends> choose_ends(const DoorOptions& options, const DropFile& file) {
  if (const auto fd = descriptor_of(options.io)) {
    if (!is_open(*fd)) return Fault::because(fmt::format("--io fd:{} is not open", *fd));
    return both_ways(*fd);
  }
  if (options.io == "stdio") return Ends{};
  const auto descriptor = file.socket_handle ? file.socket_handle : file.serial_handle;
  if (file.format == play::DropFormat::bbsdev) {
    if (!descriptor) return Ends{};
    if (!is_open(*descriptor)) {
      return Fault::because(fmt::format("BBSDEV.DRP line 3: descriptor {} is not open", *descriptor)
      );
    }
    return both_ways(*descriptor);
  }
  const bool has_socket = descriptor && io::is_socket(*descriptor);
  if (!io::is_live(STDIN_FILENO) && has_socket) return both_ways(*descriptor);
  return Ends{};
}

/// Boards leak descriptors into doors; they are none of ours.
void close_others(const Ends& ends) {
  constexpr unsigned first = 3;
  const auto kept = static_cast<unsigned>(ends.in);
  if (kept >= first) {
    if (kept > first) ::close_range(first, kept - 1, 0);
    ::close_range(kept + 1, std::numeric_limits<unsigned>::max(), 0);
  } else {
    ::close_range(first, std::numeric_limits<unsigned>::max(), 0);
  }
}

/// A deadline in UTC as seconds from now; never negative.
std::chrono::seconds seconds_until(const std::string& deadline) {
  const auto number = [&](std::size_t at, std::size_t size) {
    return *play::leading_number(std::string_view{deadline}.substr(at, size));
  };
  const std::chrono::year_month_day date{
      std::chrono::year{number(0, 4)}, std::chrono::month{static_cast<unsigned>(number(5, 2))},
      std::chrono::day{static_cast<unsigned>(number(8, 2))}};
  const auto at = std::chrono::sys_days{date} + std::chrono::hours{number(11, 2)} +
                  std::chrono::minutes{number(14, 2)} + std::chrono::seconds{number(17, 2)};
  const auto now = std::chrono::sys_seconds{std::chrono::seconds{std::time(nullptr)}};
  return std::max(std::chrono::seconds{0}, at - now);
}

std::optional<std::chrono::seconds> time_left(const DropFile& file) {
  if (file.deadline) return seconds_until(*file.deadline);
  if (file.seconds_left) return std::chrono::seconds{*file.seconds_left};
  return std::nullopt;
}

io::Greeting greeting_for(
    const DoorOptions& options, const config::Settings& settings, const DropFile& file,
    const Ends& ends
) {
  io::Greeting greeting;
  greeting.orders.charset = charset_of(first_said(options.show.charset, settings.charset));
  if (options.show.baud > 0) greeting.orders.speed = options.show.baud;
  play::Call& call = greeting.call;
  call.terminal = play::terminal_of(file, io::system_size(ends.in), greeting.orders);
  call.player.board = settings.board;
  // A key too long to keep whole could be mistaken for another's.
  const bool has_key = file.user_key && file.user_key->size() <= scores::longest_key;
  if (has_key) call.player.key = *file.user_key;
  call.player.handle = ansi::clean(file.alias, 64);
  call.wanted = presentation_of(first_said(options.show.mode, settings.mode));
  call.time_left = time_left(file);
  call.idle_limit = std::chrono::minutes{settings.idle_minutes};
  call.opens_campaign = !options.show.game.empty();
  return greeting;
}

/// One line to the caller, whatever happens to it.
void apologize(const Ends& ends) {
  static constexpr std::string_view line =
      "Sorry, the game cannot be played just now. The sysop can read why in the log.\r\n";
  static_cast<void>(io::write_all(ends.out, "the line", line).has_value());
}

Ends ends_for_apology(const DoorOptions& options) {
  const auto fd = descriptor_of(options.io);
  return fd && is_open(*fd) ? both_ways(*fd) : Ends{};
}

/// Who calls and on which descriptors.
struct Caller {
  io::FoundDropFile drop;
  Ends ends;
  std::optional<int> node;
};

Result<Caller> find_caller(const DoorOptions& options) {
  const auto told = options.node > 0 ? std::optional{options.node} : io::node_from_environment();
  auto found = io::find_drop_file(options.path, told);
  if (!found) return found.error();
  auto ends = choose_ends(options, found->file);
  if (!ends) return ends.error();
  const auto node = options.node == 0 && found->file.node ? found->file.node : told;
  return Caller{std::move(*found), std::move(*ends), node};
}

/// The log is in the data directory; without one there is nowhere to write.
io::Log open_log(const Result<io::DataDirectory>& directory) {
  return directory ? io::Log{directory->path} : io::Log{};
}

void log_config(const Result<Settled>& settled, io::Log& log) {
  if (!settled) return log.fault(settled.error().reason());
  for (const config::Problem& problem : settled->reading.problems)
    log.warn(problem.text);
}

/// Plays the call; a fault says why there was none.
Result<void> play_call(
    const DoorOptions& options, const config::Settings& settings, const Result<Caller>& caller,
    const Result<io::DataDirectory>& directory, io::Log& log
) {
  if (!caller) return caller.error();
  if (!directory) return directory.error();
  const auto disk = io::PosixDisk::open(directory->path);
  if (!disk) return disk.error();
  const Ends& ends = caller->ends;
  const auto record = io::run_call(
      **disk, log, ends.in, ends.out, greeting_for(options, settings, caller->drop.file, ends)
  );
  const std::string node = caller->node ? fmt::format(" node {}", *caller->node) : "";
  log.call(io::log_line(record, fmt::format("{}{} by {}", ends.name, node, caller->drop.path)));
  return {};
}

}  // namespace

std::optional<int> descriptor_of(const std::string& io) {
  constexpr std::string_view prefix = "fd:";
  if (!io.starts_with(prefix)) return std::nullopt;
  const std::string_view digits = std::string_view{io}.substr(prefix.size());
  if (digits.empty() || digits.find_first_not_of("0123456789") != std::string_view::npos) {
    return std::nullopt;
  }
  return play::leading_number(digits);
}

bool looks_like_a_door() {
  if (io::environment("BBSDEV_DRP") || io::environment("DOOR_DROPFILE")) return true;
  return ::isatty(STDIN_FILENO) != 1 && io::has_drop_file_here();
}

int run_door(const DoorOptions& options) {
  constexpr mode_t not_for_the_world = 0007;
  ::umask(not_for_the_world);
  const auto settled = settle(options.common);
  const config::Settings settings = settled ? settled->reading.settings : config::Settings{};
  const auto caller = find_caller(options);
  const Ends ends = caller ? caller->ends : ends_for_apology(options);
  close_others(ends);
  const auto directory =
      io::find_data_directory(options.common.data, settings.data, io::DataFor::door);
  io::Log log = open_log(directory);
  log_config(settled, log);
  const auto played = play_call(options, settings, caller, directory, log);
  if (played) return 0;
  log.fault(played.error().reason());
  apologize(ends);
  return 1;
}

}  // namespace codemaker::commands
