/// The screens of each game, which a source of its own shows.
#pragma once

#include "engine/ranked_game.hpp"
#include "pictures/screens.hpp"
#include "play/events/kept_games.hpp"
#include "support/looked_at.hpp"

#include <initializer_list>
#include <string>

namespace codemaker::tests {

struct PicturedGame {
  engine::RankedGame id{};
  void (*show)(const Tour& tour) = nullptr;
};

/// Registers a game: `const Pictured pictured{{id, show}};`
struct Pictured {
  explicit Pictured(const PicturedGame& game);
};

/// Shows those of all games, in their order; a game without any is passed over.
void show_games(const Tour& tour);

/// A caller who looks at the list of games that were played before.
struct ReplayReader : Typist {
  ReplayReader(const Tour& tour, std::initializer_list<const Typist*> players) : Typist{tour.call} {
    for (const Typist* const player : players) {
      for (const play::ShownGame& game : player->books.all(player->kept))
        books.before.push_back(game);
    }
    type("\nyg");
  }
};

/// On full screens a key leads from the last board to the result; small ones show both together.
inline void see_result(Typist& caller) {
  if (caller.session().presentation() == play::Presentation::full) caller.type(" ");
}

/// The game under the cursor, after some moves.
inline void show_game(const Tour& tour, Typist& reader, const std::string& name, int moves) {
  reader.type("\n");
  for (int move = 0; move < moves; ++move)
    reader.type("n");
  tour.see("replay-" + name, reader);
}

}  // namespace codemaker::tests
