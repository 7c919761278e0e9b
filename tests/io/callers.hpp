/// Callers at the far ends of socket pairs, and a board that serves them all on one thread.
#pragma once

#include "io/calls/connection.hpp"
#include "log_directory.hpp"
#include "support/gated_disk.hpp"

#include <boost/asio/io_context.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::tests {

/// What callers share: disk, log, threads.
struct Board {
  Board();

  /// Lets the board work until something has come true; fails the test after ten seconds.
  void work_until(const std::function<bool()>& is_true, std::string_view what);

  /// The system's chance runs out: the next draw throws.
  void run_out_of_chance() { has_chance = false; }

  bool has_chance = true;
  GatedDisk disk;
  LogDirectory log_directory;
  io::Log log = log_directory.open();
  boost::asio::io_context context{1};
  io::Workers workers{context, disk, log};
};

/// A caller on one end of a socket pair, with a connection at the other.
class Caller {
 public:
  Caller(Board& board, io::CallSetup call_setup);

  void send(std::string_view bytes) const;

  /// Reads up to and with this text, from where the last call ended.
  std::string until(std::string_view text);

  /// What a caller does who reads what has just begun: keys typed ahead of it would be dropped.
  void read_on();

  /// How the call ended.
  io::CallRecord until_done();

  /// Everything received so far.
  [[nodiscard]] const std::string& received() const { return received_; }

  [[nodiscard]] int hang_ups() const { return hang_ups_; }

  [[nodiscard]] io::Connection& connection() { return *connection_; }

 private:
  void read();

  Board& board_;
  io::Fd far_;
  std::shared_ptr<io::Connection> connection_;
  std::string received_;
  std::size_t seen_ = 0;
  int hang_ups_ = 0;
  std::optional<io::CallRecord> record_;
};

/// A caller behind a board, in plain lines.
[[nodiscard]] io::CallSetup in_lines(const std::string& handle);

/// From the title of a caller in lines: the first level of a campaign is won, and what it pays is
/// on its way to the disk.
void win_a_level(Caller& caller);

}  // namespace codemaker::tests
