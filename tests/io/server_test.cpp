#include "io/server.hpp"

#include "support/hex.hpp"
#include "support/results.hpp"
#include "support/temporary_directory.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/write.hpp>

#include <array>
#include <csignal>
#include <thread>
#include <vector>

namespace codemaker::io {
namespace {

using tcp = asio::ip::tcp;

/// A server of our own on a thread of its own; a signal ends it, as it ends the program.
struct Room {
  tests::TemporaryDirectory directory;
  std::unique_ptr<PosixDisk> disk = std::move(*PosixDisk::open(directory.path()));
  Log log{directory.path()};
  Server server{*disk, log, {.telnet = "127.0.0.1:0", .max_per_address = 2}};
  tcp::endpoint address = listen();
  std::thread thread{[this] {
    server.run();
  }};

  ~Room() { end(); }

  void end() {
    if (!thread.joinable()) return;
    std::raise(SIGTERM);
    thread.join();
  }

 private:
  tcp::endpoint listen() {
    const auto told = server.listen();
    REQUIRE(told);
    const auto port = std::stoi(told->substr(told->rfind(':') + 1));
    return {asio::ip::address_v4::loopback(), static_cast<unsigned short>(port)};
  }
};

/// Calls by telnet with a terminal that answers at once; none of it is read by another thread.
class Caller {
 public:
  explicit Caller(const Room& room) : socket_{context_} {
    socket_.connect(room.address);
    const timeval patience{10, 0};
    REQUIRE(
        ::setsockopt(
            socket_.native_handle(), SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience
        ) == 0
    );
    send(tests::from_hex("fffd01fffd03fffd00fffb00fffc1ffffc18fffc20fffc27"));
    send("\x1b[=67;84;101;114;109;1;332c\x1b[24;80R\x1b[1;3R\x1b[1;9R");
  }

  void send(std::string_view bytes) { asio::write(socket_, asio::buffer(bytes)); }

  void until(std::string_view text) {
    while (heard_.find(text) == std::string::npos) {
      INFO("waited for " << text << " in " << heard_);
      REQUIRE(receive());
    }
    heard_.clear();
  }

  /// True once the server has closed the line.
  bool is_let_go() {
    while (receive()) {
    }
    return is_closed_;
  }

 private:
  bool receive() {
    std::array<char, 4096> buffer{};
    const auto size = ::recv(socket_.native_handle(), buffer.data(), buffer.size(), 0);
    is_closed_ = size == 0;
    if (size > 0) heard_.append(buffer.data(), static_cast<std::size_t>(size));
    return size > 0;
  }

  asio::io_context context_;
  tcp::socket socket_;
  std::string heard_;
  bool is_closed_ = false;
};

TEST_CASE("two who call at the same time see the Hall of Fame, and leave") {
  Room room;
  std::array<Caller, 2> callers{Caller{room}, Caller{room}};
  for (Caller& caller : callers)
    caller.until("leave");
  for (Caller& caller : callers)
    caller.send("\r");
  for (Caller& caller : callers) {
    caller.until("Who calls?");
    caller.send("Ada\r");
  }
  for (Caller& caller : callers)
    caller.until("choice");
  for (Caller& caller : callers)
    caller.send("h");
  for (Caller& caller : callers) {
    caller.until("Nobody");
    caller.send("mq");
    CHECK(caller.is_let_go());
  }
}

TEST_CASE("a signal ends the calls and then the server") {
  Room room;
  Caller ada{room};
  ada.until("leave");
  room.end();
  CHECK(ada.is_let_go());
  const auto log = room.disk->read("codemaker.log");
  REQUIRE(log);
  REQUIRE(*log);
  CHECK((*log)->find("hung up") != std::string::npos);
}

TEST_CASE("one address too often is told that the lines are busy") {
  Room room;
  Caller ada{room};
  Caller bob{room};
  ada.until("leave");
  bob.until("leave");
  Caller eve{room};
  eve.until("busy");
  CHECK(eve.is_let_go());
}

}  // namespace
}  // namespace codemaker::io
