/// The games there are, one row each: what the menu, the Hall of Fame, the rules, the title and the
/// commands know of them. A row is made of what the game's own `GAME/game.hpp` declares.
#pragma once

#include "engine/ranked_game.hpp"
#include "engine/records/record.hpp"
#include "play/catalog/any_replay.hpp"
#include "play/scenes/any_scene.hpp"
#include "play/shared/item_list.hpp"
#include "play/shared/rules_page.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play::opponents {

struct Opponents;

}  // namespace codemaker::play::opponents

namespace codemaker::play::shared {

class AnyCodeBoard;
class AnyMoveBoard;

}  // namespace codemaker::play::shared

namespace codemaker::play {

struct Shown;

/// A page of a game that its rules, or a first game that the menu, offer by a letter.
struct Offer {
  std::string_view letter = {};  ///< upper case; empty: none
  std::string_view does = {};
  std::string_view sentence = {};
  Place leads = Place::rules;
};

/// The puzzle of a game on the pages of the day and of challenges.
struct PuzzleWords {
  std::string_view title;      ///< "Daily Masterix"
  Place leads;                 ///< where the puzzle of a day is played
  std::string_view challenge;  ///< of a word: "Masterix"
  std::string_view what_challenge;
  Place leads_challenge;
  std::string_view one;           ///< within a sentence: "a board"
  std::string_view link;          ///< in the address of a link: "masterix"
  std::string_view counted = {};  ///< "guesses", by which the days won are counted; empty: nothing
  /// Drawn where nobody has played it yet (`draw_picture`); empty: what `hidden` draws.
  std::span<const std::string_view> picture = {};
};

/// What a kind of game is called, and where it is played.
struct KindOfGame {
  Place place;        ///< where it is gone on with
  std::string text;   ///< within a sentence: "level 6 of a ranked run"
  std::string title;  ///< in a list: "Duel, computer level 3"
  Place entrance;     ///< where a caller goes who wants to play one
  /// Puzzles that count for no table are played as such games (catalog/puzzle_again.hpp).
  bool may_be_puzzle = false;

  KindOfGame(Place played_at, std::string in_sentence, std::string in_list)
      : KindOfGame{played_at, std::move(in_sentence), std::move(in_list), played_at} {}

  KindOfGame(Place played_at, std::string in_sentence, std::string in_list, Place begun_at)
      : place{played_at},
        text{std::move(in_sentence)},
        title{std::move(in_list)},
        entrance{begun_at} {}
};

/// What of a game two can play by mail: legs of this kind (engine/records/mail_match.hpp).
struct MailChoice {
  std::string_view title;  ///< "Masterix"
  std::string_view kind;   ///< the kind's word in the line
  std::string_view setup;  ///< as the line has it, without the version of the rules
  std::string_view move;   ///< how one is typed: "d3c3"
  /// Where a code is hidden, what it is guessed at on; nullptr: none is.
  shared::AnyCodeBoard (*board)(std::string_view kind, std::string_view setup) = nullptr;
  /// Where none is, what it is played on.
  shared::AnyMoveBoard (*table)() = nullptr;
};

/// What of a game is left for others as the dealer drew it: one try each, against the computer.
struct PositionChoice {
  Place leads = Place::left;  ///< where the try is played
  /// What it is seen on; nullptr: nothing is left.
  shared::AnyMoveBoard (*table)() = nullptr;
};

struct Game {
  engine::RankedGame id{};
  std::string_view title;                         ///< as it stands within a sentence
  Place ranked_run;                               ///< what `--game` opens
  std::span<const shared::ChoiceItem> menu;       ///< its lines of the menu
  std::span<const shared::RulesPage> (*rules)();  ///< its rules, at least one page
  std::span<const std::string_view> art;          ///< its own screens a sysop can draw behind
  Offer offer;                                    ///< of its rules
  Offer first_game;                               ///< of the menu
  PuzzleWords puzzle;
  /// What the puzzle of a day is: "computer level 5", "5 holes, 8 colors".
  std::string (*puzzle_of)(engine::records::Day day);
  std::span<const SceneRow> (*scenes)();
  /// `level` is that of a run.
  KindOfGame (*kind)(const engine::records::Record& record, int level);
  /// What came of a game: "won in 5 guesses".
  std::string (*result
  )(const engine::records::Record& record, const engine::records::Outcome& outcome);
  /// Of a day's game as short as it can be: "4/10"; and in words: "solved in 4 guesses".
  std::string (*short_result)(const engine::records::Outcome& outcome);
  std::string (*day_words)(const engine::records::Outcome& outcome);
  /// The line to paste behind the puzzle's name, which gives nothing away.
  std::string (*spoiler_free
  )(const engine::records::Record& record, const engine::records::Outcome& outcome);
  AnyReplay (*replay)(const ShownGame& game);
  int rules_version = 1;                  ///< as records have it
  std::span<const MailChoice> by_mail{};  ///< empty: it is not played by mail
  PositionChoice position{};
  opponents::Opponents (*faces)() = nullptr;  ///< who plays as the computer; null: nobody
  /// Notes a board as a picture of the puzzle of a day may show it: nothing that is to be solved.
  /// Null: there is no picture.
  void (*cover)(Shown& shown, engine::records::Day day) = nullptr;
  /// Draws what the puzzle of a day hides, three rows high and in the middle between two columns;
  /// null: it has a picture.
  void (*hidden
  )(Canvas& canvas, ansi::Position at, int columns, engine::records::Day day) = nullptr;
  /// Draws what it is played with side by side across a full screen, in three rows; null: pegs.
  void (*strip)(Canvas& canvas, int row) = nullptr;
  /// Draws what lies in a ring around its pages (drawing/ornaments.hpp); null: pegs.
  void (*around)(Canvas& canvas, ansi::Position at, int index) = nullptr;
};

/// What a game is played with, side by side across the screen; not on small ones of few rows.
void draw_strip(Canvas& canvas, const Game& game, int row);

/// All rows, in the order of the ranked games. The list of games defines it.
[[nodiscard]] std::span<const Game> games();

/// The row of a game.
[[nodiscard]] const Game& game_of(engine::RankedGame id);

/// The row of a record's game.
[[nodiscard]] inline const Game& row_of(const engine::records::Record& record) {
  return game_of(engine::records::game_of(record));
}

/// The rows of the games that are offered.
[[nodiscard]] std::vector<const Game*> games_of(const OfferedGames& offered);

/// The game `by` rows further on, round and round.
[[nodiscard]] engine::RankedGame game_beside(
    const OfferedGames& offered, engine::RankedGame id, int by
);

/// The game that a key 1, 2, … of its row stands for; nullopt for other keys.
[[nodiscard]] std::optional<engine::RankedGame> numbered_game(
    const OfferedGames& offered, const ansi::Key& key
);

/// "code breaking, Masterix, Egg Carton".
[[nodiscard]] std::string game_titles(const OfferedGames& offered = {});

/// "a code, a board and a carton".
[[nodiscard]] std::string puzzles_of_a_day(const OfferedGames& offered = {});

/// "1-3": the keys of `numbered_game`.
[[nodiscard]] std::string game_numbers(const OfferedGames& offered);

/// "Nan the Goat" and so on, of each game: names that callers do not take.
[[nodiscard]] std::vector<std::string> names_of_opponents();

/// Where a caller comes after the title and the name.
[[nodiscard]] Place first_place(const Call& call);

/// The game that is played at this place, or seen; nullopt: none, or each of them.
[[nodiscard]] std::optional<engine::RankedGame> game_at(Place place);

/// On a page the first choice of each game shows what that is played with.
void note_games(const Canvas& canvas, std::span<const shared::ChoiceItem> items);

/// The game whose ranked runs are played there; nullopt for other places.
[[nodiscard]] std::optional<engine::RankedGame> ranked_game_at(Place place);

}  // namespace codemaker::play
