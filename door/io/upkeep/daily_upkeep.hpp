/// The nightly work where nobody has it done at night.
#pragma once

#include "io/upkeep/upkeep.hpp"

#include <boost/asio/thread_pool.hpp>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>

namespace codemaker::io {

/// Does the upkeep with the first call of a day, on a thread of its own. The log is told of faults.
class DailyUpkeep {
 public:
  /// The log outlives it.
  DailyUpkeep(Storage kept, Log& log);
  DailyUpkeep(const DailyUpkeep&) = delete;
  DailyUpkeep& operator=(const DailyUpkeep&) = delete;
  /// Waits for what is under way. Call `finish` before.
  ~DailyUpkeep();

  /// Looks whether there was an upkeep today, and begins one if not; the log goes on in the file
  /// that has its name now. In a data directory that has been in use since today only there is
  /// nothing to do.
  void look();

  /// The program ends: waits for what is under way, no longer than this. If this is false, it must
  /// end without destroying the daily upkeep; tomorrow it is all done again.
  [[nodiscard]] bool finish(std::chrono::milliseconds limit);

 private:
  void keep_up_if_due();

  Storage kept_;
  Log& log_;
  std::mutex lock_;
  std::condition_variable is_at_rest_;
  int errands_ = 0;
  std::unique_ptr<boost::asio::thread_pool> thread_;
};

}  // namespace codemaker::io
