#include "play/call/call.hpp"

#include "ansi/text.hpp"

#include <algorithm>

namespace codemaker::play {

Presentation choose_presentation(
    const ansi::Terminal& terminal, std::optional<Presentation> wanted, bool uses_screen_reader
) {
  constexpr int slow_line = 19200;
  const bool has_screen =
      terminal.level > ansi::Level::a && terminal.rows >= 20 && terminal.columns >= 40;
  const bool has_room = terminal.rows >= 24 && terminal.columns >= 79;
  if (!has_screen || wanted == Presentation::lines) return Presentation::lines;
  if (!wanted && uses_screen_reader) return Presentation::lines;
  const bool is_slow = terminal.speed > 0 && terminal.speed <= slow_line;
  const bool wants_lean = wanted ? *wanted == Presentation::small : is_slow;
  return has_room && !wants_lean ? Presentation::full : Presentation::small;
}

bool Call::is_name_of_sysop(std::string_view name) const {
  return std::ranges::any_of(sysops, [&](const std::string& sysop) {
    return ansi::equals_ignoring_case(sysop, name);
  });
}

}  // namespace codemaker::play
