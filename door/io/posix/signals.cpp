#include "io/posix/signals.hpp"

#include <array>
#include <csignal>
#include <pthread.h>
#include <sys/signalfd.h>
#include <utility>

namespace codemaker::io {
namespace {

constexpr std::array endings{SIGHUP, SIGTERM, SIGINT};
constexpr std::array crashes{SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

sigset_t all_but_crashes() {
  sigset_t signals{};
  ::sigfillset(&signals);
  for (const int crash : crashes)
    ::sigdelset(&signals, crash);
  return signals;
}

sigset_t only_endings() {
  sigset_t signals{};
  ::sigemptyset(&signals);
  for (const int ending : endings)
    ::sigaddset(&signals, ending);
  return signals;
}

/// Holds signals back from this thread, and from threads it starts, as long as it lives.
class ScopedSignalBlock {
 public:
  explicit ScopedSignalBlock(const sigset_t& signals) {
    ::pthread_sigmask(SIG_BLOCK, &signals, &before_);
  }

  ScopedSignalBlock(const ScopedSignalBlock&) = delete;
  ScopedSignalBlock& operator=(const ScopedSignalBlock&) = delete;

  ~ScopedSignalBlock() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

 private:
  sigset_t before_{};
};

}  // namespace

void ignore_broken_pipes() {
  std::signal(SIGPIPE, SIG_IGN);
}

void ignore_background_writes() {
  std::signal(SIGTTOU, SIG_IGN);
}

Fd end_signals_to_read() {
  const sigset_t signals = only_endings();
  ::sigprocmask(SIG_BLOCK, &signals, nullptr);
  return Fd{::signalfd(-1, &signals, SFD_CLOEXEC)};
}

std::unique_ptr<asio::thread_pool> quiet_threads(std::size_t count) {
  const ScopedSignalBlock held{all_but_crashes()};
  return std::make_unique<asio::thread_pool>(count);
}

EndSignals::EndSignals(
    asio::io_context& context, std::function<void()> told, std::function<void()> hung_up
)
    : ends_{context, SIGTERM, SIGINT},
      hang_ups_{context, SIGHUP},
      told_{std::move(told)},
      hung_up_{std::move(hung_up)} {
  await_end(ends_);
  hung_up_ ? await_hang_up() : await_end(hang_ups_);
}

void EndSignals::await_end(asio::signal_set& signals) {
  signals.async_wait([this](const boost::system::error_code& error, int /*signal*/) {
    const auto told = error ? nullptr : std::exchange(told_, nullptr);
    if (told) told();
  });
}

/// Once the end has been told, nothing else counts.
void EndSignals::await_hang_up() {
  hang_ups_.async_wait([this](const boost::system::error_code& error, int /*signal*/) {
    if (error || !told_) return;
    await_hang_up();
    hung_up_();
  });
}

EndSignals::~EndSignals() {
  // Between our handlers and ignoring them lies the default action, which is death. Whatever comes
  // then waits until it is ignored.
  const ScopedSignalBlock held{only_endings()};
  boost::system::error_code ignored;  // there is nothing else to be done with them
  ends_.clear(ignored);
  hang_ups_.clear(ignored);
  for (const int ending : endings)
    std::signal(ending, SIG_IGN);
}

WindowSignals::WindowSignals(asio::io_context& context, std::function<void()> told)
    : signals_{context, SIGWINCH, SIGCONT},
      told_{std::move(told)} {
  await_one();
}

void WindowSignals::await_one() {
  signals_.async_wait([this](const boost::system::error_code& error, int /*signal*/) {
    if (error) return;
    told_();
    await_one();
  });
}

}  // namespace codemaker::io
