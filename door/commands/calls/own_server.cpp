#include "commands/calls/own_server.hpp"

#include "commands/calls/storage.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <iterator>

namespace codemaker::commands {

io::serving::ServerSettings server_settings(
    const ShowOptions& show, const config::Settings& settings
) {
  io::serving::ServerSettings server;
  server.limits.callers = settings.serve_max_callers;
  server.limits.per_network = settings.serve_max_per_address;
  server.limits.connects_per_minute = settings.serve_connects_per_minute;
  server.limits.ban = std::chrono::minutes{settings.serve_ban_minutes};
  server.name_limit = std::chrono::seconds{settings.serve_name_seconds};
  server.think_limit = std::chrono::seconds{settings.serve_think_seconds};
  constexpr std::size_t kilobyte = 1024;
  server.call_limits.output = kilobyte * static_cast<std::size_t>(settings.serve_output_kilobytes);
  server.call_limits.type_ahead = static_cast<std::size_t>(settings.serve_type_ahead);
  if (settings.serve_minutes > 0) {
    server.time_left = std::chrono::minutes{settings.serve_minutes};
  }
  server.idle_limit = std::chrono::minutes{settings.idle_minutes};
  server.wanted = presentation_of(first_said(show.mode, settings.mode));
  server.season_key = settings.season_key;
  server.may_page = settings.page;
  server.may_write = settings.mail_text;
  server.sysop_board = settings.board;
  server.web_board = settings.serve_web_board;
  server.kept_back = {settings.board, settings.serve_web_board};
  for (const config::Board& board : settings.serve_boards)
    server.kept_back.push_back(board.tag);
  // Nobody else becomes the sysop by giving the name a password first.
  std::ranges::copy(settings.sysops, std::back_inserter(server.kept_back));
  server.openings = openings_of(settings.classic_openings);
  server.orders.charset = charset_of(first_said(show.charset, settings.charset));
  server.resume_days = resume_days_of(settings);
  server.offered = play::OfferedGames{settings.games};
  server.ranked_runs = settings.ranked_runs;
  server.sysops = settings.sysops;
  server.hours = config::Hours{settings.hours};
  return server;
}

}  // namespace codemaker::commands
