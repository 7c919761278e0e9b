/// The picture that chats and search engines show beside a link: words, and a board. That of a
/// puzzle gives nothing of it away.
#pragma once

#include "engine/records/puzzle.hpp"
#include "play/call/offered.hpp"
#include "play/drawing/shown.hpp"
#include "web/pages.hpp"
#include "web/raster.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::web {

struct Preview {
  std::vector<std::string> title;       ///< words in large letters, a row each
  std::vector<std::string> below = {};  ///< and in smaller ones
  play::ShownThing board = {};
};

/// Of the puzzle at a path; nullopt: there is none, or not yet.
[[nodiscard]] std::optional<Preview> preview_of(
    std::string_view path, engine::records::Day today, const play::OfferedGames& offered
);

/// Where a game ended; nothing, where it has no board to be drawn.
[[nodiscard]] play::ShownThing board_at_end(const GamePage& game);

/// Of a game that everybody may see, as it ended.
[[nodiscard]] Preview preview_of(const GamePage& game);

/// 1200 by 630 points.
[[nodiscard]] Raster drawn(const Preview& preview);

}  // namespace codemaker::web
