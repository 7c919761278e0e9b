#include "dropfiles/board_hints.hpp"

#include "ansi/text.hpp"
#include "dropfiles/drop_text.hpp"

namespace codemaker::dropfiles {
namespace {

std::optional<ansi::Charset> charset_of(std::string_view word) {
  if (ansi::equals_ignoring_case(word, "CP437")) return ansi::Charset::cp437;
  if (ansi::equals_ignoring_case(word, "UTF-8")) return ansi::Charset::utf8;
  // A Commodore has its own letters where we would send boxes; 7 bits it shows.
  const bool is_seven_bit =
      ansi::equals_ignoring_case(word, "US-ASCII") || ansi::equals_ignoring_case(word, "CBM-ASCII");
  return is_seven_bit ? std::optional{ansi::Charset::ascii} : std::nullopt;
}

void take_line(std::string_view line, BoardHints& hints) {
  const auto mark = line.find('=');
  if (mark == std::string_view::npos) return;
  const std::string_view key = ansi::trim(line.substr(0, mark));
  const std::string_view value = ansi::trim(line.substr(mark + 1));
  if (ansi::equals_ignoring_case(key, "rows")) {
    hints.rows = ansi::within(ansi::leading_number(value), 8, 999);
  } else if (ansi::equals_ignoring_case(key, "cols")) {
    hints.columns = ansi::within(ansi::leading_number(value), 20, 999);
  } else if (ansi::equals_ignoring_case(key, "chars")) {
    hints.charset = charset_of(value);
  }
}

}  // namespace

BoardHints read_terminal_ini(std::string_view bytes) {
  BoardHints hints;
  while (!bytes.empty()) {
    const auto end = bytes.find('\n');
    std::string_view line = bytes.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    take_line(line, hints);
    bytes.remove_prefix(end == std::string_view::npos ? bytes.size() : end + 1);
  }
  return hints;
}

}  // namespace codemaker::dropfiles
