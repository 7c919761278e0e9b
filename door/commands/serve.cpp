#include "commands/serve.hpp"

#include "commands/records/store.hpp"
#include "io/process.hpp"
#include "io/serving/server.hpp"
#include "io/theme_files.hpp"

#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <sys/stat.h>
#include <utility>

namespace codemaker::commands {
namespace {

io::serving::ServerSettings server_settings(
    const ServeOptions& options, const config::Settings& settings
) {
  io::serving::ServerSettings server;
  server.limits.callers = settings.serve_max_callers;
  server.limits.per_network = settings.serve_max_per_address;
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

}  // namespace

int serve(const ServeOptions& options) {
  io::drop_privileges();
  constexpr mode_t not_for_the_world = 0007;
  ::umask(not_for_the_world);
  const auto settled = settle_or_complain(options.common);
  if (!settled) return 1;
  const config::Settings& settings = settled->parsed.settings;
  auto telnet = io::serving::listen_at(
      io::serving::Service::telnet, first_said(options.telnet, settings.serve_telnet)
  );
  if (!telnet) {
    complain(telnet.error().reason());
    return 1;
  }
  const auto disk = open_data(options.common, settings, DataUse::may_make);
  if (!disk) return 1;
  io::Log log{disk->path()};

  auto of_server = server_settings(options, settings);
  of_server.games = records_target(settings, disk->path());
  of_server.theme = io::load_theme(disk->path(), log);
  io::serving::Server server{*disk, log, std::move(of_server)};
  const std::string address = telnet->address;
  server.listen(std::move(*telnet));
  if (const auto fits = server.fit_to_descriptors(); !fits) {
    complain(fits.error().reason());
    return 1;
  }
  fmt::print("listening telnet {}\n", address);
  std::fflush(stdout);
  // Waiting for a disk that does not answer could take for ever.
  if (server.run() == io::serving::Server::Ending::cut_off) std::_Exit(0);
  return 0;
}

}  // namespace codemaker::commands
