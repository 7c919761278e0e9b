/// The signals that end a call, and who gets them.
#pragma once

#include "io/posix/fd.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/thread_pool.hpp>
#include <cstddef>
#include <functional>
#include <memory>

namespace codemaker::io {

namespace asio = boost::asio;

/// Writing to whom nobody reads is an error of that write, and no death of the program.
void ignore_broken_pipes();

/// Changing a terminal that is another program's for now does not stop this one.
void ignore_background_writes();

/// The signals that end us, from now on as something to be read: so that the terminal is put back
/// first, and whoever is at the other end is told.
[[nodiscard]] Fd end_signals_to_read();

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

/// Tells when the terminal this program was started in may have another size: its window has, or
/// the program runs again after a stop.
class WindowSignals {
 public:
  /// `told` is called on the context, each time.
  WindowSignals(asio::io_context& context, std::function<void()> told);

 private:
  void await_one();

  asio::signal_set signals_;
  std::function<void()> told_;
};

}  // namespace codemaker::io
