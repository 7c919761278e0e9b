#include "commands/serve.hpp"

#include "commands/records/store.hpp"
#include "io/process.hpp"
#include "io/server.hpp"
#include "io/theme_files.hpp"

#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <sys/stat.h>

namespace codemaker::commands {

int serve(const ServeOptions& options) {
  io::drop_privileges();
  constexpr mode_t not_for_the_world = 0007;
  ::umask(not_for_the_world);
  const auto settled = settle_or_complain(options.common);
  if (!settled) return 1;
  const config::Settings& settings = settled->parsed.settings;
  const auto disk = open_data(options.common, settings, DataUse::may_make);
  if (!disk) return 1;
  io::Log log{disk->path()};

  io::ServerSettings server_settings;
  server_settings.telnet = first_said(options.telnet, settings.serve_telnet);
  server_settings.max_callers = settings.serve_max_callers;
  server_settings.max_per_address = settings.serve_max_per_address;
  if (settings.serve_minutes > 0) {
    server_settings.time_left = std::chrono::minutes{settings.serve_minutes};
  }
  server_settings.idle_limit = std::chrono::minutes{settings.idle_minutes};
  server_settings.wanted = presentation_of(first_said(options.show.mode, settings.mode));
  server_settings.season_key = settings.season_key;
  server_settings.openings = openings_of(settings.classic_openings);
  server_settings.orders.charset = charset_of(first_said(options.show.charset, settings.charset));
  server_settings.games = records_target(settings, disk->path());
  server_settings.resume_days = settings.resume_days;
  server_settings.theme = io::load_theme(disk->path(), log);
  io::Server server{*disk, log, server_settings};
  const auto address = server.listen();
  if (!address) {
    complain(address.error().reason());
    return 1;
  }
  fmt::print("listening telnet {}\n", *address);
  std::fflush(stdout);
  // Waiting for a disk that does not answer could take for ever.
  if (server.run() == io::Server::Ending::cut_off) std::_Exit(0);
  return 0;
}

}  // namespace codemaker::commands
