/// What a caller chooses for one kind of terminal and not for others: at home they may have a wide
/// screen and a mouse, on the way a phone.
#pragma once

#include "ansi/terminal.hpp"
#include "play/choices/choices.hpp"

#include <string>

namespace codemaker::play {

/// Each 0 where nothing was chosen; else one more than the value.
struct TerminalChoices {
  int screens = 0;
  int letters = 0;
  int mouse = 0;

  template <class Fields>
  void fields(Fields& fields) {
    fields("screens", screens, 0, static_cast<int>(Presentation::lines) + 1);
    fields("letters", letters, 0, static_cast<int>(ansi::Charset::ascii) + 1);
    fields("mouse", mouse, 0, 2);
  }

  friend bool operator==(const TerminalChoices&, const TerminalChoices&) = default;
};

[[nodiscard]] TerminalChoices terminal_choices(const Choices& choices);

void apply(const TerminalChoices& chosen, Choices& choices);

/// What tells kinds of terminals apart as far as the choices hang on it: "terminal, UTF-8, wide".
[[nodiscard]] std::string kind_of_terminal(const ansi::Terminal& terminal);

}  // namespace codemaker::play
