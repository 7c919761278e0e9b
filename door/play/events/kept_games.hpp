/// What the world outside tells of the games that were kept: figures, a list, and a whole game.
#pragma once

#include "engine/ranked_game.hpp"
#include "engine/records/record.hpp"
#include "play/events/kinds.hpp"
#include "scores/entry.hpp"

#include <cstdint>
#include <memory>
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
  /// Who player two is, where two persons play; empty: the caller; nullopt: as their seat is
  /// called.
  std::optional<std::string> second = {};
  std::optional<scores::Player> whose = {};  ///< of another player, where the caller may ask them
};

/// What came of the caller's games of one kind by mail against somebody.
struct MailRecord {
  engine::RankedGame game = engine::first_ranked_game;
  std::string name;        ///< empty: a former caller
  std::string board = {};  ///< where it is not the caller's
  std::int64_t won = 0;
  std::int64_t lost = 0;
  std::int64_t drawn = 0;
};

/// The number of a game by mail, to the world outside. What is told of one stands in
/// `events/mail.hpp`.
using MailId = std::int64_t;
struct MailEntry;
struct MailGame;
struct MailOffer;
struct MailTable;

/// The number of a code that a caller left for others. What is told of one, and of news, stands in
/// `events/left.hpp`.
using LeftId = std::int64_t;
struct LeftCode;
struct LeftEntry;
struct LeftTables;
struct NewsItem;

/// What a caller does to a code that was left.
enum class LeftDeed : std::uint8_t { guess, give_up, take_back };

/// What a caller does to one of their games by mail.
enum class MailDeed : std::uint8_t {
  move,
  resign,
  offer_draw,
  agree,
  claim,
  accept,
  decline,
  take_back,
  mute  ///< what the other writes, from now on; or no more
};

namespace event {

/// What waits for the caller: their move, their answer, or codes that they have not begun with.
struct MailWaiting {
  std::int64_t moves = 0;
  std::int64_t offers = 0;
  std::int64_t codes = 0;
};

/// The caller's games by mail, those first in which it is their move, and tables that are open.
struct MailList {
  bool are_kept = true;  ///< false: of this caller nothing is kept
  std::shared_ptr<const std::vector<MailEntry>> games = {};  ///< null: they cannot be read now
  std::int64_t now = 0;                                      ///< seconds since 1970, UTC
};

/// A game by mail as it stands now, and what came of what was asked.
struct MailRead {
  std::shared_ptr<const MailGame> game = {};  ///< null: there is none
  std::string refusal = {};  ///< why nothing was done, in a sentence; empty: it was
  std::int64_t now = 0;      ///< seconds since 1970, UTC
};

/// Whether the caller may offer somebody a game by mail.
struct MailOpponent {
  std::string refusal = {};  ///< why not, in a sentence; empty: they may
};

/// Who is strongest by mail, a table for each game that was played.
struct MailRanks {
  std::shared_ptr<const std::vector<MailTable>> tables = {};  ///< null: they cannot be read now
};

/// Codes that are open: first the one that the caller is at, then those they have not tried.
struct LeftList {
  bool are_kept = true;  ///< false: of this caller nothing is kept
  std::shared_ptr<const std::vector<LeftEntry>> codes = {};  ///< null: they cannot be read now
  std::int64_t now = 0;                                      ///< seconds since 1970, UTC
};

/// A code as it stands now, and what came of what was asked.
struct LeftRead {
  std::shared_ptr<const LeftCode> code = {};  ///< null: there is none
  std::string refusal = {};  ///< why nothing was done, in a sentence; empty: it was
  std::int64_t now = 0;      ///< seconds since 1970, UTC
};

struct LeftRanks {
  std::shared_ptr<const LeftTables> tables = {};  ///< null: they cannot be read now
};

/// What others did that the caller has not been told of, the newest first.
struct News {
  std::shared_ptr<const std::vector<NewsItem>> items = {};  ///< null: they cannot be read now
  std::int64_t until = 0;  ///< all before then is told with it; seconds since 1970, UTC
};

struct MyPage {
  Looked looked = Looked::done;
  engine::PerGame<GameFigures> games = {};  ///< in the order of the games
  std::vector<MailRecord> by_mail = {};     ///< of each game, who was played most first
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

/// Answered by MailWaiting, if games of the caller are kept.
struct ReadMailWaiting {};

/// Answered by MailList.
struct ReadMailList {};

/// Answered by MailRanks.
struct ReadMailRanks {};

/// Looks whether there is such a player, and whether they take challenges. Answered by
/// MailOpponent.
struct ReadMailOpponent {
  std::string name;
  std::string board;                         ///< empty: the caller's
  std::optional<scores::Player> sysop = {};  ///< as of `MailOffer`
};

/// Answered by MailRead.
struct ReadMail {
  MailId id = 0;
};

/// Does something to a game that was seen with this version. Answered by MailRead.
struct ChangeMail {
  MailId id = 0;
  std::int64_t version = 0;
  MailDeed deed = MailDeed::move;
  std::string text = {};   ///< the move as it was typed; of a game that is accepted, what is hidden
  std::string said = {};   ///< with it; empty: nothing
  std::string line = {};   ///< of their own, with it; empty: none
  std::int64_t token = 0;  ///< drawn for this change
};

/// Offers a game. Answered by MailRead.
struct OfferMail {
  std::shared_ptr<const MailOffer> offer;
  std::int64_t token = 0;  ///< drawn for this offer
};

/// Answered by LeftList.
struct ReadLeftList {};

/// Answered by LeftRanks.
struct ReadLeftRanks {};

/// Answered by LeftRead.
struct ReadLeft {
  LeftId id = 0;              ///< 0: the position of this word
  std::string position = {};  ///< its word
  engine::RankedGame game = engine::first_ranked_game;
};

/// Does something to a code, where the caller's try was seen with this version. Answered by
/// LeftRead.
struct ChangeLeft {
  LeftId id = 0;
  std::int64_t version = 0;
  LeftDeed deed = LeftDeed::guess;
  std::string text = {};   ///< the guess as it was typed
  std::int64_t token = 0;  ///< drawn for this change
};

/// Leaves a code for others. Answered by LeftRead.
struct LeaveCode {
  std::shared_ptr<const MailOffer> offer;  ///< its terms and its code
  std::int64_t token = 0;                  ///< drawn for it
};

/// Answered by News, if games of the caller are kept.
struct ReadNews {};

/// A review has found what the guesses of a finished game of the caller's lost. Not answered.
struct KeepLost {
  GameToken token = 0;    ///< 0: of the game that was kept last in this call
  std::int64_t lost = 0;  ///< in thousandths of a guess
};

}  // namespace effect

/// The reads of the database, and what answers them. How one is read stands in
/// io/performing/database_reads.cpp.
using KeptEffects = Kinds<
    effect::ReadMyPage, effect::ReadMyGames, effect::ReadGame, effect::ReadMailWaiting,
    effect::ReadMailList, effect::ReadMail, effect::ChangeMail, effect::OfferMail,
    effect::ReadMailRanks, effect::ReadLeftList, effect::ReadLeft, effect::ChangeLeft,
    effect::LeaveCode, effect::ReadLeftRanks, effect::ReadNews, effect::ReadMailOpponent>;
using KeptAnswers = Kinds<
    event::MyPage, event::MyGames, event::GameRead, event::MailWaiting, event::MailList,
    event::MailRead, event::MailRanks, event::LeftList, event::LeftRead, event::LeftRanks,
    event::News, event::MailOpponent>;

/// How many of a player's games are listed.
inline constexpr std::int64_t most_listed_games = 100;

}  // namespace codemaker::play
