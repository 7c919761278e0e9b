/// A PostgreSQL server of the tests' own.
#pragma once

#include "support/temporary_directory.hpp"

#include <string>
#include <string_view>

namespace codemaker::tests {

/// A PostgreSQL that this program of tests has started, in a directory of its own. Without it the
/// tests fail: what was not tried does not work.
class Server {
 public:
  /// Started at the first call.
  static Server& running();

  /// One more, started with these variables: "NAME=value".
  explicit Server(std::string variables);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();

  void start();
  void stop();

  /// By itself: what it cannot write ends it.
  [[nodiscard]] bool has_ended() const;

  /// It takes what is sent and says nothing, as a machine that hangs.
  void freeze() const { signal_all("STOP"); }

  void thaw() const { signal_all("CONT"); }

  [[nodiscard]] int port() const { return port_; }

  /// For this role, password and database.
  [[nodiscard]] std::string url(
      std::string_view role, std::string_view password, std::string_view database
  ) const;

  /// For its owner, who has no password.
  [[nodiscard]] std::string url() const { return url("postgres", "", "postgres"); }

  /// Statements of the owner.
  void run(const std::string& statement) const;

 private:
  void run_tool(const std::string& command) const;
  void signal_all(std::string_view signal) const;

  std::string variables_;
  TemporaryDirectory directory_;
  int port_ = 0;
};

}  // namespace codemaker::tests
