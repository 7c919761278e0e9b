/// The places of the door, of the games and of the shell.
#pragma once

#include "play/call/place.hpp"
#include "play/scenes/any_scene.hpp"

#include <string_view>

namespace codemaker::play {

/// The row of a place, of the games or of the shell; nullptr: there is none.
[[nodiscard]] const SceneRow* scene_at(Place place);

/// What stands at a place.
[[nodiscard]] AnyScene make_scene(Place place);

/// What a caller is doing there, for those who look at who is there, in a word or two: `code
/// breaking campaign`, `menu`.
[[nodiscard]] std::string_view name_of(Place place);

}  // namespace codemaker::play
