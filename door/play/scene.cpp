#include "play/scene.hpp"

#include "ansi/glyph.hpp"
#include "ansi/text.hpp"

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

void refuse_key(const ansi::Key& key, Stage& stage) {
  stage.refuse(fmt::format("{} isn't used here. Press ? for help.", key_name(key)));
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

std::optional<ansi::Key> key_named(std::string_view name) {
  using ansi::KeyCode;
  if (name.size() == 1) return ansi::character(static_cast<unsigned char>(name.front()));
  if (name == "Enter") return ansi::Key{KeyCode::enter, 0, {}};
  if (name == "Esc") return ansi::Key{KeyCode::escape, 0, {}};
  if (name == "Bksp" || name == "Backspace") return ansi::Key{KeyCode::backspace, 0, {}};
  if (name == "F5") return ansi::Key{KeyCode::function, 5, {}};
  if (name == "any key") return ansi::character(U' ');
  return std::nullopt;
}

bool goes_on(const ansi::Key& key) {
  return key.code == ansi::KeyCode::enter || key == ansi::character(U' ');
}

}  // namespace codemaker::play
