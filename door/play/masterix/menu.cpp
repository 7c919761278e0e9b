#include "play/masterix/menu.hpp"

#include "engine/masterix/id.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/masterix/page.hpp"
#include "play/masterix/place.hpp"
#include "play/shared/item_list.hpp"

#include <array>
#include <fmt/format.h>

namespace codemaker::play::masterix {
namespace {

// Not T, which asks for the time in line mode.
constexpr std::array items{
    shared::ChoiceItem{"R", "Ranked run", "level by level, for the top ten", place::run},
    shared::ChoiceItem{"C", "Casual game", "any level, with hints and undo", place::casual},
    shared::ChoiceItem{"2", "Two players", "here or with the sysop, unranked", place::pair},
    shared::ChoiceItem{"I", "Instructions", "how to play, and how to win", Place::rules},
    shared::ChoiceItem{"Q", "Back", "to the menu", Place::menu},
};

constexpr char in_a_sentence[] =
    "Jump onto an enemy, and all enemies around it change to your side.";
constexpr int small_items_row = 5;
constexpr int text_column = page_column + 6;
constexpr int more_column = page_column + 19;

/// Where an item stands.
int row_of(int item, bool is_small) {
  return is_small ? small_items_row + item : page_row + 1 + 2 * item;
}

}  // namespace

void Menu::enter(Stage& stage) {
  const bool comes_anew = stage.choices().list != place::menu;
  stage.choices().game = engine::masterix::id;
  stage.choices().list = place::menu;
  opening_.begin(comes_anew, stage);
  describe(stage);
}

void Menu::describe(Stage& stage) const {
  opening_.is_on() ? opening_.tell(stage) : shared::tell_items(items, stage);
}

void Menu::press(const ansi::Key& key, Stage& stage) {
  const bool was_opening = opening_.is_on();
  if (was_opening && opening_.press(key, stage)) return stage.next ? void() : describe(stage);
  if (const auto place = place_of(items, key)) return stage.go(*place);
  if (was_opening) return describe(stage);  // the key has skipped it
  if (key.code == ansi::KeyCode::escape) return stage.go(Place::menu);
  refuse_key(key, stage);
}

void Menu::take_line(std::string_view line, Stage& stage) {
  if (opening_.is_on()) return press(first_letter(line), stage);
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void Menu::take_empty_line(Stage& stage) {
  if (opening_.is_on()) press(ansi::Key{ansi::KeyCode::enter, 0, {}}, stage);
}

void Menu::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release) return;
  if (opening_.is_on()) return press(ansi::Key{ansi::KeyCode::enter, 0, {}}, stage);
  const bool is_small = stage.presentation() == Presentation::small;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (pointer.at.row == row_of(static_cast<int>(i), is_small)) return stage.go(items.at(i).leads);
  }
}

void Menu::draw(Canvas& canvas) const {
  if (opening_.is_on()) return opening_.draw(canvas);
  if (canvas.is_lean()) {
    canvas.header("Masterix");
    canvas.paragraph(2, 0, in_a_sentence);
    return shared::draw_items(canvas, small_items_row, items);
  }
  canvas.heading("MASTERIX", "", "What would you like to play?");
  draw_page(canvas, "GAMES");
  canvas.middle_text(page_row - 2, 0, canvas.columns(), in_a_sentence);
  for (std::size_t i = 0; i < items.size(); ++i) {
    const shared::ChoiceItem& item = items.at(i);
    const int row = row_of(static_cast<int>(i), false);
    draw_key(canvas, {row, page_column + 2}, item.letter);
    canvas.text({row, text_column}, item.text, look::bright);
    canvas.text({row, more_column}, item.more);
  }
  canvas.cursor({canvas.message_row(), 3});
}

std::vector<KeyHelp> Menu::keys() const {
  return opening_.is_on() ? opening_.keys() : keys_of(items);
}

}  // namespace codemaker::play::masterix
