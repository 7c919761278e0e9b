#include "play/drawing/cut_text.hpp"

#include "ansi/text.hpp"

namespace codemaker::play {

std::string cut_text(std::string_view text, std::size_t most) {
  std::string whole = ansi::clean(text, std::string_view::npos);
  if (ansi::length(whole) <= most) return whole;
  // One more, for a blank or a comma may stand there.
  const std::string room = ansi::clean(whole, most + 1);
  const bool ends_word = ansi::length(room) <= most;
  const auto phrase = room.find_last_of(",;");
  const bool says_enough = phrase != std::string::npos && 2 * phrase > most;
  if (says_enough) return whole.substr(0, phrase);
  if (ends_word) return room;
  const auto blank = room.find_last_of(' ');
  if (blank == std::string::npos) return ansi::clean(whole, most);
  const auto end = whole.find_last_not_of(" ,;:", blank);
  return whole.substr(0, end + 1);
}

}  // namespace codemaker::play
