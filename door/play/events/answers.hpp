/// What comes back of what a session wanted done.
#pragma once

#include "engine/records/record.hpp"
#include "play/choices/kept.hpp"
#include "play/events/from_sysop.hpp"
#include "play/events/kept_games.hpp"
#include "play/events/kinds.hpp"
#include "play/events/of_game.hpp"
#include "play/events/people.hpp"
#include "play/events/question.hpp"
#include "scores/seasons/season_disk.hpp"
#include "scores/store.hpp"
#include "scores/tags.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace codemaker::play {

/// How many ranked runs a player has begun, in the order of ranked games.
using RunCounts = engine::PerGame<std::int64_t>;

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
  engine::PerGame<std::optional<scores::Entry>> best;
};

/// A row of a table of daily games.
struct DailyRow {
  std::string name;
  engine::Points score = 0;
  std::int64_t days = 1;                  ///< that it is the score of
  engine::records::Outcome outcome = {};  ///< of the day; of a month there is none
  bool is_own = false;
  std::string board = {};  ///< of the player
};

/// A day that the caller has played to its end.
struct DayDone {
  engine::records::Day day = engine::records::first_day;
  bool is_won = false;
};

/// What is kept of one game of a day.
struct DailyGame {
  std::optional<engine::records::Record> own;  ///< the caller's, over or not
  int streak = 0;                              ///< days in a row that the caller has won
  int best_streak = 0;                         ///< ever
  std::vector<DayDone> days;                   ///< of the month so far, the last one first
  std::vector<std::int64_t> won_in;            ///< days won with 1, 2, … guesses
  std::vector<DailyRow> day;                   ///< the ten best
  std::int64_t players = 0;                    ///< who have played it to its end
  std::int64_t rank = 0;                       ///< of the caller among them; 0: none yet
  std::vector<DailyRow> month;                 ///< the ten best of the month so far
  std::optional<ShownGame> yesterdays_best;    ///< nullopt: nobody played, or the caller still does
};

namespace event {

struct Secret {
  OfGame secret;                    ///< the game's own; empty: only the computer's share is sealed
  engine::records::Seal seal = {};  ///< with the salt, or the share, that was drawn
  std::string typed = {};           ///< the caller's share; empty: there is none, or none yet
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
  scores::BoardNames boards = {};             ///< how those of the rows are shown
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
  /// Of that day, those that were played to their end; nullopt: it is not known.
  std::optional<std::vector<engine::RankedGame>> played_of_day = {};
  bool are_known = true;  ///< false: the games cannot be read just now
};

/// What earlier calls left of how the player likes things; not told where it cannot be read.
struct Remembered {
  play::Remembered texts;
};

/// What is known of a name that somebody gave.
struct Account {
  std::optional<scores::Player> owner;  ///< who has a password for it, or for one that looks so
  bool is_checked = true;               ///< false: nobody could find out
};

/// The name that a caller with a key goes by; empty: not known yet.
struct OwnName {
  std::string name;
};

/// Whether it was that of the name.
struct PasswordChecked {
  bool is_right = false;
  bool was_heard = true;  ///< false: too many guess at that name, and nobody looked at this one
  /// Not zero: others who guess at that name come first for so long, and the answer follows.
  std::chrono::seconds waits{0};
};

/// What became of a new password.
struct PasswordSet {
  enum class Result : std::uint8_t {
    done,
    taken,     ///< the name got another password meanwhile
    too_many,  ///< new names from the caller's address today
    failed     ///< it could not be kept
  };
  Result result = Result::failed;
};

/// What is played here is not kept any more: another call of the player's has gone on with the
/// game, or has ended it.
struct GameTaken {
  bool is_second_try = false;    ///< of a day that the player has played already
  bool is_beyond_limit = false;  ///< other calls have begun all ranked runs of the day meanwhile
  bool is_second_there = false;  ///< another of its kind waits, which could not be told before
};

/// What is played here could not be kept, and is tried again; or it is kept again.
struct GameKept {
  bool is_kept = false;
};

/// The games of a day, as they were read.
struct DailyTables {
  engine::records::Day day = engine::records::first_day;
  bool are_kept = true;  ///< false: for this caller nothing of a day is kept, or it cannot be read
  engine::PerGame<DailyGame> games;  ///< in the order of ranked games
};

}  // namespace event

/// What a caller is told of a filing.
[[nodiscard]] event::Filed filed_of(const scores::Result<scores::Filed>& result);

/// Who was best in these seasons.
[[nodiscard]] event::Champions champions_of(const scores::PastSeasons& past);

/// One of them.
struct Answer
    : OneOf<AnyOf<
          Kinds<
              event::Secret, event::Seed, event::Thought, event::Filed, event::Tables,
              event::Unfinished, event::AllBoards, event::Champions, event::Runs, event::Remembered,
              event::Account, event::OwnName, event::PasswordChecked, event::PasswordSet,
              event::GameTaken, event::GameKept, event::DailyTables, event::People, event::Desk>,
          KeptAnswers>> {
  using OneOf::OneOf;
};

/// What a player of the computer's answered, if it is this kind of reply.
template <typename Kind>
[[nodiscard]] const Kind* reply_of(const Answer& answer) {
  const auto* thought = std::get_if<event::Thought>(&answer);
  return thought == nullptr ? nullptr : thought->reply.as<Kind>();
}

}  // namespace codemaker::play
