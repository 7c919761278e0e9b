#include "io/web/page_calls.hpp"

#include "io/secrets/entropy.hpp"
#include "io/secrets/puzzle.hpp"
#include "play/session/session.hpp"
#include "web/request.hpp"
#include "wire/page_talk.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <fmt/format.h>
#include <iterator>
#include <optional>

namespace codemaker::io::web {
namespace {

/// A tab that is left open is looked at now and then, so it is not hung up as soon as a terminal.
constexpr std::chrono::minutes watching_limit{30};

/// What a guest is called who has given no name: in a browser that keeps our cookie always the
/// same.
std::string name_of_visitor(const std::string& browser) {
  constexpr std::uint64_t most = 9999;
  constexpr std::size_t digits = 8;
  const std::string token = browser.empty() ? draw_page_token() : browser;
  return fmt::format("Guest {}", 1 + std::stoull(token.substr(0, digits), nullptr, 16) % most);
}

/// Whom the browser knows needs no question: a player, or a guest by the name they gave. The sysop
/// gives their password each time.
bool recognize(play::Call& call, const KnownThere& known, const std::string& link) {
  if (!call.asks_name || !call.closed.empty()) return false;
  if (known.player && !call.is_name_of_sysop(known.player->handle)) {
    call.player = *known.player;
  } else if (!known.name.empty() && !call.own_names.is_reserved(known.name)) {
    call.player.handle = known.name;
    call.is_guest = true;
  } else {
    return false;
  }
  call.asks_name = false;
  call.link = link;
  return true;
}

/// Who opened a link stands in what it leads to, without a question. Outside the hours only the
/// sysop may call, who has a name.
void welcome_visitor(play::Call& call, const WantedCall& wanted, const std::string& link) {
  if (link.empty() || !call.asks_name || !call.closed.empty()) return;
  call.link = link;
  call.player.handle = name_of_visitor(wanted.browser);
  call.asks_name = false;
  call.is_guest = true;
  call.is_visitor = true;
}

/// What can be answered before anybody calls: who is new has played nothing of a day, and puzzles
/// come of their names.
std::optional<play::Answer> answer_known(const play::Effect& effect) {
  namespace wants = play::effect;
  if (const auto* const read = std::get_if<wants::ReadDaily>(&effect))
    return play::event::DailyTables{read->day, false, {}};
  const auto* const secret = std::get_if<wants::DrawSecret>(&effect);
  if (secret != nullptr && !secret->puzzle.empty())
    return draw_and_seal(secret->rules, chance_of(secret->puzzle));
  const auto* const seed = std::get_if<wants::DrawSeed>(&effect);
  if (seed != nullptr && !seed->puzzle.empty()) return play::event::Seed{chance_of(seed->puzzle)()};
  return std::nullopt;
}

}  // namespace

wire::CallSetup setup_of(
    const serving::ServerSettings& settings, const WantedCall& call, const KnownThere& known
) {
  const auto now = std::chrono::steady_clock::now();
  wire::CallSetup setup = serving::telnet_call(settings, now);
  if (call.asked == codemaker::web::Asked::telnet) return setup;
  setup.call.player.board = settings.web_board;
  const auto hello = wire::read_hello(call.query).value_or(wire::PageHello{});
  setup.codec = wire::WebCodec{hello};
  setup.asks_terminal = false;
  setup.call.terminal = wire::terminal_of(hello);
  setup.call.uses_screen_reader = hello.reads_lines;
  setup.call.is_page = true;
  if (!call.browser.empty() && setup.call.has_passwords)
    setup.call.browser = player_of_browser(call.browser, name_of_visitor(call.browser));
  if (!recognize(setup.call, known, hello.to)) welcome_visitor(setup.call, call, hello.to);
  setup.call.idle_limit = std::max<std::chrono::seconds>(setup.call.idle_limit, watching_limit);
  return setup;
}

std::string first_board(
    const serving::ServerSettings& settings, std::string_view path, const std::string& browser
) {
  WantedCall wanted;
  wanted.browser = browser;
  wanted.query = fmt::format("columns=40&rows=20&boards=1&to={}", path);
  if (!wire::read_hello(wanted.query)) return {};
  play::Call call = setup_of(settings, wanted).call;
  // Whom a question awaits does not stand in what the link leads to.
  if (!call.is_visitor) return {};
  call.browser = {};  // in which nothing is kept yet
  call.start = std::chrono::steady_clock::now();
  call.wall_clock = std::time(nullptr);
  play::Session session{call};
  play::Effects effects = session.start();
  for (std::size_t at = 0; at < effects.size(); ++at) {
    const auto answer = answer_known(effects[at]);
    if (!answer) continue;
    std::ranges::move(session.handle(*answer), std::back_inserter(effects));
  }
  session.shown(call.start);
  return wire::page_opening(session);
}

}  // namespace codemaker::io::web
