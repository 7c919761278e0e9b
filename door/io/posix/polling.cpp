#include "io/posix/polling.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <limits>
#include <poll.h>
#include <unistd.h>

namespace codemaker::io {

std::vector<bool> wait_to_read(
    std::span<const int> descriptors, std::optional<std::chrono::milliseconds> most
) {
  constexpr std::int64_t longest = std::numeric_limits<int>::max();
  std::vector<pollfd> waits;
  waits.reserve(descriptors.size());
  for (const int descriptor : descriptors)
    waits.push_back({descriptor, POLLIN, 0});
  const auto limit = most ? std::clamp<std::int64_t>(most->count(), 0, longest) : -1;
  const bool has_any = ::poll(waits.data(), waits.size(), static_cast<int>(limit)) > 0;
  std::vector<bool> ready;
  ready.reserve(waits.size());
  for (const pollfd& wait : waits)
    ready.push_back(has_any && wait.revents != 0);
  return ready;
}

bool wait_to_read(int descriptor, std::chrono::milliseconds most) {
  return wait_to_read(std::array{descriptor}, most).front();
}

Received receive(int descriptor, std::size_t most) {
  Received received{std::string(most, '\0'), Received::End::none};
  const ssize_t size = ::read(descriptor, received.bytes.data(), most);
  const bool is_nothing_yet = size < 0 && (errno == EINTR || errno == EAGAIN);
  if (size <= 0 && !is_nothing_yet)
    received.end = size == 0 ? Received::End::closed : Received::End::lost;
  received.bytes.resize(static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
  return received;
}

}  // namespace codemaker::io
