#include "play/choices/kept.hpp"

#include <utility>

namespace codemaker::play {

void Kept::Slot::meet(const Remembered& texts) {
  known = text(value);
  const auto found = texts.find(name);
  if (found == texts.end()) return;
  take(value, found->second);
  known = text(value);
}

void Kept::remember(Remembered texts) {
  remembered_ = std::move(texts);
}

Remembered Kept::take_changes(std::string_view name) {
  Remembered changes;
  for (auto& [type, slot] : slots_) {
    if (slot.text == nullptr || (!name.empty() && slot.name != name)) continue;
    std::string text = slot.text(slot.value);
    if (text == slot.known) continue;
    changes.emplace(slot.name, text);
    slot.known = std::move(text);
  }
  return changes;
}

}  // namespace codemaker::play
