#include "play/scenes/board_frame.hpp"

#include "play/scenes/campaign_places.hpp"

#include <fmt/format.h>
#include <string>

namespace codemaker::play {
namespace {

std::string repeated(std::string_view text, int times) {
  std::string result;
  for (int i = 0; i < times; ++i)
    result += text;
  return result;
}

/// ┌────┬─────────┬──────┐ with the widths of the three columns.
void draw_border(
    Canvas& canvas, int row, int holes, std::string_view left, std::string_view middle,
    std::string_view right
) {
  const std::string border = fmt::format(
      "{}{}{}{}{}{}{}", left, repeated("─", 4), middle, repeated("─", 2 * holes + 1), middle,
      repeated("─", holes + 2), right
  );
  canvas.text({row, board_column}, border, look::frame);
}

}  // namespace

void draw_board_frame(Canvas& canvas, int guesses, int holes) {
  draw_border(canvas, first_row - 1, holes, "┌", "┬", "┐");
  for (int number = 1; number <= guesses; ++number) {
    const std::string line = fmt::format(
        "│ {:2} │{}│{}│", number, repeated(" ·", holes) + " ",
        std::string(static_cast<std::size_t>(holes) + 2, ' ')
    );
    canvas.text({first_row + number - 1, board_column}, line, look::frame);
  }
  draw_border(canvas, first_row + guesses, holes, "└", "┴", "┘");
}

}  // namespace codemaker::play
