#include "play/shared/item_list.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/drawing/shown.hpp"
#include "play/scenes/scene.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::shared {
namespace {

constexpr int box_column = 3;
constexpr int box_width = 73;

/// Short lists have air between their items, and those on large screens.
int item_pitch(std::span<const ChoiceItem> items, bool is_large) {
  constexpr std::size_t most_with_air = 6;
  return items.size() <= most_with_air || is_large ? 2 : 1;
}

/// The item below a row of pegs, where that has room: short lists need none. 0: none.
int start_of_group(std::span<const ChoiceItem> items, bool is_large) {
  const std::size_t most_with_pegs = is_large ? 15 : 16;
  const bool is_short = item_pitch(items, false) > 1;
  const bool has_room = !is_short && items.size() <= most_with_pegs;
  const auto found = std::ranges::find_if(items, &ChoiceItem::begins_group);
  return has_room && found != items.end() ? static_cast<int>(found - items.begin()) : 0;
}

/// Rows between the frame's lines.
int rows_of(std::span<const ChoiceItem> items, bool is_large) {
  const auto count = static_cast<int>(items.size());
  const int pitch = item_pitch(items, is_large);
  return pitch * count + pitch - 1 + (start_of_group(items, is_large) > 0 ? pitch : 0);
}

int item_row(int first, int item, std::span<const ChoiceItem> items, bool is_large) {
  const int pitch = item_pitch(items, is_large);
  const int group = start_of_group(items, is_large);
  return first + pitch + pitch * item + (group > 0 && item >= group ? pitch : 0);
}

/// Of an item of a small screen.
int small_row(const ItemList& list, int item) {
  const bool is_below_air = list.small_group > 0 && item >= list.small_group;
  return list.row + item + (is_below_air ? 1 : 0);
}

/// The whole name, its first word, or another one that is no mere "of".
bool is_called(const ChoiceItem& item, std::string_view word) {
  constexpr std::size_t least = 4;
  const std::string name = ansi::upper_case(item.text);
  std::string_view rest = name;
  while (!rest.empty()) {
    const std::string_view first = rest.substr(0, rest.find(' '));
    const bool may_be_meant = rest.size() == name.size() || first.size() >= least;
    if (may_be_meant && (first == word || rest == word)) return true;
    rest.remove_prefix(std::min(first.size() + 1, rest.size()));
  }
  return false;
}

}  // namespace

bool LightBar::press(const ansi::Key& key, std::size_t items) {
  using ansi::KeyCode;
  switch (key.code) {
  case KeyCode::down:
    at_ = (at_ + 1) % items;
    return true;
  case KeyCode::up:
    at_ = (at_ + items - 1) % items;
    return true;
  case KeyCode::home:
  case KeyCode::page_up:
    at_ = 0;
    return true;
  case KeyCode::end:
  case KeyCode::page_down:
    at_ = items - 1;
    return true;
  default:
    return false;
  }
}

ansi::Key key_of(const ChoiceItem& item) {
  return first_letter(item.letter);
}

std::optional<ansi::Key> key_of_line(
    std::span<const ChoiceItem> items, std::string_view line, Stage& stage
) {
  if (ansi::length(line) == 1) return first_letter(line);
  const std::string word = ansi::upper_case(line);
  const auto is_meant = [&](const ChoiceItem& item) {
    return is_called(item, word);
  };
  const auto meant = std::ranges::find_if(items, is_meant);
  if (std::ranges::count_if(items, is_meant) == 1) return key_of(*meant);
  refuse_line(line, stage);
  return std::nullopt;
}

void draw_item(Canvas& canvas, int row, const ChoiceItem& item, bool is_lit) {
  draw_item(canvas, {row, box_column + 8}, box_width - 9, box_column + 32, item, is_lit);
}

void draw_item(
    Canvas& canvas, ansi::Position at, int bar_columns, int more_column, const ChoiceItem& item,
    bool is_lit
) {
  const auto look = [&](ansi::Attribute usual) {
    return is_lit ? look::reversed : usual;
  };
  if (is_lit) canvas.fill({at.row, at.column - 1}, bar_columns, 1, " ", look::reversed);
  canvas.text(at, item.text, look(look::bright));
  canvas.text({at.row, more_column}, item.more, look(look::plain));
  // Nothing moves the eye there but the bar.
  if (is_lit) canvas.cursor(at);
}

void tell_items(std::span<const ChoiceItem> items, Stage& stage) {
  for (const ChoiceItem& item : items) {
    stage.tell(fmt::format("{}: {}, {}.", item.letter, item.text, item.more));
  }
}

int last_row_of(const ItemList& list, bool is_large) {
  return list.row + rows_of(list.items, is_large) + 1;
}

void draw_items(Canvas& canvas, const ItemList& list, const LightBar& bar, std::string_view title) {
  const auto& items = list.items;
  int row = list.row;
  if (Shown* const shown = canvas.noted()) {
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (items[i].begins_group) ++row;  // a page parts lists where a row is empty
      shown->rows.push_back(
          {row++,
           std::string{items[i].text},
           std::string{items[i].more},
           {},
           Tap{std::string{items[i].letter}, {}, bar.at() == i}}
      );
    }
    return;
  }
  if (canvas.is_lean()) {
    row = draw_small_list(canvas, list, bar.at());
    // A long list leaves no room for the question above the keys.
    const bool has_room = row < canvas.message_row();
    const ansi::Position at{canvas.message_row(), 0};
    return canvas.cursor(has_room ? canvas.text({row + 1, 0}, "Your choice: ") : at);
  }
  const bool is_large = canvas.is_large();
  draw_box(
      canvas, {row, box_column}, box_width, rows_of(items, is_large) + 2, title,
      ansi::painted(ansi::Ink::wood_light)
  );
  const int group = start_of_group(items, is_large);
  if (group > 0)
    draw_peg_rule(canvas, item_row(row, group, items, is_large) - item_pitch(items, is_large));
  for (int i = 0; i < static_cast<int>(items.size()); ++i) {
    const ChoiceItem& item = items[static_cast<std::size_t>(i)];
    const int at = item_row(row, i, items, is_large);
    draw_key(canvas, {at, box_column + 3}, item.letter);
    draw_item(canvas, at, item, bar.at() == static_cast<std::size_t>(i));
  }
}

int draw_small_list(Canvas& canvas, const ItemList& list, std::size_t lit) {
  const auto& items = list.items;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const int at = small_row(list, static_cast<int>(i));
    canvas.text({at, 0}, items[i].letter, look::bright);
    canvas.text({at, 3}, items[i].text, lit == i ? look::reversed : look::plain);
  }
  return small_row(list, static_cast<int>(items.size()));
}

void draw_list_to_come(Canvas& canvas, const ItemList& list) {
  for (std::size_t i = 0; i < list.items.size(); ++i) {
    const int at = small_row(list, static_cast<int>(i));
    canvas.text(
        {at, 0}, fmt::format("{}  {}", list.items[i].letter, list.items[i].text), look::plain
    );
  }
}

const ChoiceItem* item_at(ansi::Position at, const ItemList& list, bool is_lean, bool is_large) {
  const auto& items = list.items;
  for (int i = 0; i < static_cast<int>(items.size()); ++i) {
    const bool is_hit =
        at.row == (is_lean ? small_row(list, i) : item_row(list.row, i, items, is_large));
    if (is_hit) return &items[static_cast<std::size_t>(i)];
  }
  return nullptr;
}

std::optional<Place> place_at(
    ansi::Position at, const ItemList& list, bool is_lean, bool is_large
) {
  const ChoiceItem* const item = item_at(at, list, is_lean, is_large);
  return item == nullptr ? std::nullopt : std::optional{item->leads};
}

std::vector<KeyHelp> keys_of(std::span<const ChoiceItem> items) {
  std::vector<KeyHelp> keys;
  for (const ChoiceItem& item : items) {
    const std::string what =
        fmt::format("{}{}{}", item.text, item.more.empty() ? "" : ": ", item.more);
    keys.push_back(
        {.keys = std::string{item.letter},
         .does = "",
         .sentence = fmt::format("{}: {}.", item.letter, what),
         .is_listed = true}
    );
  }
  keys.push_back({"", "", "Mouse: click a line to choose it.", true});
  keys.push_back(help_key());
  return keys;
}

std::optional<Place> place_of(std::span<const ChoiceItem> items, const ansi::Key& key) {
  // The letters of a list mean what stands there: no random row, no scoring.
  const bool is_for_boards = key.code == ansi::KeyCode::function && key.value > 3;
  if (is_for_boards) return std::nullopt;
  for (const ChoiceItem& item : items) {
    if (is_letter(key, item.letter)) return item.leads;
  }
  return std::nullopt;
}

}  // namespace codemaker::play::shared
