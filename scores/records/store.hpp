/// Players and their games, in a database that several processes and machines share.
///
/// A Store belongs to one thread at a time. No function of it throws, and none blocks for two
/// seconds; what cannot be done is a fault with a sentence, and may be tried again: a database that
/// was locked, full or away is found again without a new Store. The clock is the caller's: `now` is
/// seconds since 1970, UTC.
#pragma once

#include "engine/records/record.hpp"
#include "records/target.hpp"
#include "scores/entry.hpp"
#include "scores/hall.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace soci {

class session;

}  // namespace soci

namespace codemaker::scores::records {

using PlayerId = std::int64_t;
using GameId = std::int64_t;
using UtcSeconds = std::int64_t;
/// What names a game before the database has a number for it: at random from 1 on, drawn when the
/// game begins. Keeping twice under one token is as keeping once.
using GameToken = std::int64_t;

/// A player that the database has.
struct KnownPlayer {
  PlayerId id = 0;
  Player player;
  UtcSeconds since = 0;  ///< of their first game
  UtcSeconds seen = 0;   ///< when one of their games was kept last
  std::int64_t games = 0;

  friend bool operator==(const KnownPlayer&, const KnownPlayer&) = default;
};

/// A game that the database has.
struct KeptGame {
  GameId id = 0;
  GameToken token = 0;
  std::optional<PlayerId> player;  ///< nullopt: forgotten
  Player who;                      ///< empty then
  engine::RankedGame game = engine::first_ranked_game;
  std::string kind;  ///< the kind's word in the line
  std::string line;  ///< the record as text, closed while the game goes on: `Store::line_of`
  engine::records::Outcome outcome;
  UtcSeconds begun = 0;  ///< when it was kept first
  UtcSeconds kept = 0;   ///< when it was kept last
  std::string place;     ///< where it is being played, such as "node 3"; empty: nobody is at it

  [[nodiscard]] bool is_over() const {
    return outcome.ending != engine::records::Ending::unfinished;
  }

  /// Nobody reads its moves without the key.
  [[nodiscard]] bool is_sealed() const { return line.starts_with(sealed_line); }

  friend bool operator==(const KeptGame&, const KeptGame&) = default;
};

/// What is remembered of a player besides games: texts by their names.
using RememberedTexts = std::map<std::string, std::string, std::less<>>;

/// Which games are wanted, the one begun last first.
struct GameFilter {
  std::optional<PlayerId> player;          ///< nullopt: everybody's
  std::optional<engine::RankedGame> game;  ///< nullopt: of all games
  std::int64_t most = 100;
  GameId before = 0;  ///< only those with a smaller number; 0: all
};

/// The ranked run that came to a score of the Hall of Fame.
struct WantedRun {
  engine::RankedGame game = engine::first_ranked_game;
  engine::Points score = 0;
  std::int64_t level = 0;  ///< the last; of a run that was left between two its record has the next
  UtcSeconds filed = 0;
};

/// A player's finished games of one game.
struct Statistics {
  std::int64_t games = 0;
  std::int64_t won = 0;
  std::int64_t levels = 0;  ///< won in ranked runs
  engine::Points best = 0;  ///< score of a ranked run
  std::int64_t best_level = 0;
  /// Codes broken, by the guesses it took; the first is of one guess.
  std::vector<std::int64_t> guesses;
  std::int64_t tied = 0;
  std::int64_t lost = 0;  ///< without ranked runs, which all end so
  std::int64_t left = 0;  ///< given up, without ranked runs
  std::int64_t runs = 0;  ///< ranked
  /// Ranked runs by the level they ended in; the first is level 1, the last is that or more.
  std::vector<std::int64_t> ended_in;
  std::int64_t streak = 0;          ///< won in a row up to now; ranked runs aside
  std::int64_t longest_streak = 0;  ///< ever
  std::int64_t reviewed = 0;
  std::int64_t lost_guesses = 0;  ///< by those reviewed, in thousandths of a guess

  friend bool operator==(const Statistics&, const Statistics&) = default;
};

/// A row of a table of daily games.
struct DailyRow {
  PlayerId player = 0;
  Player who;
  engine::Points score = 0;
  std::int64_t days = 1;                  ///< that it is the score of
  engine::records::Outcome outcome = {};  ///< of the day; of a month there is none

  friend bool operator==(const DailyRow&, const DailyRow&) = default;
};

/// A day that a player has played to its end.
struct DayPlayed {
  engine::records::Day day = 0;
  bool is_won = false;
  engine::Points one = 0;  ///< of its outcome
};

/// What is kept of one game of a day.
struct Daily {
  PlayerId player = 0;                    ///< who asks; 0: nobody who is known
  std::optional<KeptGame> own = {};       ///< theirs, over or not
  int streak = 0;                         ///< days in a row that they have won
  int best_streak = 0;                    ///< ever
  std::vector<DayPlayed> month = {};      ///< what they played of the month so far
  std::vector<std::int64_t> won_in = {};  ///< days they won, by what `one` of the outcome was
  std::int64_t rank = 0;                  ///< theirs on that day; 0: none yet
  std::vector<DailyRow> day = {};         ///< the ten best
  std::int64_t players = 0;               ///< who have played it to its end
  /// The first of the table of the day before; nullopt as long as who asks plays that day.
  std::optional<KeptGame> yesterdays_best = {};
};

/// How many days in a row were won up to today; today counts as soon as it is over. The days come
/// with the last one first.
[[nodiscard]] int streak_of(std::span<const DayPlayed> days, engine::records::Day today);

/// The most days in a row that were ever won.
[[nodiscard]] int longest_streak_of(std::span<const DayPlayed> days);

class Database;

/// True for what `keep` says of a daily game that is not the first of its day: nothing of it will
/// be kept.
[[nodiscard]] bool is_second_try(const Fault& fault);

/// True for what `keep` says of a game that another call has gone on with or ended: it will not be
/// kept later either.
[[nodiscard]] bool is_taken(const Fault& fault);

/// True for what `keep` says of a ranked run that is one more than may begin on its day.
[[nodiscard]] bool is_beyond_limit(const Fault& fault);

/// True for what `keep` says of a game that may not take the place of another of its kind.
[[nodiscard]] bool is_second_there(const Fault& fault);

/// What holds for a game that begins.
struct Beginning {
  /// Ranked runs of a game that are begun on a day by UTC; 0: any number.
  std::int64_t most_runs = 0;
  /// An unfinished game of the same kind that the player has is given up for it; false: it is
  /// refused while there is one.
  bool gives_up_others = true;
};

/// Numbers of ranked runs, in the order of ranked games.
using RunsBegun = engine::PerGame<std::int64_t>;

/// The database as the rest of the program sees it.
class Store {
 public:
  /// Opens it, and makes what is missing, unless a file was there and is gone; `open` of a database
  /// that is away gives a fault, and a Store made with `later` tries at its first use.
  [[nodiscard]] static Result<std::unique_ptr<Store>> open(const Target& target);

  [[nodiscard]] static std::unique_ptr<Store> later(const Target& target) {
    return std::unique_ptr<Store>{new Store{target}};
  }

  /// Begins a new database where one was and is gone; refused where it is not.
  [[nodiscard]] static Result<std::string> begin_anew(const Target& target);

  /// Opens it as it is, makes and changes nothing, and counts its games: for who asks how it does.
  [[nodiscard]] static Result<Seen> look(const Target& target);

  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  ~Store() = default;

  /// Keeps a game, unfinished or over, in place of what was kept of it before; its number. It must
  /// go on where that ended. A second daily game of one day is refused. Once this returns, the
  /// game survives the loss of power.
  /// `place` says where it is being played, for another call of the player's.
  [[nodiscard]] Result<GameId> keep(
      const Player& player, GameToken token, const engine::records::Record& record, UtcSeconds now,
      std::string_view place = {}, Beginning beginning = {}
  );

  /// The call at this place has ended: nobody is at the game, unless another call has taken it
  /// over.
  [[nodiscard]] Result<void> leave(GameToken token, std::string_view place);

  /// What is remembered of the player: texts by their names. None of a player who is not known.
  [[nodiscard]] Result<RememberedTexts> remembered(const Player& player);

  /// The hash of the player's password; empty if they have none, or are not known.
  [[nodiscard]] Result<std::string> password_hash(const Player& player);

  /// Gives the player a password by its hash, or none. The player need not have played. False if
  /// it is not `known_hash` that stands there: somebody else was quicker.
  [[nodiscard]] Result<bool> set_password(
      const Player& player, std::string_view known_hash, std::string_view hash, UtcSeconds now
  );

  /// Whose a name is that has to be nobody else's on these boards: of the player with a password
  /// who is called so, else of the first one whose name looks the same. nullopt: nobody's.
  [[nodiscard]] Result<std::optional<Player>> owner_of(
      const std::vector<std::string>& boards, std::string_view name
  );

  /// Gives a player their first password, by its hash; false if the name is somebody's by now.
  [[nodiscard]] Result<bool> claim(
      const Player& player, const std::vector<std::string>& boards, std::string_view hash,
      UtcSeconds now
  );

  /// Remembers a text under a name, in place of what was remembered under it. The player need not
  /// have played.
  [[nodiscard]] Result<void> remember(
      const Player& player, std::string_view what, std::string_view value, UtcSeconds now
  );

  /// A game that was kept elsewhere, with its times; false if its token is here already.
  [[nodiscard]] Result<bool> bring_in(const KeptGame& game);

  /// The player's unfinished games, at most one of each kind, the one kept last first.
  [[nodiscard]] Result<std::vector<KeptGame>> unfinished(const Player& player);

  [[nodiscard]] Result<std::optional<KeptGame>> game(GameId id);
  [[nodiscard]] Result<std::vector<KeptGame>> games(const GameFilter& filter);

  /// The game of the player's behind a score: finished, or else going on; nullopt: none was kept.
  [[nodiscard]] Result<std::optional<KeptGame>> run(const Player& player, const WantedRun& run);

  /// The record of a game as text; refused where it is closed and the key is not there.
  [[nodiscard]] Result<std::string> line_of(const KeptGame& game) const;

  /// What a review found that the guesses of a finished game of the player's lost, in thousandths
  /// of a guess; what is kept already stands, and so does any other game.
  [[nodiscard]] Result<void> keep_lost(const Player& player, GameToken token, std::int64_t lost);

  /// Takes away unfinished games that nobody went on with since `before`; how many.
  [[nodiscard]] Result<std::int64_t> prune(UtcSeconds before, UtcSeconds now);

  [[nodiscard]] Result<Statistics> statistics(PlayerId player, engine::RankedGame game);

  /// The daily game of a day, or by the number of its word a challenge: the player's own, and its
  /// table.
  [[nodiscard]] Result<Daily> daily(
      const Player& player, engine::RankedGame game, engine::records::Day day
  );
  /// The ten best of its month up to that day; of equals who has played more days.
  [[nodiscard]] Result<std::vector<DailyRow>> month(
      engine::RankedGame game, engine::records::Day day
  );

  /// How many ranked runs of each game the player has begun in this time, in the order of ranked
  /// games; none of a player who is not known.
  [[nodiscard]] Result<RunsBegun> runs_begun(
      const Player& player, UtcSeconds from, UtcSeconds before
  );

  /// The Hall of Fame of all boards that keep their games here: the best finished runs.
  [[nodiscard]] Result<Hall> hall_of_all_boards();
  /// The finished ranked runs as rows, the best of each table first, at most so many of one. Guests
  /// of the web page have none.
  [[nodiscard]] Result<std::vector<Entry>> ranked_runs(std::int64_t most);

  /// The player as the database knows them; nullopt: no game of theirs was kept.
  [[nodiscard]] Result<std::optional<KnownPlayer>> find(const Player& player);
  [[nodiscard]] Result<std::optional<KnownPlayer>> player(PlayerId id);
  /// Those whose number is larger than `after`, in the order of their numbers.
  [[nodiscard]] Result<std::vector<KnownPlayer>> players(std::int64_t most, PlayerId after = 0);

  /// Who have played last, the very last one first.
  [[nodiscard]] Result<std::vector<KnownPlayer>> last_players(std::int64_t most);

  /// Takes the player away; their games stay, without a name.
  [[nodiscard]] Result<void> forget(PlayerId id);
  /// Another handle on the same board. Refused if it is another player's already.
  [[nodiscard]] Result<void> rename(PlayerId id, std::string_view handle);
  /// Gives all games of one player to another and takes the first away. Where both have an
  /// unfinished game of a kind, the first one's is given up. Where both have played the game of a
  /// day, or the same thing is remembered of both, that of the other counts.
  [[nodiscard]] Result<void> merge(PlayerId from, PlayerId into);

  enum class Purpose : std::uint8_t { read, write };

  /// What a file of its own asks of the database, `records/mail.hpp`: what it writes is done whole,
  /// or not at all. It must hold by itself all that it needs, as `in_time` says.
  using Errand = std::function<Result<void>(soci::session& session, const LineSafe* safe)>;
  [[nodiscard]] Result<void> run(Purpose purpose, const Errand& errand);

  /// For the sysop, since this was last asked: a damaged file that was set aside.
  [[nodiscard]] std::vector<std::string> take_remarks();

 private:
  explicit Store(Target target);

  /// It must hold by itself all that it needs: if a server does not answer at all it is left alone
  /// with its connection, and the fault says so.
  std::optional<Fault> wait_for(std::function<void(Database&)> work);
  /// The same for `work(database)` that gives a Result.
  template <typename Work>
  auto in_time(Work work) -> std::invoke_result_t<Work, Database&>;
  template <typename Work>
  auto read(const Work& work);
  template <typename Work>
  auto write(const Work& work);
  void seal_games_going_on();

  Target target_;
  std::shared_ptr<Database> database_;
  std::weak_ptr<Database> silent_;  ///< one that was left alone, as long as it waits
};

}  // namespace codemaker::scores::records
