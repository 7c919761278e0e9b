#include "io/web/review_queue.hpp"

#include "engine/breaking/review.hpp"
#include "io/posix/process.hpp"
#include "io/posix/signals.hpp"
#include "play/breaking/questions.hpp"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <exception>

namespace codemaker::io::web {
namespace {

bool are_same(
    const play::breaking::question::Review& one, const play::breaking::question::Review& other
) {
  return one.rules == other.rules && one.history == other.history;
}

/// nullptr: it could not be made.
ReviewQueue::Review made(
    const play::breaking::question::Review& question, const std::stop_token& stop
) {
  try {
    return std::make_shared<engine::breaking::Review>(
        engine::breaking::review(question.rules, question.history, question.seed, stop)
    );
  } catch (const std::exception&) {
    return nullptr;  // the page does without
  }
}

}  // namespace

ReviewCache::Review ReviewCache::find(const Question& question) const {
  const std::scoped_lock lock{mutex_};
  const auto found =
      std::ranges::find_if(kept_, [&](const auto& each) { return are_same(each.first, question); });
  return found == kept_.end() ? nullptr : found->second;
}

void ReviewCache::keep(const Question& question, const Review& review) {
  const std::scoped_lock lock{mutex_};
  if (kept_.size() >= most) kept_.pop_front();
  kept_.emplace_back(question, review);
}

ReviewQueue::~ReviewQueue() {
  stop_.request_stop();
  if (!thread_) return;
  thread_->stop();
  thread_->join();
}

bool ReviewQueue::ask(const Question& question, Then then) {
  const auto same = std::ranges::find_if(wanted_, [&](const Wanted& each) {
    return are_same(each.question, question);
  });
  if (same != wanted_.end()) {
    same->told.push_back(std::move(then));
    return true;
  }
  if (wanted_.size() >= most_waiting) return false;
  wanted_.push_back({question, {std::move(then)}});
  if (wanted_.size() == 1) begin();
  return true;
}

void ReviewQueue::begin() {
  if (!thread_) {
    thread_ = quiet_threads(1);
    asio::post(*thread_, yield_to_other_threads);
  }
  asio::post(*thread_, [this, question = wanted_.front().question, stop = stop_.get_token()] {
    asio::post(context_, [this, review = made(question, stop)] { finish(review); });
  });
}

void ReviewQueue::finish(const Review& review) {
  const Wanted wanted = std::move(wanted_.front());
  wanted_.pop_front();
  if (review) cache_->keep(wanted.question, review);
  if (!wanted_.empty()) begin();
  for (const Then& told : wanted.told)
    told();
}

}  // namespace codemaker::io::web
