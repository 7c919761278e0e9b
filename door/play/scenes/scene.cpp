#include "play/scenes/scene.hpp"

#include "ansi/glyph.hpp"
#include "ansi/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play {
namespace {

/// As the caller knows it; what no screen can show has no name.
std::string key_name(const ansi::Key& key) {
  if (key == ansi::character(U' ')) return "Space";
  const bool is_nameless = key.code == ansi::KeyCode::byte || key.code == ansi::KeyCode::mouse ||
                           (key.code == ansi::KeyCode::character && key.value != U'?' &&
                            ansi::to_glyph(key.value) == u'?');
  return is_nameless ? "That key" : ansi::clean(ansi::name(key), 12);
}

}  // namespace

KeyHelp help_key() {
  return {"?", "help", "? or F1: this help."};
}

void refuse_key(const ansi::Key& key, Stage& stage) {
  const std::string_view how = stage.is_line() ? "Type" : "Press";
  stage.refuse(fmt::format("{} isn't used here. {} ? for help.", key_name(key), how));
}

void refuse_in_text(const ansi::Key& key, Stage& stage) {
  const bool is_text = key.code == ansi::KeyCode::character || key.code == ansi::KeyCode::backspace;
  if (!is_text) stage.refuse(fmt::format("{} isn't used here. Press F1 for help.", key_name(key)));
}

void refuse_line(std::string_view line, Stage& stage) {
  stage.refuse(fmt::format("\"{}\" is not a command here. Type ? for help.", ansi::clean(line, 20))
  );
}

ansi::Key first_letter(std::string_view line) {
  return ansi::character(ansi::take_character(line));
}

std::optional<ansi::Key> only_letter(std::string_view line, Stage& stage) {
  if (ansi::length(line) == 1) return first_letter(line);
  refuse_line(line, stage);
  return std::nullopt;
}

std::vector<ansi::Key> keys_named(std::string_view name) {
  using ansi::KeyCode;
  const ansi::Key enter{KeyCode::enter, 0, {}};
  if (name == "Enter") return {enter};
  if (name == "Esc") return {{KeyCode::escape, 0, {}}};
  if (name == "Bksp" || name == "Backspace") return {{KeyCode::backspace, 0, {}}};
  if (name == "any key" || name == "Space") return {ansi::character(U' ')};
  const bool is_function = name.size() == 2 && name[0] == 'F' && name[1] >= '1' && name[1] <= '9';
  if (is_function) return {{KeyCode::function, static_cast<char32_t>(name[1] - '0'), {}}};
  const bool is_word =
      std::ranges::all_of(name, [](char each) { return each >= 'A' && each <= 'Z'; });
  if (name.size() > 1 && !is_word) return {};
  std::vector<ansi::Key> keys;
  for (const char letter : name)
    keys.push_back(ansi::character(static_cast<unsigned char>(letter)));
  if (name.size() > 1) keys.push_back(enter);
  return keys;
}

bool goes_on(const ansi::Key& key) {
  return key.code == ansi::KeyCode::enter || key == ansi::character(U' ');
}

}  // namespace codemaker::play
