/// The two ends of a caller's line. A socket is both; so is a terminal. A caller by the web has a
/// websocket.
#pragma once

#include "io/lines/web_socket.hpp"
#include "io/posix/descriptor_stream.hpp"
#include "io/posix/fd.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <optional>
#include <variant>

namespace codemaker::io {

namespace asio = boost::asio;

/// A line that we read and write; it closes its descriptors.
class Line {
 public:
  using End = DescriptorStream;

  /// Takes copies of the descriptors, one if they are the same; the originals stay with the caller.
  /// Throws std::system_error if there is no descriptor left.
  Line(asio::io_context& context, int in, int out);

  /// Takes over a descriptor that is both ends.
  Line(asio::io_context& context, Fd both);

  /// Takes over a websocket.
  explicit Line(web::Socket socket);

  /// What became of reading or writing: an error, or how many bytes.
  using Moved = web::Moved;

  /// Reads what there is, one byte at least. The line must stay where it is until then.
  [[nodiscard]] asio::awaitable<Moved> read_some(asio::mutable_buffer into);

  /// Writes all of it. The same holds.
  [[nodiscard]] asio::awaitable<Moved> write(asio::const_buffer from);

  /// A websocket with this code.
  void close(std::uint16_t code = web::Socket::over);

  /// True if the other side has ended the line by itself, and not lost it. Of a bare socket or a
  /// terminal nobody can tell: it counts as ended.
  [[nodiscard]] bool has_said_goodbye() const;

 private:
  /// Where the caller's bytes come from, and where ours go.
  struct Ends {
    End in;
    std::optional<End> out;  ///< where it is not the other end too
  };

  std::variant<Ends, web::Socket> ends_;
};

}  // namespace codemaker::io
