/// Lists of things to choose from by a letter: the menu, and those inside the games.
#pragma once

#include "play/drawing/canvas.hpp"
#include "play/scenes/stage.hpp"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace codemaker::play::shared {

struct ChoiceItem {
  std::string_view letter;  ///< as it is shown, upper case
  std::string_view text;
  std::string_view more;  ///< told where there is room
  Place leads;            ///< where it leads
};

void tell_items(std::span<const ChoiceItem> items, Stage& stage);

/// From a row on, framed on full screens, and below them the question for one, with the cursor.
void draw_items(
    Canvas& canvas, int row, std::span<const ChoiceItem> items, std::string_view title = {}
);

/// The item that stands there when they were drawn from `row` on; nullptr: none does.
[[nodiscard]] const ChoiceItem* item_at(
    ansi::Position at, int row, std::span<const ChoiceItem> items, bool is_lean
);

/// Where the item leads that stands there when they were drawn from `row` on; nullopt: none does.
[[nodiscard]] std::optional<Place> place_at(
    ansi::Position at, int row, std::span<const ChoiceItem> items, bool is_lean
);

/// Help is a key of each list.
[[nodiscard]] std::vector<KeyHelp> keys_of(std::span<const ChoiceItem> items);

/// Where the item leads whose letter was pressed; nullopt if it is none of theirs.
[[nodiscard]] std::optional<Place> place_of(
    std::span<const ChoiceItem> items, const ansi::Key& key
);

}  // namespace codemaker::play::shared
