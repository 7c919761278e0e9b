/// The scenes around the games, one row each.
#pragma once

#include "play/scenes/any_scene.hpp"

#include <span>

namespace codemaker::play::shell {

[[nodiscard]] std::span<const SceneRow> scenes();

}  // namespace codemaker::play::shell
