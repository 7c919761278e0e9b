#include "play/masterix/round_end.hpp"

#include "play/masterix/play_view.hpp"

namespace codemaker::play::masterix {

void draw_result(
    Canvas& canvas, std::string_view where, const shared::Ceremony& ceremony, const Play& round,
    std::span<const std::string> facts
) {
  canvas.heading("MASTERIX", where, "Result");
  ceremony.draw(canvas);
  const int first = shared::Ceremony::below(canvas).row;
  int row = round.draw_count(canvas, first);
  const ansi::Position count = count_box(canvas, first);
  for (const std::string& fact : facts)
    canvas.middle_text(row++, count.column, count_width, fact, look::title);
}

}  // namespace codemaker::play::masterix
