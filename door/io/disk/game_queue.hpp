/// The database work of recorded games, on a thread of its own: no key waits for it.
#pragma once

#include "engine/records/record.hpp"
#include "io/disk/errands.hpp"
#include "io/disk/game_readings.hpp"
#include "io/log/log.hpp"
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "records/store.hpp"
#include "scores/entry.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace codemaker::io::disk {

/// Keeps the games of all callers. To be used on the thread that runs the context, which must not
/// run any more once this is gone.
class GameQueue {
 public:
  /// Told on the context's thread.
  using Then = std::function<void(const play::Answer& answer)>;

  /// Begins to open the database. Context and log outlive the game queue.
  GameQueue(boost::asio::io_context& context, const scores::records::Target& target, Log& log);
  GameQueue(const GameQueue&) = delete;
  GameQueue& operator=(const GameQueue&) = delete;
  /// Waits for the games in hand; what has not begun is dropped. Call `finish` before.
  ~GameQueue();

  /// True if it is on a server, which other boards may share.
  [[nodiscard]] bool is_shared() const { return is_shared_; }

  /// Waits until the database has been opened or could not be, no longer than this.
  void await_opening(std::chrono::milliseconds limit);

  /// A game as it stands now, and where it is being played.
  struct Game {
    scores::Player player;
    engine::records::Record record;
    std::string place;
    scores::records::Beginning beginning = {};
  };

  /// Is told on the thread of the game queue of each game that was kept and is over.
  void on_end(std::function<void()> told) { ended_one_ = std::move(told); }

  /// Keeps a game, in place of what still waits to be kept of it. What the database refuses is
  /// tried again with the next game, or after seconds that grow to a minute; the log is told why,
  /// once. Answered only by `GameTaken`, and by `GameKept` where it was refused twice in a row, and
  /// once it is kept after that.
  void keep(scores::records::GameToken token, const Game& game, Then then);

  /// The call that played it there has ended.
  void leave(scores::records::GameToken token, const std::string& place);

  /// Reads the player's unfinished games that were kept last since then, and what they have played
  /// of that day; answered by `Unfinished`. Of a game that is at this place itself no place is
  /// told.
  void read(
      const scores::Player& player, const play::effect::ReadGames& wanted, const std::string& place,
      Then then
  );

  /// Told on the context's thread; empty: no password, or nobody knows.
  using ThenHash = std::function<void(const std::string& hash)>;
  void read_password(const scores::Player& player, ThenHash then);

  /// Gives the player another password by its hash; answered by `PasswordSet`.
  void set_password(const scores::Player& player, const std::string& hash, Then then);

  /// Gives a guest's name its first one, if it is nobody's on these boards; answered the same.
  void claim(
      const scores::Player& player, const std::vector<std::string>& boards, const std::string& hash,
      Then then
  );

  /// Reads what is remembered of the player; answered by `Remembered`, or not at all.
  void read_remembered(const scores::Player& player, Then then);

  /// Remembers something of a player. What the database refuses the log is told.
  void remember(const scores::Player& player, const std::string& what, const std::string& value);

  /// Looks at what was kept, on the thread of the game queue and after all that is being kept.
  using Look = std::function<play::Answer(scores::records::Store& store, const Complain& complain)>;
  void look(Look look, Then then);

  /// The same for who needs no answer of the game's; `then` runs where `look` answers.
  using Read = std::function<void(scores::records::Store& store, const Complain& complain)>;
  void read(Read read, std::function<void()> then);

  /// Keeps what a review found of a finished game, once; what the database refuses is dropped.
  void keep_lost(const scores::Player& player, scores::records::GameToken token, std::int64_t lost);

  /// Reads the games of a day; answered by `DailyTables`.
  void read_day(const scores::Player& player, engine::records::Day day, Then then);

  /// The program ends: tries once more what was refused, and waits no longer than `limit`. The log
  /// is told of each game that is not kept as it ended, or of which nobody knows. If this is false,
  /// the program must end without destroying the game queue.
  [[nodiscard]] bool finish(std::chrono::milliseconds limit);

 private:
  static constexpr int tries_to_remember = 5;

  struct Waiting {
    Game game;
    Then then;
  };

  using Games = std::map<scores::records::GameToken, Waiting>;

  void open(const scores::records::Target& target);
  void begin_work();
  void keep_all();
  [[nodiscard]] std::optional<Games> take_round();
  void end_round(Games refused);
  void try_again_later();
  template <typename Errand>
  void run(Errand errand);
  [[nodiscard]] play::Answer unfinished(
      const scores::Player& player, const play::effect::ReadGames& wanted, const std::string& place
  );
  void read_remembered(const scores::Player& player, Then then, int tries);
  void tell_of_password(const scores::records::Result<bool>& set, Then then);
  [[nodiscard]] play::Answer daily_tables(const scores::Player& player, engine::records::Day day);
  void log_remarks();
  void tell(const std::string& reason);
  void tell_lost(const Game& game);
  void tell_refused(scores::records::GameToken token, const Then& then);
  void tell_kept(scores::records::GameToken token, const Then& then);
  [[nodiscard]] bool keep_one(scores::records::GameToken token, const Waiting& waiting);

  boost::asio::io_context& context_;
  bool is_shared_;
  Log& log_;
  std::function<void()> ended_one_ = [] {
  };
  std::unique_ptr<scores::records::Store> store_;  ///< of the thread
  std::string told_;  ///< why the database refuses, as the log was told last
  std::map<scores::records::GameToken, int> refusals_;  ///< in a row, of each that waits
  std::mutex lock_;                                     ///< of what follows, but the errands
  Games waiting_;
  Games in_hand_;  ///< of the round that is being kept
  bool has_news_ = false;
  bool is_at_work_ = false;
  std::chrono::seconds patience_{};  ///< until what waits is tried again; 0: nothing was refused
  Errands errands_;
  boost::asio::steady_timer again_;  ///< of their thread
};

}  // namespace codemaker::io::disk
