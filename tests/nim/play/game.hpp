/// Nim as a row of the list of games: all that is known of it outside of its folder.
#pragma once

#include "engine/nim/rules.hpp"
#include "play/boards/board_game.hpp"
#include "play/catalog/games.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace codemaker::play::nim {
namespace place {

inline constexpr Place menu{"nim"};  ///< what there is to play of it
inline constexpr Place ladder{"nim ladder"};
inline constexpr Place casual{"nim casual"};
inline constexpr Place daily{"daily nim"};

}  // namespace place

/// What each member is for says `play::Game`; `games/game_list.hpp` makes its row of it.
struct Game : boards::BoardGame<Game, engine::nim::Record> {
  static constexpr std::string_view word = "nim";
  static constexpr std::string_view title = "Nim";
  static constexpr std::string_view run = "the Nim ladder";
  static constexpr Place ranked_run = place::ladder;
  static constexpr std::array menu{
      shared::ChoiceItem{"N", "Nim", "take the last stick, ranked or casual", place::menu},
  };
  static constexpr std::array<std::string_view, 1> art{"nim"};
  static constexpr PuzzleWords puzzle{
      "Daily Nim",   place::daily,  "Nim", "heaps, computer level 5",
      place::casual, "a few heaps", "nim",
  };

  [[nodiscard]] static std::span<const shared::RulesPage> rules();
  [[nodiscard]] static std::span<const SceneRow> scenes();
  [[nodiscard]] static KindOfGame kind_of(const engine::records::CasualSetup& setup);
  [[nodiscard]] static std::string words_of(const Outcome& outcome);
  [[nodiscard]] static AnyReplay replay(const ShownGame& game);
  /// Its words of `engine` and `bench`, in `commands/games/nim.cpp`.
  [[nodiscard]] static const commands::GameCommands& commands();
};

}  // namespace codemaker::play::nim
