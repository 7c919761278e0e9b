/// A terminal handed to the game: raw while we play, as it was on every way out.
#pragma once

#include "wire/terminal_choice.hpp"

#include <array>
#include <optional>
#include <termios.h>

namespace codemaker::io {

/// Holds a terminal raw as long as it lives.
class RawTerminal {
 public:
  /// Makes the terminal raw, if the descriptor is one. Crashes restore it too, and every signal
  /// that ends a program.
  explicit RawTerminal(int fd);
  RawTerminal(const RawTerminal&) = delete;
  RawTerminal& operator=(const RawTerminal&) = delete;
  ~RawTerminal();

 private:
  int fd_;
  bool is_raw_ = false;
};

/// The blocking mode of the two ends of a line, put back as it was on every way out.
class BlockingGuard {
 public:
  /// Remembers the mode of both.
  BlockingGuard(int in, int out);
  BlockingGuard(const BlockingGuard&) = delete;
  BlockingGuard& operator=(const BlockingGuard&) = delete;
  ~BlockingGuard();
};

/// Waits until what was written to a terminal has been read, at most 300 ms: boards stop reading
/// when the door ends. A pseudo terminal does not tell, so it has all that time, unless its other
/// end has gone. What is typed meanwhile is not echoed. Nothing to wait for on other lines.
void wait_until_read(int fd);

/// Says whether the terminal at the end of a descriptor reports its mouse: after a crash it must
/// not go on doing so.
void expect_mouse(int fd, bool is_on);

/// Rows and columns of a terminal, 0 where the system does not know.
[[nodiscard]] wire::SystemSize system_size(int fd);

}  // namespace codemaker::io
