#include "play/egg_carton/menu.hpp"

#include "play/egg_carton/choices.hpp"
#include "play/shared/item_list.hpp"

#include <array>

namespace codemaker::play::egg_carton {
namespace {

constexpr std::array items{
    shared::ChoiceItem{
        "L", "Ladder", "level by level against the computer, ranked", Place::egg_ladder},
    shared::ChoiceItem{
        "C", "Casual game", "against the computer, as strong as you like", Place::egg_settings},
    shared::ChoiceItem{"2", "Two players", "at this terminal", Place::egg_settings},
    shared::ChoiceItem{"X", "Examples", "three selections, marble by marble", Place::egg_examples},
    shared::ChoiceItem{"I", "Instructions", "how the game is played", Place::rules},
    shared::ChoiceItem{"Q", "Back", "to the menu", Place::menu},
};

}  // namespace

void Menu::enter(Stage& stage) {
  stage.choices().game = engine::RankedGame::eggcarton;
  stage.choices().list = Place::eggcarton;
  describe(stage);
}

void Menu::describe(Stage& stage) const {
  shared::tell_items(items, stage);
}

void Menu::press(const ansi::Key& key, Stage& stage) {
  if (key.code == ansi::KeyCode::escape) return stage.go(Place::menu);
  const auto place = place_of(items, key);
  if (!place) return refuse_key(key, stage);
  // Both games without a ladder begin at the settings.
  stage.kept<Choices>().is_pair = letter_of(key) == U'2';
  stage.go(*place);
}

void Menu::take_line(std::string_view line, Stage& stage) {
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void Menu::draw(Canvas& canvas) const {
  canvas.header("Egg Carton");
  shared::draw_items(canvas, 3, items);
}

std::vector<KeyHelp> Menu::keys() const {
  return keys_of(items);
}

}  // namespace codemaker::play::egg_carton
