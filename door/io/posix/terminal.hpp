/// A terminal handed to the game: raw while we play, as it was on every way out.
#pragma once

#include "wire/terminal_choice.hpp"

#include <memory>
#include <string>

namespace codemaker::io {

/// True if a terminal is at the end of the descriptor.
[[nodiscard]] bool is_terminal(int fd);

/// The file of a terminal, such as /dev/tty1; empty if it is none.
[[nodiscard]] std::string device_of_terminal(int fd);

/// What is typed at a terminal is not shown as long as this lives.
class HiddenTyping {
 public:
  explicit HiddenTyping(int fd);
  HiddenTyping(const HiddenTyping&) = delete;
  HiddenTyping& operator=(const HiddenTyping&) = delete;
  ~HiddenTyping();

 private:
  struct Modes;

  int fd_;
  std::unique_ptr<Modes> shown_;  ///< null where nothing is hidden
};

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
