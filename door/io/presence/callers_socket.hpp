/// The socket at which a process tells the sysop's commands who is there, and takes what they have
/// to say to callers.
#pragma once

#include "io/lines/steady_acceptor.hpp"
#include "io/log/log.hpp"
#include "io/posix/callers_folder.hpp"
#include "io/presence/order.hpp"
#include "io/presence/present.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::io {
class Connection;
}

namespace codemaker::io::presence {

namespace asio = boost::asio;

/// What a process does for who asks. Both tell their answer on the context's thread, later or at
/// once.
struct CallDirectory {
  using Found = std::function<void(std::vector<Present>)>;
  using Visit = std::function<bool(Connection&)>;
  using Visited = std::function<void(int)>;

  std::function<void(Found)> find;
  /// Calls with the call of that number, or with each of them, on their threads; tells how often
  /// that was true.
  std::function<void(std::optional<std::int64_t> call, Visit, Visited)> visit;
};

/// A socket for that in the data directory, made before a process may make none any more; null,
/// with a line in the log, if there can be none: then the callers of this process are not found.
[[nodiscard]] std::unique_ptr<OwnSocket> open_callers_socket(
    const std::string& data_directory, Log& log
);

/// Answers each who asks, a few at a time, and nobody for whom the data are not. What is thrown on
/// the way comes out of the context's `run`.
class CallersSocket {
 public:
  /// The log outlives it.
  CallersSocket(
      asio::io_context& context, std::unique_ptr<OwnSocket> own, CallDirectory directory, Log& log
  );

  CallersSocket(const CallersSocket&) = delete;
  CallersSocket& operator=(const CallersSocket&) = delete;
  ~CallersSocket() = default;

  /// Begins to accept, unless it does already. May throw where there is no memory.
  void start() { acceptor_.start(); }

  [[nodiscard]] bool is_accepting() const { return acceptor_.is_accepting(); }

  /// The context runs no more, and this is not to be destroyed: the socket goes all the same,
  /// unless the disk does not answer.
  void leave();

 private:
  using Protocol = asio::local::stream_protocol;

  /// Each who is answered holds one.
  using Turn = std::shared_ptr<const bool>;

  void take(Protocol::socket socket);
  asio::awaitable<void> answer(Protocol::socket socket, Turn turn);
  asio::awaitable<void> tell_present(Protocol::socket& socket);
  asio::awaitable<void> carry_out(Protocol::socket& socket, Order order);
  asio::awaitable<void> chat(Protocol::socket socket, Order order);

  std::unique_ptr<OwnSocket> own_;
  CallDirectory directory_;
  Log& log_;
  asio::io_context& context_;
  SteadyAcceptor<Protocol> acceptor_;
  Turn turns_ = std::make_shared<const bool>(true);
};

}  // namespace codemaker::io::presence
