#include "play/egg_carton/result_box.hpp"

#include "play/drawing/ornaments.hpp"
#include "play/egg_carton/board.hpp"
#include "play/egg_carton/carton_art.hpp"
#include "play/shared/ceremony.hpp"

namespace codemaker::play::egg_carton {
namespace {

constexpr int result_row = shared::Ceremony::rows;
constexpr int result_column = 8;
constexpr int result_columns = 63;
constexpr int result_rows = 5;
constexpr int result_value_column = result_column + 31;
constexpr Carton last_board{.top = result_row + result_rows, .well_rows = 1};

}  // namespace

void draw_terms(
    Canvas& canvas, std::string_view what_counts, engine::egg_carton::RelayRule relay_rule
) {
  constexpr int column = 60;
  const int row = egg_rows(false).top_words;
  const bool is_narrow = relay_rule == engine::egg_carton::RelayRule::narrow;
  canvas.text({row, column}, what_counts);
  canvas.text({row + 1, column}, is_narrow ? "Relay rule: narrow" : "Relay rule: usual");
}

void draw_result_box(
    Canvas& canvas, std::string_view title, std::span<const ResultRow> rows,
    const engine::egg_carton::Position& board
) {
  draw_box(
      canvas, {result_row, result_column}, result_columns, result_rows, title,
      ansi::painted(ansi::Ink::card)
  );
  int row = result_row + 1;
  for (const ResultRow& each : rows) {
    canvas.text({row, result_column + 2}, each.name);
    canvas.text({row++, result_value_column}, each.value, look::bright);
  }
  draw_full_carton(canvas, last_board, View{board});
}

}  // namespace codemaker::play::egg_carton
