#include "play/egg_carton/menu.hpp"

#include "play/call/words.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/egg_carton/cardboard_title.hpp"
#include "play/egg_carton/carton_art.hpp"
#include "play/egg_carton/choices.hpp"
#include "play/egg_carton/marbles.hpp"
#include "play/shared/first_visit.hpp"

#include <cstddef>
#include <utility>

namespace codemaker::play::egg_carton {
namespace {

constexpr int items_column = 6;
constexpr Carton ornament{.top = 17, .well_rows = 1};

/// A board with something in nearly every slot.
constexpr engine::egg_carton::Position shown_board{
    .slots = {2, 3, 1, 5, 0, 3, 1, 4, 3, 0, 2, 6}, .off = {3, 2}};

void draw_full_items(Canvas& canvas, const shared::LightBar& bar) {
  constexpr auto& items = Menu::items;
  constexpr int width = Canvas::full_columns - 2 * items_column;
  const int rows = static_cast<int>(items.size()) + 2;
  draw_box(
      canvas, {Menu::full_row - 1, items_column}, width, rows, "", ansi::painted(ansi::Ink::card)
  );
  int row = Menu::full_row;
  for (std::size_t i = 0; i < items.size(); ++i) {
    draw_key(canvas, {row, items_column + 2}, items.at(i).letter);
    shared::draw_item(
        canvas, {row++, items_column + 7}, width - 8, items_column + 22, items.at(i), bar.at() == i
    );
  }
}

}  // namespace

void Menu::enter(Stage& stage) {
  offers_examples_ = shared::is_first_visit(stage.kept<Choices>().was_greeted, stage.call());
  if (offers_examples_) stage.show("X: three short examples, played on the carton.");
  GameMenu::enter(stage);
  if (offers_examples_) stage.tell("X shows three short examples.");
}

void Menu::press(const ansi::Key& key, Stage& stage) {
  const bool is_escape = key.code == ansi::KeyCode::escape;
  const bool was_offered = std::exchange(offers_examples_, false);
  if (was_offered) stage.show("");
  const auto place = leads(key);
  const bool only_skips = was_offered && !stage.is_line();
  if (!place && !is_escape && only_skips) return;
  GameMenu::press(key, stage);
}

void Menu::draw(Canvas& canvas) const {
  if (canvas.is_lean()) {
    canvas.header("Egg Carton");
    draw_first_game(canvas, {small_row + static_cast<int>(items.size()) + 2, 0});
    if (canvas.rows() > Canvas::lean_rows) draw_marble_strip(canvas, canvas.message_row() - 3);
    return shared::draw_items(canvas, small_row, items, bar_);
  }
  canvas.heading("EGG CARTON", "Sow your marbles, empty your row");
  draw_title(canvas, "EGG CARTON");
  draw_full_items(canvas, bar_);
  // Who is new here reads more below the list.
  if (draw_first_game(canvas, {ornament.top, items_column + 2})) {
    draw_marble_strip(canvas, ornament.top + 2);
  } else {
    draw_full_carton(canvas, ornament, View{shown_board});
  }
  canvas.cursor({canvas.message_row(), 0});
}

void Menu::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release) return;
  const bool is_full = stage.presentation() == Presentation::full;
  press_item(pointer.at.row - (is_full ? full_row : small_row), stage);
}

}  // namespace codemaker::play::egg_carton
