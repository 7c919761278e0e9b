/// A round by mouse: pegs are dragged from the palette and between holes, or clicked, and a click
/// on an earlier guess copies it.
#pragma once

#include "play/breaking/round/places.hpp"
#include "play/breaking/round/round.hpp"
#include "play/scenes/scene.hpp"

namespace codemaker::play::breaking {

/// The row is open.
void edit_by_mouse(Round& round, const RoundPlaces& places, const Pointer& pointer, Stage& stage);

}  // namespace codemaker::play::breaking
