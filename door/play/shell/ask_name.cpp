#include "play/shell/ask_name.hpp"

#include "ansi/text.hpp"
#include "play/games.hpp"

#include <fmt/format.h>

namespace codemaker::play::shell {

void AskName::enter(Stage& stage) {
  stage.drop_typed_ahead();
  describe(stage);
}

void AskName::describe(Stage& stage) const {
  stage.tell("Your name? (up to 11 letters, as shown in the Hall of Fame)");
}

void AskName::press(const ansi::Key& key, Stage& stage) {
  if (name_.press(key)) return;
  if (key.code == ansi::KeyCode::enter) return take_line(name_.text(), stage);
  if (key.code == ansi::KeyCode::escape) return stage.go(Place::farewell);
}

void AskName::take_line(std::string_view line, Stage& stage) {
  const std::string name = scores::table_name(ansi::clean(ansi::without_color_codes(line), 64));
  if (name.empty()) return stage.refuse("Please type a name, then Enter.");
  Call& call = stage.call();
  call.player.handle = name;
  call.asks_name = false;
  stage.tell(fmt::format("Welcome, {}.", name));
  stage.go(first_place(call));
}

void AskName::draw(Canvas& canvas) const {
  const int indent = canvas.is_lean() ? 0 : 3;
  canvas.header("codemaker");
  const int row =
      canvas.paragraph(3, indent, "Your name? (up to 11 letters, as shown in the Hall of Fame)");
  const auto after = canvas.text({row + 1, indent}, "Your name: ", look::bright);
  canvas.cursor(canvas.text(after, name_.text()));
}

std::vector<KeyHelp> AskName::keys() const {
  return {
      {"letters", "name", "Type your name."},
      {"Backspace", "undo", "Backspace: take a letter back."},
      {"Enter", "go on", "Enter: that is my name."},
      {"Escape", "leave", "Escape: back to where you came from."},
  };
}

}  // namespace codemaker::play::shell
