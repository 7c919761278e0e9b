/// What happens to a session, and what a session wants done.
#pragma once

#include "ansi/keys.hpp"
#include "ansi/music.hpp"
#include "engine/breaking/game.hpp"
#include "engine/records/record.hpp"
#include "play/from_sysop.hpp"
#include "play/kept.hpp"
#include "play/kept_games.hpp"
#include "play/question.hpp"
#include "play/shared/run_limit.hpp"
#include "scores/seasons/season_disk.hpp"
#include "scores/store.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace codemaker::play {

/// A game that an earlier call of the player's left in the middle.
struct UnfinishedGame {
  GameToken token = 0;
  engine::records::Record record;
  std::vector<engine::records::Seal> seals = {};  ///< of the computer's codes in it, in order
  /// Where a call has it that was not seen to end, such as "node 3"; empty: nobody has it.
  std::string place = {};
};

/// The tables of the season that is going on.
struct TablesOfSeason {
  scores::Season season;
  scores::Hall hall;
  bool are_readable = true;
  bool are_damaged = false;  ///< the hall is what could be read
};

/// The best run of each game in a season that is over.
struct SeasonBest {
  scores::Season season;
  /// In the order of ranked games; nullopt: nobody won a level.
  std::array<std::optional<scores::Entry>, engine::ranked_games.size()> best;
};

/// A row of a table of daily games.
struct DailyRow {
  std::string name;
  engine::Points score = 0;
  std::int64_t days = 1;                  ///< that it is the score of
  engine::records::Outcome outcome = {};  ///< of the day; of a month there is none
  bool is_own = false;
};

/// What is kept of one game of a day.
struct DailyGame {
  std::optional<engine::records::Record> own;  ///< the caller's, over or not
  int streak = 0;                              ///< days in a row that the caller has won
  std::vector<DailyRow> day;                   ///< the ten best
  std::int64_t players = 0;                    ///< who have played it to its end
  std::int64_t rank = 0;                       ///< of the caller among them; 0: none yet
  std::vector<DailyRow> month;                 ///< the ten best of the month so far
};

namespace event {

/// A second has passed, about.
struct Tick {
  ansi::Instant now;
};

struct Resize {
  int rows = 0;
  int columns = 0;
};

/// The line is gone, or the program has to end.
struct HangUp {};

/// Bytes as they came over the line; only told when somebody looks at them.
struct Bytes {
  std::string bytes;
};

// Answers to effects.

struct Secret {
  engine::breaking::Code code;
  engine::records::Seal seal = {};  ///< with the salt that was drawn with it
};

/// Bits of the system's generator, for a board that nobody could foresee.
struct Seed {
  std::uint64_t seed = 0;
};

/// The answer to the question that was asked with this ticket.
struct Thought {
  Ticket ticket = 0;
  Reply reply;
};

struct Filed {
  enum class Where : std::uint8_t {
    in_table,  ///< at `place`
    below,     ///< not among the ten best
    behind,    ///< a run of the player's that is as good or better stands there
    spooled,   ///< kept until the table can be had
    nowhere    ///< neither could be written
  };
  Where where = Where::nowhere;
  std::size_t place = 0;
  bool was_damaged = false;            ///< the table's file was; what could be read of it stands
  scores::Submission submission = {};  ///< what was filed; filled in by the session
};

/// The Hall of Fame as it was read; empty where it could not be.
struct Tables {
  scores::Hall hall;
  bool are_readable = true;
  bool are_damaged = false;                   ///< the hall is what could be read
  std::optional<TablesOfSeason> season = {};  ///< nullopt: there are no seasons
};

/// The seasons that are over, the latest first; empty where they cannot be read.
struct Champions {
  std::vector<SeasonBest> seasons;
  bool is_readable = true;
};

/// The best runs of all boards that share the database; empty where it cannot be read.
struct AllBoards {
  scores::Hall hall;
  bool is_readable = true;
};

/// How many ranked runs the player has begun on a day.
struct Runs {
  std::int64_t day = 0;  ///< counted from 1970
  RunCounts begun{};
};

/// The player's unfinished games, at most one of each kind; none where they cannot be read.
struct Unfinished {
  std::vector<UnfinishedGame> games;
};

/// What earlier calls left of how the player likes things; not told where it cannot be read.
struct Remembered {
  play::Remembered texts;
};

/// What is known of a name that somebody gave.
struct Account {
  bool has_password = false;
};

/// The name that a caller with a key goes by; empty: not known yet.
struct OwnName {
  std::string name;
};

/// Whether it was that of the name.
struct PasswordChecked {
  bool is_right = false;
};

/// What became of a new password.
struct PasswordSet {
  enum class Result : std::uint8_t {
    done,
    taken,  ///< the name got another password meanwhile
    failed  ///< it could not be kept
  };
  Result result = Result::failed;
};

/// What is played here is not kept any more: another call of the player's has gone on with the
/// game, or has ended it.
struct GameTaken {
  bool is_second_try = false;  ///< of a day that the player has played already
};

/// The games of a day, as they were read.
struct DailyTables {
  engine::records::Day day = engine::records::first_day;
  bool are_kept = true;  ///< false: for this caller nothing of a day is kept, or it cannot be read
  std::array<DailyGame, engine::ranked_games.size()> games;  ///< in the order of ranked games
};

}  // namespace event

/// What a caller is told of a filing.
[[nodiscard]] event::Filed filed_of(const scores::Result<scores::Filed>& result);

/// Who was best in these seasons.
[[nodiscard]] event::Champions champions_of(const scores::PastSeasons& past);

using Answer = std::variant<
    event::Secret, event::Seed, event::Thought, event::Filed, event::Tables, event::Unfinished,
    event::AllBoards, event::Champions, event::Runs, event::Remembered, event::Account,
    event::OwnName, event::PasswordChecked, event::PasswordSet, event::GameTaken,
    event::DailyTables, event::MyPage, event::MyGames, event::GameRead>;

/// What a player of the computer's answered, if it is this kind of reply.
template <typename Reply>
[[nodiscard]] const Reply* reply_of(const Answer& answer) {
  const auto* thought = std::get_if<event::Thought>(&answer);
  return thought == nullptr ? nullptr : std::get_if<Reply>(&thought->reply);
}

using Event = std::variant<
    ansi::Key, event::Tick, event::Resize, event::HangUp, event::Bytes, FromSysop, Answer>;

namespace effect {

/// Draw a code and its salt and seal them; answered by Secret.
struct DrawSecret {
  engine::breaking::Rules rules;  ///< as the record of the game has them: they are sealed, too
  /// Of a puzzle that is the same for all; empty: drawn from the system's generator.
  std::string puzzle = {};
};

/// Answered by Seed.
struct DrawSeed {
  std::string puzzle = {};  ///< as that of DrawSecret
};

/// Let a player of the computer's think; answered by Thought with the same ticket. It takes the
/// place of what this caller asked before.
struct Think {
  Ticket ticket = 0;
  Question question;
};

/// Nobody waits for the answer any more.
struct StopThinking {};

/// Whether a score that no disk takes is tried again; after the end of a session always once.
enum class Chance : std::uint8_t { another, last };

/// Answered by Filed, in order.
struct FileScore {
  scores::Submission submission;
  Chance chance = Chance::another;
};

/// A move was made, or the game given up: keep it as it stands now, in place of what was kept of
/// it. A game that is left in the middle without being given up stays unfinished. Answered only by
/// GameTaken.
struct KeepGame {
  engine::records::Record record;
  GameToken token = 0;   ///< of a game that an earlier call began
  bool is_new = false;   ///< nothing was kept of it before
  bool is_over = false;  ///< nothing will be added any more
};

/// Answered by Unfinished, with the games of the player that were kept last since then.
struct ReadGames {
  std::int64_t since = 0;  ///< seconds since 1970, UTC
};

/// Answered by Runs, if games of the player are kept and can be counted.
struct ReadRuns {
  std::int64_t day = 0;
};

/// Somebody says that this is their name. Answered by Account.
struct ReadAccount {
  std::string name;
};

/// Answered by OwnName.
struct ReadOwnName {};

/// Answered by PasswordChecked.
struct CheckPassword {
  std::string name;
  std::string password;
};

/// Gives the caller's name this password, in place of the one they came with. Answered by
/// PasswordSet.
struct SetPassword {
  std::string password;
};

/// Answered by Remembered.
struct ReadRemembered {};

/// The player likes something in another way than was remembered. Not answered.
struct Remember {
  std::string what;
  std::string value;
};

/// Answered by DailyTables.
struct ReadDaily {
  engine::records::Day day = engine::records::first_day;
};

/// A ranked game is finished: from now on there is a score file, even if it is empty. Not answered.
struct MakeTables {};

/// Answered by Tables.
struct ReadTables {};

/// Answered by AllBoards.
struct ReadAllBoards {};

/// Answered by Champions.
struct ReadChampions {};

/// The caller wants to talk to the sysop. Not answered, unless a chat begins.
struct PageSysop {
  std::string reason;  ///< empty: none was given
};

/// What the caller types in a chat.
struct ChatSaid {
  std::string text;
};

/// The caller has ended the chat.
struct ChatEnded {};

/// Ring the caller's bell once.
struct Ring {};

/// Play a tune on the caller's terminal, which is known to.
struct PlayTune {
  ansi::Tune tune = ansi::Tune::win;
};

/// The terminal turned out to be another one: what was painted is forgotten.
struct ChangeTerminal {};

enum class Farewell : std::uint8_t {
  left,
  time_is_up,
  idle,
  nameless,
  wrong_password,
  ended,  ///< by the sysop
  hung_up
};

/// The call is over.
struct Leave {
  Farewell why = Farewell::left;
};

}  // namespace effect

using Effect = std::variant<
    effect::DrawSecret, effect::DrawSeed, effect::Think, effect::StopThinking, effect::FileScore,
    effect::KeepGame, effect::ReadGames, effect::ReadRuns, effect::ReadDaily, effect::ReadMyPage,
    effect::ReadMyGames, effect::ReadGame, effect::KeepLost, effect::ReadAccount,
    effect::ReadOwnName, effect::CheckPassword, effect::SetPassword, effect::ReadRemembered,
    effect::Remember, effect::MakeTables, effect::ReadTables, effect::ReadAllBoards,
    effect::ReadChampions, effect::PageSysop, effect::ChatSaid, effect::ChatEnded, effect::Ring,
    effect::PlayTune, effect::ChangeTerminal, effect::Leave>;
using Effects = std::vector<Effect>;

}  // namespace codemaker::play
