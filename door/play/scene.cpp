#include "play/scene.hpp"

#include "ansi/text.hpp"

#include <fmt/format.h>

namespace codemaker::play {

void refuse_key(const ansi::Key& key, Stage& stage) {
  const std::string name = key == ansi::character(U' ') ? "Space" : ansi::name(key);
  stage.refuse(fmt::format("{} does nothing here. ? shows the keys.", ansi::clean(name, 12)));
}

void refuse_line(std::string_view line, Stage& stage) {
  stage.refuse(fmt::format("\"{}\" means nothing here. ? tells what does.", ansi::clean(line, 20)));
}

ansi::Key first_letter(std::string_view line) {
  return ansi::character(ansi::take_character(line));
}

std::optional<ansi::Key> only_letter(std::string_view line, Stage& stage) {
  if (ansi::length(line) == 1) return first_letter(line);
  refuse_line(line, stage);
  return std::nullopt;
}

bool goes_on(const ansi::Key& key) {
  return key.code == ansi::KeyCode::enter || key == ansi::character(U' ');
}

}  // namespace codemaker::play
