// What the command line knows of the games.
#include "commands/games.hpp"

#include "games/list.hpp"

namespace codemaker::commands {
namespace {

std::vector<GameRow> rows() {
  std::vector<GameRow> all;
  games::List::for_each([&]<class Game>() { all.push_back({Game::id, Game::commands()}); });
  return all;
}

}  // namespace

std::span<const GameRow> game_commands() {
  static const std::vector<GameRow> all = rows();
  return all;
}

}  // namespace codemaker::commands
