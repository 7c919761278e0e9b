/// Bulletins for the menus of a board: what stands in them, and their files.
#pragma once

#include "bulletins/facts.hpp"
#include "play/catalog/theme.hpp"

#include <optional>
#include <string>
#include <vector>

namespace codemaker::bulletins {

/// A file for the directory of bulletins: "hall.ans".
struct BulletinFile {
  std::string name;
  std::string bytes;
};

/// All bulletins that there are facts for, in every dialect, with hall.json and daily.json. The
/// sysop's own template is art of the names "bulletin-hall", "bulletin-daily" and so on; its values
/// stand between two @. Without it (no theme, or none of that name) ours is taken.
[[nodiscard]] std::vector<BulletinFile> compose(const Facts& facts, const play::Theme* theme);

/// The Hall of Fame as JSON: of each game, by its word, a list of rows with place, name, score,
/// level, board and date. Where there are seasons, `season` has the name and the tables of the one
/// that is going on.
[[nodiscard]] std::string hall_json(
    const scores::Hall& hall, const std::optional<play::TablesOfSeason>& season,
    const scores::BoardNames& boards
);

}  // namespace codemaker::bulletins
