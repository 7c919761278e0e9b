/// A caller's page on large screens: all games beside one another.
#pragma once

#include "play/call/offered.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/events/answers.hpp"
#include "play/shell/medals.hpp"
#include "scores/hall.hpp"

#include <optional>
#include <span>
#include <vector>

namespace codemaker::play {

struct Game;

}  // namespace codemaker::play

namespace codemaker::play::shell {

/// What it is made of, by its name.
[[nodiscard]] DiscInks metal_of(const Medal& medal);

/// What is shown of each game, and which of them is turned to.
struct LargePage {
  const OfferedGames& offered;
  engine::RankedGame open;
  const event::MyPage& page;
  const scores::Hall& hall;
  const scores::Player& player;
  const engine::PerGame<std::vector<Medal>>& medals;
};

/// Numbers, bars and the medals there are.
void draw_large_figures(Canvas& canvas, const LargePage& page);
/// What came of games by mail against each of the others.
void draw_large_mail(Canvas& canvas, const LargePage& page);
/// As discs; a game has a row of them.
void draw_large_medals(Canvas& canvas, const LargePage& page);

/// The game whose part of the page is there; nullopt: none is.
[[nodiscard]] std::optional<engine::RankedGame> large_part_at(
    const OfferedGames& offered, engine::RankedGame open, ansi::Position at, bool are_medals
);

}  // namespace codemaker::play::shell
