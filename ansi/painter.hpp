/// Sends the smallest difference between what the caller sees and what they should see
/// (terminal.md 6.3).
#pragma once

#include "ansi/frame.hpp"
#include "ansi/pen.hpp"
#include "ansi/terminal.hpp"

#include <optional>
#include <string>

namespace codemaker::ansi {

/// Writes frames, and knows what of them is on the caller's screen.
class Painter {
 public:
  /// For a terminal of level B or above.
  explicit Painter(const Terminal& terminal);

  /// The bytes after which the terminal shows `asked` as well as its colors allow, its cursor where
  /// the frame has it. They are correct whether the terminal wraps at once or late. The last cell
  /// of the last row is never written.
  [[nodiscard]] std::string paint(const Frame& asked);

  /// An empty screen in plain colors: what follows is painted by others.
  [[nodiscard]] std::string clear();

  /// Ends the painting: plain colors, and the cursor on an empty line below what is shown.
  [[nodiscard]] std::string leave();

 private:
  [[nodiscard]] std::string repaint(const Frame& wanted, Pen& pen) const;

  Terminal terminal_;
  Pen pen_;
  std::optional<Frame> shown_;
};

}  // namespace codemaker::ansi
