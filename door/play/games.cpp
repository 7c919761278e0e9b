#include "play/games.hpp"

#include <fmt/format.h>

namespace codemaker::play {

engine::RankedGame game_beside(engine::RankedGame id, int by) {
  constexpr auto count = static_cast<int>(games.size());
  const auto row = static_cast<int>(&game_of(id) - games.data());
  return games.at(static_cast<std::size_t>((row + by + count) % count)).id;
}

std::optional<engine::RankedGame> numbered_game(const ansi::Key& key) {
  const char32_t letter = letter_of(key);
  if (letter < U'1' || letter >= U'1' + games.size()) return std::nullopt;
  return games.at(letter - U'1').id;
}

std::string game_titles() {
  std::string titles;
  for (const Game& game : games)
    titles += fmt::format("{}{}", titles.empty() ? "" : ", ", game.title);
  return titles;
}

std::string game_numbers() {
  return fmt::format("1-{}", games.size());
}

Place first_place(const Call& call) {
  return call.opens ? game_of(*call.opens).ranked_run : Place::menu;
}

}  // namespace codemaker::play
