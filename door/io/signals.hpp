/// The signals that end a call, and who gets them.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/thread_pool.hpp>

#include <csignal>
#include <cstddef>
#include <functional>
#include <memory>

namespace codemaker::io {

namespace asio = boost::asio;

/// Holds signals back from this thread, and from threads it starts, as long as it lives.
class ScopedSignalBlock {
 public:
  explicit ScopedSignalBlock(const sigset_t& signals);
  ScopedSignalBlock(const ScopedSignalBlock&) = delete;
  ScopedSignalBlock& operator=(const ScopedSignalBlock&) = delete;
  ~ScopedSignalBlock();

 private:
  sigset_t before_{};
};

/// Threads that no signal interrupts but their own crash: the others are for the thread that owns
/// the callers.
[[nodiscard]] std::unique_ptr<asio::thread_pool> quiet_threads(std::size_t count);

/// Waits for SIGHUP, SIGTERM or SIGINT. The first is told; boards and dying terminals send more,
/// and those are ignored, also when this is gone: until the program ends nothing cuts short what
/// is left to do.
class EndSignals {
 public:
  /// `told` is called once, on the context. With `hung_up` SIGHUP ends nothing: that is called
  /// then, as often as it comes before the end.
  EndSignals(
      asio::io_context& context, std::function<void()> told, std::function<void()> hung_up = {}
  );
  EndSignals(const EndSignals&) = delete;
  EndSignals& operator=(const EndSignals&) = delete;
  ~EndSignals();

 private:
  void await_end(asio::signal_set& signals);
  void await_hang_up();

  // Apart, for of several signals in one set the smallest number comes first, however often it
  // comes: SIGHUP without end would keep SIGTERM waiting.
  asio::signal_set ends_;
  asio::signal_set hang_ups_;
  std::function<void()> told_;
  std::function<void()> hung_up_;
};

}  // namespace codemaker::io
