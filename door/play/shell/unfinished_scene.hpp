/// What becomes of a game that an earlier call left in the middle: the caller goes on with it, or
/// gives it up. Another one of its kind cannot be begun before that.
#pragma once

#include "play/scenes/scene.hpp"
#include "play/shared/item_list.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play::shell {

class UnfinishedScene : public SceneBase {
 public:
  UnfinishedScene() = default;

  explicit UnfinishedScene(UnfinishedGame game) : game_{std::move(game)} {}

  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void point(const Pointer& pointer, Stage& stage);
  void confirm(Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "menu"; }

  void draw(Canvas& canvas) const;

  [[nodiscard]] std::string prompt() const { return "Go on (G, N, Q): "; }

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  [[nodiscard]] std::string what_text() const;
  void ask_to_give_up(Stage& stage) const;

  UnfinishedGame game_;
  std::string text_;  ///< what it is, within a sentence
  shared::LightBar bar_;
};

}  // namespace codemaker::play::shell
