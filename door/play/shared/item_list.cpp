#include "play/shared/item_list.hpp"

#include "play/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::shared {

void tell_items(std::span<const ChoiceItem> items, Stage& stage) {
  for (const ChoiceItem& item : items) {
    stage.tell(fmt::format("{}: {}, {}.", item.letter, item.text, item.more));
  }
}

void draw_items(Canvas& canvas, int row, std::span<const ChoiceItem> items) {
  const int indent = canvas.is_lean() ? 0 : 6;
  for (const ChoiceItem& item : items) {
    canvas.text({row, indent}, item.letter, look::bright);
    canvas.text({row, indent + 3}, item.text);
    if (!canvas.is_lean()) canvas.text({row, indent + 30}, item.more, look::frame);
    ++row;
  }
  canvas.cursor(canvas.text({row + 1, indent}, "Your choice: "));
}

std::vector<KeyHelp> keys_of(std::span<const ChoiceItem> items) {
  std::vector<KeyHelp> keys;
  for (const ChoiceItem& item : items) {
    keys.push_back({std::string{item.letter}, "", fmt::format("{}: {}.", item.letter, item.text)});
  }
  keys.push_back({"?", "help", "?: this help."});
  return keys;
}

std::optional<Place> place_of(std::span<const ChoiceItem> items, const ansi::Key& key) {
  for (const ChoiceItem& item : items) {
    if (is_letter(key, item.letter)) return item.leads;
  }
  return std::nullopt;
}

}  // namespace codemaker::play::shared
