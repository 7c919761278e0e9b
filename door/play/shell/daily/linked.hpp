/// Where somebody begins who has opened a link.
#pragma once

#include "play/call/place.hpp"
#include "play/scenes/stage.hpp"

#include <optional>
#include <string_view>

namespace codemaker::play::shell::daily {

/// What the page of the day or of challenges is to play at once.
struct LinkedPuzzle {
  std::optional<engine::records::Day> day = {};
  std::optional<engine::RankedGame> game = {};  ///< of a challenge
};

/// The page that plays it. The menu, with a sentence why, where the link leads to nothing that can
/// be played now.
[[nodiscard]] Place place_of_link(std::string_view path, Stage& stage);

}  // namespace codemaker::play::shell::daily
