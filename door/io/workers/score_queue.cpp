#include "io/workers/score_queue.hpp"

#include "io/posix/signals.hpp"
#include "scores/seasons/season_disk.hpp"
#include "scores/tags.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <ctime>
#include <exception>
#include <fmt/format.h>
#include <future>
#include <thread>
#include <utility>

namespace codemaker::io {
namespace {

using std::chrono::milliseconds;

/// What fails in here is a reason for the log, like any other that the disk gives.
template <typename Work>
auto attempt(const Work& work) -> decltype(work()) {
  try {
    return work();
  } catch (const std::exception& failure) {
    return scores::Fault::because(failure.what());
  }
}

std::string score_text(const scores::Submission& submission) {
  const scores::Entry& entry = submission.entry;
  return fmt::format(
      "score of {} with {} points, {} level {}, name {}", entry.player.handle, entry.score,
      engine::name(entry.table), entry.level, entry.name
  );
}

}  // namespace

ScoreQueue::ScoreQueue(asio::io_context& context, scores::Disk& disk, Log& log)
    : context_{context},
      disk_{disk},
      log_{log},
      filing_{quiet_threads(1)},
      reading_{quiet_threads(1)} {}

ScoreQueue::~ScoreQueue() {
  reading_->stop();
  filing_->stop();
  reading_->join();
  filing_->join();
}

void ScoreQueue::run(asio::thread_pool& thread, Job job, Then then) {
  // The guard keeps the context running until the answer is in. What is told is moved along: it is
  // destroyed on the context's thread, as the caller it holds must be.
  auto guard = asio::make_work_guard(context_);
  asio::post(thread, [this, job = std::move(job), then = std::move(then), guard]() mutable {
    asio::post(context_, [then = std::move(then), answer = job()] { then(answer); });
  });
}

void ScoreQueue::file(const play::effect::FileScore& won, milliseconds patience, Then then) {
  const Ticket ticket = ++last_ticket_;
  play::effect::FileScore asked = won;
  asked.submission.season = scores::season_of(asked.submission.entry.when, seasons_);
  {
    const std::lock_guard held{lock_};
    waiting_.emplace(ticket, asked.submission);
  }
  const auto job = [this, ticket, asked, patience] {
    play::Answer answer = filed(asked, patience);
    end_filing(ticket);
    return answer;
  };
  run(*filing_, job, std::move(then));
}

void ScoreQueue::end_filing(Ticket ticket) {
  const std::lock_guard held{lock_};
  waiting_.erase(ticket);
  has_ended_.notify_all();
}

play::Answer ScoreQueue::filed(const play::effect::FileScore& asked, milliseconds patience) {
  const milliseconds limit = was_refused_ ? milliseconds{0} : patience;
  const auto result = attempt([&] { return scores::file(disk_, asked.submission, limit); });
  was_refused_ = !result || result->is_spooled;
  if (!result) {
    const bool is_lost = asked.chance == play::effect::Chance::last;
    log_.fault(fmt::format(
        "{} {}: {}", score_text(asked.submission), is_lost ? "is lost" : "not filed",
        result.error().reason()
    ));
  } else {
    const bool was_lost = result->was_damaged || result->was_restored;
    for (const std::string& remark : result->remarks)
      was_lost ? log_.fault(remark) : log_.warn(remark);
    filed_one_();
  }
  return play::filed_of(result);
}

void ScoreQueue::make_tables(milliseconds patience, std::function<void()> then) {
  {
    const std::lock_guard held{lock_};
    ++errands_;
  }
  auto guard = asio::make_work_guard(context_);
  asio::post(*filing_, [this, patience, then = std::move(then), guard]() mutable {
    make(patience);
    end_errand();
    asio::post(context_, std::move(then));
  });
}

void ScoreQueue::make(milliseconds patience) {
  const milliseconds limit = was_refused_ ? milliseconds{0} : patience;
  const auto made = attempt([&] { return scores::make_tables(disk_, limit); });
  if (!made) {
    was_refused_ = true;
    return log_.warn(made.error().reason());
  }
  for (const std::string& remark : *made)
    log_.fault(remark);
}

void ScoreQueue::read(Then then) {
  read_by(&ScoreQueue::tables, std::move(then));
}

void ScoreQueue::read_champions(Then then) {
  read_by(&ScoreQueue::champions, std::move(then));
}

void ScoreQueue::read_by(play::Answer (ScoreQueue::*reading)(), Then then) {
  {
    const std::lock_guard held{lock_};
    ++errands_;
  }
  const auto job = [this, reading] {
    play::Answer answer = (this->*reading)();
    end_errand();
    return answer;
  };
  run(*reading_, job, std::move(then));
}

void ScoreQueue::end_errand() {
  const std::lock_guard held{lock_};
  --errands_;
  has_ended_.notify_all();
}

play::Answer ScoreQueue::tables() {
  // Noted before the disk is read: what is filed meanwhile is entered twice, which changes nothing.
  const std::vector<scores::Submission> still_waiting = waiting();
  auto season = tables_of_season(still_waiting);
  auto loaded = attempt([this] { return scores::read_hall(disk_); });
  if (!loaded) {
    log_.fault(loaded.error().reason());
    return play::event::Tables{{}, false, false, std::move(season), {}};
  }
  const bool has_gaps = loaded->has_gaps();
  if (has_gaps) log_.warn("SCORES.DAT is damaged; what can be read of it is shown");
  if (loaded->is_led_back)
    log_.warn(
        "SCORES.DAT is damaged or gone; the rows of a copy are shown, and filed with the next score"
    );
  scores::enter_waiting(loaded->hall, still_waiting);
  return play::event::Tables{
      std::move(loaded->hall), true, has_gaps, std::move(season), scores::read_board_names(disk_)};
}

std::optional<scores::Season> ScoreQueue::season_of_now() const {
  return scores::season_of(std::time(nullptr), seasons_);
}

/// Those of the season that is going on; nullopt if seasons are off.
std::optional<play::TablesOfSeason> ScoreQueue::tables_of_season(
    const std::vector<scores::Submission>& still_waiting
) {
  const auto season = season_of_now();
  if (!season) return std::nullopt;
  auto loaded = attempt([&] { return scores::read_season(disk_, *season); });
  if (!loaded) {
    log_.fault(loaded.error().reason());
    return play::TablesOfSeason{*season, {}, false, false};
  }
  scores::enter_waiting(loaded->hall, still_waiting, *season);
  const bool has_gaps = loaded->has_gaps();
  return play::TablesOfSeason{*season, std::move(loaded->hall), true, has_gaps};
}

play::Answer ScoreQueue::champions() {
  const auto season = season_of_now();
  if (!season) return play::event::Champions{{}, false};
  const auto past = attempt([&] { return scores::read_past_seasons(disk_, *season); });
  if (!past) {
    log_.fault(past.error().reason());
    return play::event::Champions{{}, false};
  }
  for (const std::string& remark : past->remarks)
    log_.warn(remark);
  return play::champions_of(*past);
}

void ScoreQueue::hurry(milliseconds patience) {
  disk_.wait_at_most(patience);
}

std::vector<scores::Submission> ScoreQueue::waiting() const {
  const std::lock_guard held{lock_};
  std::vector<scores::Submission> submissions;
  submissions.reserve(waiting_.size());
  for (const auto& [ticket, submission] : waiting_)
    submissions.push_back(submission);
  return submissions;
}

bool ScoreQueue::finish(milliseconds limit) {
  const milliseconds to_rest = limit / 4;
  if (comes_to_rest(to_rest)) return true;
  disk_.sync_no_more();
  std::promise<void> saved;
  const auto is_saved = saved.get_future();
  // A thread that can be left behind: this disk may hold it for ever.
  std::thread{[this, submissions = waiting(), saved = std::move(saved)]() mutable {
    save(submissions);
    saved.set_value();
  }}.detach();
  static_cast<void>(is_saved.wait_for(limit - to_rest));
  return comes_to_rest(milliseconds{0});
}

bool ScoreQueue::comes_to_rest(milliseconds limit) {
  std::unique_lock held{lock_};
  return has_ended_.wait_for(held, limit, [this] { return waiting_.empty() && errands_ == 0; });
}

/// Into the log first, which is less than the spool can ask of a disk.
void ScoreQueue::save(const std::vector<scores::Submission>& submissions) {
  for (const scores::Submission& submission : submissions)
    log_.fault(
        score_text(submission) + ": the disk does not answer; it goes to the spool unsynced"
    );
  for (const scores::Submission& submission : submissions) {
    const auto spooled = scores::spool(disk_, submission);
    if (!spooled)
      log_.fault(fmt::format("{} not kept: {}", score_text(submission), spooled.error().reason()));
  }
}

}  // namespace codemaker::io
