#include "play/breaking/round/peg_hand.hpp"

#include <utility>

namespace codemaker::play::breaking {

void PegHand::take(
    std::optional<engine::breaking::Peg> color, std::optional<int> hole, bool moves, RowEditor& row
) {
  held_.reset();
  if (color) {
    held_ = Held{*color, std::nullopt, moves};
  } else if (hole) {
    row.go_to(*hole);
    if (const auto peg = row.peg(*hole)) held_ = Held{*peg, hole, moves};
  }
}

bool PegHand::drop(
    std::optional<engine::breaking::Peg> color, std::optional<int> hole, RowEditor& row
) {
  const auto held = std::exchange(held_, std::nullopt);
  if (!held) return true;
  if (!held->from && color == held->peg) return row.place(held->peg);
  // A key may have taken the peg away meanwhile.
  const bool is_there = !held->from || row.peg(*held->from) == held->peg;
  if (!is_there) return true;
  const bool goes_out = held->from && (!hole || (hole == held->from && held->moves));
  if (goes_out) {
    row.go_to(*held->from);
    row.take_back();
    return true;
  }
  const bool lands = hole && hole != held->from;
  if (!lands) return true;
  if (held->from && held->moves) {
    row.move(*held->from, *hole);
  } else {
    row.put(*hole, held->peg);
  }
  row.right();
  return true;
}

}  // namespace codemaker::play::breaking
