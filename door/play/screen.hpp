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

  /// The terminal was changed or cleared by others: the next update starts from nothing.
  void forget();

  /// Plain colors, and the cursor on an empty line.
  [[nodiscard]] std::string leave();

 private:
  std::optional<ansi::Painter> painter_;
  std::optional<ansi::LinePainter> line_painter_;
};

}  // namespace codemaker::play
