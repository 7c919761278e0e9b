/// The database work of recorded games, on a thread of its own: no key waits for it.
#pragma once

#include "engine/records/record.hpp"
#include "io/log.hpp"
#include "play/event.hpp"
#include "records/store.hpp"
#include "scores/entry.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/thread_pool.hpp>

#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace codemaker::io::disk {

/// Keeps the games of all callers. To be used on the thread that runs the context, which must not
/// run any more once this is gone.
class GameKeeper {
 public:
  /// Told on the context's thread.
  using Then = std::function<void(const play::Answer& answer)>;

  /// Begins to open the database. Context and log outlive the keeper.
  GameKeeper(boost::asio::io_context& context, const scores::records::Target& target, Log& log);
  GameKeeper(const GameKeeper&) = delete;
  GameKeeper& operator=(const GameKeeper&) = delete;
  /// Waits for the games in hand; what has not begun is dropped. Call `finish` before.
  ~GameKeeper();

  /// Keeps a game as it stands now, in place of what still waits to be kept of it. What the
  /// database refuses is tried again with the next game; the log is told why, once. Answered only
  /// by `GameTaken`.
  void keep(
      const scores::Player& player, scores::records::GameToken token,
      const engine::records::Record& record, Then then
  );

  /// Reads the player's unfinished games that were kept last since then; answered by `Unfinished`.
  void read(const scores::Player& player, scores::records::UtcSeconds since, Then then);

  /// Reads the games of a day; answered by `DailyTables`.
  void read_day(const scores::Player& player, engine::records::Day day, Then then);

  /// The program ends: tries once more what was refused, and waits no longer than `limit`. The log
  /// is told of each game that is not kept as it ended. If this is false, the program must end
  /// without destroying the keeper.
  [[nodiscard]] bool finish(std::chrono::milliseconds limit);

 private:
  struct Waiting {
    scores::Player player;
    engine::records::Record record;
    Then then;
  };

  using Games = std::map<scores::records::GameToken, Waiting>;

  void open(const scores::records::Target& target);
  void begin_work();
  void keep_all();
  [[nodiscard]] std::optional<Games> take_round();
  void put_back(Games refused);
  [[nodiscard]] play::Answer unfinished(
      const scores::Player& player, scores::records::UtcSeconds since
  );
  [[nodiscard]] play::Answer daily_tables(const scores::Player& player, engine::records::Day day);
  template <typename Read>
  void post_reading(Read read, Then then);
  void end_reading();
  void log_remarks();
  void tell(const std::string& reason);
  void tell_lost(const Waiting& game);
  [[nodiscard]] bool keep_one(scores::records::GameToken token, const Waiting& game);

  boost::asio::io_context& context_;
  Log& log_;
  std::unique_ptr<scores::records::Store> store_;  ///< of the thread
  std::string told_;  ///< why the database refuses, as the log was told last
  std::mutex lock_;
  std::condition_variable is_at_rest_;
  Games waiting_;
  bool has_news_ = false;
  bool is_at_work_ = false;
  int readings_ = 0;  ///< under way
  std::unique_ptr<boost::asio::thread_pool> thread_;
};

}  // namespace codemaker::io::disk
