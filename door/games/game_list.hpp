/// What is made of the list of games: each table of the program that has a row for each game.
///
/// The descriptor of a game is a type with static members, `play/GAME/game.hpp`. What it lacks is
/// said here in a sentence when it is compiled.
#pragma once

#include "engine/records/parser.hpp"
#include "play/catalog/games.hpp"

#include <array>
#include <concepts>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace codemaker::commands {

struct GameCommands;

}  // namespace codemaker::commands

namespace codemaker::games {

/// True if a descriptor is complete; says what it lacks.
template <class Game>
[[nodiscard]] consteval bool is_complete() {
  using engine::records::Outcome;
  static_assert(
      requires {
        { Game::id } -> std::convertible_to<engine::RankedGame>;
      },
      "a game has an `id`, its number in the score file: engine/GAME/id.hpp"
  );
  static_assert(Game::id != engine::RankedGame{}, "0 is no game: give this one another number");
  static_assert(
      requires {
        { Game::word } -> std::convertible_to<std::string_view>;
      },
      "a game has a `word` for the command line, records and the config: engine/GAME/id.hpp"
  );
  static_assert(
      requires {
        { Game::title } -> std::convertible_to<std::string_view>;
      },
      "a game has a `title` as it stands within a sentence"
  );
  static_assert(
      requires { typename Game::Record; },
      "a game has a `Record` of what is kept of it: engine/GAME/record.hpp"
  );
  static_assert(
      engine::records::IsGameRecord<typename Game::Record>,
      "a game's record can be replayed and written: engine/records/record_of.hpp says how"
  );
  static_assert(
      Game::Record::game == Game::id, "a game's record has the `id` of the game as its `game`"
  );
  static_assert(
      requires {
        { Game::ranked_run } -> std::convertible_to<play::Place>;
      },
      "a game has a `ranked_run`, the place that --game opens"
  );
  static_assert(
      requires { std::span<const play::shared::ChoiceItem>{Game::menu}; },
      "a game has its lines of the `menu`"
  );
  static_assert(
      requires { std::span<const std::string_view>{Game::art}; },
      "a game names in `art` the screens that a sysop can draw behind, or none"
  );
  static_assert(
      requires {
        { Game::puzzle } -> std::convertible_to<play::PuzzleWords>;
      },
      "a game has a `puzzle` of the day, and of challenges"
  );
  static_assert(
      requires(engine::records::Day day) {
        { Game::puzzle_of(day) } -> std::same_as<std::string>;
      },
      "a game says what its puzzle of a day is: `puzzle_of`"
  );
  static_assert(
      requires {
        { Game::rules() } -> std::same_as<std::span<const play::shared::RulesPage>>;
      },
      "a game has the pages of its `rules`"
  );
  static_assert(
      requires {
        { Game::scenes() } -> std::same_as<std::span<const play::SceneRow>>;
      },
      "a game has `scenes`, a row for each of its places"
  );
  static_assert(
      requires(const typename Game::Record& record) {
        { Game::kind(record, 1) } -> std::same_as<play::KindOfGame>;
      },
      "a game says of which `kind` a record is, and where one is gone on with"
  );
  static_assert(
      requires(const typename Game::Record& record, const Outcome& outcome) {
        { Game::result(record, outcome) } -> std::same_as<std::string>;
        { Game::short_result(outcome) } -> std::same_as<std::string>;
        { Game::day_words(outcome) } -> std::same_as<std::string>;
        { Game::spoiler_free(record, outcome) } -> std::same_as<std::string>;
      },
      "a game has words for its outcomes: `result`, `short_result`, `day_words`, `spoiler_free`"
  );
  static_assert(
      requires(const play::ShownGame& game) {
        { Game::replay(game) } -> std::same_as<play::AnyReplay>;
      },
      "a game has a view of its records for the `replay`"
  );
  static_assert(
      requires {
        { Game::commands() } -> std::same_as<const commands::GameCommands&>;
      },
      "a game has `commands`, its words of `engine` and `bench`: commands/games/GAME.cpp"
  );
  return true;
}

/// A page that a game offers, if it does.
template <class Game>
[[nodiscard]] constexpr play::Offer offer_of() {
  if constexpr (requires { Game::offer; }) return Game::offer;
  return {};
}

template <class Game>
[[nodiscard]] constexpr play::Offer first_game_of() {
  if constexpr (requires { Game::first_game; }) return Game::first_game;
  return {};
}

/// Who plays as the computer, if it has a face.
template <class Game>
[[nodiscard]] constexpr auto faces_of() -> play::opponents::Opponents (*)() {
  if constexpr (requires { &Game::faces; }) return &Game::faces;
  return nullptr;
}

/// What a picture of its puzzles shows, if there is one.
template <class Game>
[[nodiscard]] constexpr auto cover_of() -> void (*)(play::Shown&, engine::records::Day) {
  if constexpr (requires { &Game::cover; }) return &Game::cover;
  return nullptr;
}

/// What its puzzles hide, if they have no picture.
template <class Game>
[[nodiscard]] constexpr auto hidden_of()
    -> void (*)(play::Canvas&, ansi::Position, int, engine::records::Day) {
  if constexpr (requires { &Game::hidden; }) return &Game::hidden;
  return nullptr;
}

/// What it is played with, if that is no peg.
template <class Game>
[[nodiscard]] constexpr auto strip_of() -> void (*)(play::Canvas&, int) {
  if constexpr (requires { &Game::strip; }) return &Game::strip;
  return nullptr;
}

/// The same around a page, if that is no peg.
template <class Game>
[[nodiscard]] constexpr auto around_of() -> void (*)(play::Canvas&, ansi::Position, int) {
  if constexpr (requires { &Game::around; }) return &Game::around;
  return nullptr;
}

/// What two can play by mail, if anything.
template <class Game>
[[nodiscard]] constexpr std::span<const play::MailChoice> mail_of() {
  if constexpr (requires { Game::by_mail; }) return Game::by_mail;
  return {};
}

/// Where its positions are played and seen that are left for others, if any are.
template <class Game>
[[nodiscard]] constexpr play::PositionChoice position_of() {
  if constexpr (requires { Game::position; }) return Game::position;
  return {};
}

/// The row of a game, whose functions know their own record.
template <class Game>
[[nodiscard]] constexpr play::Game row_of() {
  static_assert(is_complete<Game>());
  using Own = typename Game::Record;
  using engine::records::Outcome;
  using engine::records::Record;
  return {
      .id = Game::id,
      .title = Game::title,
      .ranked_run = Game::ranked_run,
      .menu = Game::menu,
      .rules = Game::rules,
      .art = Game::art,
      .offer = offer_of<Game>(),
      .first_game = first_game_of<Game>(),
      .puzzle = Game::puzzle,
      .puzzle_of = Game::puzzle_of,
      .scenes = Game::scenes,
      .kind = [](const Record& record, int level) { return Game::kind(*record.as<Own>(), level); },
      .result = [](const Record& record,
                   const Outcome& outcome) { return Game::result(*record.as<Own>(), outcome); },
      .short_result = Game::short_result,
      .day_words = Game::day_words,
      .spoiler_free = [](const Record& record, const Outcome& outcome
                      ) { return Game::spoiler_free(*record.as<Own>(), outcome); },
      .replay = Game::replay,
      .rules_version = Own::rules_version,
      .by_mail = mail_of<Game>(),
      .position = position_of<Game>(),
      .faces = faces_of<Game>(),
      .cover = cover_of<Game>(),
      .hidden = hidden_of<Game>(),
      .strip = strip_of<Game>(),
      .around = around_of<Game>(),
  };
}

template <class... Games>
struct GameList {
  static constexpr std::size_t size = sizeof...(Games);
  static constexpr std::array<engine::RankedGameWord, size> words{
      engine::RankedGameWord{Games::id, Games::word}...};
  static constexpr std::array<play::Game, size> rows{row_of<Games>()...};
  static constexpr std::array<const engine::records::GameParser*, size> parsers{
      &engine::records::parser_for<typename Games::Record>...};

  /// True if no two of these are the same.
  template <class Value>
  [[nodiscard]] static constexpr bool are_different(const std::array<Value, size>& values) {
    for (std::size_t one = 0; one < size; ++one)
      for (std::size_t other = 0; other < one; ++other)
        if (values[one] == values[other]) return false;
    return true;
  }

  static_assert(
      are_different<engine::RankedGame>({Games::id...}),
      "two games have the same number: scores of one would stand in the table of the other"
  );
  static_assert(are_different<std::string_view>({Games::word...}), "two games have the same word");

  /// Calls with each descriptor: `each.template operator()<Game>()`.
  template <class Each>
  static constexpr void for_each(Each each) {
    (each.template operator()<Games>(), ...);
  }
};

}  // namespace codemaker::games
