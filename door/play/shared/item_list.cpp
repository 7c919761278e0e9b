#include "play/shared/item_list.hpp"

#include "play/call/words.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/scenes/scene.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::shared {
namespace {

constexpr int box_column = 3;
constexpr int box_width = 73;

/// Short lists have air between their items.
int pitch_of(std::span<const ChoiceItem> items) {
  constexpr std::size_t most_with_air = 6;
  return items.size() <= most_with_air ? 2 : 1;
}

/// Rows between the frame's lines.
int rows_of(std::span<const ChoiceItem> items) {
  const auto count = static_cast<int>(items.size());
  return pitch_of(items) * count + (pitch_of(items) == 2 ? 1 : 0);
}

int item_row(int first, int item, std::span<const ChoiceItem> items) {
  const int pitch = pitch_of(items);
  return first + pitch + pitch * item;
}

}  // namespace

void tell_items(std::span<const ChoiceItem> items, Stage& stage) {
  for (const ChoiceItem& item : items) {
    stage.tell(fmt::format("{}: {}, {}.", item.letter, item.text, item.more));
  }
}

void draw_items(
    Canvas& canvas, int row, std::span<const ChoiceItem> items, std::string_view title
) {
  if (canvas.is_lean()) {
    for (const ChoiceItem& item : items) {
      canvas.text({row, 0}, item.letter, look::bright);
      canvas.text({row++, 3}, item.text);
    }
    // A long list leaves no room for the question above the keys.
    const bool has_room = row < canvas.message_row();
    const ansi::Position at{canvas.message_row(), 0};
    return canvas.cursor(has_room ? canvas.text({row + 1, 0}, "Your choice: ") : at);
  }
  const auto count = static_cast<int>(items.size());
  draw_box(
      canvas, {row, box_column}, box_width, rows_of(items) + 2, title,
      ansi::painted(ansi::Ink::wood_light)
  );
  for (int i = 0; i < count; ++i) {
    const ChoiceItem& item = items[static_cast<std::size_t>(i)];
    const int at = item_row(row, i, items);
    draw_key(canvas, {at, box_column + 3}, item.letter);
    canvas.text({at, box_column + 8}, item.text, look::bright);
    canvas.text({at, box_column + 32}, item.more);
  }
  const int question = std::min(row + rows_of(items) + 3, canvas.message_row() - 1);
  canvas.cursor(canvas.text({question, box_column + 3}, "Your choice: "));
}

const ChoiceItem* item_at(
    ansi::Position at, int row, std::span<const ChoiceItem> items, bool is_lean
) {
  for (int i = 0; i < static_cast<int>(items.size()); ++i) {
    const bool is_hit = at.row == (is_lean ? row + i : item_row(row, i, items));
    if (is_hit) return &items[static_cast<std::size_t>(i)];
  }
  return nullptr;
}

std::optional<Place> place_at(
    ansi::Position at, int row, std::span<const ChoiceItem> items, bool is_lean
) {
  const ChoiceItem* const item = item_at(at, row, items, is_lean);
  return item == nullptr ? std::nullopt : std::optional{item->leads};
}

std::vector<KeyHelp> keys_of(std::span<const ChoiceItem> items) {
  std::vector<KeyHelp> keys;
  for (const ChoiceItem& item : items) {
    keys.push_back({std::string{item.letter}, "", fmt::format("{}: {}.", item.letter, item.text)});
  }
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
