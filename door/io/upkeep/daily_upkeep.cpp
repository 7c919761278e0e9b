#include "io/upkeep/daily_upkeep.hpp"

#include "io/posix/files.hpp"
#include "io/posix/signals.hpp"
#include "scores/store.hpp"

#include <boost/asio/post.hpp>
#include <ctime>
#include <exception>
#include <fmt/format.h>
#include <utility>

namespace codemaker::io {
namespace {

using engine::records::Day;

/// True if somebody played here before that day.
bool is_older_than(const std::string& data_directory, Day today) {
  const auto status = status_of(fmt::format("{}/{}", data_directory, scores::score_file));
  return status && engine::records::day_at(status->changed) < today;
}

}  // namespace

DailyUpkeep::DailyUpkeep(Storage kept, Log& log)
    : kept_{std::move(kept)},
      log_{log},
      thread_{quiet_threads(1)} {}

DailyUpkeep::~DailyUpkeep() {
  thread_->stop();
  thread_->join();
}

void DailyUpkeep::look() {
  {
    const std::lock_guard held{lock_};
    ++errands_;
  }
  boost::asio::post(*thread_, [this] {
    try {
      keep_up_if_due();
    } catch (const std::exception& failure) {
      log_.fault(failure.what());
    }
    const std::lock_guard held{lock_};
    --errands_;
    is_at_rest_.notify_all();
  });
}

void DailyUpkeep::keep_up_if_due() {
  // Another program may have moved it away.
  log_.reopen();
  const auto disk = disk::DirectoryDisk::open(kept_.data_directory);
  if (!disk) return log_.warn(disk.error().reason());
  (*disk)->has_games(kept_.games);
  const Day today = engine::records::day_at(std::time(nullptr));
  const auto last = last_upkeep(**disk);
  const bool is_due = last ? *last != engine::records::date_text(today)
                           : is_older_than(kept_.data_directory, today);
  if (!is_due) return;
  const auto report = keep_up(**disk, log_, kept_, today, ToldTo::log);
  if (!report) return;
  for (const std::string& fault : report->new_faults)
    log_.fault(fault);
  for (const std::string& sentence : report->done)
    log_.call(sentence);
}

bool DailyUpkeep::finish(std::chrono::milliseconds limit) {
  std::unique_lock held{lock_};
  return is_at_rest_.wait_for(held, limit, [this] { return errands_ == 0; });
}

}  // namespace codemaker::io
