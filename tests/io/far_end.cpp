#include "far_end.hpp"

#include "support/results.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <sys/socket.h>

namespace codemaker::tests {
namespace {

using std::chrono::steady_clock;

/// A test that waits longer has failed.
constexpr std::chrono::seconds patience{10};

struct Pair {
  io::Fd near;
  io::Fd far;
};

Pair socket_pair() {
  std::array<int, 2> ends{};
  REQUIRE(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) == 0);
  const int size = 4096;
  REQUIRE(::setsockopt(ends[0], SOL_SOCKET, SO_SNDBUF, &size, sizeof size) == 0);
  return {io::Fd{ends[0]}, io::Fd{ends[1]}};
}

std::unique_ptr<io::PosixDisk> disk_in(const TemporaryDirectory& directory) {
  auto disk = io::PosixDisk::open(directory.path());
  REQUIRE(disk);
  return std::move(*disk);
}

}  // namespace

io::Greeting greeting_of(const std::string& handle) {
  io::Greeting greeting;
  greeting.call.player = {"bbs", "", handle};
  return greeting;
}

FarEnd::FarEnd(io::Greeting greeting)
    : disk_{disk_in(directory_)},
      workers_{context_, *disk_, log_} {
  std::signal(SIGPIPE, SIG_IGN);  // as the program does for its callers
  Pair line = socket_pair();
  far_ = std::move(line.far);
  connection_ = std::make_shared<io::Connection>(
      context_, io::Line{context_, line.near.get(), line.near.get()}, workers_, std::move(greeting),
      io::Connection::Owner{
          .hung_up = [this] { ++hang_ups_; },
          .done =
              [this](const auto&, const io::CallRecord& record) {
                record_ = record;
              }}
  );
  connection_->begin();
}

void FarEnd::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const auto sent = ::send(far_.get(), bytes.data(), bytes.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
    if (sent > 0) bytes.remove_prefix(static_cast<std::size_t>(sent));
    if (sent < 0) {
      REQUIRE(errno == EAGAIN);
      let_work(std::chrono::milliseconds{10});
    }
  }
}

void FarEnd::take_bytes() {
  if (!far_.is_open() || !reads) return;
  std::array<char, 4096> buffer{};
  while (true) {
    const auto size = ::recv(far_.get(), buffer.data(), buffer.size(), MSG_DONTWAIT);
    is_closed_ = is_closed_ || size == 0 || (size < 0 && errno != EAGAIN);
    if (size <= 0) return;
    received_.append(buffer.data(), static_cast<std::size_t>(size));
  }
}

bool FarEnd::work_until(const std::function<bool()>& is_reached) {
  const auto end = steady_clock::now() + patience;
  while (!is_reached()) {
    if (is_closed_ || steady_clock::now() > end) return is_reached();
    let_work(std::chrono::milliseconds{10});
  }
  return true;
}

void FarEnd::let_work(std::chrono::milliseconds time) {
  context_.restart();
  context_.run_one_for(time);
  context_.poll();
  take_bytes();
}

std::string FarEnd::until(std::string_view text) {
  const auto stands = [&] {
    return received_.find(text, read_) != std::string::npos;
  };
  if (!work_until(stands)) FAIL("waited for \"" << text << "\" in " << received_.substr(read_));
  const auto end = received_.find(text, read_) + text.size();
  std::string heard = received_.substr(read_, end - read_);
  read_ = end;
  return heard;
}

io::CallRecord FarEnd::until_done() {
  const auto end = steady_clock::now() + patience;
  while (!record_ && steady_clock::now() < end)
    let_work(std::chrono::milliseconds{10});
  REQUIRE(record_);
  return *record_;
}

}  // namespace codemaker::tests
