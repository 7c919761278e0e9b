/// What a session shows: the scene that is on, and the page over it.
///
/// Only the session's own sources include this. The types of all scenes of all games are in it,
/// which who merely calls a session would compile for nothing.
#pragma once

#include "play/scenes.hpp"
#include "play/session.hpp"

#include <optional>
#include <variant>

namespace codemaker::play {

struct Session::Showing {
  Scenes::Any scene;
  /// Lies over the scene for a while; the game goes on when it is closed.
  std::optional<std::variant<shell::OptionsScene, shell::RulesScene, shell::Paging>> page{};

  /// Calls with what the caller sees: the page over the scene, or the scene.
  template <class Call>
  auto on_top(const Call& call) {
    return page ? std::visit(call, *page) : std::visit(call, scene);
  }

  template <class Call>
  auto on_top(const Call& call) const {
    return page ? std::visit(call, *page) : std::visit(call, scene);
  }
};

}  // namespace codemaker::play
