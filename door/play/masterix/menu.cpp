#include "play/masterix/menu.hpp"

#include "play/masterix/page.hpp"
#include "play/masterix/unit_art.hpp"

namespace codemaker::play::masterix {
namespace {

constexpr char in_a_sentence[] =
    "Jump onto an enemy, and all enemies around it change to your side.";
constexpr char in_the_bar[] = "Jump onto an enemy, capture all around it";

}  // namespace

void Menu::enter(Stage& stage) {
  opening_.begin(stage.choices().list != here, stage);
  GameMenu::enter(stage);
}

void Menu::describe(Stage& stage) const {
  opening_.is_on() ? opening_.tell(stage) : GameMenu::describe(stage);
}

void Menu::press(const ansi::Key& key, Stage& stage) {
  const bool was_opening = opening_.is_on();
  if (was_opening && opening_.press(key, stage)) return stage.next ? void() : describe(stage);
  const bool only_skips = was_opening && !leads(key);
  only_skips ? describe(stage) : GameMenu::press(key, stage);
}

void Menu::take_line(std::string_view line, Stage& stage) {
  if (opening_.is_on()) return press(first_letter(line), stage);
  GameMenu::take_line(line, stage);
}

void Menu::take_empty_line(Stage& stage) {
  if (opening_.is_on()) press(ansi::Key{ansi::KeyCode::enter, 0, {}}, stage);
}

void Menu::point(const Pointer& pointer, Stage& stage) {
  const bool skips = opening_.is_on() && !pointer.is_release;
  if (skips) return press(ansi::Key{ansi::KeyCode::enter, 0, {}}, stage);
  if (opening_.is_on()) return;
  GameMenu::point(pointer, stage);
}

void Menu::draw(Canvas& canvas) const {
  if (opening_.is_on()) return opening_.draw(canvas);
  if (canvas.is_lean()) {
    canvas.paragraph(2, 0, in_a_sentence);
    if (canvas.rows() > Canvas::lean_rows) draw_unit_strip(canvas, canvas.message_row() - 4);
    return draw_small(canvas);
  }
  canvas.heading("MASTERIX", in_the_bar);
  // Where no armies stand beside it there is room.
  const int wider = canvas.is_surrounded() ? 4 : 0;
  const int column = page_column - wider / 2;
  draw_page(canvas, "Games", wider);
  draw_full_items(canvas, column, page_width + wider);
  draw_first_game(canvas, {page_row + page_rows - 2, column + 2});
  canvas.cursor({canvas.message_row(), 3});
}

std::vector<KeyHelp> Menu::keys() const {
  return opening_.is_on() ? opening_.keys() : GameMenu::keys();
}

}  // namespace codemaker::play::masterix
