#include "io/caller_loop.hpp"

#include "io/heartbeat.hpp"
#include "io/raw_terminal.hpp"

#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <cstdlib>

namespace codemaker::io {
namespace {

/// The most a program may live after a hang-up.
constexpr std::chrono::milliseconds last_moment{900};

class CallerLoop {
 public:
  CallerLoop(PosixDisk& disk, Log& log, CallersLine& line, Greeting greeting)
      : disk_{disk},
        workers_{context_, disk, log},
        callers_line_{line},
        connection_{std::make_shared<Connection>(
            context_, Line{context_, line.in, line.out}, workers_, std::move(greeting),
            Connection::Owner{
                .hung_up = [this] { hurry(); },
                .done =
                    [this](const auto& /*connection*/, const CallRecord& record) {
                      end(record);
                    }}
        )},
        heartbeat_{
            context_,
            [this] {
              beat();
            }},
        endings_{context_, SIGHUP, SIGTERM, SIGINT},
        windows_{context_, SIGWINCH, SIGCONT},
        guard_{context_} {}

  CallRecord run() {
    await_ending();
    await_window();
    connection_->begin();
    context_.run();
    return record_;
  }

  [[nodiscard]] bool was_cut_off() const { return was_cut_off_; }

 private:
  void beat() {
    const bool has_carrier = !callers_line_.serial || callers_line_.serial->has_carrier();
    if (!has_carrier) return connection_->hang_up();
    connection_->tick();
    expect_mouse(callers_line_.out, connection_->has_mouse());
  }

  void await_ending() {
    endings_.async_wait([this](const boost::system::error_code& error, int) {
      if (!error) connection_->hang_up();
    });
  }

  void hurry() {
    disk_.hurry();
    guard_.expires_after(last_moment);
    guard_.async_wait([this](const boost::system::error_code& error) {
      if (error) return;
      was_cut_off_ = true;
      context_.stop();
    });
  }

  void await_window() {
    windows_.async_wait([this](const boost::system::error_code& error, int) {
      if (error) return;
      connection_->resize(system_size(callers_line_.in));
      await_window();
    });
  }

  /// Timers and signals still wait; nobody needs them any more.
  void end(const CallRecord& record) {
    record_ = record;
    context_.stop();
  }

  asio::io_context context_{1};
  PosixDisk& disk_;
  Workers workers_;
  CallersLine& callers_line_;
  std::shared_ptr<Connection> connection_;
  Heartbeat heartbeat_;
  asio::signal_set endings_;
  asio::signal_set windows_;
  asio::steady_timer guard_;
  CallRecord record_;
  bool was_cut_off_ = false;
};

}  // namespace

CallRecord run_call(PosixDisk& disk, Log& log, CallersLine& line, Greeting greeting) {
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGTTOU, SIG_IGN);
  auto loop = std::make_unique<CallerLoop>(disk, log, line, std::move(greeting));
  bool was_cut_off = false;
  CallRecord record;
  {
    const BlockingGuard blocking{line.in, line.out};
    std::optional<RawTerminal> raw;  // a serial line is raw already, and puts itself back
    if (!line.serial) raw.emplace(::isatty(line.in) == 1 ? line.in : line.out);
    record = loop->run();
    was_cut_off = loop->was_cut_off();
  }
  if (was_cut_off) {
    log.fault("the disk did not answer within a second of the hang-up");
    std::_Exit(0);  // waiting for the scribe could take for ever
  }
  return record;
}

}  // namespace codemaker::io
