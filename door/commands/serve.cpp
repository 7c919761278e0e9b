#include "commands/serve.hpp"

#include "ansi/look_alikes.hpp"
#include "commands/calls/config_reader.hpp"
#include "commands/calls/own_server.hpp"
#include "commands/calls/settings_in_force.hpp"
#include "commands/calls/storage.hpp"
#include "commands/desk/desk.hpp"
#include "io/calls/confinement.hpp"
#include "io/calls/today.hpp"
#include "io/finding/theme_files.hpp"
#include "io/posix/accounts.hpp"
#include "io/posix/descriptors.hpp"
#include "io/posix/files.hpp"
#include "io/posix/process.hpp"
#include "io/presence/callers_socket.hpp"
#include "io/serving/inherited.hpp"
#include "io/serving/known_homes.hpp"
#include "io/serving/server.hpp"
#include "io/web/assets.hpp"
#include "io/web/web_server.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <utility>
#include <vector>

namespace codemaker::commands {
namespace {

using io::serving::Server;
using io::serving::Service;
using Sockets = std::vector<io::serving::ListeningSocket>;

bool has_socket_of(Service service, const Sockets& sockets) {
  return std::ranges::find(sockets, service, &io::serving::ListeningSocket::service) !=
         sockets.end();
}

/// What the command line says of a service, else what the config says; `none` is nowhere.
std::vector<std::string> addresses_of(
    const std::vector<std::string>& options, const std::vector<std::string>& setting
) {
  std::vector<std::string> addresses = options.empty() ? setting : options;
  std::erase(addresses, "none");
  return addresses;
}

/// Listens where it was told to. Sockets of systemd take the place of what the config says of that
/// service and of every default, but not of the command line.
scores::Result<Sockets> listening_sockets(const ServeOptions& options, const Settled& settled) {
  auto inherited = io::serving::inherited_sockets();
  if (!inherited) return inherited.error();
  Sockets sockets = std::move(*inherited);
  const bool has_any = !sockets.empty();
  const auto configured = [&](Service service, const std::vector<std::string>& setting) {
    const bool is_set = settled.parsed.lines.contains(fmt::format("serve.{}", name(service)));
    const bool counts = is_set ? !has_socket_of(service, sockets) : !has_any;
    return counts ? setting : std::vector<std::string>{};
  };
  const auto wanted = [&](Service service, const auto& option, const auto& setting) {
    return std::pair{service, addresses_of(option, configured(service, setting))};
  };
  const config::Settings& settings = settled.parsed.settings;
  const std::array services{
      wanted(Service::telnet, options.telnet, settings.serve_telnet),
      wanted(Service::rlogin, options.rlogin, settings.serve_rlogin),
      wanted(Service::web, options.web, settings.serve_web)};
  for (const auto& [service, addresses] : services) {
    for (const std::string& address : addresses) {
      auto socket = io::serving::listen_at(service, address);
      if (!socket) return socket.error();
      sockets.push_back(std::move(*socket));
    }
  }
  return sockets;
}

/// Whose callers tell us their names without being asked.
bool is_boards_name(const std::string& name, const config::Settings& settings) {
  const auto is_same = [&](const config::Board& board) {
    return ansi::looks_like(board.tag, name);
  };
  return ansi::looks_like(settings.board, name) || ansi::looks_like(name, "ssh") ||
         std::ranges::any_of(settings.serve_boards, is_same);
}

/// Why the page may not have the board that it is given; empty: it may.
std::string wrong_web_board(const config::Settings& settings) {
  if (!is_boards_name(settings.serve_web_board, settings)) return {};
  return fmt::format(
      "serve.web_board: {} is another board, whose players callers by the page would be; give "
      "the page another name",
      settings.serve_web_board
  );
}

/// Why these are not enough, or too much; empty: they are right.
std::string objection_to(const Sockets& sockets, const config::Settings& settings) {
  const bool serves_browsers = has_socket_of(Service::web, sockets);
  if (sockets.empty())
    return "there is nowhere to listen; give --telnet, --rlogin or --web an address";
  if (io::web::assets().empty() && serves_browsers) {
    return "this program was built without its web page, so it cannot serve browsers; \"tools/play "
           "serve --web 127.0.0.1:8080\" builds it with the page, and so does cmake "
           "-DCODEMAKER_WEB=ON";
  }
  const bool has_boards = !settings.serve_boards.empty() || settings.rlogin_open_tags;
  if (!has_boards && has_socket_of(Service::rlogin, sockets)) {
    return "rlogin needs boards: list those whose callers may come under serve.boards in the "
           "config, let any come by rlogin.open_tags, or turn rlogin off";
  }
  if (serves_browsers) {
    if (std::string wrong = wrong_web_board(settings); !wrong.empty()) return wrong;
  }
  const std::string wrong = io::serving::Boards{settings.serve_boards}.wrong_address();
  if (!wrong.empty()) {
    return fmt::format(
        "serve.boards: \"{}\" is no address; 192.0.2.7 and 2001:db8::/32 are", wrong
    );
  }
  return {};
}

io::serving::Boards boards_of(const config::Settings& settings) {
  return io::serving::Boards{
      settings.serve_boards,
      {settings.rlogin_open_tags, settings.rlogin_new_tags_per_day, settings.board}};
}

/// The sockets, while we may still have any port; then we are whom the config names.
scores::Result<Sockets> begin_to_listen(const ServeOptions& options, const Settled& settled) {
  const config::Settings& settings = settled.parsed.settings;
  auto sockets = listening_sockets(options, settled);
  if (!sockets) return sockets;
  const std::string objection = objection_to(*sockets, settings);
  if (!objection.empty()) return scores::Fault::because(objection);
  if (settings.serve_user.empty()) return sockets;
  if (const auto done = io::become_user(settings.serve_user); !done) return done.error();
  return sockets;
}

/// Games and hours as the sysop has set them for today; where that cannot be read, as they were.
void follow_today(Server& server, const config::Settings& settings, const std::string& data) {
  server.on_today([settings, data](io::serving::ServerSettings& of_server) {
    const auto found = io::read_today(data);
    if (!found) return;
    config::Settings today = settings;
    if (*found) config::apply(**found, (*found)->date, today);
    of_server.is_closed = today.games.empty();
    of_server.offered = play::OfferedGames{today.games};
    of_server.hours = config::Hours{today.hours};
  });
}

/// What can change without a caller noticing is read again. A config that is wrong changes nothing.
void reread(
    const ServeOptions& options, ConfigReader& config, const std::string& data, Server& server,
    io::web::WebServer& web_server, bool serves_web, io::Log& log
) {
  log.reopen();
  const auto settled = config.read();
  if (!settled) return log.warn(settled.error().reason());
  for (const config::Problem& problem : settled->parsed.problems)
    log.warn(problem.text);
  const std::string wrong =
      io::serving::Boards{settled->parsed.settings.serve_boards}.wrong_address();
  if (!wrong.empty()) log.warn(fmt::format("serve.boards: \"{}\" is no address", wrong));
  const std::string wrong_board = serves_web ? wrong_web_board(settled->parsed.settings) : "";
  if (!wrong_board.empty()) log.warn(wrong_board);
  if (settled->parsed.has_errors() || !wrong.empty() || !wrong_board.empty()) {
    return log.warn("the config is wrong; the old settings stay");
  }
  log.keep_within(settled->parsed.settings.log_megabytes);
  auto settings = server_settings(options.show, settled->parsed.settings);
  settings.theme = io::load_theme(data, log);
  server.know_boards(boards_of(settled->parsed.settings));
  server.change(std::move(settings));
  follow_today(server, settled->parsed.settings, data);
  web_server.change(
      settled->parsed.settings.serve_web_origins, settled->parsed.settings.serve_web_proxies
  );
  keep_last_good(data, *settled);
  log.call("log reopened, settings read again");
}

/// Hands the sockets over; what is printed of them.
std::string listen_at_all(Server& server, Sockets sockets) {
  std::string listening;
  for (io::serving::ListeningSocket& socket : sockets) {
    listening += fmt::format("listening {} {}\n", name(socket.service), socket.address);
    server.listen(std::move(socket));
  }
  return listening;
}

/// Behind all that needs more than a server does, and before its first thread.
void confine(const io::Storage& kept, io::Log& log) {
  static_cast<void>(io::raise_descriptor_limit());
  const std::string missing = io::confine(io::Confined::server, kept);
  if (!missing.empty()) log.warn(fmt::format("callers are served {}", missing));
}

/// In the log, too: whoever started the server may not have seen what it said.
void note_failed_start(
    const CommonOptions& options, const config::Settings& settings, const std::string& reason
) {
  const auto data = io::existing_data_directory(options.data, settings.data);
  if (data) io::Log{data->path, settings.log_megabytes}.fault("serve: " + reason);
}

}  // namespace

int serve(const ServeOptions& options) {
  io::drop_privileges();
  io::keep_from_the_world();
  const auto [settled, directory, fault] =
      settings_in_force(options.common, io::DataFor::own_account);
  if (!fault.empty()) complain(fault);
  if (!settled) return 1;
  tell_warnings(*settled);
  const config::Settings& settings = settled->parsed.settings;
  auto sockets = begin_to_listen(options, *settled);
  if (!sockets) {
    complain(sockets.error().reason());
    note_failed_start(options.common, settings, sockets.error().reason());
    return 1;
  }
  const auto disk = open_data(options.common, settings, DataUse::may_make);
  if (!disk) return 1;
  io::Log log{disk->path(), settings.log_megabytes};
  if (!fault.empty()) log.fault(fault);

  auto of_server = server_settings(options.show, settings);
  of_server.theme = io::load_theme(disk->path(), log);
  of_server.kept = storage_of(settings, disk->path(), of_server.theme);
  ConfigReader config{options.common};
  io::Fd desk;
  if (!settings.sysops.empty())
    desk = open_desk({options.common, settings, disk->path(), io::process_id()});
  auto own = io::presence::open_callers_socket(disk->path(), log);
  confine(of_server.kept, log);
  Server server{*disk, log, std::move(of_server)};
  server.know_boards(boards_of(settings));
  follow_today(server, settings, disk->path());
  if (desk.is_open()) server.have_desk(std::move(desk));
  io::web::WebServer web_server{server, settings.serve_web_origins, settings.serve_web_proxies};
  const bool serves_web = has_socket_of(Service::web, *sockets);
  server.on_hang_up([&] {
    reread(options, config, disk->path(), server, web_server, serves_web, log);
  });
  const std::string listening = listen_at_all(server, std::move(*sockets));
  if (const auto fits = server.fit_to_descriptors(); !fits) {
    complain(fits.error().reason());
    return 1;
  }
  if (own) server.answer_commands(std::move(own));
  fmt::print("{}", listening);
  std::fflush(stdout);
  io::serving::read_homes(disk->path(), server.guess_limits(), log);
  io::serving::read_browsers(disk->path(), server.known_browsers(), log);
  // Waiting for a disk that does not answer could take for ever.
  if (server.run() == Server::Ending::cut_off) std::_Exit(0);
  io::serving::write_homes(disk->path(), server.guess_limits(), log);
  io::serving::write_browsers(disk->path(), server.known_browsers(), log);
  return 0;
}

}  // namespace codemaker::commands
