#include "io/posix/outside_reader.hpp"

#include "io/posix/outside_process.hpp"

#include <array>
#include <cerrno>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

namespace codemaker::io {
namespace {

using scores::Fault;
using scores::Result;

constexpr std::chrono::seconds longest_wait{2};

/// How many bytes the answer has, before them.
using Size = std::uint64_t;

bool send(int end, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t size = ::write(end, bytes.data(), bytes.size());
    if (size < 0 && errno == EINTR) continue;
    if (size <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(size));
  }
  return true;
}

bool answer(int end, const std::string& text) {
  std::array<char, sizeof(Size)> size{};
  const Size bytes = text.size();
  std::memcpy(size.data(), &bytes, size.size());
  return send(end, {size.data(), size.size()}) && send(end, text);
}

/// In the new process, as long as somebody asks.
void read_for_others(int end, const OutsideReader::Read& read) {
  char question = 0;
  while (true) {
    const ssize_t size = ::read(end, &question, 1);
    if (size < 0 && errno == EINTR) continue;
    if (size <= 0 || !answer(end, read())) return;
  }
}

/// So many bytes; fewer if it is gone or says nothing.
std::string receive_all(int end, std::size_t size) {
  std::string bytes(size, '\0');
  std::size_t at = 0;
  while (at < size) {
    const ssize_t got = ::read(end, bytes.data() + at, size - at);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    at += static_cast<std::size_t>(got);
  }
  bytes.resize(at);
  return bytes;
}

}  // namespace

OutsideReader::OutsideReader(const Read& read)
    : end_{start_outside("config reader", OutsideLine::stream, [&read](int end) {
        read_for_others(end, read);
      })} {
  const timeval limit{.tv_sec = longest_wait.count(), .tv_usec = 0};
  ::setsockopt(end_.get(), SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
}

/// What comes later than it was waited for would be taken for the next answer.
Result<std::string> OutsideReader::ask() {
  const std::string head = send(end_.get(), "?") ? receive_all(end_.get(), sizeof(Size)) : "";
  Size size = 0;
  if (head.size() == sizeof size) std::memcpy(&size, head.data(), sizeof size);
  std::string text = receive_all(end_.get(), size);
  if (head.size() == sizeof size && text.size() == size) return text;
  end_ = Fd{};
  return Fault::because("the process that reads the config does not answer; start the server anew");
}

}  // namespace codemaker::io
