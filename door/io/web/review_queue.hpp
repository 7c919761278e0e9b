/// Reviews of games for pages to look at. They are made on a thread of their own that yields the
/// processor to all others, so no caller waits for them: not for a key, and not for a thought of
/// the computer's.
#pragma once

#include "play/breaking/questions.hpp"
#include "play/events/question.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/thread_pool.hpp>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <utility>
#include <vector>

namespace codemaker::io::web {

namespace asio = boost::asio;

/// The reviews that are there. From any thread.
class ReviewCache {
 public:
  using Question = play::breaking::question::Review;
  using Review = std::shared_ptr<const engine::breaking::Review>;

  /// Of more the oldest goes.
  static constexpr std::size_t most = 256;

  /// nullptr: it is not there.
  [[nodiscard]] Review find(const Question& question) const;
  void keep(const Question& question, const Review& review);

 private:
  mutable std::mutex mutex_;
  std::deque<std::pair<Question, Review>> kept_;
};

class ReviewQueue {
 public:
  using Question = ReviewCache::Question;
  using Review = ReviewCache::Review;
  using Then = std::function<void()>;

  /// Of more no review is made.
  static constexpr std::size_t most_waiting = 16;

  explicit ReviewQueue(asio::io_context& context) : context_{context} {}

  ReviewQueue(const ReviewQueue&) = delete;
  ReviewQueue& operator=(const ReviewQueue&) = delete;
  /// Stops the review in hand and waits for its end.
  ~ReviewQueue();

  /// What was made. It may outlive this.
  [[nodiscard]] std::shared_ptr<const ReviewCache> cache() const { return cache_; }

  /// Makes it, behind those that were asked for before; `then` is told on the context's thread,
  /// where this is to be called, too. False: too many wait already.
  [[nodiscard]] bool ask(const Question& question, Then then);

 private:
  struct Wanted {
    Question question;
    std::vector<Then> told = {};
  };

  void begin();
  void finish(const Review& review);

  asio::io_context& context_;
  std::deque<Wanted> wanted_;  ///< the first one is in hand
  std::stop_source stop_;
  std::shared_ptr<ReviewCache> cache_ = std::make_shared<ReviewCache>();
  std::unique_ptr<asio::thread_pool> thread_;  ///< there is none before the first review
};

}  // namespace codemaker::io::web
