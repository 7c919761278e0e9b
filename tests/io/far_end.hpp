/// A caller at the far end of a line, and the connection that serves them: both on one thread.
#pragma once

#include "io/connection.hpp"
#include "support/temporary_directory.hpp"

#include <boost/asio/io_context.hpp>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::tests {

/// A board's caller on a terminal that is known: nothing is asked.
[[nodiscard]] io::Greeting greeting_of(const std::string& handle);

class FarEnd {
 public:
  explicit FarEnd(io::Greeting greeting = greeting_of("Ada"));

  /// A caller who does not read; what the line holds for them is little.
  bool reads = true;

  void send(std::string_view bytes);

  /// Everything up to and with this text, from where the last call ended; fails after ten seconds
  /// or when the other end has closed the line.
  std::string until(std::string_view text);

  /// Lets the program work until it waits for us, at most this long.
  void let_work(std::chrono::milliseconds time);

  /// The caller's end is closed, as when a line drops.
  void hang_up() { far_ = io::Fd{}; }

  /// The program is told that the line is gone, as by SIGHUP.
  void signal_hang_up() { connection_->hang_up(); }

  void tick() { connection_->tick(); }

  /// How the call went, once it is over; fails after ten seconds.
  io::CallRecord until_done();

  /// How often the owner was told that the line is lost.
  [[nodiscard]] int hang_ups() const { return hang_ups_; }

  /// Everything that was received so far.
  [[nodiscard]] const std::string& received() const { return received_; }

  [[nodiscard]] io::PosixDisk& disk() { return *disk_; }

 private:
  void take_bytes();
  bool work_until(const std::function<bool()>& is_reached);

  TemporaryDirectory directory_;
  std::unique_ptr<io::PosixDisk> disk_;
  io::Log log_;
  boost::asio::io_context context_{1};
  io::Workers workers_;
  io::Fd far_;
  std::string received_;
  std::size_t read_ = 0;
  bool is_closed_ = false;
  int hang_ups_ = 0;
  std::optional<io::CallRecord> record_;
  std::shared_ptr<io::Connection> connection_;
};

}  // namespace codemaker::tests
