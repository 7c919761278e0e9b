#include "play/shell/large/thing.hpp"

#include "ansi/text.hpp"
#include "play/catalog/games.hpp"

#include <string>

namespace codemaker::play::shell {

DrawInRing thing_of(const Game& game) {
  return game.around == nullptr ? draw_peg_in_light : game.around;
}

DrawInRing thing_named_in(std::string_view words) {
  const std::string all = ansi::upper_case(words);
  for (const Game& game : games())
    if (all.find(ansi::upper_case(game.title)) != std::string::npos) return thing_of(game);
  return draw_peg_in_light;
}

}  // namespace codemaker::play::shell
