/// A page of the rules of a game.
#pragma once

#include "play/drawing/canvas.hpp"
#include "play/scenes/stage.hpp"

#include <string_view>
#include <vector>

namespace codemaker::play::shared {

/// Something on a page that is no text: drawn on screens from a row on, told in line mode.
struct Figure {
  void (*draw)(Canvas& canvas, int row, int indent) = nullptr;
  void (*tell)(Stage& stage) = nullptr;
  bool is_wide = false;  ///< it stands below the frame of the text, not in it; large ones all do
};

/// A page fits a small screen of 39 × 20.
struct RulesPage {
  std::string_view title;
  std::vector<std::string_view> paragraphs = {};
  Figure figure = {};  ///< stands behind the last paragraph
  /// In place of the first paragraph where the board may stand another way.
  std::string_view first_of_turned = {};
};

}  // namespace codemaker::play::shared
