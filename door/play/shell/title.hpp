/// The first screen: what this is, and the choice of presentation.
#pragma once

#include "play/scene.hpp"

#include <string_view>
#include <vector>

namespace codemaker::play::shell {

class Title : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "title"; }

  void draw(Canvas& canvas) const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;
};

}  // namespace codemaker::play::shell
