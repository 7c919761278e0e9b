#include "io/calls/confinement.hpp"

#include "io/posix/clock.hpp"
#include "io/posix/confinement/landlock.hpp"
#include "io/posix/confinement/system_calls.hpp"
#include "io/posix/process.hpp"
#include "support/temporary_directory.hpp"

#include <array>
#include <catch2/catch.hpp>
#include <cerrno>
#include <cstdint>
#include <fcntl.h>
#include <filesystem>
#include <functional>
#include <netinet/in.h>
#include <spawn.h>
#include <string>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace codemaker::io {
namespace {

using tests::TemporaryDirectory;

/// What the system says to `attempt` when it is made by a confined process: 0 or an errno. -1: the
/// process was not confined at all.
int answer_within(const Storage& kept, const std::function<bool()>& attempt) {
  const pid_t child = ::fork();
  if (child == 0) {
    const bool is_confined = confine(Confined::call, kept).empty();
    errno = 0;
    const bool is_done = attempt();
    ::_exit(!is_confined ? 255 : (is_done ? 0 : errno));
  }
  int status = 0;
  REQUIRE(::waitpid(child, &status, 0) == child);
  REQUIRE(WIFEXITED(status));
  return WEXITSTATUS(status) == 255 ? -1 : WEXITSTATUS(status);
}

bool can_open(const std::string& path, int flags) {
  return ::open(path.c_str(), flags | O_CLOEXEC, 0600) >= 0;
}

/// A board's directory: the door's data, the bulletins, and what is none of the door's business.
struct BoardsAccount {
  BoardsAccount() {
    ::mkdir(data.c_str(), 0700);
    ::mkdir(bulletins.c_str(), 0700);
    REQUIRE(can_open(users, O_WRONLY | O_CREAT));
  }

  [[nodiscard]] Storage kept() const {
    Storage kept{.data_directory = data, .games = {}};
    kept.bulletins = disk::BulletinPlace{bulletins, "bbs", nullptr};
    return kept;
  }

  [[nodiscard]] int answer(const std::function<bool()>& attempt) const {
    return answer_within(kept(), attempt);
  }

  TemporaryDirectory root;
  std::string data = root.path("data");
  std::string bulletins = root.path("bulletins");
  std::string users = root.path("users.dat");
};

TEST_CASE("a call writes in the data directory and that of the bulletins", "[confinement]") {
  const BoardsAccount account;
  const auto makes_all_there_is_to_make = [](const std::string& directory) {
    const std::string file = directory + "/file";
    const std::string below = directory + "/backup";
    return can_open(file, O_RDWR | O_CREAT) && can_open(file, O_WRONLY | O_TRUNC) &&
           ::mkdir(below.c_str(), 0700) == 0 &&
           ::rename(file.c_str(), (below + "/copy").c_str()) == 0 &&
           ::unlink((below + "/copy").c_str()) == 0 && ::rmdir(below.c_str()) == 0;
  };
  CHECK(account.answer([&] { return makes_all_there_is_to_make(account.data); }) == 0);
  CHECK(account.answer([&] { return makes_all_there_is_to_make(account.bulletins); }) == 0);
}

TEST_CASE("beside them a call writes, makes and removes nothing", "[confinement]") {
  const BoardsAccount account;
  const std::string beside = account.root.path("new");
  CHECK(account.answer([&] { return can_open(account.users, O_WRONLY); }) == EACCES);
  CHECK(account.answer([&] { return can_open(beside, O_WRONLY | O_CREAT); }) == EACCES);
  CHECK(account.answer([&] { return can_open(account.users, O_WRONLY | O_TRUNC); }) == EACCES);
  CHECK(account.answer([&] { return ::truncate(account.users.c_str(), 0) == 0; }) == ENOSYS);
  CHECK(account.answer([&] { return ::unlink(account.users.c_str()) == 0; }) == EACCES);
  CHECK(account.answer([&] { return ::mkdir(beside.c_str(), 0700) == 0; }) == EACCES);
  CHECK(account.answer([&] {
    return ::rename(account.users.c_str(), beside.c_str()) == 0;
  }) == EACCES);
  CHECK(account.answer([&] {
    return can_open("/tmp/codemaker-was-here", O_WRONLY | O_CREAT);
  }) == EACCES);
}

TEST_CASE("a call reads nothing of the board's and nothing of the system's", "[confinement]") {
  const BoardsAccount account;
  CHECK(account.answer([&] { return can_open(account.users, O_RDONLY); }) == EACCES);
  for (const char* file : {"/etc/passwd", "/usr/bin/env", "/dev", "/dev/tty", "/proc", "/sys", "/"})
    CHECK(account.answer([file] { return can_open(file, O_RDONLY); }) == EACCES);
  CHECK(account.answer([] { return can_open("/etc/localtime", O_RDONLY); }) == 0);
  CHECK(account.answer([] { return can_open("/dev/urandom", O_RDONLY); }) == 0);
  CHECK(account.answer([] { return can_open("/dev/null", O_RDWR); }) == 0);
}

TEST_CASE("a call knows the time of a zone that lies where it cannot read", "[confinement]") {
  const BoardsAccount account;
  const std::string zone = account.root.path("zone");
  std::filesystem::copy_file("/usr/share/zoneinfo/Asia/Tokyo", zone);
  set_environment("TZ", ":" + zone);
  CHECK(account.answer([&] { return can_open(zone, O_RDONLY); }) == EACCES);
  constexpr int nine_hours = 540;
  CHECK(account.answer([] { return minute_here(0) == nine_hours; }) == 0);
  unset_environment("TZ");
}

TEST_CASE("what was open before the call was confined stays so", "[confinement]") {
  const BoardsAccount account;
  const int users = ::open(account.users.c_str(), O_WRONLY | O_CLOEXEC);
  CHECK(account.answer([users] { return ::write(users, "x", 1) == 1; }) == 0);
  ::close(users);
}

TEST_CASE("a call makes no socket", "[confinement]") {
  const BoardsAccount account;
  CHECK(account.answer([] { return ::socket(AF_INET, SOCK_STREAM, 0) >= 0; }) == ENOSYS);
  CHECK(account.answer([] { return ::socket(AF_UNIX, SOCK_STREAM, 0) >= 0; }) == ENOSYS);
  std::array<int, 2> pair{};
  CHECK(account.answer([&] {
    return ::socketpair(AF_UNIX, SOCK_STREAM, 0, pair.data()) == 0;
  }) == ENOSYS);
}

/// Where games are kept on a server.
Storage on_server(const BoardsAccount& account, const std::string& query = "") {
  Storage kept = account.kept();
  kept.games = scores::records::Target{"postgresql://games@db.example:5433/games" + query, "games"};
  return kept;
}

TEST_CASE("where games are kept on a server, its library makes sockets", "[confinement]") {
  const BoardsAccount account;
  const auto answer = [kept = on_server(account)](int family, int type) {
    return answer_within(kept, [&] { return ::socket(family, type, 0) >= 0; });
  };
  CHECK(answer(AF_INET, SOCK_STREAM) == 0);
  CHECK(answer(AF_INET6, SOCK_DGRAM) == 0);
  CHECK(answer(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC) == 0);
  CHECK(answer(AF_NETLINK, SOCK_RAW) == 0);
  CHECK(answer(AF_INET, SOCK_RAW) == ENOSYS);
  CHECK(answer(AF_PACKET, SOCK_DGRAM) == ENOSYS);
  CHECK(answer(AF_ALG, SOCK_SEQPACKET) == ENOSYS);
  CHECK(answer(AF_VSOCK, SOCK_STREAM) == ENOSYS);
}

TEST_CASE(
    "it reads the certificates that its URL names, and no file beside them", "[confinement]"
) {
  const BoardsAccount account;
  const std::string key = account.root.path("client key.pem");
  REQUIRE(can_open(key, O_WRONLY | O_CREAT));
  const std::string coded = account.root.path("client%20key.pem");
  const Storage kept = on_server(account, "?sslmode=require&sslkey=" + coded);
  CHECK(answer_within(kept, [&] { return can_open(key, O_RDONLY); }) == 0);
  CHECK(answer_within(kept, [&] { return can_open(key, O_WRONLY); }) == EACCES);
  CHECK(answer_within(kept, [&] { return can_open(account.users, O_RDONLY); }) == EACCES);
  CHECK(answer_within(kept, [] { return can_open("/etc/hosts", O_RDONLY); }) == 0);
  CHECK(answer_within(kept, [] { return can_open("/etc", O_RDONLY); }) == EACCES);
}

/// Nobody listens there, so who gets as far as asking is refused by nobody but the machine.
int answer_of_port(const Storage& kept, std::uint16_t port) {
  return answer_within(kept, [port] {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(port);
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    return ::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  });
}

TEST_CASE("it connects to the port of its server and to no other", "[confinement]") {
  if (landlock_version() < 4) return;
  const BoardsAccount account;
  CHECK(answer_of_port(on_server(account), 5433) == ECONNREFUSED);
  CHECK(answer_of_port(on_server(account), 1) == EACCES);
  CHECK(answer_of_port(on_server(account, "?port=1"), 1) == ECONNREFUSED);
  CHECK(answer_of_port(on_server(account, "?service=games"), 1) == ECONNREFUSED);
}

TEST_CASE("a call starts no program, not even one that it has written itself", "[confinement]") {
  const BoardsAccount account;
  const auto runs = [](const char* path) {
    std::array<char*, 1> nothing{};
    return ::execve(path, nothing.data(), nothing.data()) == 0;
  };
  CHECK(account.answer([&] { return runs("/bin/true"); }) == ENOSYS);
}

TEST_CASE("files alone forbid programs, too, where there is no seccomp", "[confinement]") {
  const BoardsAccount account;
  const pid_t child = ::fork();
  if (child == 0) {
    if (confine_reach({.written = {account.data}, .read = {"/usr", "/lib"}}) != 0) ::_exit(1);
    std::array<char*, 1> nothing{};
    ::execve("/bin/true", nothing.data(), nothing.data());
    ::_exit(errno == EACCES ? 0 : 2);
  }
  int status = 0;
  REQUIRE(::waitpid(child, &status, 0) == child);
  CHECK(status == 0);
}

TEST_CASE("a call starts no process, but as many threads as it likes", "[confinement]") {
  const BoardsAccount account;
  CHECK(account.answer([] {
    int seen = 0;
    std::thread{[&seen] {
      seen = 7;
    }}.join();
    return seen == 7;
  }) == 0);
  if (is_watched_for_leaks) return;
  CHECK(account.answer([] { return ::fork() >= 0; }) == ENOSYS);
  CHECK(account.answer([] {
    pid_t child = 0;
    std::string name = "true";
    std::array<char*, 2> words{name.data(), nullptr};
    errno = ::posix_spawn(&child, "/bin/true", nullptr, nullptr, words.data(), nullptr);
    return errno == 0;
  }) == ENOSYS);
}

TEST_CASE("a call types nothing into the terminal it shares with the board", "[confinement]") {
  const BoardsAccount account;
  const int device = ::open("/dev/null", O_RDWR | O_CLOEXEC);
  char letter = 'x';
  CHECK(account.answer([&] { return ::ioctl(device, TIOCSTI, &letter) == 0; }) == ENOSYS);
  // The kernel drops what is beyond 32 bits, so a filter has to drop it, too.
  const unsigned long hidden = 0x1'0000'0000UL | TIOCSTI;
  CHECK(account.answer([&] { return ::ioctl(device, hidden, &letter) == 0; }) == ENOSYS);
  ::close(device);
}

}  // namespace
}  // namespace codemaker::io
