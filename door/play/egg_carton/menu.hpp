/// What there is to play of Egg Carton.
#pragma once

#include "engine/egg_carton/id.hpp"
#include "play/boards/game_menu.hpp"
#include "play/egg_carton/place.hpp"

#include <array>

namespace codemaker::play::egg_carton {

class Menu : public boards::GameMenu<Menu> {
 public:
  static constexpr engine::RankedGame game = engine::egg_carton::id;
  static constexpr Place here = place::menu;
  static constexpr std::array items{
      shared::ChoiceItem{"R", "Ranked run", "level by level against the computer", place::ladder},
      shared::ChoiceItem{
          "C", "Casual game", "against a computer as strong as you like", place::settings},
      shared::ChoiceItem{"T", "Two players", "at this terminal, unranked", place::pair},
      shared::ChoiceItem{"D", "Daily puzzles", "one try a day, the same for all", Place::daily},
      shared::ChoiceItem{"X", "Examples", "three selections, marble by marble", place::examples},
      shared::ChoiceItem{"I", "Rules", "how to play", Place::rules},
      shared::ChoiceItem{"Q", "Back", "to the menu", Place::menu},
  };
  static constexpr int full_row = 9;
  static constexpr int small_row = 3;
  static constexpr int large_row = 15;
  static constexpr int large_pitch = 1;

  void enter(Stage& stage);
  void press(const ansi::Key& key, Stage& stage);

  void draw(Canvas& canvas) const;

 private:
  void draw_small_menu(Canvas& canvas) const;
  void draw_large_menu(Canvas& canvas) const;

  bool offers_examples_ = false;  ///< to a caller who is here for the first time
};

}  // namespace codemaker::play::egg_carton
