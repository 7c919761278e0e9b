/// The two ends of a caller's line. A socket is both; so is a terminal.
#pragma once

#include "io/fd.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>

#include <optional>

namespace codemaker::io {

namespace asio = boost::asio;

/// A line that we read and write; it closes its descriptors.
class Line {
 public:
  using End = asio::posix::stream_descriptor;

  /// Takes copies of the descriptors, one if they are the same; the originals stay with the caller.
  /// Throws std::system_error if there is no descriptor left.
  Line(asio::io_context& context, int in, int out);

  /// Takes over a descriptor that is both ends.
  Line(asio::io_context& context, Fd both);

  /// Where the caller's bytes come from, and where ours go; the same for a socket.
  [[nodiscard]] End& in() { return in_; }

  [[nodiscard]] End& out() { return out_ ? *out_ : in_; }

  void close();

 private:
  End in_;
  std::optional<End> out_;  ///< where it is not the other end too
};

/// True if the descriptor is an open socket.
[[nodiscard]] bool is_socket(int fd);
[[nodiscard]] bool is_pipe(int fd);

/// True if the descriptor is a socket that somebody is connected to.
[[nodiscard]] bool is_connected(int fd);

/// True for a terminal, a pipe or a socket, but not for the null device or a file.
[[nodiscard]] bool is_live(int fd);

}  // namespace codemaker::io
