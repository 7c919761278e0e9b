/// The list of what there is to play of a game.
#pragma once

#include "play/scenes/scene.hpp"
#include "play/shared/item_list.hpp"

#include <string_view>
#include <vector>

namespace codemaker::play::boards {

/// A game's own menu derives from it, as `Own`, which has `game`; its place `here`; the `items`;
/// and `full_row` and `small_row`, the first of theirs as `draw_items` counts them.
template <class Own>
class GameMenu : public SceneBase {
 public:
  void enter(Stage& stage) {
    stage.choices().game = Own::game;
    stage.choices().list = Own::here;
    own().describe(stage);
  }

  void describe(Stage& stage) const { shared::tell_items(Own::items, stage); }

  void press(const ansi::Key& key, Stage& stage) {
    if (key.code == ansi::KeyCode::escape) return stage.go(Place::menu);
    if (bar_.press(key, Own::items.size())) return;
    const auto& lit = Own::items.at(bar_.at());
    if (key.code == ansi::KeyCode::enter) return own().press(shared::key_of(lit), stage);
    const auto place = place_of(Own::items, key);
    place ? stage.go(*place) : refuse_key(key, stage);
  }

  void take_line(std::string_view line, Stage& stage) {
    if (const auto key = shared::key_of_line(Own::items, line, stage)) own().press(*key, stage);
  }

  void point(const Pointer& pointer, Stage& stage) {
    if (pointer.is_release) return;
    const bool is_full = stage.presentation() == Presentation::full;
    const int row = is_full ? Own::full_row : Own::small_row;
    if (const auto place = place_at(pointer.at, row, Own::items, !is_full)) stage.go(*place);
  }

  [[nodiscard]] std::vector<KeyHelp> keys() const { return shared::keys_of(Own::items); }

 protected:
  shared::LightBar bar_;

 private:
  [[nodiscard]] Own& own() { return static_cast<Own&>(*this); }
};

}  // namespace codemaker::play::boards
