/// What a session shows: the scene that is on, and the page over it.
#pragma once

#include "play/scenes/any_scene.hpp"
#include "play/session/session.hpp"

#include <optional>

namespace codemaker::play {

struct Session::Showing {
  AnyScene scene;
  /// Lies over the scene for a while; the game goes on when it is closed.
  std::optional<AnyScene> page{};

  /// What the caller sees: the page over the scene, or the scene.
  [[nodiscard]] AnyScene& on_top() { return page ? *page : scene; }

  [[nodiscard]] const AnyScene& on_top() const { return page ? *page : scene; }
};

}  // namespace codemaker::play
