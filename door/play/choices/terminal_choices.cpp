#include "play/choices/terminal_choices.hpp"

#include "play/call/words.hpp"

#include <optional>

namespace codemaker::play {
namespace {

template <class Kind>
int number_of(const std::optional<Kind>& value) {
  return value ? static_cast<int>(*value) + 1 : 0;
}

template <class Kind>
std::optional<Kind> value_of(int number) {
  if (number == 0) return std::nullopt;
  return static_cast<Kind>(number - 1);
}

}  // namespace

TerminalChoices terminal_choices(const Choices& choices) {
  return {number_of(choices.wanted), number_of(choices.letters), number_of(choices.mouse)};
}

void apply(const TerminalChoices& chosen, Choices& choices) {
  choices.wanted = value_of<Presentation>(chosen.screens);
  choices.letters = value_of<ansi::Charset>(chosen.letters);
  choices.mouse = value_of<bool>(chosen.mouse);
}

std::string kind_of_terminal(const ansi::Terminal& terminal) {
  constexpr int slow_line = 19200;
  std::string kind = "terminal, ";
  kind += name(terminal.charset);
  const bool has_screen = terminal.level > ansi::Level::a;
  const bool is_wide = terminal.rows >= 24 && terminal.columns >= 79;
  kind += !has_screen ? ", plain" : is_wide ? ", wide" : ", narrow";
  if (terminal.speed > 0 && terminal.speed <= slow_line) kind += ", slow";
  return kind;
}

}  // namespace codemaker::play
