/// The two ends of a caller's line. A socket is both; so is a terminal.
#pragma once

#include "io/fd.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>

#include <optional>

namespace codemaker::io {

namespace asio = boost::asio;

class Line {
 public:
  /// Takes copies of the descriptors; the originals stay with the caller.
  Line(asio::io_context& context, int in, int out);

  asio::posix::stream_descriptor in;
  asio::posix::stream_descriptor out;

  void close();
};

/// True if the descriptor is an open socket.
[[nodiscard]] bool is_socket(int fd);

/// True for a terminal, a pipe or a socket, but not for the null device or a file.
[[nodiscard]] bool is_live(int fd);

}  // namespace codemaker::io
