#include "commands/games.hpp"

#include <algorithm>

namespace codemaker::commands {

const GameCommands& commands_of(const engine::records::Record& record) {
  const auto rows = game_commands();
  return std::ranges::find(rows, game_of(record), &GameRow::game)->commands;
}

}  // namespace codemaker::commands
