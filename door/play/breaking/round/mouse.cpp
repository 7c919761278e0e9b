#include "play/breaking/round/mouse.hpp"

#include "play/breaking/round/shares.hpp"
#include "play/breaking/round/typed.hpp"

#include <cstddef>

namespace codemaker::play::breaking {

void edit_by_mouse(Round& round, const RoundPlaces& places, const Pointer& pointer, Stage& stage) {
  const bool is_lean = stage.presentation() == Presentation::small;
  const int made = round.guesses_made();
  const auto color = places.color_at(pointer.at, is_lean);
  const auto hole = places.hole_at(made, pointer.at, is_lean);
  mix_in(round, color, hole);
  if (pointer.is_release) {
    if (!round.hand.drop(color, hole, round.row)) refuse_full_row(stage);
    return;
  }
  round.hand.take(color, hole, pointer.moves, round.row);
  if (const auto guess = places.guess_at(made, pointer.at, is_lean))
    round.row.copy(round.game->history()[static_cast<std::size_t>(*guess)].guess);
}

}  // namespace codemaker::play::breaking
