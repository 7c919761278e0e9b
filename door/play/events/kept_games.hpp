/// What the world outside tells of the games that were kept: figures, a list, and a whole game.
#pragma once

#include "engine/ranked_game.hpp"
#include "engine/records/record.hpp"
#include "play/events/kinds.hpp"
#include "scores/entry.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace codemaker::play {

/// What names a game that is kept, to the world outside; 0: it began in this call.
using GameToken = std::int64_t;

/// The number of a kept game, to the world outside.
using KeptGameId = std::int64_t;

/// What came of looking at kept games.
enum class Looked : std::uint8_t {
  done,     ///< they are here
  nothing,  ///< nothing is kept of this call's games
  failed    ///< they cannot be read now; the log knows why
};

/// A player's games of one game that are over.
struct GameFigures {
  std::int64_t games = 0;
  std::int64_t won = 0;
  std::int64_t tied = 0;
  std::int64_t lost = 0;  ///< without ranked runs
  std::int64_t left = 0;  ///< given up, without ranked runs
  std::int64_t runs = 0;  ///< ranked
  std::int64_t levels = 0;
  engine::Points best = 0;  ///< score of a ranked run
  std::int64_t best_level = 0;
  std::int64_t streak = 0;                  ///< won in a row up to now
  std::int64_t longest_streak = 0;          ///< ever
  std::int64_t reviewed = 0;                ///< with a review of the only code they have
  std::int64_t lost_guesses = 0;            ///< by those, in thousandths of a guess
  std::vector<std::int64_t> guesses = {};   ///< codes broken, by guesses from 1 on
  std::vector<std::int64_t> ended_in = {};  ///< ranked runs, by levels from 1 on

  friend bool operator==(const GameFigures&, const GameFigures&) = default;
};

/// A row of the list of a player's games: one that replays.
struct ListedGame {
  KeptGameId id = 0;
  std::string title;      ///< "Duel, computer level 3"
  std::string result;     ///< "won in 5 guesses"
  std::int64_t when = 0;  ///< it was kept last; seconds since 1970, UTC
  bool is_over = false;
};

/// Which game is wanted: one of the caller's own, or the run behind a row of the Hall of Fame.
using WantedGame = std::variant<KeptGameId, scores::Entry>;

/// A kept game to be shown move by move: it replays.
struct ShownGame {
  engine::records::Record record;
  std::string player;                             ///< who player one is; empty: the caller
  std::vector<engine::records::Seal> seals = {};  ///< of the computer's codes in it, in order
  GameToken token = 0;                            ///< of a game of the caller's; 0 of others
};

namespace event {

struct MyPage {
  Looked looked = Looked::done;
  engine::PerGame<GameFigures> games = {};  ///< in the order of the games
};

/// The caller's last games, the one begun last first.
struct MyGames {
  Looked looked = Looked::done;
  std::vector<ListedGame> games = {};
};

struct GameRead {
  WantedGame wanted;
  std::optional<ShownGame> game = {};
  std::string refusal = {};  ///< why it cannot be shown, in a sentence
};

}  // namespace event

namespace effect {

/// Answered by MyPage.
struct ReadMyPage {};

/// Answered by MyGames.
struct ReadMyGames {};

/// Answered by GameRead.
struct ReadGame {
  WantedGame wanted;
};

/// A review has found what the guesses of a finished game of the caller's lost. Not answered.
struct KeepLost {
  GameToken token = 0;    ///< 0: of the game that was kept last in this call
  std::int64_t lost = 0;  ///< in thousandths of a guess
};

}  // namespace effect

/// The reads of the database, and what answers them. How one is read stands in
/// io/performing/database_reads.cpp.
using KeptEffects = Kinds<effect::ReadMyPage, effect::ReadMyGames, effect::ReadGame>;
using KeptAnswers = Kinds<event::MyPage, event::MyGames, event::GameRead>;

/// How many of a player's games are listed.
inline constexpr std::int64_t most_listed_games = 100;

}  // namespace codemaker::play
