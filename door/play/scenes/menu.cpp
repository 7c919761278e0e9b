#include "play/scenes/menu.hpp"

#include "ansi/text.hpp"
#include "play/words.hpp"

#include <array>
#include <fmt/format.h>

namespace codemaker::play {
namespace {

struct Item {
  char32_t letter;
  std::string_view shown;
  std::string_view text;
  std::string_view more;
  Place place;
};

constexpr std::array items{
    Item{
        U'c', "C", "Code breaking campaign", "level by level against the computer, ranked",
        Place::campaign},
    Item{U'h', "H", "Hall of Fame", "the ten best", Place::hall},
    Item{U'r', "R", "Rules", "how codes are marked and points are made", Place::rules},
    Item{U'o', "O", "Options", "screens, numbers on pegs, pace", Place::options},
    Item{U'q', "Q", "Leave", "back to where you came from", Place::farewell},
};

}  // namespace

void Menu::enter(Stage& stage) {
  handle_ = stage.call().player.handle;
  describe(stage);
}

void Menu::describe(Stage& stage) const {
  for (const Item& item : items) {
    stage.tell(fmt::format("{}: {}, {}.", item.shown, item.text, item.more));
  }
}

void Menu::press(const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  for (const Item& item : items) {
    if (item.letter == letter) return stage.go(item.place);
  }
  refuse_key(key, stage);
}

void Menu::take_line(std::string_view line, Stage& stage) {
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void Menu::draw(Canvas& canvas) const {
  const int indent = canvas.is_lean() ? 0 : 6;
  canvas.header("codemaker");
  canvas.text({3, indent}, fmt::format("Welcome, {}.", ansi::clean(handle_, 24)));
  int row = 6;
  for (const Item& item : items) {
    canvas.text({row, indent}, item.shown, look::bright);
    canvas.text({row, indent + 3}, item.text);
    if (!canvas.is_lean()) canvas.text({row, indent + 30}, item.more, look::frame);
    row += canvas.is_lean() ? 1 : 2;
  }
  canvas.text({row + 1, indent}, "Your choice: ");
  canvas.cursor({row + 1, indent + 13});
}

std::vector<KeyHelp> Menu::keys() const {
  std::vector<KeyHelp> keys;
  for (const Item& item : items) {
    keys.push_back({std::string{item.shown}, "", fmt::format("{}: {}.", item.shown, item.text)});
  }
  keys.push_back({"?", "help", "?: this help."});
  return keys;
}

}  // namespace codemaker::play
