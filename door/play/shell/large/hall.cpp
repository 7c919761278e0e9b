// The Hall of Fame on large screens: the tables of all games beside one another, and below them the
// one that is turned to, with its points as bars.
#include "play/shell/large/hall.hpp"

#include "ansi/text.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shell/hall_scene.hpp"
#include "play/shell/hall_words.hpp"
#include "play/shell/large/ranks.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::shell {
namespace {

using ansi::Ink;

constexpr int tables_row = 13;
constexpr int tables_rows = static_cast<int>(scores::table_size) + 2;
constexpr int hall_margin = 2;
constexpr int hall_gap = 2;

/// How many stand beside one another, and how wide they are.
int large_table_width(std::size_t games) {
  constexpr int all = Canvas::large_columns - 2 * hall_margin + hall_gap;
  return all / static_cast<int>(std::max<std::size_t>(games, 1)) - hall_gap;
}

}  // namespace

std::optional<engine::RankedGame> hall_table_at(const OfferedGames& offered, ansi::Position at) {
  const auto games = games_of(offered);
  const int width = large_table_width(games.size()) + hall_gap;
  const int across = at.column - hall_margin;
  const bool is_hit = at.row >= tables_row && at.row < tables_row + tables_rows && across >= 0 &&
                      across < width * static_cast<int>(games.size());
  if (!is_hit) return std::nullopt;
  return games[static_cast<std::size_t>(across / width)]->id;
}

void HallScene::draw_large(Canvas& canvas) const {
  constexpr int name_column = 8;
  constexpr int bar_column = 22;
  constexpr int bar_columns = 48;
  const auto games = games_of(offered_);
  const int width = large_table_width(games.size());
  int column = hall_margin;
  for (const Game* game : games) {
    const bool is_open = game->id == game_;
    draw_box(
        canvas, {tables_row, column}, width, tables_rows, "",
        ansi::painted(is_open ? Ink::gold_light : Ink::wood_light)
    );
    canvas.text(
        {tables_row, column + 2},
        fmt::format(" {} {} ", (column - hall_margin) / (width + hall_gap) + 1, game->title),
        is_open ? look::key_cap() : look::plain
    );
    const RanksPlace place{{tables_row + 1, column + 3}, width - 6, scores::table_size};
    draw_ranks(canvas, place, rows(game->id), &player_);
    column += width + hall_gap;
  }
  const auto open = rows();
  const int row = large_hall_row - 1;
  draw_box(
      canvas, {row - 1, hall_margin}, canvas.columns() - 2 * hall_margin, tables_rows + 1, "",
      ansi::painted(Ink::wood_light)
  );
  canvas.text(
      {row, hall_margin + 2},
      fmt::format(
          "{:<6}{:<14}{:<{}}{:>9}{:>8}   {:<22}{}", "Rank", "Name", "", bar_columns, "Score",
          "Level", "Board", "Date"
      ),
      look::dim
  );
  for (std::size_t i = 0; i < open.size(); ++i) {
    const scores::Entry& entry = open[i];
    const int line = large_hall_row + static_cast<int>(i);
    const bool is_own = scores::is_same_player(entry.player, player_);
    const auto own = ansi::painted(Ink::bar_name, Ink::bar);
    const auto ink = is_own ? own : ansi::painted(metal_of_rank(i + 1));
    if (is_own)
      canvas.fill({line, hall_margin + 1}, canvas.columns() - 2 * hall_margin - 2, 1, " ", own);
    canvas.text(
        {line, hall_margin + 2},
        fmt::format(
            "{:>2}{}", i + 1,
            waits(entry) ? "*"
            : i < 3      ? "■"
                         : " "
        ),
        ink
    );
    if (is_own) canvas.text({line, name_column - 1}, "»", ink);
    canvas.text({line, name_column}, shown_name(entry), ink);
    draw_bar(
        canvas, {line, bar_column}, bar_columns, entry.score, open.front().score,
        is_own ? Ink::gold : Ink::gold_dark
    );
    canvas.text(
        {line, bar_column + bar_columns},
        fmt::format(
            "{:>9}{:>8}   {}{}", entry.score, entry.level, padded(shown_board(entry), 22),
            date_text(entry.when)
        ),
        ink
    );
    if (i != row_) continue;
    canvas.text({line, hall_margin + 1}, "►", look::message);
    canvas.cursor({line, hall_margin + 1});
  }
}

}  // namespace codemaker::play::shell
