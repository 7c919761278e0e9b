/// The disk work of the Hall of Fame, on threads of its own: filing in the order asked, reading
/// beside it.
#pragma once

#include "io/log/log.hpp"
#include "play/events/event.hpp"
#include "scores/seasons/season.hpp"
#include "scores/store.hpp"

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/thread_pool.hpp>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace codemaker::io {

namespace asio = boost::asio;

/// Files and reads for all callers. To be used on the thread that runs the context, which must not
/// run any more once this is gone.
class ScoreQueue {
 public:
  /// Told on the context's thread.
  using Then = std::function<void(const play::Answer& answer)>;

  /// All three outlive the score queue.
  ScoreQueue(asio::io_context& context, scores::Disk& disk, Log& log);
  ScoreQueue(const ScoreQueue&) = delete;
  ScoreQueue& operator=(const ScoreQueue&) = delete;
  /// Waits for the work in hand; what has not begun is dropped. Call `finish` before.
  ~ScoreQueue();

  /// Files an entry; answered by `Filed`. Waits for the lock as long as `patience`, but not at all
  /// once the tables could not be had, until they can be had again. What is lost at its last chance
  /// the log is told.
  void file(const play::effect::FileScore& won, std::chrono::milliseconds patience, Then then);

  /// From now on what is won counts for a season, too. Call before anything is filed or read.
  void keep_seasons(scores::SeasonLength length) { seasons_ = length; }

  /// Is told on the thread of the disk of each score that was filed.
  void on_filed(std::function<void()> told) { filed_one_ = std::move(told); }

  /// Makes the score file if there is none, and then tells so. If it cannot, the log is told.
  void make_tables(std::chrono::milliseconds patience, std::function<void()> then);

  /// Reads the tables, with what still waits to be filed entered in them; answered by `Tables`.
  /// Never waits for a filing.
  void read(Then then);

  /// Reads who was best in the seasons that are over; answered by `Champions`.
  void read_champions(Then then);

  /// The program has to end: from now on the lock is waited for no longer than this.
  void hurry(std::chrono::milliseconds patience);

  /// The program ends: waits until nothing is under way any more. If the disk does not answer, what
  /// is still to be filed goes to the spool, unsynced, and into the log. Takes no longer than
  /// `limit`. If this is false then, the program must end without destroying the score queue.
  [[nodiscard]] bool finish(std::chrono::milliseconds limit);

 private:
  using Ticket = std::uint64_t;
  using Job = std::function<play::Answer()>;

  void run(asio::thread_pool& thread, Job job, Then then);
  void end_errand();
  void make(std::chrono::milliseconds patience);
  void end_filing(Ticket ticket);
  [[nodiscard]] play::Answer filed(
      const play::effect::FileScore& asked, std::chrono::milliseconds patience
  );
  void read_by(play::Answer (ScoreQueue::*reading)(), Then then);
  [[nodiscard]] play::Answer tables();
  [[nodiscard]] play::Answer champions();
  [[nodiscard]] std::optional<play::TablesOfSeason> tables_of_season(
      const std::vector<scores::Submission>& still_waiting
  );
  [[nodiscard]] std::optional<scores::Season> season_of_now() const;
  [[nodiscard]] std::vector<scores::Submission> waiting() const;
  [[nodiscard]] bool comes_to_rest(std::chrono::milliseconds limit);
  void save(const std::vector<scores::Submission>& submissions);

  asio::io_context& context_;
  scores::Disk& disk_;
  Log& log_;
  scores::SeasonLength seasons_ = scores::SeasonLength::none;
  mutable std::mutex lock_;
  std::condition_variable has_ended_;             ///< a filing or an errand
  std::map<Ticket, scores::Submission> waiting_;  ///< not filed yet, in the order asked
  int errands_ = 0;                               ///< under way: what is no filing
  Ticket last_ticket_ = 0;
  std::atomic<bool> was_refused_ = false;  ///< the last attempt to change the tables
  std::function<void()> filed_one_ = [] {
  };
  std::unique_ptr<asio::thread_pool> filing_;
  std::unique_ptr<asio::thread_pool> reading_;
};

}  // namespace codemaker::io
