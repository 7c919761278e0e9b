#include "play/shell/menu.hpp"

#include "ansi/text.hpp"
#include "play/shared/item_list.hpp"

#include <array>
#include <fmt/format.h>

namespace codemaker::play::shell {
namespace {

constexpr std::array items{
    shared::ChoiceItem{
        "C", "Code breaking campaign", "level by level against the computer, ranked",
        Place::campaign},
    shared::ChoiceItem{
        "D", "Duel and free play", "codes to break and to make, unranked", Place::free_play},
    shared::ChoiceItem{
        "S", "Intersections & Splats", "digits, any size, marks of its own", Place::splats},
    shared::ChoiceItem{
        "P", "Practice levels", "break codes in fewer and fewer guesses", Place::practice},
    shared::ChoiceItem{"M", "Masterix", "jump and capture, ranked or for two", Place::masterix},
    shared::ChoiceItem{
        "E", "Egg Carton", "sow your side empty, ranked or casual", Place::eggcarton},
    shared::ChoiceItem{"H", "Hall of Fame", "the ten best of each game", Place::hall},
    shared::ChoiceItem{"R", "Rules", "how the games are played", Place::rules},
    shared::ChoiceItem{"O", "Options", "screens, colors, mouse, pace", Place::options},
    shared::ChoiceItem{"Q", "Leave", "back to where you came from", Place::farewell},
};

}  // namespace

void Menu::enter(Stage& stage) {
  handle_ = stage.call().player.handle;
  stage.choices().list = Place::menu;
  describe(stage);
}

void Menu::describe(Stage& stage) const {
  shared::tell_items(items, stage);
}

void Menu::press(const ansi::Key& key, Stage& stage) {
  if (const auto place = place_of(items, key)) return stage.go(*place);
  refuse_key(key, stage);
}

void Menu::take_line(std::string_view line, Stage& stage) {
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void Menu::draw(Canvas& canvas) const {
  const int indent = canvas.is_lean() ? 0 : 6;
  canvas.header("codemaker");
  canvas.text({2, indent}, fmt::format("Welcome, {}.", ansi::clean(handle_, 24)));
  shared::draw_items(canvas, 4, items);
}

std::vector<KeyHelp> Menu::keys() const {
  return keys_of(items);
}

}  // namespace codemaker::play::shell
