#include "play/masterix/round_end.hpp"

namespace codemaker::play::masterix {

void draw_result(
    Canvas& canvas, std::string_view where, const shared::Ceremony& ceremony, const Play& round,
    std::span<const std::string> facts
) {
  canvas.heading("MASTERIX", where, "Result");
  ceremony.draw(canvas);
  int row = round.draw_count(canvas, shared::Ceremony::rows);
  for (const std::string& fact : facts)
    canvas.middle_text(row++, 0, canvas.columns(), fact, look::title);
}

}  // namespace codemaker::play::masterix
