/// What stands above the tables of the day, and where nobody has played yet.
#pragma once

#include "play/shell/daily/scene.hpp"

#include <cstddef>
#include <string>

namespace codemaker::play::shell::daily {

/// What stands above today's table: a page has no frame that says of which game it is.
[[nodiscard]] std::string title_of_day(const Canvas& canvas, engine::RankedGame game);
/// The same of the table of the month.
[[nodiscard]] std::string title_of_month(const Canvas& canvas, engine::RankedGame game);
/// " 3 Ada", with a mark before their own name; a page has a dot behind the place.
[[nodiscard]] std::string placed_name(const Canvas& canvas, std::size_t place, const DailyRow& row);
/// The rows of a table in which nobody stands yet.
void draw_ranks(Canvas& canvas, ansi::Position at, int width, std::size_t ranks);
/// On small screens, where nobody stands in a table yet: the words from a row on, and a picture.
void draw_small_unplayed(Canvas& canvas, int row, const std::string& foot, engine::RankedGame game);

}  // namespace codemaker::play::shell::daily
