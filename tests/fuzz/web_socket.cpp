// Whatever comes over a websocket, no more is read of it than came, and it ends.
#include "io/lines/web_socket.hpp"

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <sys/socket.h>
#include <unistd.h>

namespace {

using namespace codemaker::io;
namespace asio = boost::asio;

/// Reads all that there is to read, and answers what the caller's end of a websocket would hear.
asio::awaitable<void> read_all(web::Socket& socket, std::size_t& count) {
  std::array<char, 1024> bytes{};
  while (true) {
    const auto [error, size] = co_await socket.read_some(asio::buffer(bytes));
    if (size > bytes.size()) std::abort();
    count += size;
    if (error) co_return;
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t fits_the_socket = 16384;
  if (size > fits_the_socket) return 0;
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) != 0) std::abort();
  asio::io_context context;
  std::size_t count = 0;
  {
    web::Socket socket{context, Fd{ends[0]}, {"dGhlIHNhbXBsZSBub25jZQ==", "codemaker"}};
    if (::write(ends[1], data, size) != static_cast<ssize_t>(size)) std::abort();
    ::shutdown(ends[1], SHUT_WR);
    // Its timers would go on for a while.
    asio::co_spawn(context, read_all(socket, count), [&](const std::exception_ptr& failure) {
      if (failure) std::abort();
      context.stop();
    });
    context.run();
  }
  ::close(ends[1]);
  if (count > size) std::abort();
  return 0;
}
