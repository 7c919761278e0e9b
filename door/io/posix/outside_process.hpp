/// A process that stays outside of what this one confines itself to.
#pragma once

#include "io/posix/fd.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace codemaker::io {

/// What passes over the line to it.
enum class OutsideLine : std::uint8_t {
  stream,
  messages  ///< each whole, and with it a descriptor if there is one to hand over
};

/// Starts a copy of this process, before the first thread: it has no descriptor of ours but its end
/// of the line, does `work` with that, and goes. Signals do not end it. Returns our end; throws
/// std::system_error if there can be none.
[[nodiscard]] Fd start_outside(
    const char* name, OutsideLine line, const std::function<void(int end)>& work
);

/// The most bytes of a message.
inline constexpr std::size_t max_message_bytes = std::size_t{96} << 10U;

struct ReceivedMessage {
  std::string bytes;  ///< none: the other side is gone
  Fd descriptor;      ///< that came with it
};

/// Waits for the next message on such a line.
[[nodiscard]] ReceivedMessage receive_message(int end);

/// Sends one, and with it a descriptor, -1 for none. False if it cannot be sent.
bool send_message(int end, std::string_view bytes, int descriptor = -1);

}  // namespace codemaker::io
