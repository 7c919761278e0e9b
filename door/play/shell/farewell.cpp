#include "play/shell/farewell.hpp"

#include "ansi/text.hpp"

#include <fmt/format.h>

namespace codemaker::play::shell {

std::string_view Farewell::reason() const {
  switch (why_) {
  case effect::Farewell::time_is_up:
    return "Your time on the board is used up. Every level you won counts.";
  case effect::Farewell::idle:
    return "You were silent too long, so the line is given back. Every level you won counts.";
  case effect::Farewell::nameless:
    return "Disconnected: you gave no name. Please call again.";
  default:
    return "Thank you for playing.";
  }
}

void Farewell::enter(Stage& stage) {
  handle_ = ansi::clean(stage.call().player.handle, 24);
  stage.tell(std::string{reason()});
  stage.tell(handle_.empty() ? "Goodbye." : fmt::format("Goodbye, {}.", handle_));
  stage.perform(effect::Leave{why_});
}

void Farewell::draw(Canvas& canvas) const {
  const int indent = canvas.is_lean() ? 0 : 3;
  canvas.header("codemaker");
  const int row = canvas.paragraph(3, indent, reason());
  canvas.text(
      {row + 1, indent}, handle_.empty() ? "Goodbye." : fmt::format("Goodbye, {}.", handle_),
      look::bright
  );
  canvas.cursor({row + 3, 0});
}

}  // namespace codemaker::play::shell
