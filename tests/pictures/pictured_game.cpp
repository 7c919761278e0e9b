#include "pictures/pictured_game.hpp"

#include <vector>

namespace codemaker::tests {
namespace {

std::vector<PicturedGame>& pictured_games() {
  static std::vector<PicturedGame> games;
  return games;
}

}  // namespace

Pictured::Pictured(const PicturedGame& game) {
  pictured_games().push_back(game);
}

void show_games(const Tour& tour) {
  for (const engine::RankedGame id : engine::ranked_games)
    for (const PicturedGame& game : pictured_games())
      if (game.id == id) game.show(tour);
}

}  // namespace codemaker::tests
