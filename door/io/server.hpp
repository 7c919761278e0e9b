/// codemaker as its own server: callers come by telnet.
#pragma once

#include "io/connection.hpp"
#include "io/heartbeat.hpp"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>

#include <map>
#include <set>
#include <string>

namespace codemaker::io {

struct ServerSettings {
  std::string telnet;  ///< ADDRESS:PORT, an IPv6 address in brackets; port 0 for any
  int max_callers = 1000;
  int max_per_address = 10;
  std::optional<std::chrono::seconds> time_left;
  std::chrono::seconds idle_limit{300};
  std::optional<play::Presentation> wanted;
  wire::TerminalOrders orders;
  std::shared_ptr<const play::Theme> theme;
};

class Server {
 public:
  Server(PosixDisk& disk, Log& log, ServerSettings settings);

  /// Opens the listener; returns its address and port.
  [[nodiscard]] scores::Result<std::string> listen();

  /// Serves until SIGTERM, SIGINT or SIGHUP; then everybody is hung up and what they won is filed.
  void run();

 private:
  using tcp = asio::ip::tcp;

  asio::awaitable<void> accept_callers();
  void welcome(tcp::socket socket, const std::string& address);
  void refuse(tcp::socket socket, std::string_view address);
  void end_call(
      const std::shared_ptr<Connection>& connection, const std::string& address,
      const CallRecord& record
  );
  void stop();

  asio::io_context context_{1};
  PosixDisk& disk_;
  Log& log_;
  ServerSettings settings_;
  Workers workers_;
  tcp::acceptor acceptor_;
  std::set<std::shared_ptr<Connection>> callers_;
  std::map<std::string, int> callers_by_address_;
  Heartbeat heartbeat_;
  asio::signal_set endings_;
  asio::steady_timer guard_;
  bool is_stopping_ = false;
};

}  // namespace codemaker::io
