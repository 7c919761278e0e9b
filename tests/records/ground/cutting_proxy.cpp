#include "cutting_proxy.hpp"

#include <array>
#include <netinet/in.h>
#include <poll.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>

namespace codemaker::tests {
namespace {

constexpr int look_again_ms = 20;

sockaddr_in loopback(int port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  return address;
}

sockaddr* any_of(sockaddr_in& address) {
  return reinterpret_cast<sockaddr*>(&address);
}

/// What is there is passed on; false: who says it has gone.
bool pass(int from, int to) {
  std::array<char, 16'384> bytes{};
  const ssize_t count = ::recv(from, bytes.data(), bytes.size(), 0);
  return count > 0 && ::send(to, bytes.data(), static_cast<std::size_t>(count), MSG_NOSIGNAL) > 0;
}

bool has_word(int end, int milliseconds) {
  pollfd asked{end, POLLIN, 0};
  return ::poll(&asked, 1, milliseconds) > 0;
}

}  // namespace

CuttingProxy::CuttingProxy(int server_port)
    : server_port_{server_port},
      listener_{::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)} {
  sockaddr_in address = loopback(0);
  socklen_t size = sizeof address;
  const bool is_open = ::bind(listener_, any_of(address), size) == 0 &&
                       ::listen(listener_, 4) == 0 &&
                       ::getsockname(listener_, any_of(address), &size) == 0;
  if (!is_open) throw std::runtime_error{"the proxy has no port"};
  port_ = ntohs(address.sin_port);
  thread_ = std::thread{[this] {
    serve();
  }};
}

CuttingProxy::~CuttingProxy() {
  is_over_ = true;
  thread_.join();
  ::close(listener_);
}

void CuttingProxy::arm(Cut cut, int message) {
  has_cut_ = false;
  cut_ = cut;
  messages_left_ = message;
}

void CuttingProxy::serve() {
  while (!is_over_) {
    if (!has_word(listener_, look_again_ms)) continue;
    const int client = ::accept(listener_, nullptr, nullptr);
    const int server = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address = loopback(server_port_);
    if (::connect(server, any_of(address), sizeof address) == 0) pass_on(client, server);
    ::close(server);
    ::close(client);
  }
}

/// Until one of them goes, or the line breaks. The client asks and waits: what it says at once is
/// one question.
void CuttingProxy::pass_on(int client, int server) {
  while (!is_over_) {
    std::array<pollfd, 2> asked{pollfd{client, POLLIN, 0}, pollfd{server, POLLIN, 0}};
    if (::poll(asked.data(), asked.size(), look_again_ms) <= 0) continue;
    if (asked[1].revents != 0 && !pass(server, client)) return;
    if (asked[0].revents == 0) continue;
    const bool is_cut = messages_left_ > 0 && --messages_left_ == 0;
    if (is_cut) has_cut_ = true;
    if (is_cut && cut_ == Cut::before) return;
    if (!pass(client, server)) return;
    constexpr int answers_within_ms = 5'000;
    if (is_cut) return static_cast<void>(has_word(server, answers_within_ms));
  }
}

}  // namespace codemaker::tests
