/// The computer's thinking for many callers at once: a pool of threads, shared fairly.
#pragma once

#include "play/events/event.hpp"
#include "play/events/thinking.hpp"
#include "scores/disk.hpp"

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace codemaker::io {

namespace asio = boost::asio;

/// Each caller has one thought at a time; a new question takes the place of the old one, and who
/// leaves is thought for no more. Callers are served in turn, so one who asks without end costs the
/// others one thread at most. To be used on the thread that runs the context, which must not run
/// any more once this is gone.
class ThinkingPool {
 public:
  /// A number from `admit`.
  using Caller = std::uint64_t;
  /// Runs on a thread of the pool; ends early when stopped.
  using Thought = std::function<play::Answer(play::Mind& mind, const std::stop_token& stop)>;
  /// Told on the context's thread; a fault if the thought threw. Not told of a thought that was
  /// replaced or left.
  using Then = std::function<void(const scores::Result<play::Answer>& answer)>;

  /// One thread for each core, at least two.
  [[nodiscard]] static std::size_t usual_count();

  /// `count` threads, at least 1.
  ThinkingPool(asio::io_context& context, std::size_t count);
  ThinkingPool(const ThinkingPool&) = delete;
  ThinkingPool& operator=(const ThinkingPool&) = delete;
  /// Stops the thoughts in hand and waits for their end; what has not begun is dropped.
  ~ThinkingPool();

  /// A number for a caller who may ask; any thread may have one.
  [[nodiscard]] Caller admit() { return ++admitted_; }

  /// From now on a thought that takes longer is ended, and answered with what there is.
  void limit(std::chrono::steady_clock::duration longest) { longest_ = longest; }

  /// Takes a question in; an earlier one of the same caller is dropped.
  void ask(Caller caller, Thought thought, Then then);
  /// The caller asks no more: what was asked is dropped.
  void leave(Caller caller);

 private:
  struct Question {
    Thought thought;
    Then then;
  };

  /// A caller with a question that waits for its turn, a thought in hand, or both.
  struct Asker {
    std::optional<Question> waiting;
    std::optional<std::stop_source> in_hand;
    Then then;  ///< of the thought in hand; empty once nobody wants it any more
    std::optional<asio::steady_timer> ends = {};  ///< the thought in hand
  };

  static void abandon(Asker& asker);
  void end_in_time(Asker& asker);
  void serve();
  void begin(Caller caller, Asker& asker);
  void finish(Caller caller, play::Mind& mind, const scores::Result<play::Answer>& answer);

  asio::io_context& context_;
  std::vector<std::unique_ptr<play::Mind>> minds_;
  std::vector<play::Mind*> idle_;
  std::map<Caller, Asker> askers_;
  std::deque<Caller> turns_;  ///< of askers with a question and no thought in hand
  std::optional<std::chrono::steady_clock::duration> longest_;
  std::atomic<Caller> admitted_ = 0;
  std::unique_ptr<asio::thread_pool> threads_;
};

}  // namespace codemaker::io
