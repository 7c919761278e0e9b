/// What there is to play of Masterix.
#pragma once

#include "engine/masterix/id.hpp"
#include "play/boards/game_menu.hpp"
#include "play/masterix/opening.hpp"
#include "play/masterix/page.hpp"
#include "play/masterix/place.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::masterix {

class Menu : public boards::GameMenu<Menu> {
 public:
  static constexpr engine::RankedGame game = engine::masterix::id;
  static constexpr Place here = place::menu;
  static constexpr std::array items{
      shared::ChoiceItem{"R", "Ranked run", "level by level", place::run},
      shared::ChoiceItem{"C", "Casual game", "any level, with hints and undo", place::casual},
      shared::ChoiceItem{"T", "Two players", "here or with the sysop", place::pair},
      shared::ChoiceItem{"D", "Daily puzzles", "one try a day, the same for all", Place::daily},
      shared::ChoiceItem{"I", "Rules", "how to play, and how to win", Place::rules},
      shared::ChoiceItem{"Q", "Back", "to the menu", Place::menu},
  };
  static constexpr int full_row = page_row + 2;
  static constexpr int small_row = 5;
  static constexpr int large_row = 20;
  static constexpr int large_pitch = 3;

  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void point(const Pointer& pointer, Stage& stage);

  [[nodiscard]] bool fills_large() const { return !opening_.is_on() || opening_.fills_large(); }

  void draw(Canvas& canvas) const;

  [[nodiscard]] std::string prompt() const {
    return opening_.is_on() ? opening_.prompt() : GameMenu::prompt();
  }

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  void draw_large_menu(Canvas& canvas) const;

  Opening opening_;
};

}  // namespace codemaker::play::masterix
