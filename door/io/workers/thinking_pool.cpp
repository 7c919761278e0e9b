#include "io/workers/thinking_pool.hpp"

#include "io/posix/clock.hpp"
#include "io/posix/signals.hpp"

#include <algorithm>
#include <bit>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <chrono>
#include <exception>
#include <thread>
#include <utility>

namespace codemaker::io {
namespace {

using scores::Fault;
using scores::Result;

/// The clock of those who think by it. What else the machine has to do makes no opponent weaker.
std::chrono::microseconds time_at_work() {
  return std::chrono::duration_cast<std::chrono::microseconds>(processor_time_of_thread());
}

Result<play::Answer> answer_of(
    const ThinkingPool::Thought& thought, play::Mind& mind, const std::stop_token& stop
) {
  try {
    return thought(mind, stop);
  } catch (const std::exception& failure) {
    return Fault::because(failure.what());
  }
}

}  // namespace

std::size_t ThinkingPool::usual_count() {
  return std::max(2U, std::thread::hardware_concurrency());
}

ThinkingPool::ThinkingPool(asio::io_context& context, std::size_t count)
    : context_{context},
      threads_{quiet_threads(count)} {
  for (std::size_t i = 0; i < count; ++i) {
    minds_.push_back(std::make_unique<play::Mind>(play::Mind{time_at_work, count}));
    idle_.push_back(minds_.back().get());
  }
}

ThinkingPool::~ThinkingPool() {
  for (auto& [caller, asker] : askers_)
    abandon(asker);
  threads_->stop();
  threads_->join();
}

void ThinkingPool::ask(Caller caller, Thought thought, Then then) {
  Asker& asker = askers_[caller];
  const bool has_turn = asker.waiting.has_value();
  asker.waiting = Question{std::move(thought), std::move(then)};
  if (asker.in_hand) return abandon(asker);
  if (!has_turn) turns_.push_back(caller);
  serve();
}

void ThinkingPool::leave(Caller caller) {
  const auto asker = askers_.find(caller);
  if (asker == askers_.end()) return;
  asker->second.waiting.reset();
  if (asker->second.in_hand) return abandon(asker->second);
  std::erase(turns_, caller);
  askers_.erase(asker);
}

/// The thought in hand ends as soon as it looks up; its answer is for nobody.
void ThinkingPool::abandon(Asker& asker) {
  if (asker.in_hand) asker.in_hand->request_stop();
  asker.then = nullptr;
}

void ThinkingPool::serve() {
  while (!idle_.empty() && !turns_.empty()) {
    const Caller caller = turns_.front();
    turns_.pop_front();
    begin(caller, askers_.at(caller));
  }
}

void ThinkingPool::begin(Caller caller, Asker& asker) {
  Question question = std::move(*asker.waiting);
  asker.waiting.reset();
  asker.then = std::move(question.then);
  const std::stop_token stop = asker.in_hand.emplace().get_token();
  end_in_time(asker);
  play::Mind& mind = *idle_.back();
  idle_.pop_back();
  // The guard keeps the context running until the answer is in.
  auto guard = asio::make_work_guard(context_);
  asio::post(*threads_, [this, caller, &mind, stop, guard, thought = std::move(question.thought)] {
    asio::post(context_, [this, caller, &mind, answer = answer_of(thought, mind, stop)] {
      finish(caller, mind, answer);
    });
  });
}

void ThinkingPool::end_in_time(Asker& asker) {
  if (!longest_) return;
  asker.ends.emplace(context_, *longest_);
  asker.ends->async_wait([stop = *asker.in_hand](const boost::system::error_code& error) mutable {
    if (!error) stop.request_stop();
  });
}

void ThinkingPool::finish(Caller caller, play::Mind& mind, const Result<play::Answer>& answer) {
  idle_.push_back(&mind);
  Asker& asker = askers_.at(caller);
  const Then then = std::move(asker.then);
  asker.then = nullptr;
  asker.in_hand.reset();
  asker.ends.reset();
  if (asker.waiting) {
    turns_.push_back(caller);
  } else {
    askers_.erase(caller);
  }
  serve();
  if (then) then(answer);
}

}  // namespace codemaker::io
