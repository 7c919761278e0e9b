#include "io/lines/web_socket.hpp"

#include "io/posix/sockets.hpp"
#include "io/secrets/token.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <fmt/format.h>
#include <utility>

namespace codemaker::io::web {
namespace {

namespace beast = boost::beast;
using tcp = asio::ip::tcp;

constexpr std::size_t longest_message = 4096;
constexpr std::chrono::milliseconds farewell{500};
/// Of a close, in bytes (RFC 6455 5.5).
constexpr std::size_t longest_reason = 123;
/// A page whose network has gone away is noticed so soon.
constexpr std::chrono::seconds silence{40};

tcp::socket socket_of(asio::io_context& context, Fd connection) {
  tcp::socket socket{context};
  socket.assign(protocol_of(connection.get()), connection.get());
  static_cast<void>(connection.release());
  return socket;
}

}  // namespace

/// Compression is left out: screens are small, and its memory is not.
struct Socket::Stream {
  explicit Stream(tcp::socket accepted) : socket{std::move(accepted)}, cut{socket.get_executor()} {}

  beast::websocket::stream<beast::tcp_stream, false> socket;
  asio::steady_timer cut;  ///< of who does not answer to a goodbye
  bool is_closing = false;
};

Socket::Socket(asio::io_context& context, Fd connection, const Handshake& handshake)
    : stream_{std::make_shared<Stream>(socket_of(context, std::move(connection)))} {
  namespace http = beast::http;
  auto& socket = stream_->socket;
  auto timeouts = beast::websocket::stream_base::timeout::suggested(beast::role_type::server);
  timeouts.idle_timeout = silence;
  socket.set_option(timeouts);
  socket.read_message_max(longest_message);
  socket.binary(true);
  socket.auto_fragment(false);
  socket.set_option(beast::websocket::stream_base::decorator{
      [protocol = handshake.protocol](beast::websocket::response_type& response) {
        response.set(http::field::sec_websocket_protocol, protocol);
        response.set(http::field::server, "codemaker");
      }});
  // What was asked for, in short; the frames behind it are read as if they came now.
  const std::string asked = fmt::format(
      "GET / HTTP/1.1\r\nHost: here\r\nConnection: upgrade\r\nUpgrade: websocket\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {}\r\n\r\n{}",
      handshake.key, handshake.ahead
  );
  // An answer as short as this always finds room in what the system has not sent yet.
  socket.accept(asio::buffer(asked));
}

Socket::Socket(Socket&&) noexcept = default;
Socket& Socket::operator=(Socket&&) noexcept = default;

Socket::~Socket() = default;

asio::awaitable<Moved> Socket::read_some(asio::mutable_buffer into) {
  return stream_->socket.async_read_some(into, token);
}

asio::awaitable<Moved> Socket::write(asio::const_buffer from) {
  return stream_->socket.async_write(from, token);
}

bool Socket::has_said_goodbye() const {
  return stream_->socket.reason().code == over;
}

void Socket::close(std::uint16_t code, std::string_view words) {
  if (std::exchange(stream_->is_closing, true)) return;
  const auto stream = stream_;
  stream->cut.expires_after(farewell);
  stream->cut.async_wait([stream](const boost::system::error_code& error) {
    if (!error) beast::get_lowest_layer(stream->socket).close();
  });
  stream->socket.async_close(
      beast::websocket::close_reason{
          static_cast<beast::websocket::close_code>(code), words.substr(0, longest_reason)},
      [stream](const boost::system::error_code& /*gone already*/) {
        stream->cut.cancel();
        beast::get_lowest_layer(stream->socket).close();
      }
  );
}

}  // namespace codemaker::io::web
