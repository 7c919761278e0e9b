/// Lists of things to choose from by a letter: the menu, and those inside the games.
#pragma once

#include "play/canvas.hpp"
#include "play/stage.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace codemaker::play {

struct ChoiceItem {
  std::string_view letter;  ///< as it is shown, upper case
  std::string_view text;
  std::string_view more = {};  ///< told where there is room
};

void tell_items(std::span<const ChoiceItem> items, Stage& stage);

/// From a row on, a row apart; returns the row below.
int draw_items(Canvas& canvas, int row, std::span<const ChoiceItem> items);

[[nodiscard]] std::vector<KeyHelp> keys_of(std::span<const ChoiceItem> items);

/// The item whose letter was pressed, counted from 0; nullopt if none.
[[nodiscard]] std::optional<std::size_t> item_of(
    std::span<const ChoiceItem> items, const ansi::Key& key
);

}  // namespace codemaker::play
