#include "io/posix/sockets.hpp"

#include <cstring>
#include <fcntl.h>
#include <sys/socket.h>

namespace codemaker::io {
namespace {

using boost::asio::ip::tcp;

int option_of(int fd, int option) {
  int value = -1;
  socklen_t size = sizeof value;
  return ::getsockopt(fd, SOL_SOCKET, option, &value, &size) == 0 ? value : -1;
}

/// The address of this end; nullopt if there is none.
std::optional<tcp::endpoint> own_end(int fd) {
  sockaddr_storage address{};
  socklen_t size = sizeof address;
  if (::getsockname(fd, reinterpret_cast<sockaddr*>(&address), &size) != 0) return std::nullopt;
  if (address.ss_family != AF_INET && address.ss_family != AF_INET6) return std::nullopt;
  tcp::endpoint endpoint;
  std::memcpy(endpoint.data(), &address, size);
  endpoint.resize(size);
  return endpoint;
}

bool send_with(int socket, std::string_view bytes, int flags) {
  const ssize_t sent = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL | flags);
  return sent == static_cast<ssize_t>(bytes.size());
}

}  // namespace

bool is_socket(int fd) {
  return option_of(fd, SO_TYPE) >= 0;
}

bool is_connected(int fd) {
  sockaddr_storage peer{};
  socklen_t size = sizeof peer;
  return ::getpeername(fd, reinterpret_cast<sockaddr*>(&peer), &size) == 0;
}

tcp protocol_of(int socket) {
  const auto own = own_end(socket);
  return own ? own->protocol() : tcp::v4();
}

std::optional<tcp::endpoint> listening_endpoint(int fd) {
  const bool listens = option_of(fd, SO_ACCEPTCONN) == 1 && option_of(fd, SO_TYPE) == SOCK_STREAM;
  return listens ? own_end(fd) : std::nullopt;
}

void close_for_children(int fd) {
  ::fcntl(fd, F_SETFD, FD_CLOEXEC);
}

bool send_at_once(int socket, std::string_view bytes) {
  return send_with(socket, bytes, MSG_DONTWAIT);
}

bool send_all(int socket, std::string_view bytes) {
  return send_with(socket, bytes, 0);
}

}  // namespace codemaker::io
