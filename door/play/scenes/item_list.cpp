#include "play/scenes/item_list.hpp"

#include "play/words.hpp"

#include <fmt/format.h>

namespace codemaker::play {

void tell_items(std::span<const ChoiceItem> items, Stage& stage) {
  for (const ChoiceItem& item : items) {
    stage.tell(
        item.more.empty() ? fmt::format("{}: {}.", item.letter, item.text)
                          : fmt::format("{}: {}, {}.", item.letter, item.text, item.more)
    );
  }
}

int draw_items(Canvas& canvas, int row, std::span<const ChoiceItem> items) {
  const int indent = canvas.is_lean() ? 0 : 6;
  for (const ChoiceItem& item : items) {
    canvas.text({row, indent}, item.letter, look::bright);
    canvas.text({row, indent + 3}, item.text);
    if (!canvas.is_lean()) canvas.text({row, indent + 30}, item.more, look::frame);
    ++row;
  }
  return row;
}

std::vector<KeyHelp> keys_of(std::span<const ChoiceItem> items) {
  std::vector<KeyHelp> keys;
  for (const ChoiceItem& item : items) {
    keys.push_back({std::string{item.letter}, "", fmt::format("{}: {}.", item.letter, item.text)});
  }
  return keys;
}

std::optional<std::size_t> item_of(std::span<const ChoiceItem> items, const ansi::Key& key) {
  const char32_t letter = letter_of(key);
  for (std::size_t i = 0; i < items.size(); ++i) {
    const auto own = static_cast<unsigned char>(items[i].letter.front());
    if (letter != 0 && letter == letter_of(ansi::character(own))) return i;
  }
  return std::nullopt;
}

}  // namespace codemaker::play
