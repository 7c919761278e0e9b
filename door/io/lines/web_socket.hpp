/// The websocket of a caller by the web, as an end of their line.
#pragma once

#include "io/posix/fd.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/system/error_code.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>

namespace codemaker::io::web {

namespace asio = boost::asio;

/// What became of reading or writing: an error, or how many bytes.
using Moved = std::tuple<boost::system::error_code, std::size_t>;

/// What a browser asked for when it wanted a websocket; the answer hangs on it.
struct Handshake {
  std::string key;         ///< Sec-WebSocket-Key
  std::string protocol;    ///< the subprotocol that we answer with
  std::string ahead = {};  ///< what came behind it already: the first frames

  static constexpr std::size_t most_ahead = 1024;  ///< of what may have come
};

/// A websocket whose messages are a stream of bytes in either direction, cut anywhere. One that
/// sends more than 4 KiB in a message, or does not answer to a ping, is closed.
class Socket {
 public:
  /// Takes over a connection on which that was asked for; answers at once.
  /// Throws boost::system::system_error if the caller is gone.
  Socket(asio::io_context& context, Fd connection, const Handshake& handshake);
  Socket(Socket&&) noexcept;
  Socket& operator=(Socket&&) noexcept;
  ~Socket();

  [[nodiscard]] asio::awaitable<Moved> read_some(asio::mutable_buffer into);
  [[nodiscard]] asio::awaitable<Moved> write(asio::const_buffer from);

  /// Ends it in order, with words of at most 123 bytes for the page to show; who does not answer is
  /// cut off half a second later.
  void close(std::uint16_t code = over, std::string_view words = {});

  /// With which a call ends that is over, one whose server ends (RFC 6455 7.4.2), one that is asked
  /// for and is not there any more, one that goes on in another tab, one that a server held which
  /// ended since, and one for which there is no line now, or no more.
  static constexpr std::uint16_t over = 1000;
  static constexpr std::uint16_t restarts = 1012;
  static constexpr std::uint16_t gone = 4404;
  static constexpr std::uint16_t elsewhere = 4409;
  static constexpr std::uint16_t of_before = 4410;
  static constexpr std::uint16_t turned_away = 4503;

  /// True if the other side has ended it by itself.
  [[nodiscard]] bool has_said_goodbye() const;

 private:
  struct Stream;
  std::shared_ptr<Stream> stream_;
};

}  // namespace codemaker::io::web
