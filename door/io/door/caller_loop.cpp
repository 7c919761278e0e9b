#include "io/door/caller_loop.hpp"

#include "io/lines/heartbeat.hpp"
#include "io/posix/signals.hpp"
#include "io/posix/terminal.hpp"
#include "io/presence/callers_socket.hpp"
#include "io/presence/whos_online.hpp"

#include <chrono>
#include <cstdint>
#include <ctime>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

namespace codemaker::io {
namespace {

/// How long the disk has to take what was won after a hang-up.
constexpr std::chrono::milliseconds last_moment{700};
/// How long it may take then, at least, to save that without the disk's word.
constexpr std::chrono::milliseconds last_save{200};
/// A disk that is only slow has so long since the hang-up: the program lives no longer than a
/// second.
constexpr std::chrono::milliseconds most_of_second{850};

class CallerLoop {
 public:
  CallerLoop(
      scores::Disk& disk, Log& log, const Storage& kept, CallersLine& line, CallSetup call_setup,
      std::unique_ptr<OwnSocket> own, Fd desk
  )
      : workers_{context_, disk, log},
        present_{present_of_setup(call_setup)},
        callers_line_{line},
        connection_{std::make_shared<Connection>(
            context_, Line{context_, line.in, line.out}, workers_, std::move(call_setup),
            Connection::Owner{
                .named = [](const auto& /*handle*/) {},  // the log has it already
                .hung_up = [this] { hurry(); },
                // Timers and signals still wait; nobody needs them any more.
                .done =
                    [this](const auto& /*connection*/, const auto& /*record*/) { context_.stop(); },
                .told =
                    {.paged = [&log](
                                  const std::string& handle, const std::string& reason
                              ) { log.call(page_log_line(handle, reason)); },
                     .desk = desk_line(std::move(desk), log)}}
        )},
        heartbeat_{
            context_,
            [this] {
              beat();
            }},
        end_signals_{
            context_,
            [this] {
              connection_->hang_up();
            }},
        windows_{
            context_,
            [this] {
              tell_size();
            }},
        guard_{context_} {
    workers_.keep_in(kept, disk, log);
    if (own) {
      callers_socket_.emplace(context_, std::move(own), call_directory(), log);
      callers_socket_->start();
    }
  }

  /// The call is told now and then who else is here.
  void show_whos_online(const std::string& data_directory) {
    whos_online_.emplace(context_, data_directory, [this](const play::event::OthersHere& others) {
      static_cast<void>(connection_->hear(others));
    });
  }

  CallRecord run() {
    connection_->begin();
    context_.run();
    CallRecord record = connection_->record();
    const auto since = hung_up_.value_or(std::chrono::steady_clock::now());
    record.is_cut_off = !workers_.finish(last_save, since + most_of_second);
    if (record.is_cut_off && callers_socket_) callers_socket_->leave();
    return record;
  }

 private:
  std::shared_ptr<performing::DeskLine> desk_line(Fd end, Log& log) {
    if (!end.is_open()) return nullptr;
    return std::make_shared<performing::DeskLine>(
        context_, std::move(end), [&log](std::string_view reason) { log.fault(reason); }
    );
  }

  static presence::Present present_of_setup(const CallSetup& call_setup) {
    presence::Present present;
    present.service = call_setup.service;
    present.address = call_setup.address;
    present.place = call_setup.place;
    present.since = std::time(nullptr);
    return present;
  }

  /// What the sysop's commands can have of this call.
  presence::CallDirectory call_directory() {
    return {
        .find =
            [this](const presence::CallDirectory::Found& then) {
              presence::Present row = presence::present_of(connection_->record());
              row.service = present_.service;
              row.address = present_.address;
              row.place = present_.place;
              row.since = present_.since;
              then({std::move(row)});
            },
        .visit =
            [this](
                std::optional<std::int64_t> /*call*/, const presence::CallDirectory::Visit& visit,
                const presence::CallDirectory::Visited& then
            ) {
              then(visit(*connection_) ? 1 : 0);
            }};
  }

  void beat() {
    const bool has_carrier = !callers_line_.serial || callers_line_.serial->has_carrier();
    if (!has_carrier) return connection_->hang_up();
    connection_->tick();
    expect_mouse(callers_line_.out, connection_->has_mouse());
  }

  void hurry() {
    hung_up_ = std::chrono::steady_clock::now();
    workers_.score_queue.hurry(scores::hang_up_patience);
    guard_.expires_after(last_moment);
    guard_.async_wait([this](const boost::system::error_code& error) {
      if (!error) context_.stop();
    });
  }

  /// Only a size that has changed is news: some boards give every caller the same one.
  void tell_size() {
    const wire::SystemSize size = system_size(callers_line_.in);
    if (std::exchange(size_, size) != size) connection_->resize(size);
  }

  asio::io_context context_{1};
  Workers workers_;
  presence::Present present_;  ///< what does not change
  CallersLine& callers_line_;
  std::shared_ptr<Connection> connection_;
  Heartbeat heartbeat_;
  EndSignals end_signals_;
  WindowSignals windows_;
  wire::SystemSize size_ = system_size(callers_line_.in);
  asio::steady_timer guard_;
  std::optional<std::chrono::steady_clock::time_point> hung_up_;
  std::optional<presence::CallersSocket> callers_socket_;
  std::optional<presence::WhosOnline> whos_online_;
};

}  // namespace

CallRecord run_call(
    scores::Disk& disk, Log& log, const Storage& kept, CallersLine& line, CallSetup call_setup,
    std::unique_ptr<OwnSocket> own, Fd desk
) {
  ignore_broken_pipes();
  ignore_background_writes();
  const bool has_status_line = call_setup.call.has_status_line;
  auto loop = std::make_unique<CallerLoop>(
      disk, log, kept, line, std::move(call_setup), std::move(own), std::move(desk)
  );
  if (has_status_line) loop->show_whos_online(kept.data_directory);
  CallRecord record;
  {
    const BlockingGuard blocking{line.in, line.out};
    std::optional<RawTerminal> raw;  // a serial line is raw already, and puts itself back
    if (!line.serial) raw.emplace(is_terminal(line.in) ? line.in : line.out);
    record = loop->run();
  }
  if (record.is_cut_off) {
    // Waiting for the score queue could take for ever.
    [[maybe_unused]] const auto* const left_behind = loop.release();
    line.serial.reset();
  }
  return record;
}

}  // namespace codemaker::io
