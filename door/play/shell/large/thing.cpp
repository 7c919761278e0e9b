#include "play/shell/large/thing.hpp"

#include "ansi/text.hpp"
#include "play/catalog/games.hpp"

#include <string>

namespace codemaker::play::shell {

DrawInRing thing_named_in(std::string_view words) {
  const std::string all = ansi::upper_case(words);
  for (const Game& game : games())
    if (all.find(ansi::upper_case(game.title)) != std::string::npos) return thing_of(game);
  return draw_peg_of_ring;
}

}  // namespace codemaker::play::shell
