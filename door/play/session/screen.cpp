#include "play/session/screen.hpp"

#include "play/call/call.hpp"

namespace codemaker::play {

std::string Screen::update(Session& session, ansi::Echo echo) {
  const bool is_line = session.presentation() == Presentation::lines;
  std::string bytes = is_line ? update_lines(session, echo) : update_screen(session);
  is_stale_ = false;
  return bytes;
}

std::string Screen::update_lines(Session& session, ansi::Echo echo) {
  std::string bytes;
  bytes = switch_mouse(false);
  // Lines begin on an empty screen, not somewhere in the picture.
  if (painter_) bytes += painter_->clear();
  painter_.reset();
  if (!line_painter_) line_painter_.emplace(session.call().terminal);
  line_painter_->adapt(session.call().terminal);
  return bytes + line_painter_->paint(session.take_page(), echo);
}

std::string Screen::update_screen(Session& session) {
  line_painter_.reset();
  if (is_stale_ || !painter_) painter_.emplace(session.call().terminal);
  const std::string bytes = switch_mouse(session.wants_mouse());
  return bytes + painter_->paint(session.frame());
}

/// ansi/terminal.md 4.3: on in this order, off in reverse.
std::string Screen::switch_mouse(bool on) {
  if (on == has_mouse_) return {};
  has_mouse_ = on;
  return on ? "\x1b[?1000h\x1b[?1002h\x1b[?1006h" : std::string{mouse_off};
}

std::string Screen::leave() {
  std::string bytes = switch_mouse(false);
  if (painter_) bytes += painter_->leave();
  if (line_painter_) bytes += line_painter_->leave();
  painter_.reset();
  line_painter_.reset();
  return bytes;
}

}  // namespace codemaker::play
