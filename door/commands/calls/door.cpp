#include "commands/calls/door.hpp"

#include "ansi/text.hpp"
#include "commands/calls/settings_in_force.hpp"
#include "commands/calls/storage.hpp"
#include "dropfiles/age.hpp"
#include "io/calls/confinement.hpp"
#include "io/calls/opening_hours.hpp"
#include "io/door/caller_loop.hpp"
#include "io/finding/board_hints.hpp"
#include "io/finding/drop_search.hpp"
#include "io/finding/theme_files.hpp"
#include "io/lines/line.hpp"
#include "io/posix/descriptors.hpp"
#include "io/posix/files.hpp"
#include "io/posix/process.hpp"
#include "io/posix/signals.hpp"
#include "io/posix/sockets.hpp"
#include "io/posix/terminal.hpp"
#include "io/presence/callers_socket.hpp"

#include <algorithm>
#include <boost/system/system_error.hpp>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <fmt/format.h>
#include <new>
#include <optional>
#include <system_error>

namespace codemaker::commands {
namespace {

using dropfiles::DropFile;
using scores::Fault;
using scores::Result;

/// The caller, and the line if there is one.
struct Caller {
  io::FoundDropFile drop;
  Result<io::LineChoice> line;
  std::optional<int> node;
};

/// A deadline in UTC as seconds from now; never negative.
std::chrono::seconds seconds_until(const std::string& deadline) {
  const auto number = [&](std::size_t at, std::size_t size) {
    return *ansi::leading_number(std::string_view{deadline}.substr(at, size));
  };
  const std::chrono::year_month_day date{
      std::chrono::year{number(0, 4)}, std::chrono::month{static_cast<unsigned>(number(5, 2))},
      std::chrono::day{static_cast<unsigned>(number(8, 2))}};
  const auto at = std::chrono::sys_days{date} + std::chrono::hours{number(11, 2)} +
                  std::chrono::minutes{number(14, 2)} + std::chrono::seconds{number(17, 2)};
  const auto now = std::chrono::sys_seconds{std::chrono::seconds{std::time(nullptr)}};
  return std::max(std::chrono::seconds{0}, at - now);
}

std::optional<std::chrono::seconds> time_left(const dropfiles::DropFile& file) {
  if (file.deadline) return seconds_until(*file.deadline);
  if (file.seconds_left) return std::chrono::seconds{*file.seconds_left};
  return std::nullopt;
}

/// What is known of the terminal before anybody asks it.
void describe_terminal(
    const DoorOptions& options, const config::Settings& settings, const io::FoundDropFile& drop,
    io::CallersLine& line, io::CallSetup& call_setup
) {
  call_setup.orders.charset = charset_of(first_said(options.show.charset, settings.charset));
  if (options.show.baud > 0) {
    call_setup.orders.speed = options.show.baud;
  } else if (line.serial) {
    call_setup.orders.speed = line.serial->speed();
  }
  if (line.is_seven_bit) call_setup.orders.charset = ansi::Charset::ascii;
  const wire::BoardTerminal board = wire::terminal_of(
      drop.file, io::system_size(line.in), io::gather_board_hints(drop.path), call_setup.orders
  );
  using Bits = wire::RawCodec::Bits;
  call_setup.codec = wire::RawCodec{board, line.is_seven_bit ? Bits::seven : Bits::eight};
  call_setup.call.terminal = board.terminal;
  call_setup.asks_terminal = options.probes || options.explains;
  call_setup.only_tells_answers = !options.probes;
}

/// "node 11" as one word, where `blank` is one that no line is broken at.
std::string bound(std::string_view text, std::string_view blank) {
  std::string word;
  for (const char& letter : text)
    word += letter == ' ' ? blank : std::string_view{&letter, 1};
  return word;
}

constexpr std::string_view no_break = "\u00A0";

/// What was found and where, for the doctor.
std::vector<std::string> findings_of(const Caller& caller, std::string_view blank) {
  const dropfiles::DropFile& file = caller.drop.file;
  std::vector<std::string> findings{
      fmt::format(
          "Drop file: {} ({}), {} old", io::log_safe(caller.drop.path),
          dropfiles::name(file.format), bound(dropfiles::age_text(io::age(caller.drop)), blank)
      ),
      fmt::format("Line: {}, because {}", io::text(caller.line->order), caller.line->reason),
      fmt::format(
          "Caller: {}. {}", file.alias,
          bound(caller.node ? fmt::format("Node: {}", *caller.node) : "Node: not told", blank)
      ),
  };
  std::string lines;
  for (const dropfiles::DropSource& source : file.sources) {
    lines += lines.empty() ? "" : ", ";
    lines += bound(fmt::format("{} {}", source.what, source.line), blank);
  }
  if (!lines.empty()) findings.push_back(fmt::format("Decided by its lines: {}", lines));
  return findings;
}

io::CallSetup call_setup_for(
    const DoorOptions& options, const config::Settings& settings, const Caller& caller,
    io::CallersLine& line
) {
  const dropfiles::DropFile& file = caller.drop.file;
  io::CallSetup call_setup;
  describe_terminal(options, settings, caller.drop, line, call_setup);
  if (options.explains) call_setup.call.findings = findings_of(caller, no_break);
  call_setup.service = "door";
  call_setup.address = line.name;
  if (caller.node) call_setup.place = fmt::format("node {}", *caller.node);
  play::Call& call = call_setup.call;
  call.player.board = settings.board;
  // Who a player is hangs on the config alone: drop files of other kinds name no board.
  const bool is_configured = settings.board != config::Settings{}.board;
  if (!is_configured) call.board_name = io::board_name(caller.drop).value_or("");
  // A key too long to keep whole could be mistaken for another's.
  const bool has_key = file.user_key && file.user_key->size() <= scores::max_key_bytes;
  if (has_key) call.player.key = *file.user_key;
  call.player.handle = ansi::clean(ansi::without_color_codes(file.alias), 64);
  if (call.player.handle.empty()) call.player.handle = "Player 1";
  call.wanted = presentation_of(first_said(options.show.mode, settings.mode));
  call.time_left = io::sooner(time_left(file), io::opening_now(config::Hours{settings.hours}).left);
  call.offered = play::OfferedGames{settings.games};
  call.ranked_runs = settings.ranked_runs;
  call.idle_limit = std::chrono::minutes{settings.idle_minutes};
  call.resume_days = resume_days_of(settings);
  call.season_key = settings.season_key;
  call.may_page = settings.page;
  call.openings = openings_of(settings.classic_openings);
  call.opens = engine::ranked_game(options.show.game);
  call.is_piped = io::is_pipe(line.in);
  return call_setup;
}

/// One line to the caller, whatever happens to it.
void apologize(int fd, std::string_view line) {
  io::write_at_once(fd, line);
  io::write_at_once(fd, "\r\n");
  io::wait_until_read(fd);
}

Result<Caller> find_caller(const DoorOptions& options) {
  const auto told = options.node > 0 ? std::optional{options.node} : io::node_from_environment();
  auto found = io::find_drop_file(options.path, told);
  if (!found) return found.error();
  auto line = io::choose_line(*io::parse_line_order(options.io), found->file);
  if (!line) line = Fault::because(fmt::format("{}: {}", found->path, line.error().reason()));
  std::optional<int> node = told;
  if (options.node == 0 && found->file.node) node = found->file.node;
  return Caller{std::move(*found), std::move(line), node};
}

std::optional<int> descriptor_in(const io::LineOrder& order) {
  const bool is_descriptor = order.kind == io::LineOrder::Kind::descriptor;
  return is_descriptor ? std::optional{order.descriptor} : std::nullopt;
}

/// A socket that the drop file names, whatever it says of it.
std::optional<int> socket_in(const DropFile& file) {
  const auto fd = file.socket_handle ? file.socket_handle : file.handle_hint;
  return fd && io::is_socket(*fd) ? fd : std::nullopt;
}

/// Where the caller can be told that there is no game: an inherited line, standard output where
/// somebody reads it, the socket of the drop file.
int end_for_apology(const DoorOptions& options, const Result<Caller>& caller) {
  const bool has_line = caller && caller->line;
  const auto fd = descriptor_in(has_line ? caller->line->order : *io::parse_line_order(options.io));
  if (fd && io::is_open(*fd)) return *fd;
  const auto socket = caller ? socket_in(caller->drop.file) : std::nullopt;
  return socket && !io::is_live(io::standard_output) ? *socket : io::standard_output;
}

/// The log is in the data directory; without one there is nowhere to write.
io::Log open_log(const Result<io::DataDirectory>& directory, int megabytes) {
  return directory ? io::Log{directory->path, megabytes} : io::Log{};
}

/// What is wrong with the config, and what merely looks so.
void log_config(const std::optional<Settled>& settled, const std::string& fault, io::Log& log) {
  if (!fault.empty()) log.fault(fault);
  if (!settled) return;
  for (const config::Problem& problem : settled->parsed.problems)
    if (problem.severity == config::Severity::warning) log.warn(problem.text);
}

/// Plays the call; a fault says why there was none.
Result<void> play_call(
    const DoorOptions& options, const config::Settings& settings, const Result<Caller>& caller,
    const Result<io::DataDirectory>& directory, io::Log& log
) {
  if (!caller) return caller.error();
  if (!caller->line) return caller->line.error();
  if (!directory) return directory.error();
  const auto disk = io::disk::DirectoryDisk::open(directory->path);
  if (!disk) return disk.error();
  const int baud = options.show.baud > 0 ? options.show.baud : caller->drop.file.baud.value_or(0);
  auto line = io::open_line(caller->line->order, baud);
  if (!line) return line.error();
  io::CallSetup call_setup = call_setup_for(options, settings, *caller, *line);
  call_setup.call.theme = io::load_theme(directory->path, log);
  const std::string node = caller->node ? fmt::format(" node {}", *caller->node) : "";
  const std::string where = fmt::format("{}{} by {}", line->name, node, caller->drop.path);
  const auto kept = storage_of(settings, directory->path, call_setup.call.theme);
  auto own = io::presence::open_callers_socket(directory->path, log);
  log.call(io::first_log_line(
      call_setup.call.player.handle, where, io::confine(io::Confined::call, kept)
  ));
  const auto record = io::run_call(**disk, log, kept, *line, std::move(call_setup), std::move(own));
  io::log_call(log, record, where);
  if (record.is_cut_off) std::_Exit(0);
  if (!record.is_hung_up && !line->serial) io::wait_until_read(line->out);
  return {};
}

/// As `play_call`; what the system refuses us is a fault, too.
Result<void> play_within_limits(
    const DoorOptions& options, const config::Settings& settings, const Result<Caller>& caller,
    const Result<io::DataDirectory>& directory, io::Log& log
) {
  const auto too_little = [](const std::string& of_what) {
    return Fault::because(fmt::format(
        "the system refuses what a call needs: {}; raise the limits of the board's account "
        "(ulimit -n, -u, -v)",
        of_what
    ));
  };
  try {
    return play_call(options, settings, caller, directory, log);
  } catch (const std::system_error& error) {
    return too_little(error.code().message());
  } catch (const boost::system::system_error& error) {
    return too_little(error.code().message());
  } catch (const std::bad_alloc&) {
    return too_little("memory");
  }
}

/// Where a caller who cannot play is told so, and in which words.
struct Apology {
  int end = io::standard_output;
  std::string line{apology_line};
};

/// True after a call. If there was none the log says why, and `apology` is for the caller.
bool play_door(const DoorOptions& options, Apology& apology) {
  const auto caller = find_caller(options);
  apology.end = end_for_apology(options, caller);
  io::close_leaked(apology.end);
  const auto [settled, directory, fault] = settings_in_force(options.common, io::DataFor::door);
  const config::Settings settings = settled ? settled->parsed.settings : config::Settings{};
  io::Log log = open_log(directory, settings.log_megabytes);
  log_config(settled, fault, log);
  if (!settled) return false;
  const config::Hours hours{settings.hours};
  if (!options.explains && !io::opening_now(hours).is_open) {
    apology.line = io::closed_text(hours);
    log.call("a caller was turned away: the games are closed at this hour");
    return false;
  }
  const auto played = play_within_limits(options, settings, caller, directory, log);
  if (!played) log.fault(played.error().reason());
  return played.has_value();
}

}  // namespace

Check check_call(const DoorOptions& options) {
  const auto caller = find_caller(options);
  if (!caller || !caller->line) {
    return {
        "call", Check::State::fault,
        caller ? caller->line.error().reason() : caller.error().reason(),
        "give the drop file that the board writes, or --io"};
  }
  std::string says;
  for (const std::string& finding : findings_of(*caller, " "))
    says += (says.empty() ? "" : ". ") + finding;
  return {"call", Check::State::fine, says, ""};
}

bool looks_like_a_door() {
  if (io::is_boards_environment()) return true;
  // At a terminal somebody may be looking through what a board left behind long ago.
  const bool is_at_terminal = io::is_terminal(io::standard_input);
  return io::has_drop_file_here(is_at_terminal ? io::AnyAge::no : io::AnyAge::yes);
}

int turn_away() {
  apologize(io::standard_output, apology_line);
  return 1;
}

int run_door(const DoorOptions& options) {
  io::drop_privileges();
  io::keep_from_the_world();
  io::ignore_broken_pipes();
  Apology apology;
  try {
    if (play_door(options, apology)) return 0;
  } catch (const std::exception&) {  // NOLINT(bugprone-empty-catch)
    // Not even memory for a sentence in the log: the caller is told all the same.
  }
  apologize(apology.end, apology.line);
  return 1;
}

}  // namespace codemaker::commands
