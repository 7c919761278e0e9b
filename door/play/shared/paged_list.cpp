#include "play/shared/paged_list.hpp"

#include "play/drawing/bar_share.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/cut_text.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/drawing/shown.hpp"
#include "play/shared/list_details.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::shared {
namespace {

/// Each item has two rows.
constexpr ListPlace small_paged{{}, 0, 0, 0, 2, 7, 2};
constexpr int mark_indent = 2;
constexpr int text_indent = mark_indent + 2;

std::size_t rows_of_page(Presentation presentation, bool is_large) {
  constexpr std::size_t told = 10;
  return presentation == Presentation::full    ? list_page(is_large)
         : presentation == Presentation::small ? small_paged.items
                                               : told;
}

ListPlace place_of(std::size_t items, bool is_large) {
  return is_large ? large_list(items) : full_list.ending_with(items, least_frame_rows);
}

Presentation presentation_of(const Canvas& canvas) {
  return canvas.is_lean() ? Presentation::small : Presentation::full;
}

/// In the light what the bar leaves free is lit, too.
void draw_share(Canvas& canvas, ansi::Position at, const PagedRow& item, bool is_lit) {
  const PagedBar& bar = *item.bar;
  draw_bar(
      canvas, at, bar.columns, bar.part, bar.whole, item.waits ? ansi::Ink::gold : ansi::Ink::steel
  );
  if (!is_lit) return;
  const int filled = filled_columns(bar.columns, bar.part, bar.whole);
  canvas.fill({at.row, at.column + filled}, bar.columns - filled, 1, "░", look::reversed);
}

}  // namespace

std::size_t PagedList::first(Presentation presentation, bool is_large) const {
  const std::size_t rows = rows_of_page(presentation, is_large);
  return bar_.at() / rows * rows;
}

std::size_t PagedList::end(Presentation presentation, std::size_t items, bool is_large) const {
  return std::min(items, first(presentation, is_large) + rows_of_page(presentation, is_large));
}

bool PagedList::turn(bool is_next, std::size_t items, bool is_large, Stage& stage) {
  const std::size_t rows = rows_of_page(stage.presentation(), is_large);
  const std::size_t begin = first(stage.presentation(), is_large);
  const bool is_last = begin + rows >= items;
  if (is_next ? is_last : begin == 0) {
    stage.refuse(is_next ? "This is the last page." : "This is the first page.");
    return false;
  }
  bar_.go_to(is_next ? begin + rows : begin - rows);
  return true;
}

std::optional<std::size_t> PagedList::hit(const Pointer& pointer, std::size_t items, Stage& stage)
    const {
  if (pointer.is_release) return std::nullopt;
  const bool is_lean = stage.presentation() == Presentation::small;
  const bool is_large = pointer.is_on_large;
  const auto row = is_lean ? small_paged.item_at(pointer.at.row)
                           : place_of(items, is_large).item_at(pointer.at.row);
  if (!row) return std::nullopt;
  const std::size_t wanted = first(stage.presentation(), is_large) + *row;
  return wanted < end(stage.presentation(), items, is_large) ? std::optional{wanted} : std::nullopt;
}

ListPlace PagedList::place_on(const Canvas& canvas, std::size_t items) {
  return place_of(items, canvas.is_large());
}

void PagedList::draw_frame(Canvas& canvas, std::size_t items, std::string_view remark) const {
  if (canvas.is_lean()) {
    const int below = canvas.paragraph(3, 0, std::string{remark});
    return remark.empty() ? void() : draw_pegs_below_list(canvas, below);
  }
  draw_big(canvas, {2, (canvas.columns() - big_width(word_)) / 2}, word_, metal::sky);
  const ListPlace place = place_on(canvas, items);
  draw_pegs_below_list(canvas, place.last_row() + 1);
  draw_box(
      canvas, place.frame, place.columns, place.frame_rows, "", ansi::painted(ansi::Ink::wood_light)
  );
  canvas.middle_text(
      place.middle(), place.frame.column, place.columns, std::string{remark}, look::message
  );
}

void PagedList::draw(
    Canvas& canvas, std::string_view columns, std::size_t items, const RowOf& row_of
) const {
  if (canvas.is_lean()) return draw_small(canvas, items, row_of);
  const bool is_large = canvas.is_large();
  const ListPlace place = place_of(items, is_large);
  const int mark_column = place.frame.column + mark_indent;
  const int text_column = place.frame.column + text_indent;
  canvas.text({place.head, text_column}, std::string{columns}, look::frame);
  const Presentation presentation = presentation_of(canvas);
  const std::size_t begin = first(presentation, is_large);
  const auto mark = ansi::painted(ansi::Ink::gold_light);
  bool has_mark = false;
  for (std::size_t at = begin; at < end(presentation, items, is_large); ++at) {
    const PagedRow item = row_of(at);
    has_mark = has_mark || item.waits;
    const int row = place.row_of(at - begin);
    const bool is_chosen = at == bar_.at();
    const auto style = is_chosen ? look::reversed : item.waits ? look::bright : look::plain;
    // The mark stands outside of the light bar, where it keeps its color.
    if (is_chosen)
      canvas.fill({row, mark_column + 1}, place.columns - 2 * mark_indent - 1, 1, " ", style);
    canvas.text({row, text_column}, item.full, style);
    if (item.waits) canvas.text({row, mark_column}, "■", mark);
    if (item.bar && item.bar->whole > 0)
      draw_share(canvas, {row, text_column + item.bar->column}, item, is_chosen);
    if (is_chosen) canvas.cursor({row, mark_column});
  }
  if (!has_mark) return;
  const auto sign = canvas.text({place.last_row(), mark_column - 1}, " ■ ", mark);
  canvas.text(sign, fmt::format("{} ", waiting_), look::frame);
}

void PagedList::draw_small(Canvas& canvas, std::size_t items, const RowOf& row_of) const {
  const Presentation presentation = presentation_of(canvas);
  const std::size_t begin = first(presentation);
  for (std::size_t at = begin; at < end(presentation, items); ++at) {
    const PagedRow item = row_of(at);
    const int row = small_paged.row_of(at - begin);
    const bool is_chosen = at == bar_.at();
    if (Shown* const shown = canvas.noted()) {
      const auto style = item.waits ? look::bright : look::plain;
      shown->rows.push_back({row, item.title, item.below, style, Tap{{}, {row, 0}, is_chosen}});
      continue;
    }
    if (is_chosen) canvas.text({row, 0}, ">", look::bright);
    canvas.text({row, 2}, cut_text(item.title, 37), is_chosen ? look::reversed : look::plain);
    canvas.text({row + 1, 3}, cut_text(item.below, 36), item.waits ? look::bright : look::frame);
    if (is_chosen) canvas.cursor({row, 0});
  }
  if (items > 0) draw_pegs_below_list(canvas, small_paged.row_of(end(presentation, items) - begin));
}

}  // namespace codemaker::play::shared
