/// What a session shows as bytes for the caller's terminal: one painter at a time.
#pragma once

#include "ansi/line_painter.hpp"
#include "ansi/painter.hpp"
#include "play/session.hpp"

#include <optional>
#include <string>

namespace codemaker::play {

class Screen {
 public:
  /// The bytes that bring the caller from what he last got to what the session shows now; empty if
  /// that is the same.
  [[nodiscard]] std::string update(Session& session, ansi::Echo echo);

  /// The terminal was changed or cleared by others: the next screen is drawn from nothing.
  void forget() { is_stale_ = true; }

  /// Plain colors, and the cursor on an empty line.
  [[nodiscard]] std::string leave();

 private:
  [[nodiscard]] std::string update_lines(Session& session, ansi::Echo echo);
  [[nodiscard]] std::string update_screen(Session& session);

  bool is_stale_ = false;
  std::optional<ansi::Painter> painter_;
  std::optional<ansi::LinePainter> line_painter_;
};

}  // namespace codemaker::play
