/// Code breaking as a row of the list of games: all that is known of it outside of its folder.
#pragma once

#include "engine/breaking/id.hpp"
#include "engine/breaking/record.hpp"
#include "play/breaking/place.hpp"
#include "play/catalog/games.hpp"
#include "play/shared/code_board.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace codemaker::commands {

struct GameCommands;

}  // namespace codemaker::commands

namespace codemaker::play::breaking {

/// What each member is for says `play::Game`; `games/game_list.hpp` makes its row of it.
struct Game {
  using Record = engine::breaking::records::BreakingRecord;

  static constexpr engine::RankedGame id = engine::breaking::id;
  static constexpr std::string_view word = engine::breaking::word;
  static constexpr std::string_view title = "code breaking";
  static constexpr Place ranked_run = place::campaign;
  static constexpr std::array menu{
      shared::ChoiceItem{"R", "Code breaking run", "level by level, ranked", place::campaign},
      shared::ChoiceItem{
          "C", "Duel and free play", "codes to break and to make, unranked", place::free_play},
      shared::ChoiceItem{
          "S", "Intersections & Splats", "digits, any size, its own scoring", place::splats},
      shared::ChoiceItem{"T", "Match", "two people or the computer, unranked", place::match},
      shared::ChoiceItem{"P", "Practice levels", "fewer guesses level by level", place::practice},
  };
  [[nodiscard]] static shared::AnyCodeBoard board_by_mail(
      std::string_view kind, std::string_view setup
  );
  static constexpr std::array by_mail{
      MailChoice{"Codes, 4 holes, 6 colors", "free", "4x6", "1122", &board_by_mail},
      MailChoice{"Codes, 5 holes, 8 colors", "free", "5x8", "11223", &board_by_mail},
      MailChoice{"Bulls and Cows", "free", "4x10n", "1234", &board_by_mail},
  };
  static constexpr std::array<std::string_view, 4> art{"freeplay", "splats", "match", "practice"};
  static constexpr Offer first_game{
      "G", "guided game", "G: a guided first game of code breaking.", place::guided};
  static constexpr PuzzleWords puzzle{
      "Daily code",     place::daily, "Code", "4 holes, 6 colors, 10 guesses",
      place::free_play, "a code",     "code", "guesses",
  };

  /// "5 holes, 8 colors", "4 of 10 digits".
  [[nodiscard]] static std::string puzzle_of(engine::records::Day day);
  [[nodiscard]] static std::span<const shared::RulesPage> rules();
  static void cover(Shown& shown, engine::records::Day day);
  static void hidden(Canvas& canvas, ansi::Position at, int columns, engine::records::Day day);
  [[nodiscard]] static std::span<const SceneRow> scenes();
  [[nodiscard]] static KindOfGame kind(const Record& record, int level);
  [[nodiscard]] static std::string result(
      const Record& record, const engine::records::Outcome& outcome
  );
  [[nodiscard]] static std::string short_result(const engine::records::Outcome& outcome);
  [[nodiscard]] static std::string day_words(const engine::records::Outcome& outcome);
  [[nodiscard]] static std::string spoiler_free(
      const Record& record, const engine::records::Outcome& outcome
  );
  /// Who plays as the computer in a ranked run.
  [[nodiscard]] static opponents::Opponents faces();
  [[nodiscard]] static AnyReplay replay(const ShownGame& game);
  /// Its words of `engine` and `bench`, in `commands/games/breaking.cpp`.
  [[nodiscard]] static const commands::GameCommands& commands();
};

}  // namespace codemaker::play::breaking
