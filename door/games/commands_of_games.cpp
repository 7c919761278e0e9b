// What the command line knows of the games.
#include "commands/games.hpp"

#include "games/list.hpp"

namespace codemaker::commands {
namespace {

template <class Game>
consteval bool has_commands() {
  static_assert(
      requires {
        { Game::commands() } -> std::same_as<const GameCommands&>;
      },
      "a game has words of `engine` and `bench`: commands/games/GAME.cpp"
  );
  return true;
}

std::vector<GameRow> rows() {
  std::vector<GameRow> all;
  games::List::for_each([&]<class Game>() {
    static_assert(has_commands<Game>());
    all.push_back({Game::id, Game::commands()});
  });
  return all;
}

}  // namespace

std::span<const GameRow> game_commands() {
  static const std::vector<GameRow> all = rows();
  return all;
}

}  // namespace codemaker::commands
