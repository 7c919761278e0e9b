#include "play/masterix/menu.hpp"

#include "play/drawing/ornaments.hpp"
#include "play/masterix/page.hpp"
#include "play/masterix/unit_art.hpp"

#include <array>
#include <string>

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
    if (canvas.rows() > Canvas::lean_rows) draw_unit_strip(canvas, canvas.message_row() - 3);
    draw_small(canvas);
    return;
  }
  canvas.heading("MASTERIX", in_the_bar);
  if (canvas.is_large()) return draw_large_menu(canvas);
  draw_page(canvas, "Games");
  draw_full_items(canvas, page_column, page_width);
  draw_first_game(canvas, {page_row + page_rows - 2, page_column + 2});
  canvas.cursor({canvas.message_row(), 3});
}

/// The list beside some of a board, in the middle of a game.
void Menu::draw_large_menu(Canvas& canvas) const {
  const std::array<std::string, 4> rows{"RRB.", "BRRB", ".BRR", "RBBR"};
  constexpr ansi::Position board{15, 75};
  constexpr ansi::Position box{15, 4};
  constexpr int box_columns = 66;
  constexpr int box_rows = 30;
  draw_name(canvas, 3);
  draw_box(canvas, box, box_columns, box_rows, "Games", ansi::painted(ansi::Ink::steel));
  draw_full_items(canvas, box.column + 2, box_columns - 4);
  draw_first_game(canvas, {box.row + box_rows - 4, box.column + 4});
  draw_picture(canvas, first_of_picture(canvas, board), *engine::masterix::Board::read(rows));
  canvas.cursor({canvas.message_row(), 3});
}

std::vector<KeyHelp> Menu::keys() const {
  return opening_.is_on() ? opening_.keys() : GameMenu::keys();
}

}  // namespace codemaker::play::masterix
