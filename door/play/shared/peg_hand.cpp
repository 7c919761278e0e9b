#include "play/shared/peg_hand.hpp"

#include <utility>

namespace codemaker::play::shared {

void PegHand::take(
    std::optional<engine::breaking::Peg> color, std::optional<int> hole, RowEditor& row
) {
  held_.reset();
  if (color) {
    held_ = Held{*color, std::nullopt};
  } else if (hole) {
    row.go_to(*hole);
    if (const auto peg = row.peg(*hole)) held_ = Held{*peg, hole};
  }
}

void PegHand::drop(
    std::optional<engine::breaking::Peg> color, std::optional<int> hole, RowEditor& row
) {
  const auto held = std::exchange(held_, std::nullopt);
  if (!held) return;
  if (held->from) {
    // A key may have taken the peg away meanwhile.
    const bool is_there = row.peg(*held->from) == held->peg;
    if (is_there && hole && *hole != *held->from) row.move(*held->from, *hole);
  } else if (hole) {
    row.put(*hole, held->peg);
  } else if (color == held->peg) {
    row.place(held->peg);
  }
}

}  // namespace codemaker::play::shared
