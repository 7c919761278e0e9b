#include "play/shell/desk/large_list.hpp"

#include "ansi/text.hpp"
#include "play/drawing/cut_text.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shared/list_details.hpp"
#include "play/shell/desk/caller_row.hpp"
#include "play/shell/large/thing.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace codemaker::play::shell::desk {
namespace {

using shared::ListPlace;

struct DeskColumn {
  int column;
  std::size_t cells;
  std::string_view title;
  bool is_time = false;

  /// Times end below each other.
  void draw(Canvas& canvas, int row, std::string_view text, ansi::Attribute look) const {
    const std::string cut = ansi::clean(text, cells);
    const auto free = static_cast<int>(cells - std::min(ansi::length(cut), cells));
    canvas.text({row, column + (is_time ? free : 0)}, cut, look);
  }
};

constexpr int desk_mark_column = 5;
constexpr std::array desk_columns{
    DeskColumn{7, 18, "Name"}, DeskColumn{27, 30, "Doing"}, DeskColumn{59, 13, "Line"},
    DeskColumn{73, 7, "Here", true}, DeskColumn{82, 7, "Idle", true}};
constexpr DeskColumn text_of_row{7, 30, ""};
constexpr DeskColumn more_of_row{39, 52, ""};

void draw_desk_row(
    Canvas& canvas, int row, const DeskRow& item, const std::optional<CallerRow>& caller,
    ansi::Attribute look
) {
  if (!caller) {
    text_of_row.draw(canvas, row, item.text, look);
    return more_of_row.draw(canvas, row, cut_text(item.more, more_of_row.cells), look);
  }
  const std::array<std::string_view, desk_columns.size()> cells{
      item.text, caller->doing, caller->line, caller->here, caller->idle};
  for (std::size_t at = 0; at < cells.size(); ++at)
    desk_columns.at(at).draw(canvas, row, cells.at(at), look);
}

shared::ListDetails details_of_row(const DeskRow& row, const std::optional<CallerRow>& caller) {
  if (!caller) return {.title = row.text, .said = row.more};
  constexpr std::string_view on = "on ";
  const bool is_usual = caller->board.starts_with(on);
  return {
      .title = row.text,
      .facts =
          {{"Doing", caller->doing},
           {"Line", caller->line},
           {"Board", is_usual ? caller->board.substr(on.size()) : caller->board},
           {"Here for", caller->here},
           {"Idle for", caller->idle}},
      .said = caller->reason.empty() ? "" : "! Pages you: " + caller->reason,
      .thing = thing_named_in(caller->doing)};
}

}  // namespace

void draw_large_desk(Canvas& canvas, const LargeDesk& desk) {
  const ListPlace place = large_desk(desk.rows.size());
  const int left = place.frame.column;
  draw_box(
      canvas, place.frame, place.columns, place.frame_rows, desk.counted,
      ansi::painted(ansi::Ink::wood_light)
  );
  canvas.middle_text(place.middle(), left, place.columns, desk.instead);
  for (const DeskColumn& each : desk_columns)
    if (desk.are_callers) each.draw(canvas, place.head, each.title, look::frame);
  const std::size_t first = desk.chosen / place.items * place.items;
  for (std::size_t at = first; at < std::min(desk.rows.size(), first + place.items); ++at) {
    const DeskRow& item = desk.rows[at];
    const auto caller = desk.are_callers ? caller_row(item) : std::nullopt;
    const int row = place.row_of(at - first);
    const bool is_chosen = at == desk.chosen;
    const bool pages = caller && !caller->reason.empty();
    const auto style = is_chosen ? look::reversed : pages ? look::message : look::plain;
    if (is_chosen) canvas.fill({row, left + 2}, place.columns - 4, 1, " ", style);
    if (is_chosen || pages) canvas.text({row, desk_mark_column}, is_chosen ? "»" : "!", style);
    draw_desk_row(canvas, row, item, caller, style);
    if (!is_chosen) continue;
    if (!desk.is_typing) canvas.cursor({row, desk_mark_column});
    draw_list_details(canvas, details_of_row(item, caller), place);
  }
}

}  // namespace codemaker::play::shell::desk
