#include "play/egg_carton/menu.hpp"

#include "engine/egg_carton/id.hpp"
#include "play/call/words.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/egg_carton/cardboard_title.hpp"
#include "play/egg_carton/carton_art.hpp"
#include "play/egg_carton/choices.hpp"
#include "play/egg_carton/place.hpp"
#include "play/shared/first_visit.hpp"
#include "play/shared/item_list.hpp"

#include <array>
#include <fmt/format.h>

namespace codemaker::play::egg_carton {
namespace {

constexpr std::array items{
    shared::ChoiceItem{"L", "Ladder", "ranked: level by level against the computer", place::ladder},
    shared::ChoiceItem{
        "C", "Casual game", "against a computer as strong as you like", place::settings},
    shared::ChoiceItem{"2", "Two players", "at this terminal", place::settings},
    shared::ChoiceItem{"X", "Examples", "three selections, marble by marble", place::examples},
    shared::ChoiceItem{"I", "Instructions", "how to play", Place::rules},
    shared::ChoiceItem{"Q", "Back", "to the menu", Place::menu},
};

constexpr int items_row = 8;
constexpr int items_column = 6;
constexpr int small_items_row = 3;
constexpr Carton ornament{.top = 15, .well_rows = 2};

/// A board with something in nearly every slot.
constexpr engine::egg_carton::Position shown_board{
    .slots = {2, 3, 1, 5, 0, 3, 1, 4, 3, 0, 2, 6}, .off = {3, 2}};

void draw_full_items(Canvas& canvas) {
  constexpr int width = Canvas::full_columns - 2 * items_column;
  const int rows = static_cast<int>(items.size()) + 2;
  draw_box(canvas, {items_row - 1, items_column}, width, rows, "", ansi::painted(ansi::Ink::card));
  int row = items_row;
  for (const shared::ChoiceItem& item : items) {
    draw_key(canvas, {row, items_column + 2}, item.letter);
    canvas.text({row, items_column + 6}, item.text, look::bright);
    canvas.text({row++, items_column + 20}, item.more);
  }
}

}  // namespace

void Menu::enter(Stage& stage) {
  stage.choices().game = engine::egg_carton::id;
  stage.choices().list = place::menu;
  offers_examples_ = shared::is_first_visit(stage.kept<Choices>().was_greeted, stage.call());
  if (offers_examples_) stage.show("New here? X shows three short examples. Any key: skip.");
  describe(stage);
  if (offers_examples_) stage.tell("New here? X shows three short examples.");
}

void Menu::describe(Stage& stage) const {
  shared::tell_items(items, stage);
}

void Menu::press(const ansi::Key& key, Stage& stage) {
  if (key.code == ansi::KeyCode::escape) return stage.go(Place::menu);
  const bool was_offered = std::exchange(offers_examples_, false);
  if (was_offered) stage.show("");
  const auto place = place_of(items, key);
  const bool only_skips = was_offered && !stage.is_line();
  if (!place && only_skips) return;
  if (!place) return refuse_key(key, stage);
  // Both games without a ladder begin at the settings.
  stage.kept<Choices>().is_pair = letter_of(key) == U'2';
  stage.go(*place);
}

void Menu::take_line(std::string_view line, Stage& stage) {
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void Menu::draw(Canvas& canvas) const {
  if (canvas.is_lean()) {
    canvas.header("Egg Carton");
    return shared::draw_items(canvas, small_items_row, items);
  }
  canvas.heading("EGG CARTON", "Sow your marbles, empty your row");
  draw_title(canvas, "EGG CARTON");
  draw_full_items(canvas);
  draw_full_carton(canvas, ornament, View{shown_board});
  canvas.cursor({canvas.message_row(), 0});
}

void Menu::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release) return;
  const bool is_full = stage.presentation() == Presentation::full;
  const int index = pointer.at.row - (is_full ? items_row : small_items_row);
  const bool is_item = index >= 0 && index < static_cast<int>(items.size());
  if (!is_item) return;
  const auto& item = items.at(static_cast<std::size_t>(index));
  press(ansi::character(static_cast<unsigned char>(item.letter.front())), stage);
}

std::vector<KeyHelp> Menu::keys() const {
  return keys_of(items);
}

}  // namespace codemaker::play::egg_carton
