#include "io/serving/who_socket.hpp"

#include "io/files.hpp"
#include "io/serving/time_limit.hpp"
#include "io/token.hpp"

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <cerrno>
#include <chrono>
#include <exception>
#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace codemaker::io::serving {
namespace {

using scores::Fault;
using scores::Result;
using Protocol = asio::local::stream_protocol;

constexpr int most_asking = 8;
constexpr std::chrono::seconds who_limit{2};
constexpr mode_t for_the_group = 0660;

/// A name of any length, by way of the open directory.
Protocol::endpoint endpoint_in(const disk::Folder& folder) {
  return Protocol::endpoint{fmt::format("/proc/self/fd/{}/{}", folder.fd(), who_socket)};
}

/// A socket at which the server of the directory answers; closed if there is none.
Fd connect_to(const disk::Folder& folder) {
  Fd socket{::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0)};
  const auto endpoint = endpoint_in(folder);
  const bool is_there =
      ::connect(socket.get(), endpoint.data(), static_cast<socklen_t>(endpoint.size())) == 0;
  return is_there ? std::move(socket) : Fd{};
}

/// What came until the other side closed; nullopt if that took too long or was too much.
std::optional<std::string> read_until_closed(int socket) {
  const auto deadline = std::chrono::steady_clock::now() + who_limit;
  std::string text;
  std::array<char, 16384> buffer{};
  while (text.size() < max_present_bytes) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
        deadline - std::chrono::steady_clock::now()
    );
    pollfd waits{socket, POLLIN, 0};
    if (left.count() <= 0 || ::poll(&waits, 1, static_cast<int>(left.count())) <= 0) break;
    const ssize_t size = ::read(socket, buffer.data(), buffer.size());
    if (size == 0) return text;
    if (size < 0 && errno != EINTR && errno != EAGAIN) break;
    if (size > 0) text.append(buffer.data(), static_cast<std::size_t>(size));
  }
  return std::nullopt;
}

}  // namespace

WhoSocket::WhoSocket(asio::io_context& context, disk::Folder folder, Ask ask)
    : folder_{std::move(folder)},
      ask_{std::move(ask)},
      context_{context},
      acceptor_{context} {}

WhoSocket::~WhoSocket() {
  ::unlinkat(folder_.fd(), std::string{who_socket}.c_str(), 0);
}

Result<std::unique_ptr<WhoSocket>> WhoSocket::open(
    asio::io_context& context, const std::string& directory, Ask ask
) {
  auto folder = disk::Folder::open(directory);
  if (!folder) return folder.error();
  const std::string socket_name{who_socket};
  const std::string path = folder->full(who_socket);
  if (connect_to(*folder).is_open()) {
    return Fault::because(fmt::format("{} is another server's; `who` shows its callers", path));
  }

  struct stat status {};

  if (::fstatat(folder->fd(), socket_name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0) {
    if (!S_ISSOCK(status.st_mode)) {
      return Fault::because(fmt::format("{} is no socket; `who` cannot be answered", path));
    }
    ::unlinkat(folder->fd(), socket_name.c_str(), 0);
  }
  const auto endpoint = endpoint_in(*folder);
  boost::system::error_code error;
  Protocol::acceptor acceptor{context};
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.bind(endpoint, error);
  if (error) return Fault::because(fmt::format("cannot make {}: {}", path, error.message()));
  auto who = std::unique_ptr<WhoSocket>{new WhoSocket{context, std::move(*folder), std::move(ask)}};
  who->acceptor_ = std::move(acceptor);
  if (::fchmodat(who->folder_.fd(), socket_name.c_str(), for_the_group, 0) != 0) {
    return Fault::because(fmt::format("{} cannot be given its rights: {}", path, error_text(errno))
    );
  }
  who->acceptor_.listen(most_asking, error);
  asio::co_spawn(context, who->accept_all(), [](const std::exception_ptr& failure) {
    if (failure) std::rethrow_exception(failure);
  });
  return who;
}

asio::awaitable<void> WhoSocket::accept_all() {
  asio::steady_timer pause{context_};
  while (true) {
    auto accepted = co_await acceptor_.async_accept(token);
    auto& [error, socket] = accepted;
    if (error == asio::error::operation_aborted) break;
    if (error || asking_ >= most_asking) {
      pause.expires_after(std::chrono::milliseconds{100});
      co_await pause.async_wait(token);
      continue;
    }
    asio::co_spawn(context_, answer(std::move(socket)), [](const std::exception_ptr& failure) {
      if (failure) std::rethrow_exception(failure);
    });
  }
}

/// Who does not read the answer is let go.
asio::awaitable<void> WhoSocket::answer(Protocol::socket socket) {
  ++asking_;
  const auto rows = std::make_shared<std::optional<std::vector<Present>>>();
  const auto found = std::make_shared<asio::steady_timer>(context_, who_limit);
  ask_([rows, found](std::vector<Present> callers) {
    *rows = std::move(callers);
    found->cancel();
  });
  if (!*rows) co_await found->async_wait(token);
  if (*rows) {
    const TimeLimit limit{socket, who_limit};
    const std::string text = present_text(**rows);
    const auto bytes = asio::buffer(text);
    co_await asio::async_write(socket, bytes, token);
  }
  --asking_;
}

Result<std::optional<std::vector<Present>>> ask_who(const std::string& directory) {
  auto folder = disk::Folder::open(directory);
  if (!folder) return folder.error();
  const Fd socket = connect_to(*folder);
  if (!socket.is_open()) return std::optional<std::vector<Present>>{};
  const auto text = read_until_closed(socket.get());
  auto callers = text ? read_present(*text) : std::nullopt;
  if (!callers) {
    return Fault::because(fmt::format("the server of {} does not answer; try again", folder->path())
    );
  }
  return callers;
}

}  // namespace codemaker::io::serving
