#include "io/door/connect_back.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <fmt/format.h>

namespace codemaker::io {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using scores::Fault;
using scores::Result;

constexpr std::chrono::seconds patience{10};

Fault no_line(std::string_view where, const error_code& error) {
  const std::string reason =
      error == asio::error::would_block ? "no answer in 10 seconds" : error.message();
  return Fault::because(fmt::format("cannot connect to {}: {}", where, reason));
}

/// The descriptor alone: the line is read by another context.
template <typename Socket>
Result<Fd> take_over(Socket& socket, std::string_view where) {
  error_code error;
  Fd fd{socket.release(error)};
  if (error) return no_line(where, error);
  return fd;
}

}  // namespace

Result<Fd> connect_tcp(const std::string& host, const std::string& port) {
  const std::string where = fmt::format("{}:{}", host, port);
  asio::io_context context;
  tcp::resolver resolver{context};
  error_code error;
  const auto endpoints = resolver.resolve(host, port, error);
  if (error) return no_line(where, error);
  tcp::socket socket{context};
  error = asio::error::would_block;
  asio::async_connect(socket, endpoints, [&](const error_code& result, const auto& /*endpoint*/) {
    error = result;
  });
  context.run_for(patience);
  if (error) return no_line(where, error);
  error_code ignored;  // a line that cannot do without delay works with it
  socket.set_option(tcp::no_delay{true}, ignored);
  return take_over(socket, where);
}

Result<Fd> connect_unix(const std::string& path) {
  constexpr std::size_t max_path_bytes = 107;
  if (path.size() > max_path_bytes) {
    return Fault::because(fmt::format("the path of a Unix socket has at most 107 bytes: {}", path));
  }
  asio::io_context context;
  asio::local::stream_protocol::socket socket{context};
  error_code error = asio::error::would_block;
  socket.async_connect(asio::local::stream_protocol::endpoint{path}, [&](const error_code& result) {
    error = result;
  });
  context.run_for(patience);
  if (error) return no_line(path, error);
  return take_over(socket, path);
}

}  // namespace codemaker::io
