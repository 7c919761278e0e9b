// What the engine and the score file know of the games.
#include "games/list.hpp"

#include <algorithm>
#include <stdexcept>

namespace codemaker::engine {

std::span<const RankedGameWord> ranked_game_words() {
  return games::List::words;
}

namespace records {

const GameParser& parser_of(RankedGame game) {
  return *games::List::parsers.at(ranked_games.place_of(game));
}

}  // namespace records
}  // namespace codemaker::engine
