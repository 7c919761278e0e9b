// What the session, and whatever shows games, knows of them.
#include "games/list.hpp"

namespace codemaker::play {

std::span<const Game> games() {
  return games::List::rows;
}

}  // namespace codemaker::play
