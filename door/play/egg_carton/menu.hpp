/// What there is to play of Egg Carton.
#pragma once

#include "play/scenes/scene.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::egg_carton {

class Menu : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);

  void point(const Pointer& pointer, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "eggcarton"; }

  void draw(Canvas& canvas) const;

  [[nodiscard]] std::string prompt() const { return "Egg Carton: "; }

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  bool offers_examples_ = false;  ///< to a caller who is here for the first time
};

}  // namespace codemaker::play::egg_carton
