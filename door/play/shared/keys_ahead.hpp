/// Keys that were typed while something was asked: they are pressed once the answer is there.
#pragma once

#include "ansi/text.hpp"
#include "play/scenes/stage.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play::shared {

class KeysAhead {
 public:
  static constexpr std::size_t most = 64;

  /// Of more than the most nothing is kept.
  void add(const ansi::Key& key) {
    if (keys_.size() < most) keys_.push_back(key);
  }

  /// A line of line mode.
  void add(std::string_view line) {
    for (const char32_t letter : ansi::decode(line))
      add(ansi::character(letter));
    add(ansi::Key{ansi::KeyCode::enter, 0, {}});
  }

  /// They are meant for nothing any more.
  void drop() { keys_.clear(); }

  /// Presses them, until the scene asks something, shows what is to be read first or is left: that
  /// they were not meant for.
  template <class Scene>
  void press_in(Scene& scene, Stage& stage) {
    std::string line;
    for (const ansi::Key& key : std::exchange(keys_, {})) {
      if (stage.next || stage.question || stage.drops_typed_ahead) return;
      if (!stage.is_line()) {
        scene.press(key, stage);
      } else if (key.code == ansi::KeyCode::enter) {
        line.empty() ? scene.take_empty_line(stage)
                     : scene.take_line(std::exchange(line, {}), stage);
      } else {
        ansi::append_utf8(line, key.value);
      }
    }
  }

 private:
  std::vector<ansi::Key> keys_;
};

}  // namespace codemaker::play::shared
