#include "play/egg_carton/result_box.hpp"

#include "play/drawing/ornaments.hpp"
#include "play/egg_carton/board.hpp"
#include "play/shared/ceremony.hpp"

namespace codemaker::play::egg_carton {
namespace {

constexpr int result_columns = 63;
constexpr int result_rows = 4;

}  // namespace

Carton last_carton(const Canvas& canvas, int top) {
  if (!canvas.is_large()) return {.top = top, .well_rows = 1};
  Carton carton = carton_of(true);
  carton.top = top;
  carton.well_rows = 11;
  return carton;
}

void draw_terms(
    Canvas& canvas, std::string_view what_counts, engine::egg_carton::RelayRule relay_rule
) {
  const int column = terms_column(canvas);
  const int row = egg_rows(size_of_board(canvas)).terms;
  const bool is_narrow = relay_rule == engine::egg_carton::RelayRule::narrow;
  canvas.text({row, column}, what_counts);
  canvas.text({row + 1, column}, is_narrow ? "Relay rule: narrow" : "Relay rule: usual");
}

void draw_result_box(
    Canvas& canvas, std::string_view title, std::span<const ResultRow> rows,
    const engine::egg_carton::Position& board
) {
  const ansi::Position below = shared::Ceremony::below(canvas);
  const bool is_large = canvas.is_large();
  // Close to the word on large screens, where the carton and what a computer says need the rows.
  const ansi::Position box{below.row - (is_large ? 4 : 0), below.column + 8};
  // No star of the sky above shows through, and no ash lies on it.
  const int above = is_large ? 1 : 0;
  canvas.fill({box.row - above, box.column}, result_columns, result_rows + above, " ", {});
  draw_box(canvas, box, result_columns, result_rows, title, ansi::painted(ansi::Ink::card));
  int row = box.row + 1;
  for (const ResultRow& each : rows) {
    const int end = result_columns - 3 - static_cast<int>(each.value.size());
    canvas.text({row, box.column + (is_large ? 3 : 2)}, each.name);
    canvas.text({row++, box.column + (is_large ? end : 31)}, each.value, look::bright);
  }
  draw_full_carton(canvas, last_carton(canvas, box.row + result_rows + 1), View{board});
}

}  // namespace codemaker::play::egg_carton
