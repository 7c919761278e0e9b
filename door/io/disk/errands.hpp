/// Work that a thread of its own does, one behind the other.
#pragma once

#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

namespace codemaker::io::disk {

class Errands {
 public:
  /// Is told on the thread what an errand threw.
  using TellFault = std::function<void(const std::string& reason)>;

  explicit Errands(TellFault tell);
  Errands(const Errands&) = delete;
  Errands& operator=(const Errands&) = delete;

  ~Errands() { stop(); }

  template <typename Errand>
  void run(Errand errand) {
    {
      const std::lock_guard held{lock_};
      ++under_way_;
    }
    boost::asio::post(*thread_, [this, errand = std::move(errand)]() mutable {
      try {
        errand();
      } catch (const std::exception& failure) {
        tell_(failure.what());
      }
      end();
    });
  }

  [[nodiscard]] std::size_t under_way();

  /// Waits until all are done, no longer than this; false: they are not.
  [[nodiscard]] bool finish(std::chrono::milliseconds limit);

  /// Waits for the one in hand; what has not begun is dropped.
  void stop();

  /// For what is not waited for.
  [[nodiscard]] boost::asio::thread_pool& thread() { return *thread_; }

 private:
  void end();

  TellFault tell_;
  std::mutex lock_;
  std::condition_variable is_at_rest_;
  std::size_t under_way_ = 0;
  std::unique_ptr<boost::asio::thread_pool> thread_;
};

}  // namespace codemaker::io::disk
