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
constexpr int tables_rows = static_cast<int>(scores::table_size) + 3;  ///< one of air
constexpr int open_head_rows = 4;                                      ///< frame, air, heads, air
constexpr int hall_margin = 2;
constexpr int hall_gap = 2;
constexpr int hall_name_column = 9;
constexpr int hall_bar_column = 23;
constexpr int hall_bar_columns = 48;

/// How many stand beside one another, and how wide they are.
int large_table_width(std::size_t games) {
  constexpr int all = Canvas::large_columns - 2 * hall_margin + hall_gap;
  return all / static_cast<int>(std::max<std::size_t>(games, 1)) - hall_gap;
}

struct SideTable {
  std::size_t number;
  std::string_view title;
  bool is_open;
};

/// The frame of a game's table, with its key.
void draw_side_table(Canvas& canvas, ansi::Position at, int width, const SideTable& table) {
  const auto frame = ansi::painted(table.is_open ? Ink::gold_light : Ink::wood_light);
  draw_box(canvas, at, width, tables_rows, "", frame);
  canvas.text(
      {at.row, at.column + 2}, fmt::format(" {} {} ", table.number, ansi::capitalized(table.title)),
      table.is_open ? look::key_cap() : look::plain
  );
}

void draw_head_of_open(Canvas& canvas) {
  draw_box(
      canvas, {large_hall_row - open_head_rows, hall_margin}, canvas.columns() - 2 * hall_margin,
      open_head_rows + static_cast<int>(scores::table_size) + 1, "", ansi::painted(Ink::wood_light)
  );
  canvas.text(
      {large_hall_row - 2, hall_margin + 2},
      fmt::format(
          "{:<5}{:<14}{:<{}}{:>9}{:>8}   {:<22}{}", "Rank", "Name", "", hall_bar_columns, "Score",
          "Level", "Board", "Date"
      ),
      look::frame
  );
}

struct OpenRow {
  std::size_t above;    ///< rows that are better
  engine::Points most;  ///< points of the best
  std::string board;
  bool is_own;
  bool waits;  ///< to be filed
  bool is_lit;
};

std::string_view mark_of_rank(const OpenRow& row) {
  if (row.waits) return "*";
  return row.above < 3 ? "■" : " ";
}

void draw_open_row(Canvas& canvas, const scores::Entry& entry, const OpenRow& row) {
  const int line = large_hall_row + static_cast<int>(row.above);
  const Ink ground = row.is_lit ? Ink::bar : Ink::none;
  const auto own = ansi::painted(Ink::bar_name, ground);
  const auto ink = row.is_own ? own : ansi::painted(metal_of_rank(row.above + 1), ground);
  if (row.is_lit)
    canvas.fill({line, hall_margin + 1}, canvas.columns() - 2 * hall_margin - 2, 1, " ", own);
  canvas.text(
      {line, hall_margin + 2}, fmt::format("{:>2}{}", row.above + 1, mark_of_rank(row)), ink
  );
  if (row.is_own) canvas.text({line, hall_name_column - 1}, "»", ink);
  canvas.text({line, hall_name_column}, shown_name(entry), ink);
  draw_bar(
      canvas, {line, hall_bar_column}, hall_bar_columns, entry.score, row.most,
      row.is_own ? Ink::gold : Ink::gold_dark
  );
  canvas.text(
      {line, hall_bar_column + hall_bar_columns},
      fmt::format(
          "{:>9}{:>8}   {}{}", entry.score, entry.level, padded(row.board, 22),
          date_text(entry.when)
      ),
      ink
  );
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
  const auto games = games_of(offered_);
  ansi::Position at{tables_row, hall_margin};
  const int width = large_table_width(games.size());
  for (std::size_t i = 0; i < games.size(); ++i, at.column += width + hall_gap) {
    draw_side_table(canvas, at, width, {i + 1, games[i]->title, games[i]->id == game_});
    const RanksPlace place{{at.row + 2, at.column + 3}, width - 6, scores::table_size};
    draw_ranks(canvas, place, rows(games[i]->id), &player_);
  }
  const auto open = rows();
  draw_head_of_open(canvas);
  for (std::size_t i = 0; i < open.size(); ++i) {
    const scores::Entry& entry = open[i];
    const bool is_own = scores::is_same_player(entry.player, player_);
    draw_open_row(
        canvas, entry, {i, open.front().score, shown_board(entry), is_own, waits(entry), i == row_}
    );
  }
  if (row_ >= open.size()) return;
  for (std::size_t i = open.size(); i < scores::table_size; ++i)
    draw_free_rank(canvas, {large_hall_row + static_cast<int>(i), hall_margin + 2}, i + 1);
  const ansi::Position lit{large_hall_row + static_cast<int>(row_), hall_margin + 1};
  canvas.text(lit, "►", ansi::painted(Ink::gold_light, Ink::bar));
  canvas.cursor(lit);
}

}  // namespace codemaker::play::shell
