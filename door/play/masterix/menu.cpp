#include "play/masterix/menu.hpp"

#include "play/shared/item_list.hpp"

#include <array>

namespace codemaker::play::masterix {
namespace {

// Not T, which asks for the time in line mode.
constexpr std::array items{
    shared::ChoiceItem{
        "R", "Ranked run", "level by level against the computer", Place::masterix_run},
    shared::ChoiceItem{
        "2", "Two players", "here or with the sysop, never ranked", Place::masterix_pair},
    shared::ChoiceItem{"I", "Instructions", "how Masterix is played", Place::rules},
    shared::ChoiceItem{"Q", "Back", "to the menu", Place::menu},
};

}  // namespace

void Menu::enter(Stage& stage) {
  stage.choices().game = engine::RankedGame::masterix;
  stage.choices().list = Place::masterix;
  describe(stage);
}

void Menu::describe(Stage& stage) const {
  shared::tell_items(items, stage);
}

void Menu::press(const ansi::Key& key, Stage& stage) {
  if (key.code == ansi::KeyCode::escape) return stage.go(Place::menu);
  if (const auto place = place_of(items, key)) return stage.go(*place);
  refuse_key(key, stage);
}

void Menu::take_line(std::string_view line, Stage& stage) {
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void Menu::draw(Canvas& canvas) const {
  const int indent = canvas.is_lean() ? 0 : 6;
  canvas.header("Masterix");
  const int below = canvas.paragraph(
      2, indent, "Jump onto an enemy, and all enemies around it change to your side."
  );
  shared::draw_items(canvas, below + 1, items);
}

std::vector<KeyHelp> Menu::keys() const {
  return keys_of(items);
}

}  // namespace codemaker::play::masterix
