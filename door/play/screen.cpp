#include "play/screen.hpp"

namespace codemaker::play {

std::string Screen::update(Session& session, ansi::Echo echo) {
  const bool is_line = session.presentation() == Presentation::line;
  std::string bytes = is_line ? update_lines(session, echo) : update_screen(session);
  is_stale_ = false;
  return bytes;
}

std::string Screen::update_lines(Session& session, ansi::Echo echo) {
  std::string bytes;
  // Lines begin on an empty screen, not somewhere in the picture.
  if (painter_) bytes = painter_->clear();
  painter_.reset();
  if (!line_painter_) line_painter_.emplace(session.call().terminal);
  line_painter_->adapt(session.call().terminal);
  return bytes + line_painter_->paint(session.take_page(), echo);
}

std::string Screen::update_screen(Session& session) {
  line_painter_.reset();
  if (is_stale_ || !painter_) painter_.emplace(session.call().terminal);
  return painter_->paint(session.frame());
}

std::string Screen::leave() {
  std::string bytes;
  if (painter_) bytes = painter_->leave();
  if (line_painter_) bytes += line_painter_->leave();
  painter_.reset();
  line_painter_.reset();
  return bytes;
}

}  // namespace codemaker::play
