/// Asks who calls, where no board has told.
#pragma once

#include "play/scene.hpp"
#include "play/shared/line_editor.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell {

class AskName : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "name"; }

  void draw(Canvas& canvas) const;

  [[nodiscard]] std::string prompt() const { return "Your name: "; }

  [[nodiscard]] bool takes_text() const { return true; }

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  shared::LineEditor name_{scores::max_name_characters};
};

}  // namespace codemaker::play::shell
