#include "commands/calls/ssh.hpp"

#include "ansi/text.hpp"
#include "commands/calls/own_server.hpp"
#include "commands/calls/own_terminal.hpp"
#include "commands/calls/settings_in_force.hpp"
#include "commands/calls/storage.hpp"
#include "commands/desk/desk.hpp"
#include "io/calls/confinement.hpp"
#include "io/calls/opening_hours.hpp"
#include "io/door/caller_loop.hpp"
#include "io/finding/theme_files.hpp"
#include "io/posix/files.hpp"
#include "io/posix/process.hpp"
#include "io/posix/terminal.hpp"
#include "io/presence/callers_socket.hpp"
#include "io/secrets/ssh_key.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fmt/format.h>

namespace codemaker::commands {
namespace {

/// The fingerprint of the key that the caller came with; empty where none is told.
std::string key_of_caller(io::Log& log) {
  constexpr std::size_t most = 65'536;
  const auto path = io::environment("SSH_USER_AUTH");
  if (!path) return {};
  const auto told = io::read_file(*path, most);
  if (!told) log.warn(fmt::format("who calls is not known: {}", told.error().reason()));
  if (!told || !*told) return {};
  return io::fingerprint_of_caller(**told).value_or("");
}

/// Who is known neither by a key nor by the sysop's word is as at `serve`.
scores::Player player_of(const SshOptions& options, io::Log& log) {
  const std::string key = key_of_caller(log);
  const std::string name = scores::table_name(options.name);
  return {key.empty() && name.empty() ? "telnet" : "ssh", key, name};
}

/// Whom the sysop's own line of authorized_keys calls so; a name that a caller gives is no proof.
bool is_sysop(const SshOptions& options, const config::Settings& settings) {
  return !options.name.empty() &&
         std::ranges::any_of(settings.sysops, [&](const std::string& name) {
           return ansi::equals_ignoring_case(name, options.name);
         });
}

/// For the log, before anybody has been asked.
std::string handle_or_key(const scores::Player& player) {
  if (!player.handle.empty()) return player.handle;
  return player.key.empty() ? "a caller" : player.key;
}

std::string address_over_ssh(std::string_view connection) {
  return ansi::clean(connection.substr(0, connection.find(' ')), 45);
}

/// "ssh 192.0.2.7".
std::string line_name(std::string_view connection) {
  return fmt::format("ssh {}", address_over_ssh(connection));
}

io::CallSetup setup_over_ssh(
    const SshOptions& options, const io::serving::ServerSettings& server,
    const scores::Player& player
) {
  io::CallSetup call_setup = io::serving::telnet_call(server, std::chrono::steady_clock::now());
  call_setup.call.sysops.clear();  // no password makes one here
  call_setup.service = "ssh";
  call_setup.place = place_of_terminal();
  const wire::BoardTerminal terminal = wire::terminal_over_ssh(
      own_terminal(), io::system_size(io::standard_output), call_setup.orders
  );
  call_setup.codec = wire::RawCodec{terminal};
  call_setup.asks_terminal = terminal.terminal.level != ansi::Level::a;
  play::Call& call = call_setup.call;
  call.terminal = terminal.terminal;
  call.player = player;
  call.asks_name = player.handle.empty();
  call.is_guest = player.board != "ssh";
  call.has_passwords = call.is_guest && server.kept.games.has_value();
  call.opens = engine::ranked_game(options.show.game);
  return call_setup;
}

}  // namespace

int play_over_ssh(const SshOptions& options) {
  io::drop_privileges();
  io::keep_from_the_world();
  const auto connection = io::environment("SSH_CONNECTION");
  if (!connection) {
    complain("codemaker ssh is started by sshd, for a caller of its own; see ForceCommand");
    return 1;
  }
  const auto [settled, directory, fault] =
      settings_in_force(options.common, io::DataFor::own_account);
  if (!settled) {
    if (directory) io::Log{directory->path, config::Settings{}.log_megabytes}.fault(fault);
    fmt::print("{}\r\n", apology_line);
    return 1;
  }
  const config::Settings& settings = settled->parsed.settings;
  const auto disk = open_data(options.common, settings, DataUse::may_make);
  if (!disk) return 1;
  io::Log log{disk->path(), settings.log_megabytes};
  if (!fault.empty()) log.fault(fault);
  const std::string from = line_name(*connection);
  const config::Hours hours{settings.hours};
  const bool has_desk = is_sysop(options, settings);
  if (!has_desk && !io::opening_now(hours).is_open) {
    fmt::print("{}\r\n", io::closed_text(hours));
    log.call(fmt::format("{} was turned away: the games are closed at this hour", from));
    return 1;
  }
  auto server = server_settings(options.show, settings);
  if (options.show.baud > 0) server.orders.speed = options.show.baud;
  server.theme = io::load_theme(disk->path(), log);
  server.kept = storage_of(settings, disk->path(), server.theme);
  io::CallSetup call_setup = setup_over_ssh(options, server, player_of(options, log));
  call_setup.address = address_over_ssh(*connection);
  call_setup.call.is_sysop = has_desk;
  io::CallersLine line;
  auto own = io::presence::open_callers_socket(disk->path(), log);
  io::Fd desk;
  if (has_desk) desk = open_desk({options.common, settings, disk->path(), io::process_id()});
  const std::string missing = io::confine(io::Confined::call, server.kept);
  log.call(io::first_log_line(handle_or_key(call_setup.call.player), from, missing));
  const auto record = io::run_call(
      *disk, log, server.kept, line, std::move(call_setup), std::move(own), std::move(desk)
  );
  io::log_call(log, record, from);
  if (record.is_cut_off) std::_Exit(0);
  return 0;
}

}  // namespace codemaker::commands
