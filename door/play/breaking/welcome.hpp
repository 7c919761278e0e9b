/// What a caller who is new to code breaking is offered before their first ranked run: a guided
/// game. It lies over the first board; any key ends it.
#pragma once

#include "play/scenes/scene.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking {

/// Whoever was here before, in a guided game for instance, is not new any more.
void remember_visit(Stage& stage);

class Welcome {
 public:
  /// On at the first visit of a call, or as the sysop wants it. In lines the offer is told.
  void begin(Stage& stage);

  [[nodiscard]] bool is_on() const { return is_on_; }

  /// Ends it. True if the key was meant for it; else it means what it does on the board.
  bool press(const ansi::Key& key, Stage& stage);
  /// The same of a line.
  bool take_line(std::string_view line, Stage& stage);
  /// The key of the offer on which a mouse was pressed; beside them Enter.
  [[nodiscard]] static ansi::Key key_at(const Pointer& pointer, bool is_lean);

  static void draw(Canvas& canvas);
  [[nodiscard]] static std::vector<KeyHelp> keys();

 private:
  bool is_on_ = false;
};

}  // namespace codemaker::play::breaking
