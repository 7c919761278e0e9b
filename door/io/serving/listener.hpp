/// One address at which callers of one service are accepted.
#pragma once

#include "io/lines/steady_acceptor.hpp"
#include "io/posix/descriptors.hpp"
#include "io/serving/sockets.hpp"

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

/// Accepts callers as long as it is open. What a caller's beginning throws comes out of the
/// context's `run`.
class Listener {
 public:
  /// Takes over a listening socket; `spare` outlives the listener.
  Listener(
      asio::io_context& context, ListeningSocket socket, SpareDescriptor& spare, Welcome welcome
  );

  /// Begins to accept, unless it does already. May throw where there is no memory.
  void start() { acceptor_.start(); }

  [[nodiscard]] bool is_accepting() const { return acceptor_.is_accepting(); }

  /// Nobody is accepted any more.
  void close() { acceptor_.close(); }

  [[nodiscard]] Service service() const { return service_; }

 private:
  void welcome(asio::ip::tcp::socket socket);
  void refuse_without_descriptor();

  asio::io_context& context_;
  Service service_;
  SpareDescriptor& spare_;
  Welcome welcome_;
  SteadyAcceptor<asio::ip::tcp> acceptor_;
};

}  // namespace codemaker::io::serving
