/// What a session shows as bytes for the caller's terminal: one painter at a time.
#pragma once

#include "ansi/line_painter.hpp"
#include "ansi/painter.hpp"
#include "play/session/session.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace codemaker::play {

/// What a terminal must be told when we go, whatever happens.
inline constexpr std::string_view mouse_off = "\x1b[?1006l\x1b[?1002l\x1b[?1000l";

class Screen {
 public:
  /// The bytes that bring the caller from what was sent last to what the session shows now; empty
  /// if that is the same.
  [[nodiscard]] std::string update(Session& session, ansi::Echo echo);

  /// The terminal was changed or cleared by others: the next screen is drawn from nothing.
  void forget() { is_stale_ = true; }

  /// True while the terminal has been told to report the mouse.
  [[nodiscard]] bool has_mouse() const { return has_mouse_; }

  /// Plain colors, no mouse, and the cursor on an empty line.
  [[nodiscard]] std::string leave();

 private:
  [[nodiscard]] std::string update_lines(Session& session, ansi::Echo echo);
  [[nodiscard]] std::string update_screen(Session& session);

  [[nodiscard]] std::string switch_mouse(bool on);

  bool is_stale_ = false;
  bool has_mouse_ = false;
  std::optional<ansi::Painter> painter_;
  std::optional<ansi::LinePainter> line_painter_;
};

}  // namespace codemaker::play
