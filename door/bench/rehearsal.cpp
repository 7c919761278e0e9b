#include "bench/rehearsal.hpp"

#include "io/posix/files.hpp"

#include <array>
#include <cerrno>
#include <filesystem>
#include <poll.h>
#include <string>
#include <sys/socket.h>
#include <system_error>
#include <unistd.h>

namespace codemaker::bench {
namespace {

constexpr std::string_view drop_file = "0\n-1\n115200\nBench\n1\nAda\nAda\n50\n60\n1\n1\n";

[[noreturn]] void fail(const char* what) {
  throw std::system_error{errno, std::generic_category(), what};
}

/// For the only call at a board.
Line new_line(const Board& board) {
  board.forget_calls();
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) fail("socketpair");
  return {io::Fd{ends[0]}, io::Fd{ends[1]}};
}

}  // namespace

Board::Board(std::string_view config) {
  directory_.write("DOOR32.SYS", drop_file);
  directory_.write("codemaker.toml", config);
}

void Board::forget_calls() const {
  for (const char* const file : {"records.db", "records.db-wal", "records.db-shm"})
    std::filesystem::remove(path() + "/" + file);
}

Rehearsal::Rehearsal(const Board& board, const std::string& mode, const std::string& charset)
    : line_{new_line(board)},
      child_{
          {board.path() + "/DOOR32.SYS", "--data", board.path(), "--config",
           board.path() + "/codemaker.toml", "--mode", mode, "--charset", charset},
          {{line_.theirs.get(), STDIN_FILENO}, {line_.theirs.get(), STDOUT_FILENO}}} {
  line_.theirs = {};
}

void Rehearsal::send(std::string_view keys) const {
  if (!io::write_all(line_.ours.get(), "the door", keys)) fail("write");
}

std::string Rehearsal::receive(std::chrono::milliseconds silence) const {
  std::string received;
  std::array<char, 4096> buffer{};
  pollfd line{line_.ours.get(), POLLIN, 0};
  while (::poll(&line, 1, static_cast<int>(silence.count())) > 0) {
    const ssize_t size = ::read(line_.ours.get(), buffer.data(), buffer.size());
    if (size <= 0) break;
    received.append(buffer.data(), static_cast<std::size_t>(size));
  }
  return received;
}

std::string Rehearsal::first_screen() const {
  constexpr std::chrono::milliseconds silence{300};
  return answer_to({}, silence);
}

std::string Rehearsal::answer_to(std::string_view keys, std::chrono::milliseconds silence) const {
  constexpr int patience_ms = 2000;
  send(keys);
  pollfd line{line_.ours.get(), POLLIN, 0};
  return ::poll(&line, 1, patience_ms) > 0 ? receive(silence) : std::string{};
}

void Rehearsal::change_speed(int times) const {
  if (answer_to("p").find("speed: ") == std::string::npos) {
    errno = EPROTO;
    fail("the script pressed P, and no speed was changed");
  }
  for (int i = 1; i < times; ++i)
    static_cast<void>(answer_to("p"));
}

void Rehearsal::await_text() const {
  bool is_in_sequence = false;
  char byte = 0;
  while (::read(line_.ours.get(), &byte, 1) == 1) {
    if (byte == '\x1b') {
      is_in_sequence = true;
    } else if (is_in_sequence) {
      is_in_sequence = byte == '[' || byte < '@' || byte > '~';
    } else if (byte > ' ') {
      return;
    }
  }
  fail("the door sent no text");
}

}  // namespace codemaker::bench
