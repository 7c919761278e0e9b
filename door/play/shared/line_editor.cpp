#include "play/shared/line_editor.hpp"

#include "ansi/text.hpp"

#include <utility>

namespace codemaker::play::shared {

LineEditor::LineEditor(std::size_t most, std::string text)
    : max_length_{most},
      text_{std::move(text)} {}

bool LineEditor::press(const ansi::Key& key) {
  if (key.code == ansi::KeyCode::backspace) {
    if (text_.empty()) return false;
    while ((static_cast<unsigned char>(text_.back()) & 0xC0U) == 0x80)
      text_.pop_back();
    text_.pop_back();
    return true;
  }
  const bool is_text = key.code == ansi::KeyCode::character && !ansi::is_control(key.value);
  if (!is_text || ansi::length(text_) >= max_length_) return false;
  ansi::append_utf8(text_, key.value);
  return true;
}

std::vector<KeyHelp> name_keys(std::string_view enter, KeyHelp leaves) {
  return {
      {"letters", "name", "Letters: type the name."},
      {"Backspace", "undo", "Backspace: delete a letter."},
      {"Enter", "save", std::string{enter}},
      std::move(leaves),
  };
}

}  // namespace codemaker::play::shared
