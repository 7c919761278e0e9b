#include "play/scenes/menu.hpp"

#include "ansi/text.hpp"
#include "play/scenes/item_list.hpp"

#include <array>
#include <fmt/format.h>

namespace codemaker::play {
namespace {

constexpr std::array items{
    ChoiceItem{"C", "Code breaking campaign", "level by level against the computer, ranked"},
    ChoiceItem{"D", "Duel and free play", "codes to break and to make, unranked"},
    ChoiceItem{"S", "Intersections & Splats", "digits, any size, marks of its own"},
    ChoiceItem{"P", "Practice levels", "break codes in fewer and fewer guesses"},
    ChoiceItem{"M", "Masterix", "jump and capture, ranked or for two"},
    ChoiceItem{"E", "Egg Carton", "sow your side empty, ranked or casual"},
    ChoiceItem{"H", "Hall of Fame", "the ten best of each game"},
    ChoiceItem{"R", "Rules", "how the games are played"},
    ChoiceItem{"O", "Options", "screens, colors, mouse, pace"},
    ChoiceItem{"Q", "Leave", "back to where you came from"},
};

/// Where each item leads.
constexpr std::array places{
    Place::campaign,  Place::free_play, Place::splats, Place::practice, Place::masterix,
    Place::eggcarton, Place::hall,      Place::rules,  Place::options,  Place::farewell,
};
static_assert(places.size() == items.size());

}  // namespace

void Menu::enter(Stage& stage) {
  handle_ = stage.call().player.handle;
  stage.choices().list = Place::menu;
  describe(stage);
}

void Menu::describe(Stage& stage) const {
  tell_items(items, stage);
}

void Menu::press(const ansi::Key& key, Stage& stage) {
  if (const auto item = item_of(items, key)) return stage.go(places.at(*item));
  refuse_key(key, stage);
}

void Menu::take_line(std::string_view line, Stage& stage) {
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void Menu::draw(Canvas& canvas) const {
  const int indent = canvas.is_lean() ? 0 : 6;
  canvas.header("codemaker");
  canvas.text({2, indent}, fmt::format("Welcome, {}.", ansi::clean(handle_, 24)));
  const int row = draw_items(canvas, 4, items);
  canvas.text({row + 1, indent}, "Your choice: ");
  canvas.cursor({row + 1, indent + 13});
}

std::vector<KeyHelp> Menu::keys() const {
  std::vector<KeyHelp> keys = keys_of(items);
  keys.push_back({"?", "help", "?: this help."});
  return keys;
}

}  // namespace codemaker::play
