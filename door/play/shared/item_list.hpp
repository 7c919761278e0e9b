/// Lists of things to choose from by a letter: the menu, and those inside the games.
#pragma once

#include "ansi/keys.hpp"
#include "play/drawing/canvas.hpp"
#include "play/scenes/stage.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace codemaker::play::shared {

struct ChoiceItem {
  std::string_view letter;  ///< as it is shown, upper case
  std::string_view text;
  std::string_view more;      ///< told where there is room
  Place leads;                ///< where it leads
  bool begins_group = false;  ///< what stands above it is of another kind
};

/// Items as they stand on a screen.
struct ItemList {
  std::span<const ChoiceItem> items;
  int row;              ///< of the first one, framed ones of their frame
  int small_group = 0;  ///< on small screens a row of air stands above this one; 0: above none
};

/// The light bar on one of the items, where Enter takes what it is on.
class LightBar {
 public:
  /// True if the key moves it: up and down, round and round; Home and PgUp, End and PgDn.
  bool press(const ansi::Key& key, std::size_t items);

  void go_to(std::size_t item) { at_ = item; }

  [[nodiscard]] std::size_t at() const { return at_; }

 private:
  std::size_t at_ = 0;
};

/// The key of a line that is one: a letter, or a word of what an item of the list is called, as
/// "masterix", if no other item is called so. Other lines are refused.
[[nodiscard]] std::optional<ansi::Key> key_of_line(
    std::span<const ChoiceItem> items, std::string_view line, Stage& stage
);

/// The key of the item itself.
[[nodiscard]] ansi::Key key_of(const ChoiceItem& item);

void tell_items(std::span<const ChoiceItem> items, Stage& stage);

/// Framed on full screens; on small ones with the question for one below.
void draw_items(
    Canvas& canvas, const ItemList& list, const LightBar& bar, std::string_view title = {}
);

/// On a small screen, without the question: returns the row below.
int draw_small_list(Canvas& canvas, const ItemList& list, std::size_t lit);

/// The same while none of them can be chosen yet.
void draw_list_to_come(Canvas& canvas, const ItemList& list);

/// The last row of their frame.
[[nodiscard]] int last_row_of(const ItemList& list, bool is_large);

/// An item of a full screen without its key, which stands left of it.
void draw_item(Canvas& canvas, int row, const ChoiceItem& item, bool is_lit);
/// The same in a frame of its own: the bar begins a column left of the name.
void draw_item(
    Canvas& canvas, ansi::Position at, int bar_columns, int more_column, const ChoiceItem& item,
    bool is_lit
);

/// The item that stands there; nullptr: none does.
[[nodiscard]] const ChoiceItem* item_at(
    ansi::Position at, const ItemList& list, bool is_lean, bool is_large = false
);

/// Where the item leads that stands there; nullopt: none does.
[[nodiscard]] std::optional<Place> place_at(
    ansi::Position at, const ItemList& list, bool is_lean, bool is_large = false
);

/// Help is a key of each list.
[[nodiscard]] std::vector<KeyHelp> keys_of(std::span<const ChoiceItem> items);

/// Where the item leads whose letter was pressed; nullopt if it is none of theirs.
[[nodiscard]] std::optional<Place> place_of(
    std::span<const ChoiceItem> items, const ansi::Key& key
);

}  // namespace codemaker::play::shared
