#include "commands/door.hpp"

#include "ansi/text.hpp"
#include "io/board_hints.hpp"
#include "io/caller_loop.hpp"
#include "io/drop_search.hpp"
#include "io/files.hpp"
#include "io/raw_terminal.hpp"
#include "io/theme_files.hpp"
#include "play/dropfiles/drop_text.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace codemaker::commands {
namespace {

using play::DropFile;
using scores::Fault;
using scores::Result;

/// Who calls and on which line.
struct Caller {
  io::FoundDropFile drop;
  io::LineChoice line;
  std::optional<int> node;
};

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

/// What is known of the terminal before anybody asks it.
void describe_terminal(
    const DoorOptions& options, const config::Settings& settings, const io::FoundDropFile& drop,
    io::CallersLine& line, io::Greeting& greeting
) {
  greeting.orders.charset = charset_of(first_said(options.show.charset, settings.charset));
  if (options.show.baud > 0) {
    greeting.orders.speed = options.show.baud;
  } else if (line.serial) {
    greeting.orders.speed = line.serial->speed();
  }
  if (line.is_seven_bit) greeting.orders.charset = ansi::Charset::ascii;
  const play::BoardTerminal board = play::terminal_of(
      drop.file, io::system_size(line.in), io::gather_board_hints(drop.path), greeting.orders
  );
  using Bits = play::RawCodec::Bits;
  greeting.codec = play::RawCodec{board, line.is_seven_bit ? Bits::seven : Bits::eight};
  greeting.call.terminal = board.terminal;
  greeting.asks_terminal = options.probes || options.explains;
}

/// What was found and where, for the doctor.
std::vector<std::string> findings_of(const Caller& caller) {
  const DropFile& file = caller.drop.file;
  std::vector<std::string> findings{
      fmt::format("Drop file: {} ({})", caller.drop.path, play::name(file.format)),
      fmt::format("Line: {}, because {}", io::text(caller.line.order), caller.line.reason),
      fmt::format(
          "Caller: {}. Node: {}", file.alias,
          caller.node ? fmt::to_string(*caller.node) : "not told"
      ),
  };
  std::string lines;
  for (const play::DropSource& source : file.sources) {
    lines += fmt::format("{}{} {}", lines.empty() ? "" : ", ", source.what, source.line);
  }
  if (!lines.empty()) findings.push_back(fmt::format("Decided by its lines: {}", lines));
  return findings;
}

io::Greeting greeting_for(
    const DoorOptions& options, const config::Settings& settings, const Caller& caller,
    io::CallersLine& line
) {
  const DropFile& file = caller.drop.file;
  io::Greeting greeting;
  describe_terminal(options, settings, caller.drop, line, greeting);
  if (options.explains) greeting.call.findings = findings_of(caller);
  play::Call& call = greeting.call;
  call.player.board = settings.board;
  // A key too long to keep whole could be mistaken for another's.
  const bool has_key = file.user_key && file.user_key->size() <= scores::longest_key;
  if (has_key) call.player.key = *file.user_key;
  call.player.handle = ansi::clean(ansi::without_color_codes(file.alias), 64);
  if (call.player.handle.empty()) call.player.handle = "Player 1";
  call.wanted = presentation_of(first_said(options.show.mode, settings.mode));
  call.time_left = time_left(file);
  call.idle_limit = std::chrono::minutes{settings.idle_minutes};
  call.opens = engine::ranked_game(options.show.game);
  return greeting;
}

/// One line to the caller, whatever happens to it.
void apologize(int fd) {
  static constexpr std::string_view line =
      "Sorry, the game cannot be played just now. The sysop can read why in the log.\r\n";
  static_cast<void>(io::write_all(fd, "the line", line).has_value());
}

Result<Caller> find_caller(const DoorOptions& options) {
  const auto told = options.node > 0 ? std::optional{options.node} : io::node_from_environment();
  auto found = io::find_drop_file(options.path, told);
  if (!found) return found.error();
  auto line = io::choose_line(*io::parse_line_order(options.io), found->file);
  if (!line) return Fault::because(fmt::format("{}: {}", found->path, line.error().reason()));
  const auto node = options.node == 0 && found->file.node ? found->file.node : told;
  return Caller{std::move(*found), std::move(*line), node};
}

std::optional<int> descriptor_in(const io::LineOrder& order) {
  const bool is_descriptor = order.kind == io::LineOrder::Kind::descriptor;
  return is_descriptor ? std::optional{order.descriptor} : std::nullopt;
}

/// Where the caller can be told that there is no game: an inherited line, or standard output.
int end_for_apology(const DoorOptions& options, const Result<Caller>& caller) {
  const auto fd = descriptor_in(caller ? caller->line.order : *io::parse_line_order(options.io));
  return fd && io::is_open(*fd) ? *fd : STDOUT_FILENO;
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
  const int baud = options.show.baud > 0 ? options.show.baud : caller->drop.file.baud.value_or(0);
  auto line = io::open_line(caller->line.order, baud);
  if (!line) return line.error();
  io::Greeting greeting = greeting_for(options, settings, *caller, *line);
  greeting.call.theme = io::load_theme(directory->path, log);
  const auto record = io::run_call(**disk, log, *line, std::move(greeting));
  const std::string node = caller->node ? fmt::format(" node {}", *caller->node) : "";
  io::log_call(log, record, fmt::format("{}{} by {}", line->name, node, caller->drop.path));
  if (record.is_cut_off) std::_Exit(0);
  return {};
}

}  // namespace

Check check_call(const DoorOptions& options) {
  const auto caller = find_caller(options);
  if (!caller) {
    return {
        "call", Check::State::fault, caller.error().reason(),
        "give the drop file that the board writes, or --io"};
  }
  std::string says;
  for (const std::string& finding : findings_of(*caller))
    says += (says.empty() ? "" : ". ") + finding;
  return {"call", Check::State::fine, says, ""};
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
  const int apology = end_for_apology(options, caller);
  io::close_leaked(apology);
  const auto directory =
      io::find_data_directory(options.common.data, settings.data, io::DataFor::door);
  io::Log log = open_log(directory);
  log_config(settled, log);
  const auto played = play_call(options, settings, caller, directory, log);
  if (played) return 0;
  log.fault(played.error().reason());
  apologize(apology);
  return 1;
}

}  // namespace codemaker::commands
