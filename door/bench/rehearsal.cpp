#include "bench/rehearsal.hpp"

#include "io/posix/child.hpp"
#include "io/posix/files.hpp"
#include "io/posix/polling.hpp"

#include <cstddef>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <utility>

namespace codemaker::bench {
namespace {

constexpr std::string_view drop_file = "0\n-1\n115200\nBench\n1\nAda\nAda\n50\n60\n1\n1\n";

/// For the only call at a board.
Line new_line(const Board& board) {
  board.forget_calls();
  auto [ours, theirs] = io::make_socket_pair();
  return {std::move(ours), std::move(theirs)};
}

}  // namespace

Board::Board(std::string_view config) {
  directory_.write("DOOR32.SYS", drop_file);
  directory_.write("codemaker.toml", config);
}

void Board::forget_calls() const {
  for (const char* const file : {"records.db", "records.db-wal", "records.db-shm", "records.lck"})
    std::filesystem::remove(path() + "/" + file);
}

Rehearsal::Rehearsal(const Board& board, const std::string& mode, const std::string& charset)
    : line_{new_line(board)},
      child_{
          {board.path() + "/DOOR32.SYS", "--data", board.path(), "--config",
           board.path() + "/codemaker.toml", "--mode", mode, "--charset", charset},
          {.input = line_.theirs.get(), .output = line_.theirs.get()}} {
  line_.theirs = {};
}

void Rehearsal::send(std::string_view keys) const {
  const auto sent = io::write_all(line_.ours.get(), "the door", keys);
  if (!sent) throw std::runtime_error{sent.error().reason()};
}

std::string Rehearsal::receive(std::chrono::milliseconds silence) const {
  constexpr std::size_t at_once = 4096;
  std::string all;
  while (io::wait_to_read(line_.ours.get(), silence)) {
    const io::Received some = io::receive(line_.ours.get(), at_once);
    if (some.end != io::Received::End::none) break;
    all += some.bytes;
  }
  return all;
}

std::string Rehearsal::first_screen() const {
  constexpr std::chrono::milliseconds silence{300};
  return answer_to({}, silence);
}

std::string Rehearsal::answer_to(std::string_view keys, std::chrono::milliseconds silence) const {
  constexpr std::chrono::seconds patience{2};
  send(keys);
  return io::wait_to_read(line_.ours.get(), patience) ? receive(silence) : std::string{};
}

void Rehearsal::change_speed(int times) const {
  if (answer_to("p").find("speed: ") == std::string::npos) {
    throw std::runtime_error{"the script pressed P, and no speed was changed"};
  }
  for (int i = 1; i < times; ++i)
    static_cast<void>(answer_to("p"));
}

void Rehearsal::await_text() const {
  bool is_in_sequence = false;
  while (true) {
    const std::string next = io::receive(line_.ours.get(), 1).bytes;
    if (next.empty()) throw std::runtime_error{"the door sent no text"};
    const char byte = next.front();
    if (byte == '\x1b') {
      is_in_sequence = true;
    } else if (is_in_sequence) {
      is_in_sequence = byte == '[' || byte < '@' || byte > '~';
    } else if (byte > ' ') {
      return;
    }
  }
}

}  // namespace codemaker::bench
