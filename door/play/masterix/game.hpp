/// Masterix as a row of the list of games: all that is known of it outside of its folder.
#pragma once

#include "engine/masterix/id.hpp"
#include "engine/masterix/record.hpp"
#include "play/boards/board_game.hpp"
#include "play/catalog/games.hpp"
#include "play/masterix/place.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace codemaker::play::masterix {

/// What each member is for says `play::Game`; `games/game_list.hpp` makes its row of it.
struct Game : boards::BoardGame<Game, engine::masterix::records::MasterixRecord> {
  static constexpr std::string_view word = engine::masterix::word;
  static constexpr std::string_view title = "Masterix";
  static constexpr std::string_view run = "a Masterix run";
  static constexpr Place ranked_run = place::run;
  static constexpr std::array menu{
      shared::ChoiceItem{"M", "Masterix", "jump and capture, ranked or for two", place::menu},
  };
  [[nodiscard]] static shared::AnyMoveBoard table_by_mail();
  static constexpr std::array by_mail{
      MailChoice{"Masterix", "pair", "", "d3c3", nullptr, &table_by_mail}};
  static constexpr PositionChoice position{place::position, &table_by_mail};
  static constexpr std::array<std::string_view, 3> art{"masterix", "masterix-board", "count"};

  static constexpr Offer first_game{
      "G", "guided game", "G: a guided first game of Masterix.", place::guided};
  /// A unit of each side.
  static constexpr std::array<std::string_view, 8> picture{
      "..BBB............RR...RR", ".BBBBB...........RRR.RRR", "BBBBBBB...........RRRRR.",
      "BBBBBBB..SS.SS.SS..RRR..", "BBBBBBB..SS.SS.SS..RRR..", "BBBBBBB...........RRRRR.",
      ".BBBBB...........RRR.RRR", "..BBB............RR...RR",
  };
  static constexpr PuzzleWords puzzle{
      "Daily Masterix", place::daily, "Masterix", "a round, computer level 5",
      place::casual,    "a board",    "masterix", {},
      picture,
  };

  [[nodiscard]] static std::span<const shared::RulesPage> rules();
  static void cover(Shown& shown, engine::records::Day day);
  static void strip(Canvas& canvas, int row);
  static void around(Canvas& canvas, ansi::Position at, int index);
  [[nodiscard]] static std::span<const SceneRow> scenes();
  [[nodiscard]] static KindOfGame kind_of(const engine::records::CasualSetup& setup);
  [[nodiscard]] static KindOfGame kind_of(const engine::masterix::records::MasterixPair& setup);
  [[nodiscard]] static std::string result_of(const Outcome& outcome, bool is_pair);
  [[nodiscard]] static std::string words_of(const Outcome& outcome);
  [[nodiscard]] static std::string short_words_of(const Outcome& outcome);
  /// Who plays as the computer in a ranked run.
  [[nodiscard]] static opponents::Opponents faces();
  [[nodiscard]] static AnyReplay replay(const ShownGame& game);
  /// Its words of `engine` and `bench`, in `commands/games/masterix.cpp`.
  [[nodiscard]] static const commands::GameCommands& commands();
};

}  // namespace codemaker::play::masterix
