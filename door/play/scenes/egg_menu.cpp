#include "play/scenes/egg_menu.hpp"

#include "play/scenes/item_list.hpp"

#include <array>

namespace codemaker::play {
namespace {

constexpr std::array items{
    ChoiceItem{"L", "Ladder", "level by level against the computer, ranked"},
    ChoiceItem{"C", "Casual game", "against the computer, as strong as you like"},
    ChoiceItem{"2", "Two players", "at this terminal"},
    ChoiceItem{"X", "Examples", "three selections, marble by marble"},
    ChoiceItem{"I", "Instructions", "how the game is played"},
    ChoiceItem{"Q", "Back", "to the menu"},
};

/// Where each item leads.
constexpr std::array places{
    Place::egg_ladder,   Place::egg_settings, Place::egg_settings,
    Place::egg_examples, Place::rules,        Place::menu,
};
static_assert(places.size() == items.size());

constexpr std::size_t two_players = 2;

}  // namespace

void EggMenu::enter(Stage& stage) {
  stage.choices().game = engine::RankedGame::eggcarton;
  stage.choices().list = Place::eggcarton;
  describe(stage);
}

void EggMenu::describe(Stage& stage) const {
  tell_items(items, stage);
}

void EggMenu::press(const ansi::Key& key, Stage& stage) {
  const auto item =
      key.code == ansi::KeyCode::escape ? std::optional{items.size() - 1} : item_of(items, key);
  if (!item) return refuse_key(key, stage);
  stage.choices().egg.is_pair = *item == two_players;
  stage.go(places.at(*item));
}

void EggMenu::take_line(std::string_view line, Stage& stage) {
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void EggMenu::draw(Canvas& canvas) const {
  const int indent = canvas.is_lean() ? 0 : 6;
  canvas.header("Egg Carton");
  const int row = draw_items(canvas, 3, items);
  canvas.cursor(canvas.text({row + 1, indent}, "Your choice: "));
}

std::vector<KeyHelp> EggMenu::keys() const {
  std::vector<KeyHelp> keys = keys_of(items);
  keys.push_back({"?", "help", "?: this help."});
  return keys;
}

}  // namespace codemaker::play
