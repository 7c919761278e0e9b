/// The rules of the games, page by page.
#pragma once

#include "play/canvas.hpp"
#include "play/stage.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace codemaker::play {

/// Something on a page that is no text: drawn on screens from a row on, told in line mode.
struct Figure {
  void (*draw)(Canvas& canvas, int row, int indent) = nullptr;
  void (*tell)(Stage& stage) = nullptr;
};

/// A page fits a small screen of 39 × 20.
struct RulesPage {
  std::string_view title;
  std::vector<std::string_view> paragraphs = {};
  Figure figure = {};  ///< stands behind the last paragraph
};

[[nodiscard]] std::span<const RulesPage> breaking_rules();
[[nodiscard]] std::span<const RulesPage> masterix_rules();
[[nodiscard]] std::span<const RulesPage> eggcarton_rules();

}  // namespace codemaker::play
