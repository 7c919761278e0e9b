// How the Hall of Fame is drawn.
#include "play/shell/hall_scene.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/drawing/shown.hpp"
#include "play/shell/game_tabs.hpp"
#include "play/shell/hall_words.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <span>
#include <utility>
#include <vector>

namespace codemaker::play::shell {
namespace {

using ansi::Ink;

constexpr int table_row = full_hall_row - 2;
constexpr int table_column = 4;
constexpr int table_width = 71;

/// Of the marks that any table may have.
constexpr std::string_view usual_legend =
    "■ the first three   » your runs   ► Enter shows that run, if kept";

/// The right end of the lower frame.
ansi::Position end_of_frame(const Canvas& canvas) {
  constexpr int rows = static_cast<int>(scores::table_size);
  if (canvas.is_large()) return {large_hall_row + rows, canvas.columns() - table_column};
  return {table_row + rows + 2, table_column + table_width};
}

/// In the lower frame, at its right end; none where there is nothing to choose.
void draw_tabs(
    Canvas& canvas, Shown shown_now, const std::optional<scores::Season>& season, bool shares_boards
) {
  std::vector<std::pair<Shown, std::string>> tabs;
  tabs.emplace_back(Shown::all_time, season ? " All time " : " This board ");
  if (season) {
    tabs.emplace_back(Shown::season, fmt::format(" {} ", scores::title_of(*season)));
    tabs.emplace_back(Shown::champions, " Champions ");
  }
  if (shares_boards) tabs.emplace_back(Shown::all_boards, " All boards ");
  if (tabs.size() == 1) return;
  int width = 2;
  for (const auto& tab : tabs)
    width += static_cast<int>(tab.second.size());
  ansi::Position at = end_of_frame(canvas);
  at.column -= width;
  for (const auto& [shown, name] : tabs)
    at = canvas.text(at, name, shown == shown_now ? look::key_cap() : look::plain);
}

/// What a mark of the rows means; nothing where there is none.
std::string_view legend_of(std::span<const scores::Entry> rows, const scores::BoardNames& boards) {
  const auto is_marked = [&](const scores::Entry& row) {
    return boards.is_unverified(row.player.board);
  };
  return std::ranges::any_of(rows, is_marked) ? scores::legend_of_unverified : std::string_view{};
}

/// On a page a tap on a row shows its run, and one on the name whose page that is.
ShownRow noted_row(
    const scores::Entry& row, std::size_t index, std::string_view mark, const std::string& more
) {
  const int at = small_hall_row + static_cast<int>(index);
  return {
      at,
      fmt::format("{}. {}{}  {}", index + 1, shown_name(row), mark, row.score),
      fmt::format("level {}, {}{}", row.level, date_text(row.when), more),
      {},
      Tap{{}, {at, 0}}};
}

}  // namespace

void HallScene::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  if (canvas.is_lean()) return draw_small(canvas);
  draw_full(canvas);
}

void HallScene::draw_small(Canvas& canvas) const {
  if (shown_ == Shown::champions) return champions_.draw_small(canvas);
  canvas.header(fmt::format("{}: {}", title(), game_of(game_).title));
  play::Shown* const page = canvas.noted();
  if (page != nullptr) page->game = engine::name(game_);
  draw_game_tabs(canvas, {page == nullptr ? canvas.message_row() - 2 : 1, 0}, offered_, game_);
  if (!are_there()) return;
  const auto rows = this->rows();
  canvas.paragraph(
      rows.empty() ? 3 : 14, 0, remark().empty() ? legend_of(rows, boards_) : remark()
  );
  if (rows.empty()) return;
  if (play::Shown* const shown = canvas.noted()) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const bool is_of_other = shown_ == shell::Shown::all_boards;
      const std::string board = is_of_other ? ", " + shown_board(rows[i]) : "";
      const std::string_view waiting = waits(rows[i]) ? ", waiting to be saved" : "";
      const std::string_view mark = boards_.is_unverified(rows[i].player.board) ? "?" : "";
      shown->rows.push_back(noted_row(rows[i], i, mark, fmt::format("{}{}", board, waiting)));
      shown->rows.back().tap->is_lit = i == row_;
      if (!is_of_other) shown->rows.back().player = rows[i].player.handle;
      const bool is_own = scores::is_same_player(rows[i].player, player_);
      if (is_own) shown->rows.back().look = look::bright;
    }
    return;
  }
  canvas.text({2, 0}, "  #  Name            Score  Level", look::frame);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const scores::Entry& row = rows[i];
    const bool is_own = scores::is_same_player(row.player, player_);
    const int at = small_hall_row + static_cast<int>(i);
    canvas.text(
        {at, 1},
        fmt::format(
            "{:>2}{}{}{}{:>9}{:>7}", i + 1, waits(row) ? '*' : ' ', is_own ? "»" : " ",
            padded(shown_name(row), 11) + (boards_.is_unverified(row.player.board) ? '?' : ' '),
            row.score, row.level
        ),
        i == row_ ? look::reversed
        : is_own  ? look::message
                  : look::plain
    );
    if (i != row_) continue;
    canvas.text({at, 0}, ">", look::bright);
    canvas.cursor({at, 0});
  }
  if (has_waiting()) canvas.text({13, 0}, "* waiting to be saved");
  // Where no words stand below the table.
  const bool has_words = !remark().empty() || !legend_of(rows, boards_).empty();
  if (!has_words) draw_strip(canvas, game_of(game_), canvas.message_row() - 6);
}

void HallScene::draw_full(Canvas& canvas) const {
  const bool shows_champions = shown_ == Shown::champions;
  const std::string_view word = shows_champions ? "CHAMPIONS" : "TOP TEN";
  canvas.heading(
      "CODEMAKER", "Hall of Fame", shows_champions ? "" : ansi::capitalized(game_of(game_).title)
  );
  if (canvas.is_large()) {
    play::draw_large(canvas, {2, (canvas.columns() - 2 * big_width(word)) / 2}, word, metal::gold);
  } else {
    draw_big(canvas, {2, (canvas.columns() - big_width(word)) / 2}, word, metal::gold);
  }
  if (!are_there()) return;
  if (canvas.is_large()) {
    shows_champions ? champions_.draw_large(canvas) : draw_large(canvas);
  } else {
    draw_box(
        canvas, {table_row, table_column}, table_width, static_cast<int>(scores::table_size) + 3,
        "", ansi::painted(Ink::wood_light)
    );
  }
  draw_tabs(
      canvas, shown_, has_seasons() ? std::optional{tables_->season->season} : std::nullopt,
      shares_boards_
  );
  if (shows_champions) return canvas.is_large() ? void() : champions_.draw(canvas);
  if (!canvas.is_large()) draw_full_table(canvas);
  const auto rows = this->rows();
  const std::string_view special = legend_of(rows, boards_);
  const std::string_view legend = special.empty() ? usual_legend : special;
  const std::string_view remark = this->remark().empty() ? legend : this->remark();
  const int inside = canvas.is_large() ? large_hall_row + 4 : table_row + 6;
  const int end = end_of_frame(canvas).row;
  const int below = canvas.is_large() ? end + 2 : canvas.message_row() - 1;
  canvas.middle_text(
      rows.empty() ? inside : below, 0, canvas.columns(), remark,
      this->remark().empty() && special.empty() && !rows.empty() ? look::dim : look::message
  );
  if (has_waiting()) canvas.text({end, table_column + 3}, " * waiting to be saved ");
}

void HallScene::draw_full_table(Canvas& canvas) const {
  const auto rows = this->rows();
  draw_game_tabs(canvas, {table_row, table_column + 3}, offered_, game_, 2);
  canvas.text(
      {table_row + 1, table_column + 3},
      fmt::format(
          "{:<5}{:<14}{:>9}{:>8}   {:<17}{}", "Rank", "Name", "Score", "Level", "Board", "Date"
      ),
      look::frame
  );
  for (std::size_t i = 0; i < rows.size(); ++i)
    draw_full_row(canvas, table_row + 2 + static_cast<int>(i), i + 1, rows[i]);
  // Ranks that wait for somebody; an empty table says in words that it does.
  for (std::size_t i = rows.size(); !rows.empty() && i < scores::table_size; ++i)
    canvas.text(
        {table_row + 2 + static_cast<int>(i), table_column + 3},
        fmt::format("{:>2}   ..........", i + 1), look::dim
    );
}

std::string HallScene::shown_board(const scores::Entry& row) const {
  const std::string& board = row.player.board;
  if (board == player_.board && !board_name_.empty()) return ansi::clean(board_name_, 15);
  return ansi::clean(boards_.shown(board), 15);
}

void HallScene::draw_full_row(Canvas& canvas, int at, std::size_t rank, const scores::Entry& row)
    const {
  const bool is_own = scores::is_same_player(row.player, player_);
  const std::string text = fmt::format(
      "{}{:>9}{:>8}   {}{}", padded(shown_name(row), 14), row.score, row.level,
      padded(shown_board(row), 17), date_text(row.when)
  );
  const bool is_lit = rank - 1 == row_;
  const Ink ground = is_lit ? Ink::bar : Ink::none;
  const auto own = ansi::painted(Ink::bar_name, ground);
  const auto medal = ansi::painted(metal_of_rank(rank), ground);
  if (is_lit) canvas.fill({at, table_column + 1}, table_width - 2, 1, " ", own);
  canvas.text(
      {at, table_column + 3},
      fmt::format(
          "{:>2}{}", rank,
          waits(row)  ? "*"
          : rank <= 3 ? "■"
                      : " "
      ),
      medal
  );
  if (is_own) canvas.text({at, table_column + 7}, "»", own);
  canvas.text({at, table_column + 8}, text, is_own ? own : medal);
  if (!is_lit) return;
  canvas.text({at, table_column + 2}, "►", ansi::painted(Ink::gold_light, ground));
  canvas.cursor({at, table_column + 2});
}

}  // namespace codemaker::play::shell
