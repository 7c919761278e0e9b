/// Waiting for bytes on several descriptors without a loop of events, and taking them.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace codemaker::io {

/// Waits until one of them has something to be read, or has ended, for so long at the most (for
/// ever without a limit; not at all for none or less). Which of them do, in their order: none after
/// a wait in vain, or one that a signal cut short.
[[nodiscard]] std::vector<bool> wait_to_read(
    std::span<const int> descriptors, std::optional<std::chrono::milliseconds> most
);

/// True if this one has something to be read, or has ended.
[[nodiscard]] bool wait_to_read(int descriptor, std::chrono::milliseconds most);

/// What was taken from a descriptor. Nothing, and not at its end: there is nothing yet.
struct Received {
  enum class End : std::uint8_t { none, closed, lost };
  std::string bytes;
  End end = End::none;
};

[[nodiscard]] Received receive(int descriptor, std::size_t most);

}  // namespace codemaker::io
