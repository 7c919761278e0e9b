// Boards that keep their doors as JSON: door/bbs-contract.md section 12.
#include "ansi/text.hpp"
#include "commands/install/boards.hpp"
#include "commands/install/embedded.hpp"
#include "io/finding/paths.hpp"
#include "io/posix/files.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/embedded.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <string>

namespace codemaker::commands {
namespace {

using nlohmann::ordered_json;

std::string written(const ordered_json& json) {
  return json.dump(2) + "\n";
}

std::string program_in_shell(const std::string& program) {
  std::string quoted = "'";
  for (const char letter : program)
    quoted += letter == '\'' ? std::string{"'\\''"} : std::string{letter};
  return quoted + "'";
}

}  // namespace

/// Its bridge starts what lies in the door's own folder, so a script there leads to the program.
BoardFiles for_binktermphp(const std::string& program) {
  const std::string title = ansi::capitalized(play::game_titles());
  const ordered_json manifest{
      {"type", "nativedoor"},
      {"version", "1.0"},
      {"game",
       {
           {"name", "codemaker"},
           {"short_name", "CODEMAKR"},
           {"author", "the codemaker authors"},
           {"version", play::embedded::version},
           {"release_year", std::stoi(std::string{play::embedded::released.substr(0, 4)})},
           {"description", fmt::format("Logic games: {}.", title)},
           {"genre", {"Puzzle", "Logic"}},
           {"players", "Multiplayer"},
           {"icon", "icon.png"},
           {"screenshot", nullptr},
       }},
      {"door",
       {
           {"executable", "codemaker.sh"},
           {"launch_command", "./codemaker.sh {dropfile} --node {node}"},
           {"dropfile_format", "DOOR32.SYS"},
           {"output_encoding", "utf8"},
           {"max_nodes", 100},
           {"ansi_required", false},
           {"time_per_day", 60},
       }},
      {"requirements", {{"admin_only", false}}},
      {"config",
       {
           {"enabled", false},
           {"credit_cost", 0},
           {"max_time_minutes", 60},
           {"max_sessions", 100},
       }},
  };
  return {
      {"nativedoor.json", written(manifest)},
      {"codemaker.sh", fmt::format("#!/bin/sh\nexec {} \"$@\"\n", program_in_shell(program)), true},
      {"icon.png", std::string{embedded::icon}, false, false},
      {"README.txt",
       "Put these files into native-doors/doors/codemaker below BinktermPHP, all of them at once:\n"
       "  codemaker install binktermphp --write native-doors/doors/codemaker\n"
       "Then, in Admin, Native Doors: Sync Doors, turn codemaker on, Save Configuration.\n"
       "Its callers see UTF-8 and 256 colors without being asked. The window is 80x25 unless the\n"
       "admin panel gives it another size.\n"},
  };
}

BoardFiles for_vision3(const std::string& program) {
  const auto record = [&](const char* code, const char* name, bool is_socket) {
    ordered_json entry{
        {"code", code},
        {"name", name},
        {"commands", {program, "{DROPFILE}", "--node", "{NODE}"}},
        {"working_directory", io::directory_of(program)},
        {"dropfile_type", "DOOR32.SYS"},
        {"dropfile_location", "node"},
        {"io_mode", is_socket ? "SOCKET" : "STDIO"},
        {"requires_raw_terminal", !is_socket},
        {"use_shell", false},
        {"single_instance", false},
        {"min_access_level", 0},
        {"is_dos", false},
    };
    if (is_socket) {
      entry["commands"].push_back("--io");
      entry["commands"].push_back("fd:3");
    }
    return entry;
  };
  return {
      {"doors.json", written(ordered_json::array({record("CODEMAKR", "codemaker", false)}))},
      {"doors-socket.json",
       written(ordered_json::array({record("CODEMAKS", "codemaker, by a socket", true)}))},
      {"menu.txt",
       "Add the record of doors.json to the list in configs/doors.json (or enter it in ./config,\n"
       "Door Programs), and start it from a menu with\n"
       "  DOOR:CODEMAKR\n"
       "(boards that know no codes: DOOR:codemaker).\n"
       "doors-socket.json is the same door by a socket, on Linux and macOS; take one of the "
       "two.\n"},
  };
}

}  // namespace codemaker::commands
