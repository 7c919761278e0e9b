/// One address at which callers of one service are accepted.
#pragma once

#include "io/lines/life.hpp"
#include "io/posix/descriptors.hpp"
#include "io/serving/sockets.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <functional>

namespace codemaker::io::serving {

/// Who wants the callers of a listener.
struct Welcome {
  using Socket = asio::ip::tcp::socket;

  std::function<void(Socket socket, const Caller& from)> accept;
  /// There is no descriptor left for this one: they are told, and let go.
  std::function<void(Socket& socket, const Caller& from)> refuse;
};

/// Accepts callers as long as it is open. What a caller's beginning throws ends the accepting, and
/// comes out of the context's `run`; so does what Asio throws when it makes a socket of a caller,
/// which ends the coroutine without a word. Then `start` begins again.
class Listener {
 public:
  /// Takes over a listening socket; `spare` outlives the listener.
  Listener(
      asio::io_context& context, ListeningSocket socket, SpareDescriptor& spare, Welcome welcome
  );

  /// Begins to accept, unless it does already. Takes memory: it may throw.
  void start();

  [[nodiscard]] bool is_accepting() const { return !accepting_.is_over(); }

  /// Nobody is accepted any more.
  void close();

  [[nodiscard]] Service service() const { return service_; }

 private:
  asio::awaitable<void> accept_callers(Life::Lease lease);
  void refuse_without_descriptor();

  asio::io_context& context_;
  Service service_;
  asio::ip::tcp::acceptor acceptor_;
  SpareDescriptor& spare_;
  Welcome welcome_;
  Life accepting_;
  bool is_closed_ = false;
};

}  // namespace codemaker::io::serving
