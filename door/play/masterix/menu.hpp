/// What there is to play of Masterix.
#pragma once

#include "play/masterix/opening.hpp"
#include "play/scenes/scene.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::masterix {

class Menu : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void point(const Pointer& pointer, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "masterix"; }

  void draw(Canvas& canvas) const;

  [[nodiscard]] std::string prompt() const {
    return opening_.is_on() ? opening_.prompt() : "Masterix: ";
  }

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  Opening opening_;
};

}  // namespace codemaker::play::masterix
