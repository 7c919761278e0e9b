/// The rules, with the worked examples of marking.
#pragma once

#include "play/scenes/scene_base.hpp"

namespace codemaker::play {

class RulesScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "rules"; }

  void draw(Canvas& canvas) const;

  [[nodiscard]] std::string prompt() const { return "M for the menu, N for more: "; }

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  void turn(int pages, Stage& stage);

  int page_ = 0;
};

}  // namespace codemaker::play
