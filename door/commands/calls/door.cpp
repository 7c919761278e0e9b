#include "commands/calls/door.hpp"

#include "ansi/text.hpp"
#include "commands/calls/boards_caller.hpp"
#include "commands/calls/settings_in_force.hpp"
#include "commands/calls/storage.hpp"
#include "commands/desk/desk.hpp"
#include "io/calls/confinement.hpp"
#include "io/calls/today.hpp"
#include "io/door/caller_loop.hpp"
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

#include <boost/system/system_error.hpp>
#include <cstdlib>
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

/// One line to the caller, whatever happens to it.
void apologize(int fd, std::string_view line) {
  io::write_at_once(fd, line);
  io::write_at_once(fd, "\r\n");
  io::wait_until_read(fd);
}

Result<BoardsCaller> find_caller(const DoorOptions& options) {
  const auto told = options.node > 0 ? std::optional{options.node} : io::node_from_environment();
  auto found = io::find_drop_file(options.path, told);
  if (!found) return found.error();
  auto line = io::choose_line(*io::parse_line_order(options.io), found->file);
  if (!line) line = Fault::because(fmt::format("{}: {}", found->path, line.error().reason()));
  std::optional<int> node = told;
  if (options.node == 0 && found->file.node) node = found->file.node;
  return BoardsCaller{std::move(*found), std::move(line), node};
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
int end_for_apology(const DoorOptions& options, const Result<BoardsCaller>& caller) {
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

/// By what a call is played.
struct Rules {
  config::Settings configured;
  config::Settings today;
};

/// Plays the call; a fault says why there was none.
Result<void> play_call(
    const DoorOptions& options, const Rules& rules, const Result<BoardsCaller>& caller,
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
  io::CallSetup call_setup = call_setup_for(options, rules.today, *caller, *line);
  call_setup.call.theme = io::load_theme(directory->path, log);
  const std::string node = caller->node ? fmt::format(" node {}", *caller->node) : "";
  const std::string where = fmt::format("{}{} by {}", line->name, node, caller->drop.path);
  const auto kept = storage_of(rules.today, directory->path, call_setup.call.theme);
  auto own = io::presence::open_callers_socket(directory->path, log);
  io::Fd desk;
  if (call_setup.call.is_sysop) {
    desk = open_desk({options.common, rules.configured, directory->path, io::process_id()});
  }
  log.call(io::first_log_line(
      call_setup.call.player.handle, where, io::confine(io::Confined::call, kept)
  ));
  const auto record = io::run_call(
      **disk, log, kept, *line, std::move(call_setup), std::move(own), std::move(desk)
  );
  io::log_call(log, record, where);
  if (record.is_cut_off) std::_Exit(0);
  if (!record.is_hung_up && !line->serial) io::wait_until_read(line->out);
  return {};
}

/// As `play_call`; what the system refuses us is a fault, too.
Result<void> play_within_limits(
    const DoorOptions& options, const Rules& rules, const Result<BoardsCaller>& caller,
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
    return play_call(options, rules, caller, directory, log);
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
  Rules rules;
  if (settled) rules.configured = settled->parsed.settings;
  io::Log log = open_log(directory, rules.configured.log_megabytes);
  if (!log.is_open()) apology.line = apology_without_log;
  log_config(settled, fault, log);
  if (!settled) return false;
  rules.today =
      directory ? io::settings_today(rules.configured, directory->path, log) : rules.configured;
  const bool comes_in =
      options.explains || (caller && is_sysop(options, rules.today, caller->drop.file));
  if (const auto closed = io::closed_words(rules.today); !comes_in && closed) {
    apology.line = *closed;
    log.call(fmt::format(
        "a caller was turned away: the games are closed {}",
        rules.today.games.empty() ? "today" : "at this hour"
    ));
    return false;
  }
  const auto played = play_within_limits(options, rules, caller, directory, log);
  if (!played) log.fault(played.error().reason());
  return played.has_value();
}

}  // namespace

Check check_call(const DoorOptions& options) {
  const auto caller = find_caller(options);
  if (!caller || !caller->line) {
    return found(
        Finding::call_refused, caller ? caller->line.error().reason() : caller.error().reason(),
        "give the drop file that the board writes, or --io"
    );
  }
  std::string says;
  for (const std::string& finding : findings_of(*caller, " "))
    says += (says.empty() ? "" : ". ") + finding;
  return in_order("call", std::move(says));
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
