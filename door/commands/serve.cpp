#include "commands/serve.hpp"

#include "commands/records/store.hpp"
#include "io/process.hpp"
#include "io/serving/server.hpp"
#include "io/serving/who_socket.hpp"
#include "io/theme_files.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <sys/stat.h>
#include <utility>
#include <vector>

namespace codemaker::commands {
namespace {

using io::serving::Service;
using Sockets = std::vector<io::serving::ListeningSocket>;

io::serving::ServerSettings server_settings(
    const ServeOptions& options, const config::Settings& settings
) {
  io::serving::ServerSettings server;
  server.limits.callers = settings.serve_max_callers;
  server.limits.per_network = settings.serve_max_per_address;
  server.limits.connects_per_minute = settings.serve_connects_per_minute;
  server.limits.ban = std::chrono::minutes{settings.serve_ban_minutes};
  server.name_limit = std::chrono::seconds{settings.serve_name_seconds};
  if (settings.serve_minutes > 0) {
    server.time_left = std::chrono::minutes{settings.serve_minutes};
  }
  server.idle_limit = std::chrono::minutes{settings.idle_minutes};
  server.wanted = presentation_of(first_said(options.show.mode, settings.mode));
  server.season_key = settings.season_key;
  server.openings = openings_of(settings.classic_openings);
  server.orders.charset = charset_of(first_said(options.show.charset, settings.charset));
  server.resume_days = settings.resume_days;
  return server;
}

/// What the command line says of a service, else what the config says; `none` is nowhere.
std::vector<std::string> addresses_of(
    const std::vector<std::string>& options, const std::vector<std::string>& setting
) {
  std::vector<std::string> addresses = options.empty() ? setting : options;
  std::erase(addresses, "none");
  return addresses;
}

/// Listens wherever it was told to, or nowhere.
scores::Result<Sockets> listening_sockets(
    const ServeOptions& options, const config::Settings& settings
) {
  const std::array services{
      std::pair{Service::telnet, addresses_of(options.telnet, settings.serve_telnet)},
      std::pair{Service::rlogin, addresses_of(options.rlogin, settings.serve_rlogin)}};
  Sockets sockets;
  for (const auto& [service, addresses] : services) {
    if (service == Service::rlogin && !addresses.empty() && settings.serve_boards.empty()) {
      return scores::Fault::because(
          "rlogin needs boards: list those whose callers may come under serve.boards in the "
          "config, or turn rlogin off"
      );
    }
    for (const std::string& address : addresses) {
      auto socket = io::serving::listen_at(service, address);
      if (!socket) return socket.error();
      sockets.push_back(std::move(*socket));
    }
  }
  if (sockets.empty()) {
    return scores::Fault::because("there is nowhere to listen; give --telnet or --rlogin an address"
    );
  }
  return sockets;
}

}  // namespace

int serve(const ServeOptions& options) {
  io::drop_privileges();
  constexpr mode_t not_for_the_world = 0007;
  ::umask(not_for_the_world);
  const auto settled = settle_or_complain(options.common);
  if (!settled) return 1;
  const config::Settings& settings = settled->parsed.settings;
  auto sockets = listening_sockets(options, settings);
  if (!sockets) {
    complain(sockets.error().reason());
    return 1;
  }
  const auto disk = open_data(options.common, settings, DataUse::may_make);
  if (!disk) return 1;
  io::Log log{disk->path()};

  auto of_server = server_settings(options, settings);
  of_server.games = records_target(settings, disk->path());
  of_server.theme = io::load_theme(disk->path(), log);
  io::serving::Server server{*disk, log, std::move(of_server)};
  server.know_boards(settings.serve_boards);
  std::string listening;
  for (io::serving::ListeningSocket& socket : *sockets) {
    listening += fmt::format("listening {} {}\n", name(socket.service), socket.address);
    server.listen(std::move(socket));
  }
  if (const auto fits = server.fit_to_descriptors(); !fits) {
    complain(fits.error().reason());
    return 1;
  }
  const auto present = io::serving::WhoSocket::open(
      server.context(), disk->path(),
      [&server](io::serving::WhoSocket::Then then) { server.ask_present(std::move(then)); }
  );
  if (!present) log.warn(present.error().reason());
  fmt::print("{}", listening);
  std::fflush(stdout);
  // Waiting for a disk that does not answer could take for ever.
  if (server.run() == io::serving::Server::Ending::cut_off) std::_Exit(0);
  return 0;
}

}  // namespace codemaker::commands
