#include "play/screen.hpp"

namespace codemaker::play {

std::string Screen::update(Session& session, ansi::Echo echo) {
  const ansi::Terminal& terminal = session.call().terminal;
  std::string bytes;
  if (session.presentation() == Presentation::line) {
    if (painter_) bytes = leave();
    if (!line_painter_) line_painter_.emplace(terminal);
    bytes += line_painter_->paint(session.take_page(), echo);
  } else {
    line_painter_.reset();
    if (!painter_) painter_.emplace(terminal);
    bytes = painter_->paint(session.frame());
  }
  return bytes;
}

void Screen::forget() {
  // A line already told stays told; a screen is drawn anew, maybe for another terminal.
  painter_.reset();
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
