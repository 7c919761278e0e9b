#include "play/nim/menu.hpp"

#include "engine/nim/id.hpp"
#include "play/call/words.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/nim/place.hpp"
#include "play/nim/sticks.hpp"
#include "play/shared/item_list.hpp"

#include <array>
#include <fmt/format.h>

namespace codemaker::play::nim {
namespace {

constexpr std::array items{
    shared::ChoiceItem{"L", "Ladder", "ranked: level by level", place::ladder},
    shared::ChoiceItem{
        "C", "Casual game", "with hints and undo, at the level below", place::casual},
    shared::ChoiceItem{"I", "Instructions", "how to play", Place::rules},
    shared::ChoiceItem{"Q", "Back", "to the menu", Place::menu},
};

constexpr int full_row = 7;
constexpr int small_row = 3;
constexpr int level_row = 20;
constexpr int level_column = 35;  ///< of its bar

}  // namespace

void Menu::enter(Stage& stage) {
  stage.choices().game = engine::nim::id;
  stage.choices().list = place::menu;
  level_ = stage.kept<Choices>().level;
  describe(stage);
}

void Menu::describe(Stage& stage) const {
  shared::tell_items(items, stage);
  stage.tell(fmt::format("1-9, 0 for 10: computer level of casual games, now {}.", level_));
}

void Menu::set_level(int level, Stage& stage) {
  stage.kept<Choices>().level = level_ = level;
  stage.tell(fmt::format("Computer level {}.", level_));
}

void Menu::press(const ansi::Key& key, Stage& stage) {
  if (key.code == ansi::KeyCode::escape) return stage.go(Place::menu);
  if (const auto place = place_of(items, key)) return stage.go(*place);
  const char32_t letter = letter_of(key);
  if (letter < U'0' || letter > U'9') return refuse_key(key, stage);
  set_level(letter == U'0' ? engine::nim::strongest : static_cast<int>(letter - U'0'), stage);
}

void Menu::take_line(std::string_view line, Stage& stage) {
  if (const auto key = only_letter(line == "10" ? "0" : line, stage)) press(*key, stage);
}

void Menu::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release) return;
  const bool is_full = stage.presentation() == Presentation::full;
  const int level = pointer.at.column - level_column + 1;
  const bool is_level = is_full && pointer.at.row == level_row && level >= engine::nim::weakest &&
                        level <= engine::nim::strongest;
  if (is_level) return set_level(level, stage);
  const auto place = place_at(pointer.at, is_full ? full_row : small_row, items, !is_full);
  if (place) stage.go(*place);
}

void Menu::draw(Canvas& canvas) const {
  const std::string level = fmt::format("Computer level {} of 10", level_);
  if (canvas.is_lean()) {
    canvas.header("Nim");
    canvas.text({small_row + static_cast<int>(items.size()) + 3, 0}, level);
    return shared::draw_items(canvas, small_row, items);
  }
  canvas.heading("NIM", "Take the last stick");
  draw_big(canvas, {2, (canvas.columns() - big_width("NIM")) / 2}, "NIM", matchwood);
  for (const int column : {8, 53})
    draw_sticks(canvas, {2, column}, 4, big_rows);
  canvas.text({level_row, 8}, level);
  draw_bar(
      canvas, {level_row, level_column}, engine::nim::strongest, level_, engine::nim::strongest,
      ansi::Ink::wood_light
  );
  shared::draw_items(canvas, full_row, items);
}

std::vector<KeyHelp> Menu::keys() const {
  std::vector<KeyHelp> keys = shared::keys_of(items);
  keys.insert(
      keys.begin(),
      {"1-9 0", "level", "1 to 9, 0 for 10: how well the computer plays casual games."}
  );
  return keys;
}

}  // namespace codemaker::play::nim
