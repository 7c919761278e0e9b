#include "io/serving/settings.hpp"

#include "config/settings.hpp"
#include "io/calls/opening_hours.hpp"
#include "io/serving/service.hpp"
#include "play/catalog/games.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

namespace codemaker::io::serving {

void follow_sysops(ServerSettings& anew, const ServerSettings& before) {
  std::ranges::copy(before.sysops, std::back_inserter(anew.kept_back));
  const auto wanted = std::exchange(anew.sysops, before.sysops);
  std::erase_if(anew.sysops, [&](const std::string& name) {
    return std::ranges::count(wanted, name) == 0;
  });
}

ServerSettings with_names(ServerSettings settings) {
  auto kept_back = play::names_of_opponents();
  std::ranges::copy(settings.kept_back, std::back_inserter(kept_back));
  // A name is one person's, whichever way they call; by the page, too, before its board had a name.
  settings.own_names = play::OwnNames{
      {std::string{telnet_board}, std::string{name(Service::web)}, settings.web_board}, kept_back};
  return settings;
}

wire::CallSetup any_call(const ServerSettings& settings) {
  wire::CallSetup setup;
  setup.asks_terminal = true;
  setup.orders = settings.orders;
  setup.call.wanted = settings.wanted;
  const OpeningNow opening = opening_now(settings.hours);
  setup.call.time_left =
      opening.is_open ? sooner(settings.time_left, opening.left) : settings.time_left;
  setup.call.offered = settings.offered;
  setup.call.ranked_runs = settings.ranked_runs;
  setup.call.idle_limit = settings.idle_limit;
  setup.call.openings = settings.openings;
  setup.call.season_key = settings.season_key;
  setup.call.may_page = settings.may_page;
  setup.call.may_write = settings.may_write;
  setup.call.sysop_board = settings.sysop_board;
  if (!settings.sysops.empty()) setup.call.sysop = settings.sysops.front();
  setup.call.theme = settings.theme;
  setup.call.resume_days = settings.resume_days;
  setup.limits = settings.call_limits;
  return setup;
}

wire::CallSetup telnet_call(const ServerSettings& settings, play::Instant now) {
  wire::CallSetup setup = any_call(settings);
  setup.codec = wire::TelnetCodec{};
  setup.call.player.board = telnet_board;
  setup.call.own_names = settings.own_names;
  setup.call.asks_name = true;
  setup.call.is_served = true;
  setup.call.name_until = now + settings.name_limit;
  setup.call.has_passwords = settings.kept.games.has_value();
  setup.call.sysops = settings.sysops;
  if (settings.sysop_board != config::Settings{}.board) setup.call.house = settings.sysop_board;
  if (!opening_now(settings.hours).is_open) setup.call.closed = closed_text(settings.hours);
  return setup;
}

wire::CallSetup rlogin_call(
    const ServerSettings& settings, const BoardCaller& caller, const wire::Rlogin& login
) {
  wire::CallSetup setup = any_call(settings);
  setup.codec = wire::RloginCodec{login};
  setup.call.player.board = caller.board;
  setup.call.player.handle = caller.handle;
  setup.call.board_name = caller.board_name;
  setup.call.opens = caller.opens;
  return setup;
}

}  // namespace codemaker::io::serving
