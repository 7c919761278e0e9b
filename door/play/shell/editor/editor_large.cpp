// The sysop's editor where it fills a large terminal: more rows and longer bars, and beside them
// all of the selected row.
#include "play/shell/editor/editor.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shell/hall_words.hpp"
#include "play/shell/large/thing.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <string>

namespace codemaker::play::shell {
namespace {

using ansi::Ink;
using shared::ListDetails;
using shared::ListPlace;

constexpr std::size_t rows_of_editor = 36;
constexpr std::size_t most_letters = 28;  ///< beside the list
constexpr int frame_column = 2;
constexpr int row_column = frame_column + 3;
constexpr std::size_t rank_cells_of_row = 7;
constexpr std::size_t name_cells_of_row = 13;
constexpr std::size_t handle_cells_of_row = 18;
constexpr int bar_of_row = row_column + 56;
constexpr int bar_cells = 12;
constexpr int board_of_row = bar_of_row + bar_cells + 2;

std::string text_or_none(std::string_view text) {
  constexpr std::size_t most = 24;
  const std::string clean = ansi::clean(text, most);
  return clean.empty() ? "none" : clean;
}

ListDetails details_of_row(const scores::Entry& row, std::size_t rank) {
  return {
      .title = ansi::clean(row.name, most_letters),
      .below = "",
      .word = fmt::to_string(row.score),
      .metal = metal::gold,
      .facts =
          {{"Rank", fmt::to_string(rank)},
           {"Level", fmt::to_string(row.level)},
           {"Date", date_text(row.when)},
           {"Handle", text_or_none(row.player.handle)},
           {"Board", text_or_none(row.player.board)},
           {"Key", text_or_none(row.player.key)}},
      .thing = thing_of(game_of(row.table))};
}

ListDetails details_of_player(const ListedPlayer& player, std::int64_t most_games) {
  return {
      .title = ansi::clean(player.name, most_letters),
      .below = "of " + text_or_none(player.board),
      .facts =
          {{"Number", fmt::to_string(player.id)},
           {"Last seen", date_text(player.seen)},
           {"Games", fmt::format("{} (most: {})", player.games, most_games)}},
      .share = {player.games, most_games, Ink::gold}};
}

ListDetails details_of_game(const ListedMail& game) {
  return {
      .title = ansi::clean(game.game, 24),
      .below = fmt::format("game {}", game.id),
      .facts = {
          {"Offered by", text_or_none(game.one)},
          {"Other", text_or_none(game.two)},
          {"State", text_or_none(game.state)},
          {"Moved", date_text(game.moved)},
          {"Counts", game.is_annulled ? "for nobody" : "for both"}}};
}

}  // namespace

ListPlace Editor::large_place() const {
  constexpr int told_of_row = 32;
  constexpr int told_of_others = 26;
  const std::size_t rows = shown().size();
  const int pitch = shared::airy_pitch(rows, rows_of_editor);
  const ListPlace most{{2, frame_column}, 91, 43, 4, 6, rows_of_editor, pitch};
  return most.ending_with(rows, is_at_table() ? told_of_row : told_of_others);
}

/// Of what is selected.
ListDetails Editor::large_details() const {
  if (const auto* const player = selected_player()) {
    const auto most = std::ranges::max_element(contents_.players, {}, &ListedPlayer::games);
    return details_of_player(*player, most->games);
  }
  if (const auto* const game = selected_mail()) return details_of_game(*game);
  return details_of_row(*selected_row(), selected_rank());
}

void Editor::draw_large_table(Canvas& canvas) const {
  const auto list = shown();
  const ListPlace place = large_place();
  canvas.text(
      {place.head, row_column},
      fmt::format(
          "{:<{}}{:<{}}{:<{}}{:>9}{:>7}", "Rank", rank_cells_of_row, "Shown as", name_cells_of_row,
          "Handle", handle_cells_of_row, "Score", "Level"
      ),
      look::frame
  );
  canvas.text({place.head, board_of_row}, "Board", look::frame);
  for (std::size_t at = 0; at < list.size(); ++at)
    draw_large_row(canvas, place.row_of(at), list[at].at, at == selected_);
  if (list.empty())
    return canvas.middle_text(
        place.middle(), frame_column, place.columns, why_empty(), look::message
    );
  draw_list_details(canvas, large_details(), place);
}

void Editor::draw_large_row(Canvas& canvas, int at, std::size_t place, bool is_selected) const {
  const auto rows = contents_.hall.rows(table());
  const scores::Entry& row = rows[place];
  const auto chosen = ansi::painted(Ink::bar_text, Ink::bar);
  const ansi::Attribute look = is_selected ? chosen : ansi::painted(metal_of_rank(place + 1));
  if (is_selected) canvas.fill({at, frame_column + 1}, large_place().columns - 2, 1, " ", chosen);
  const auto cut = [](std::string_view text, std::size_t cells) {
    return padded(ansi::clean(text, cells - 1), cells);
  };
  canvas.text(
      {at, row_column},
      fmt::format(
          "{:>2}{}    {}{}{:>9}{:>7}", place + 1, place < 3 ? "■" : " ",
          cut(row.name, name_cells_of_row), cut(row.player.handle, handle_cells_of_row), row.score,
          row.level
      ),
      look
  );
  draw_bar(canvas, {at, bar_of_row}, bar_cells, row.score, rows.front().score, Ink::gold);
  canvas.text({at, board_of_row}, ansi::clean(row.player.board, 15), look);
  if (!is_selected) return;
  canvas.text({at, frame_column + 1}, "►", ansi::painted(Ink::gold_light, Ink::bar));
  canvas.cursor({at, frame_column + 1});
}

/// Below the list, as far as there is room: a box for what is typed or asked, and pegs.
bool Editor::draw_large_bottom(Canvas& canvas) const {
  constexpr int box_rows = 3;
  const int below = large_place().last_row() + 1;
  const bool has_box = typing_ || asking_;
  shared::draw_pegs_below_list(canvas, has_box ? below + 1 + box_rows : below);
  if (!has_box || below + 1 + box_rows > canvas.message_row()) return false;
  const int row = below + 1;
  const int columns = canvas.columns() - 2 * frame_column;
  draw_box(canvas, {row, frame_column}, columns, box_rows, "", ansi::painted(Ink::gold));
  if (typing_) {
    draw_typed(canvas, {row + 1, row_column});
  } else {
    canvas.text({row + 1, row_column}, asking_->question, look::message);
  }
  return true;
}

}  // namespace codemaker::play::shell
