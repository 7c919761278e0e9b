/// The puzzles of the day where nobody has played one yet, and where a page has its tables.
#pragma once

#include "play/shell/daily/scene.hpp"

#include <cstddef>
#include <string>

namespace codemaker::play::shell::daily {

/// On a page a tap plays a puzzle: its tables are there by its number.
void note_tables(
    play::Shown& shown, const Puzzle& puzzle, std::ptrdiff_t number, const DailyGame& game
);
/// On small screens, where nobody stands in a table yet: the words from a row on, and a picture.
void draw_small_unplayed(Canvas& canvas, int row, const std::string& foot, engine::RankedGame game);

}  // namespace codemaker::play::shell::daily
