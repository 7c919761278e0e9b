/// The puzzles of the day where nobody has played one yet, and where a page has its tables.
#pragma once

#include "play/shell/daily/scene.hpp"

#include <string>
#include <vector>

namespace codemaker::play::shell::daily {

/// On a page a tap plays a puzzle: which tables are open is chosen apart, in this row.
void note_tabs(play::Shown& shown, int row, const std::vector<Puzzle>& puzzles, const Puzzle& open);
/// On small screens, where nobody stands in a table yet: the words from a row on, and a picture.
void draw_small_unplayed(Canvas& canvas, int row, const std::string& foot, engine::RankedGame game);

}  // namespace codemaker::play::shell::daily
