/// Egg Carton as a row of the list of games: all that is known of it outside of its folder.
#pragma once

#include "engine/egg_carton/id.hpp"
#include "engine/egg_carton/record.hpp"
#include "play/boards/board_game.hpp"
#include "play/catalog/games.hpp"
#include "play/egg_carton/place.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace codemaker::play::egg_carton {

/// What each member is for says `play::Game`; `games/game_list.hpp` makes its row of it.
struct Game : boards::BoardGame<Game, engine::egg_carton::records::CartonRecord> {
  static constexpr std::string_view word = engine::egg_carton::word;
  static constexpr std::string_view title = "Egg Carton";
  static constexpr std::string_view run = "an Egg Carton run";
  static constexpr Place ranked_run = place::ladder;
  static constexpr std::array menu{
      shared::ChoiceItem{"E", "Egg Carton", "clear your side first, ranked or not", place::menu},
  };
  [[nodiscard]] static shared::AnyMoveBoard table_by_mail();
  static constexpr std::array by_mail{MailChoice{
      "Egg Carton", "pair", "dealt.usual", "a letter of your row", nullptr, &table_by_mail}};
  static constexpr PositionChoice position{place::position, &table_by_mail};
  static constexpr std::array<std::string_view, 1> art{"eggcarton"};
  static constexpr Offer offer{
      "X", "examples", "X: three examples, played on the carton.", place::examples};
  static constexpr Offer first_game{
      "G", "guided game", "G: a guided first game of Egg Carton.", place::guided};
  /// Four slots with their marbles.
  static constexpr std::array<std::string_view, 8> picture{
      "CCCCCCCCCCCCCCCCCCCCCCCCC", "CKKKKKCKKKKKCKKKKKCKKKKKC", "CWWKKKCKKKKKCWWKKKCKWWKKC",
      "CWWKYYCKKKKKCWWKKKCKWWKKC", "CKKKYYCKYYKKCKKKYYCKKKKKC", "CWWKKKCKYYKKCKKKYYCYYKWWC",
      "CWWKKKCKKKKKCKKKKKCYYKWWC", "CCCCCCCCCCCCCCCCCCCCCCCCC",
  };
  static constexpr PuzzleWords puzzle{
      "Daily Egg Carton",
      place::daily,
      "Egg Carton",
      "a fair deal, computer level 5",
      place::casual,
      "a carton",
      "carton",
      {},
      picture,
  };

  [[nodiscard]] static std::span<const shared::RulesPage> rules();
  static void cover(Shown& shown, engine::records::Day day);
  static void strip(Canvas& canvas, int row);
  [[nodiscard]] static std::span<const SceneRow> scenes();
  [[nodiscard]] static KindOfGame kind_of(const engine::egg_carton::records::CartonCasual& setup);
  [[nodiscard]] static std::string words_of(const Outcome& outcome);
  [[nodiscard]] static std::string short_words_of(const Outcome& outcome);
  /// Who plays as the computer in a ranked run.
  [[nodiscard]] static opponents::Opponents faces();
  [[nodiscard]] static AnyReplay replay(const ShownGame& game);
  /// Its words of `engine` and `bench`, in `commands/games/egg_carton.cpp`.
  [[nodiscard]] static const commands::GameCommands& commands();
};

}  // namespace codemaker::play::egg_carton
