/// What a caller has before them: the scene that is on, a page over it, and the help over both.
#pragma once

#include "play/scenes/any_scene.hpp"

#include <chrono>
#include <optional>

namespace codemaker::play {

struct Showing {
  AnyScene scene;
  /// Lies over the scene for a while; the game goes on when it is closed.
  std::optional<AnyScene> page = {};
  bool is_help_open = false;
  bool is_scene_untold = false;  ///< lines were chosen while the page lay over the scene
  /// Of the call, as it stands on the screen: repainted with Enter, never by itself.
  std::optional<std::chrono::seconds> time_left = {};

  /// What the caller sees: the page over the scene, or the scene.
  [[nodiscard]] AnyScene& on_top() { return page ? *page : scene; }

  [[nodiscard]] const AnyScene& on_top() const { return page ? *page : scene; }

  /// True while the caller is told goodbye.
  [[nodiscard]] bool is_at_farewell() const;

  /// True while the page is a review, which asks the computer in place of the scene.
  [[nodiscard]] bool is_reviewing() const;

  /// Puts another scene there, with nothing over it.
  void replace(AnyScene next, std::optional<std::chrono::seconds> time);

  /// Lays a page over the scene, in place of the one that may lie there.
  void lay_page(Place place);
};

}  // namespace codemaker::play
