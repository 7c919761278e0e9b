#include "play/egg_carton/result_box.hpp"

#include "play/egg_carton/carton_art.hpp"
#include "play/ornaments.hpp"
#include "play/shared/ceremony.hpp"

namespace codemaker::play::egg_carton {
namespace {

constexpr int box_row = shared::Ceremony::rows;
constexpr int box_column = 8;
constexpr int box_columns = 63;
constexpr int box_rows = 5;
constexpr int value_column = box_column + 31;
constexpr Carton last_board{.top = box_row + box_rows, .well_rows = 1};

}  // namespace

void draw_result_box(
    Canvas& canvas, std::string_view title, std::span<const ResultRow> rows,
    const engine::egg_carton::Position& board
) {
  draw_box(
      canvas, {box_row, box_column}, box_columns, box_rows, title, ansi::painted(ansi::Ink::card)
  );
  int row = box_row + 1;
  for (const ResultRow& each : rows) {
    canvas.text({row, box_column + 2}, each.name);
    canvas.text({row++, value_column}, each.value, look::bright);
  }
  draw_full_carton(canvas, last_board, View{board});
}

}  // namespace codemaker::play::egg_carton
