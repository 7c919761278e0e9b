// Boards that are told by text, or whose files we write as text. Sources of their own words:
// door/bbs-contract.md sections 2, 3 and 9.
#include "ansi/text.hpp"
#include "commands/install/boards.hpp"
#include "play/catalog/games.hpp"

#include <fmt/format.h>
#include <string_view>

namespace codemaker::commands {
namespace {

/// The command that starts the door stands on lines of its own: behind text without quotes HJSON
/// takes a brace for a part of the text.
constexpr std::string_view enigma_command =
    "\n"
    "// Into the list \"submit\" of the menu your callers start doors from, such as "
    "doorsMainMenu:\n"
    "{\n"
    "    value: { command: \"GAMES\" }\n"
    "    action: @menu:codemaker\n"
    "}\n";

}  // namespace

BoardFiles for_synchronet(const std::string& program) {
  return {
      {"install-xtrn.ini", fmt::format(
                               "; Put this file into a directory below Synchronet's xtrn, such as "
                               "xtrn/codemaker, and run\n"
                               ";   jsexec install-xtrn ../xtrn/codemaker\n"
                               "Name: codemaker\n"
                               "Desc: {}\n"
                               "By: the codemaker authors\n"
                               "Cats: Games\n"
                               "Subs: Puzzle, Logic, Native\n"
                               "\n"
                               "[prog:CODEMAKR]\n"
                               "name     = codemaker\n"
                               "cmd      = {} %f\n"
                               "type     = XTRN_DOOR32\n"
                               "settings = XTRN_NATIVE | XTRN_MULTIUSER | XTRN_IO_INTS\n"
                               "required = true\n",
                               ansi::capitalized(play::game_titles()), program
                           )},
      {"scfg.txt", fmt::format(
                       "By hand, in SCFG, External Programs, Online Programs (Doors), your "
                       "section, a new program:\n"
                       "  Internal Code            CODEMAKR\n"
                       "  Command Line             {} %f\n"
                       "  Multiple Concurrent Users  Yes\n"
                       "  I/O Method               Standard\n"
                       "  Native Executable        Yes\n"
                       "  BBS Drop File Type       Door32.sys\n"
                       "  Place Drop File In       Node Directory\n",
                       program
                   )},
  };
}

BoardFiles for_wwiv(const std::string& program) {
  return {
      {"chain.txt", fmt::format(
                        "In the BBS, as the sysop: //CE, or * at the chain prompt; a new chain:\n"
                        "  Description   codemaker\n"
                        "  Filename      {0} %E\n"
                        "  Exec mode     STDIO (a new chain is DOOR32 (Socket): press E once)\n"
                        "  Pause after   Yes\n"
                        "Leave the other fields as they come. %E is DOOR32.SYS.\n"
                        "\n"
                        "Where STDIO gives trouble, take the socket:\n"
                        "  Filename      {0} %E --io connect:unix:%Z\n"
                        "  Exec mode     Listen UNIX Socket (press E three times)\n"
                        "\n"
                        "To play at the console yourself, a second chain:\n"
                        "  Description   codemaker, local\n"
                        "  Filename      {0} %E --charset utf8\n"
                        "  Exec mode     DOOR32 (Socket)\n"
                        "  Local only    Yes\n"
                        "  Pause after   Yes\n",
                        program
                    )},
  };
}

BoardFiles for_enigma(const std::string& program) {
  return {
      {"codemaker.hjson", fmt::format(
                              "// Into the menus of config/menus, beside the others.\n"
                              "codemaker: {{\n"
                              "    desc: Logic games\n"
                              "    module: abracadabra\n"
                              "    config: {{\n"
                              "        name: codemaker\n"
                              "        dropFileType: DOOR32\n"
                              "        cmd: {}\n"
                              "        args: [\n"
                              "            \"{{dropFilePath}}\"\n"
                              "        ]\n"
                              "        io: stdio\n"
                              "        encoding: cp437\n"
                              "    }}\n"
                              "}}\n"
                              "{}",
                              program, enigma_command
                          )},
      {"codemaker-bbsdev.hjson", fmt::format(
                                     "// The newer way, for boards since September 2026. On an "
                                     "older one the caller's screen\n"
                                     "// stands still: take codemaker.hjson there.\n"
                                     "codemaker: {{\n"
                                     "    desc: Logic games\n"
                                     "    module: abracadabra\n"
                                     "    config: {{\n"
                                     "        name: codemaker\n"
                                     "        dropFileType: BBSDEV\n"
                                     "        cmd: {}\n"
                                     "        io: stdio\n"
                                     "        encoding: cp437\n"
                                     "    }}\n"
                                     "}}\n"
                                     "{}",
                                     program, enigma_command
                                 )},
  };
}

BoardFiles for_mystic(const std::string& program) {
  return {
      {"menu.txt", fmt::format(
                       "In the menu editor, a new command:\n"
                       "  Command   (D3) Execute external program, DOOR32.SYS\n"
                       "  Data      {} %Pdoor32.sys\n",
                       program
                   )},
  };
}

BoardFiles for_talisman(const std::string& program) {
  return {
      {"codemaker.sh",
       fmt::format(
           "#!/bin/sh\n"
           "# Talisman gives the number of the node; its drop files lie in temp/NODE below its "
           "own\n"
           "# directory, from which it runs this.\n"
           "exec {} \"temp/$1/door32.sys\" --node \"$1\"\n",
           program
       ),
       true},
      {"menu.toml", "[[menuitem]]\n"
                    "command = \"RUNDOOR\"\n"
                    "data = \"/path/to/talisman/codemaker.sh\"\n"
                    "hotkey = \"C\"\n"},
  };
}

BoardFiles for_mbse(const std::string& program) {
  return {
      {"menu.txt", fmt::format(
                       "In mbsetup, Edit menus, a new item:\n"
                       "  Menu type   7, Execute door\n"
                       "  Opt. data   {} .\n"
                       "\n"
                       "MBSE writes door32.sys into the caller's home directory and starts the "
                       "door there: the\n"
                       "point is that directory. Leave \"NoSuid\" off, so that every caller plays "
                       "as the board.\n",
                       program
                   )},
  };
}

}  // namespace codemaker::commands
