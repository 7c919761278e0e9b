/// codemaker as its own server: callers come by telnet.
#pragma once

#include "io/connection.hpp"
#include "io/descriptors.hpp"
#include "io/heartbeat.hpp"
#include "io/refusals.hpp"
#include "io/signals.hpp"

#include <boost/asio/ip/tcp.hpp>

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::io {

/// What `serve` was told; the defaults are those of the settings.
struct ServerSettings {
  std::string telnet;  ///< ADDRESS:PORT, an IPv6 address in brackets; port 0 for any
  int max_callers = 1000;
  int max_per_address = 10;
  std::optional<std::chrono::seconds> time_left;
  std::chrono::seconds idle_limit{300};
  std::string season_key;  ///< as a call has it
  play::Openings openings = play::Openings::once;
  std::optional<play::Presentation> wanted;
  wire::TerminalOrders orders;
  std::shared_ptr<const play::Theme> theme;
  std::optional<scores::records::Target> games;  ///< of who gave their name a password
  int resume_days = 0;
};

/// What is known of a caller who calls now.
[[nodiscard]] CallSetup call_setup(const ServerSettings& settings, play::Instant now);

/// A listener and its callers, all on one thread.
class Server {
 public:
  /// Disk and log outlive the server.
  Server(scores::Disk& disk, Log& log, ServerSettings settings);

  /// How serving ended.
  enum class Ending : std::uint8_t {
    orderly,
    cut_off  ///< the disk does not answer: the program must end without destroying the server
  };

  /// Opens the listener; returns its address and port. Takes no more callers than the system lets
  /// us have descriptors, and says so in the log.
  [[nodiscard]] scores::Result<std::string> listen();

  /// Serves until SIGTERM, SIGINT or SIGHUP; then everybody is told and hung up, and what they won
  /// is filed, or kept in the spool. That takes two seconds at most.
  [[nodiscard]] Ending run();

 private:
  using tcp = asio::ip::tcp;

  [[nodiscard]] scores::Result<void> fit_to_descriptors();
  void start_accepting();
  asio::awaitable<void> accept_callers();
  void welcome(tcp::socket socket, const std::string& address);
  void refuse(tcp::socket& socket, std::string_view address, std::string_view reason);
  void refuse_without_descriptor();
  void end_call(const std::shared_ptr<Connection>& connection, const CallRecord& record);
  void beat();
  void give_memory_back();
  void tell_fault(std::string_view reason);

  /// What came from an address lately; forgotten then.
  struct WrongPasswords {
    int count = 0;
    play::Instant until;
  };

  void count_wrong_password(const std::string& address);
  void stop();

  asio::io_context context_{1};
  Log& log_;
  ServerSettings settings_;
  Workers workers_;
  tcp::acceptor acceptor_;
  SpareDescriptor spare_;
  std::map<std::shared_ptr<Connection>, std::string> callers_;  ///< and their addresses
  std::map<std::string, int> callers_by_address_;
  Refusals refusals_;
  bool has_memory_to_give_ = false;
  int beats_ = 0;
  Heartbeat heartbeat_;
  EndSignals end_signals_;
  std::map<std::string, WrongPasswords> wrong_passwords_;  ///< by the addresses they came from
  bool is_accepting_ = false;
  bool is_told_ = false;  ///< that nobody is accepted
  asio::steady_timer guard_;
  bool is_stopping_ = false;
};

}  // namespace codemaker::io
