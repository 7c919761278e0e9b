#include "play/shell/ask_name.hpp"

#include "play/big_letters.hpp"
#include "play/games.hpp"
#include "play/ornaments.hpp"
#include "play/words.hpp"

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
  refuse_in_text(key, stage);
}

void AskName::take_line(std::string_view line, Stage& stage) {
  const std::string name = table_name(line);
  if (name.empty()) return stage.refuse("Please type a name, then Enter.");
  Call& call = stage.call();
  call.player.handle = name;
  call.asks_name = false;
  stage.tell(fmt::format("Welcome, {}.", name));
  stage.go(first_place(call));
}

void AskName::draw(Canvas& canvas) const {
  constexpr std::string_view question =
      "Your name? (up to 11 letters, as shown in the Hall of Fame)";
  if (canvas.is_lean()) {
    canvas.header("codemaker");
    const int row = canvas.paragraph(3, 0, question);
    const auto after = canvas.text({row + 1, 0}, "Your name: ", look::bright);
    return canvas.cursor(canvas.text(after, name_.text()));
  }
  constexpr std::string_view word = "WHO'S THERE";
  canvas.heading("CODEMAKER", "Welcome");
  draw_big(canvas, {4, (canvas.columns() - big_width(word)) / 2}, word, metal::sky);
  draw_box(canvas, {11, 8}, 63, 6, "", ansi::painted(ansi::Ink::wood_light));
  canvas.middle_text(12, 8, 63, question);
  const auto after = canvas.text({14, 27}, "Your name: ", look::bright);
  canvas.cursor(canvas.text(after, name_.text(), look::message));
}

std::vector<KeyHelp> AskName::keys() const {
  return shared::name_keys("Enter: save this name.", {"Esc", "leave", "Esc: return to the BBS."});
}

}  // namespace codemaker::play::shell
