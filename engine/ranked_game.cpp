#include "engine/ranked_game.hpp"

namespace codemaker::engine {

std::string_view name(RankedGame game) {
  const auto words = ranked_game_words();
  const auto found = std::ranges::find(words, game, &RankedGameWord::game);
  return found == words.end() ? std::string_view{} : found->word;
}

std::optional<RankedGame> ranked_game(std::string_view word) {
  const auto words = ranked_game_words();
  const auto found = std::ranges::find(words, word, &RankedGameWord::word);
  return found == words.end() ? std::nullopt : std::optional{found->game};
}

}  // namespace codemaker::engine
