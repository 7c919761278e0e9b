#include "commands/install/hub.hpp"

#include "engine/ranked_game.hpp"

#include <fmt/format.h>
#include <string_view>

namespace codemaker::commands {
namespace {

std::string words_of_games() {
  std::string words;
  for (const engine::RankedGameWord& game : engine::ranked_game_words())
    words += fmt::format("{}{}", words.empty() ? "" : ", ", game.word);
  return words;
}

}  // namespace

// Who sends what: door/bbs-contract.md 5.2 and 12.
std::string hub_text(const HubOptions& hub) {
  const auto colon = hub.address.rfind(':');
  const std::string_view host = std::string_view{hub.address}.substr(0, colon);
  const std::string_view port = std::string_view{hub.address}.substr(colon + 1);
  return fmt::format(
      "codemaker at {host}:{port}, by rlogin\n"
      "\n"
      "A board says three things: its secret (client user), the caller as [{tag}]NAME (server\n"
      "user), and the terminal. A terminal xtrn=GAME, or GAME alone, leads to that game and not "
      "to\n"
      "the menu. The games are {games}.\n"
      "Callers see CP437, or UTF-8 where the terminal is an xterm.\n"
      "\n"
      "Synchronet: SCFG, External Programs, Online Programs, your section, a new program\n"
      "  Command Line             ?rlogin {host}:{port} -q -c {secret} -s \"[{tag}]%a\"\n"
      "  straight to a game       the same and -t xtrn={game}\n"
      "\n"
      "ENiGMA\u00BD: a menu entry; it sends no secret, so give the hub the address you call from\n"
      "  codemaker: {{\n"
      "      desc: Logic games\n"
      "      module: goldmine\n"
      "      config: {{\n"
      "          host: \"{host}\"\n"
      "          rloginPort: {port}\n"
      "          bbsTag: \"[{tag}]\"\n"
      "      }}\n"
      "  }}\n"
      "\n"
      "Mystic: a menu command IR with the data\n"
      "  /ADDR={host}:{port} /USER=[{tag}]@USER@ /PASS={secret}\n"
      "\n"
      "WWIV has no rlogin of its own. Save these lines as codemaker-hub.sh, executable, and make "
      "a\n"
      "chain codemaker-hub.sh %U with Exec mode STDIO; it wants netcat\n"
      "  #!/bin/sh\n"
      "  stty raw -echo\n"
      "  {{ printf '\\000%s\\000%s\\000%s\\000' '{secret}' \"[{tag}]$1\" ansi/38400; cat; }} | nc "
      "{host} {port}\n"
      "\n"
      "BinktermPHP: Admin, RLogin Doors, Add Door\n"
      "  Host             {host}\n"
      "  Port             {port}\n"
      "  Client Username  {secret}\n"
      "  Server Username  [{tag}]{{user_name}}\n"
      "  Terminal Type    empty, or xtrn={game} with the output encoding CP437\n"
      "\n"
      "ViSiON/3: ./config, Door Servers, a new one\n"
      "  type             rlogin\n"
      "  host             {host}\n"
      "  port             {port}\n"
      "  client_username  {secret}\n"
      "  server_username  [{tag}]{{USERHANDLE}}\n"
      "  terminal_type    ANSI/38400, or xtrn={game}\n",
      fmt::arg("host", host), fmt::arg("port", port), fmt::arg("tag", hub.tag),
      fmt::arg("secret", hub.secret), fmt::arg("games", words_of_games()),
      fmt::arg("game", engine::ranked_game_words().front().word)
  );
}

}  // namespace codemaker::commands
