#include "play/shared/list_details.hpp"

#include "ansi/line_painter.hpp"
#include "ansi/text.hpp"
#include "play/drawing/cut_text.hpp"

namespace codemaker::play::shared {
namespace {

constexpr int details_column = 95;
constexpr int details_width = 34;
constexpr int details_inside = details_column + 3;
constexpr int details_inner_width = details_width - 6;

/// Two of them, side by side.
void draw_things(Canvas& canvas, int row, DrawInRing draw) {
  constexpr int thing_columns = 12;
  constexpr int third = 2;  // of a ring: unlike the first in each game
  draw(canvas, {row, details_inside}, 0);
  draw(canvas, {row, details_inside + details_inner_width - thing_columns}, third);
}

/// The label, and at the right end the value; below it where there is no room.
int draw_fact(Canvas& canvas, int row, const ListFact& fact) {
  canvas.text({row, details_inside}, fact.label);
  const std::string value = cut_text(fact.value, details_inner_width);
  const auto cells = static_cast<int>(ansi::length(value));
  const bool fits = static_cast<int>(fact.label.size()) + 2 + cells <= details_inner_width;
  if (!fits) ++row;
  canvas.text({row, details_inside + details_inner_width - cells}, value, look::bright);
  return row + 2;
}

}  // namespace

void draw_list_details(Canvas& canvas, const ListDetails& details, const ListPlace& list) {
  draw_box(
      canvas, {list.frame.row, details_column}, details_width, list.frame_rows, "",
      ansi::painted(ansi::Ink::wood_light)
  );
  int row = list.head;
  draw_things(canvas, row, details.thing);
  row += large_strip_rows + 1;
  canvas.middle_text(
      row, details_inside, details_inner_width, cut_text(details.title, details_inner_width),
      look::message
  );
  canvas.middle_text(
      ++row, details_inside, details_inner_width, cut_text(details.below, details_inner_width)
  );
  row += 2;
  if (!details.word.empty()) {
    const int width = big_width(details.word);
    draw_big(
        canvas, {row, details_inside + (details_inner_width - width) / 2}, details.word,
        details.metal
    );
    row += big_rows + 2;
  }
  for (const ListFact& fact : details.facts)
    if (!fact.value.empty()) row = draw_fact(canvas, row, fact);
  for (const std::string& line : ansi::wrap(details.said, details_inner_width))
    if (row < list.last_row()) canvas.text({row++, details_inside}, line, look::message);
  const ListShare& share = details.share;
  if (share.whole == 0) return;
  draw_bar(
      canvas, {row - 1, details_inside}, details_inner_width, share.part, share.whole, share.ink
  );
}

void draw_pegs_below_list(Canvas& canvas, int row) {
  constexpr int air = 2;  // above and below
  const bool is_large = canvas.is_large();
  const int rows = is_large ? large_strip_rows : strip_rows;
  const bool has_room = canvas.message_row() - row - rows >= air;
  if (!has_room || (canvas.is_lean() && !canvas.has_tiles())) return;
  const auto draw_strip = is_large ? draw_shaded_strip : draw_peg_strip;
  draw_strip(canvas, canvas.row_amid(row, rows));
}

}  // namespace codemaker::play::shared
