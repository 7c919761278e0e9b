// What is seen and told of the sysop's desk.
#include "play/shell/desk/scene.hpp"

#include "ansi/line_painter.hpp"
#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shared/item_list.hpp"
#include "play/shared/list_details.hpp"
#include "play/shell/desk/caller_row.hpp"
#include "play/shell/desk/details.hpp"
#include "play/shell/desk/large_list.hpp"
#include "play/shell/desk/places.hpp"
#include "play/shell/hall_words.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace codemaker::play::shell::desk {
namespace {

constexpr int mark_column = indent + 1;
constexpr int bar_columns = 69;

/// As many whole words as there is room for; all of them stand below the list.
std::string first_words(const std::string& text, std::size_t cells) {
  const std::string words = ansi::wrap(text, static_cast<int>(cells)).front();
  const bool is_all = words.size() == text.size();
  return is_all ? words : words.substr(0, words.find_last_not_of(" ,;") + 1);
}

/// A row of a list in one row of the screen.
std::string one_row(const DeskRow& row, bool is_lean) {
  constexpr std::size_t small_cells = Canvas::lean_columns - 2;
  constexpr std::size_t text_cells = 27;
  constexpr std::size_t full_cells = 66;
  if (is_lean) return padded(ansi::clean(row.text, small_cells), small_cells);
  const std::string text = padded(ansi::clean(row.text, text_cells - 1), text_cells);
  const std::string more = ansi::clean(row.more, max_desk_text);
  return padded(text + first_words(more, full_cells - text_cells), full_cells);
}

/// Where the parts of a caller's row stand: what they do, their line, and for how long.
struct CallerColumn {
  int column;
  std::size_t cells;
  std::string_view title;
  bool is_time = false;

  /// Where a text stands in it: times end below each other.
  [[nodiscard]] int start_of(std::string_view text) const {
    return column + (is_time ? static_cast<int>(cells - std::min(ansi::length(text), cells)) : 0);
  }
};

constexpr std::array caller_columns{
    CallerColumn{7, 12, "Name"}, CallerColumn{21, 26, "Doing"}, CallerColumn{49, 10, "Line"},
    CallerColumn{60, 7, "Here", true}, CallerColumn{68, 6, "Idle", true}};

/// "run; door node 3; here 12 min, idle 3 s; on bbs" in its columns; false: it is put otherwise.
bool draw_caller(Canvas& canvas, int row, const DeskRow& caller, bool is_chosen) {
  const auto parts = caller_row(caller);
  if (!parts) return false;
  const bool pages = !parts->reason.empty();
  const auto look = is_chosen ? look::reversed : pages ? look::message : look::plain;
  // Of the one under the cursor it is said below.
  if (pages && !is_chosen) canvas.text({row, mark_column}, "!", look::message);
  const std::array<std::string_view, caller_columns.size()> cells{
      caller.text, parts->doing, parts->line, parts->here, parts->idle};
  for (std::size_t at = 0; at < cells.size(); ++at) {
    const CallerColumn& column = caller_columns.at(at);
    const std::string text = ansi::clean(cells.at(at), column.cells);
    canvas.text({row, column.start_of(text)}, text, look);
  }
  return true;
}

/// Those of a list that are seen, with the letter of each where they are the lists themselves.
void draw_rows(
    Canvas& canvas, std::span<const DeskRow> rows, std::size_t chosen,
    const std::optional<DeskList>& list, bool is_typing
) {
  const bool is_list = list.has_value();
  const bool is_lean = canvas.is_lean();
  const std::size_t first = first_of_page(chosen, is_lean);
  const int column = is_lean ? 0 : mark_column;
  for (std::size_t at = first; at < std::min(rows.size(), first + rows_of_list(is_lean)); ++at) {
    const int row = first_row(is_lean) + static_cast<int>(at - first);
    const bool is_chosen = at == chosen;
    const auto style = is_chosen ? look::reversed : look::plain;
    const std::string letter = is_list ? (is_lean ? ">" : "»") : rows[at].key;
    if (is_chosen && !is_lean) canvas.fill({row, column}, bar_columns, 1, " ", style);
    canvas.text(
        {row, column}, is_list && !is_chosen ? " " : letter,
        is_chosen && !is_lean ? style : look::bright
    );
    // The lists themselves stand as those of other menus.
    if (is_lean && !is_list) {
      canvas.text({row, column + 3}, ansi::clean(rows[at].text, max_desk_text), style);
      if (is_chosen && !is_typing) canvas.cursor({row, column});
      continue;
    }
    const bool is_caller = list == DeskList::callers && !is_lean;
    if (!is_caller || !draw_caller(canvas, row, rows[at], is_chosen))
      canvas.text({row, column + 2}, one_row(rows[at], is_lean), style);
    if (is_chosen && !is_typing) canvas.cursor({row, column});
  }
}

/// The lists themselves, as the main menu has its items.
void draw_menu(Canvas& canvas, std::size_t chosen) {
  std::vector<shared::ChoiceItem> items;
  for (const ListWords& list : lists())
    items.push_back({list.letter, list.title, list.more, Place::desk});
  shared::LightBar bar;
  bar.go_to(chosen);
  shared::draw_items(canvas, {items, menu_row}, bar, "What would you like to see?");
}

/// The same on a large screen, with pegs above them as the main menu has them.
void draw_large_menu(Canvas& canvas, std::span<const DeskRow> rows, std::size_t chosen) {
  constexpr int column = 15;
  constexpr int title_column = column + 10;
  constexpr int more_column = title_column + 28;
  constexpr int rows_between = 3;
  constexpr std::string_view word = "SYSOP";
  draw_big(canvas, {3, (canvas.columns() - big_width(word)) / 2}, word, metal::gold);
  draw_peg_strip(canvas, large_menu_row - 2 - rows_between - large_strip_rows);
  draw_box(
      canvas, {large_menu_row - 2, column}, canvas.columns() - 2 * column,
      large_menu_pitch * static_cast<int>(rows.size()) + 3, "What would you like to see?",
      ansi::painted(ansi::Ink::wood_light)
  );
  const int bar = canvas.columns() - column - 3 - title_column;
  int row = large_menu_row;
  for (std::size_t at = 0; at < rows.size(); ++at, row += large_menu_pitch) {
    const bool is_chosen = at == chosen;
    draw_key(canvas, {row, column + 4}, rows[at].key);
    const auto style = is_chosen ? look::reversed : look::bright;
    if (is_chosen) canvas.fill({row, title_column}, bar, 1, " ", style);
    canvas.text({row, title_column}, fmt::format(" {} ", rows[at].text), style);
    canvas.text({row, more_column}, rows[at].more, is_chosen ? style : look::plain);
    if (is_chosen) canvas.cursor({row, title_column});
  }
}

}  // namespace

std::string DeskScene::title() const {
  if (!list_) return "Sysop's desk";
  const std::string title{words_of(*list_).title};
  if (*list_ != DeskList::scores) return title;
  return fmt::format("{}: {}", title, game_of(table_).title);
}

/// What stands in place of rows.
std::string DeskScene::remark() const {
  if (!list_ || !rows_.empty()) return {};
  if (is_waiting_) return "One moment...";
  return std::string{is_known_ ? words_of(*list_).empty : "This can't be told now."};
}

std::string DeskScene::typing_prompt() const {
  return fmt::format(fmt::runtime(typing_->typed), chosen() == nullptr ? "" : chosen()->text);
}

void DeskScene::draw(Canvas& canvas) const {
  const bool is_lean = canvas.is_lean();
  canvas.cursor({canvas.message_row(), 0});
  is_lean ? canvas.header(title()) : canvas.heading("CODEMAKER", title());
  if (!is_lean && !list_)
    return canvas.is_large() ? draw_large_menu(canvas, rows_, row_) : draw_menu(canvas, row_);
  const bool is_typing = typing_ != nullptr;
  const bool counts = list_ == DeskList::callers && !rows_.empty();
  const std::string counted =
      counts ? count(static_cast<std::int64_t>(rows_.size()), "caller", "callers") : "";
  const bool is_message = list_ == DeskList::callers;
  if (canvas.is_large()) {
    draw_large_desk(canvas, {rows_, row_, is_message, counted, remark(), is_typing});
    int below = large_desk(rows_.size()).last_row() + 1;
    if (is_typing)
      below = draw_typed(canvas, below + 1, typing_prompt(), typed_.text(), is_message);
    return shared::draw_pegs_below_list(canvas, below);
  }
  if (!is_lean) draw_page_frame(canvas, static_cast<int>(rows_of_list(false)) + 3, counted);
  const std::string instead = remark();
  if (!instead.empty()) canvas.text({first_row(is_lean), is_lean ? 0 : mark_column + 2}, instead);
  const bool are_callers = list_ == DeskList::callers && !is_lean;
  for (const CallerColumn& each : caller_columns)
    if (are_callers)
      canvas.text({first_row(false) - 1, each.start_of(each.title)}, each.title, look::frame);
  draw_rows(canvas, rows_, row_, list_, is_typing);
  if (is_typing) {
    const int below =
        draw_typed(canvas, detail_row(is_lean), typing_prompt(), typed_.text(), is_message);
    if (canvas.has_tiles() && is_message) draw_reason(canvas, below + 1, *chosen());
    return;
  }
  const bool is_small_menu = is_lean && !list_ && canvas.noted() == nullptr;
  if ((!list_ && !is_small_menu) || chosen() == nullptr) return;
  if (are_callers) return draw_more_of_caller(canvas, *chosen());
  constexpr int below_details = 5;
  if (is_small_menu) draw_peg_strip(canvas, detail_row(true) + below_details);
  if (is_lean) return draw_small_details(canvas, *chosen());
  const std::string whole = fmt::format("{}: {}", chosen()->text, chosen()->more);
  canvas.paragraph(detail_row(false), indent, ansi::clean(whole, max_desk_text));
}

std::string DeskScene::prompt() const {
  if (typing_ != nullptr) return typing_prompt() + ": ";
  if (!list_) return "Sysop: ";
  return is_waiting_ ? "" : "A row's number, a letter, or Q to go back: ";
}

std::vector<std::string> DeskScene::line_help() const {
  if (!list_ || typing_ != nullptr) return {};
  std::vector<std::string> help{"A number: goes to that row. What is done is done about that row."};
  for (const KeyHelp& key : keys())
    if (!key.sentence.empty()) help.push_back(key.sentence);
  return help;
}

std::vector<KeyHelp> DeskScene::keys() const {
  if (typing_ != nullptr) {
    return {
        {"letters", "text", "Letters: what is to be said."},
        {"Backspace", "undo", "Backspace: delete a letter."},
        {"Enter", "send", "Enter: send it."},
        {"F1", "help", "F1: this help."},
        {"Esc", "cancel", "Esc: back, without sending."},
    };
  }
  std::vector<KeyHelp> helps;
  if (!list_) {
    for (const ListWords& list : lists())
      helps.push_back(
          {.keys = std::string{list.letter},
           .does = "",
           .sentence = fmt::format("{}: {}, {}.", list.letter, list.title, list.more),
           .is_listed = true}
      );
    helps.push_back(
        {.keys = "Enter",
         .does = "open",
         .sentence = "Enter: opens the list under the cursor.",
         .is_listed = true}
    );
  }
  for (const ActWords& act : acts()) {
    if (list_ != act.list) continue;
    helps.push_back({std::string{act.letter}, std::string{act.does}, std::string{act.sentence}});
  }
  if (list_ == DeskList::scores)
    helps.push_back({"N", "next game", "N: the table of the next game."});
  if (list_) helps.push_back({"L", "look again", "L: looks again."});
  helps.push_back({"Q", "back", "Q or Esc: back."});
  helps.push_back(help_key());
  return helps;
}

}  // namespace codemaker::play::shell::desk
