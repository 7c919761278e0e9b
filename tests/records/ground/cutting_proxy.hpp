/// A line to a PostgreSQL server that breaks when it is told to.
#pragma once

#include <atomic>
#include <thread>

namespace codemaker::tests {

/// Passes on what one client and the server on a port of this machine say, as long as it lives. The
/// next client is let in when the one before has gone.
class CuttingProxy {
 public:
  enum class Cut {
    before,  ///< what the client says does not arrive
    after    ///< it arrives and is answered, and the answer does not arrive
  };

  explicit CuttingProxy(int server_port);
  CuttingProxy(const CuttingProxy&) = delete;
  CuttingProxy& operator=(const CuttingProxy&) = delete;
  ~CuttingProxy();

  [[nodiscard]] int port() const { return port_; }

  /// The line breaks at what the client says for this time, from 1 on; 0: never.
  void arm(Cut cut, int message);

  /// True if it has broken since it was armed.
  [[nodiscard]] bool has_cut() const { return has_cut_; }

 private:
  void serve();
  void pass_on(int client, int server);

  int server_port_;
  int port_ = 0;
  int listener_ = -1;
  std::atomic<Cut> cut_{Cut::before};
  std::atomic<int> messages_left_{0};
  std::atomic<bool> has_cut_{false};
  std::atomic<bool> is_over_{false};
  std::thread thread_;
};

}  // namespace codemaker::tests
