#include "play/breaking/splats/digit_art.hpp"

#include "play/breaking/peg_art.hpp"
#include "play/breaking/peg_words.hpp"

#include <cstddef>
#include <fmt/format.h>

namespace codemaker::play::breaking::splats {
namespace {

constexpr engine::breaking::Peg colored_digits = 8;

/// A place of a large board with its digit: as wide as two marks where columns are apart.
void draw_digit_disc(
    Canvas& canvas, ansi::Position at, engine::breaking::Peg digit, const Room& room
) {
  const bool is_wide = room.width > large_room.width;
  const int higher = room.is_tall ? 1 : 0;
  const int wider = (is_wide ? 1 : 0) + higher;
  draw_round_disc(
      canvas, {at.row - higher, at.column - wider}, digit, sign_of(digit, PegSigns::ascii),
      {.has_color = digit <= colored_digits,
       .columns = disc_width + 2 * wider,
       .rows = disc_rows + 2 * higher}
  );
}

/// Those above nine are the characters behind it.
bool is_digit(char character) {
  return character >= '1' && character <= '0' + max_splats;
}

}  // namespace

ansi::Attribute on_board(const Canvas& canvas, ansi::Ink ink, ansi::Attribute small) {
  return canvas.is_lean() ? small : ansi::painted(ink, ansi::Ink::hollow);
}

ansi::Position middle_of_digit(ansi::Position at, const Room& room) {
  const ansi::Position middle = middle_of_hole(at, 0, room.size);
  return {middle.row, middle.column - 1};
}

void draw_digit(Canvas& canvas, ansi::Position at, engine::breaking::Peg digit, const Room& room) {
  if (canvas.noted() != nullptr) {
    canvas.text(at, fmt::format("({})", sign_of(digit, PegSigns::ascii)), look::bright);
  } else if (canvas.is_lean() && !canvas.has_tiles()) {
    canvas.text({at.row, at.column + 1}, sign_of(digit, PegSigns::ascii), look::bright);
  } else if (canvas.is_large()) {
    draw_digit_disc(canvas, at, digit, room);
  } else {
    draw_round_peg(canvas, at, digit, PegSigns::ascii);
  }
}

void draw_hole(Canvas& canvas, ansi::Position at, bool is_next, const Room& room) {
  using ansi::Ink;
  const auto look = ansi::painted(is_next ? Ink::gold_light : Ink::wood_dark, Ink::hollow);
  const bool is_dip = room.is_tall && !is_next && !canvas.is_ascii();
  is_dip ? canvas.text({at.row + 1, at.column}, "░░░░░", look)
         : canvas.text(middle_of_digit(at, room), "( )", look);
}

void draw_open_place(
    Canvas& canvas, ansi::Position at, int place, std::string_view typed, const Room& room
) {
  if (!room.is_tall) return draw_hole(canvas, at, true, room);
  const auto index = static_cast<std::size_t>(place);
  if (index < typed.size() && is_digit(typed[index]))
    return draw_digit(canvas, at, static_cast<engine::breaking::Peg>(typed[index] - '0'), room);
  draw_hole(canvas, at, index == typed.size(), room);
  if (index == typed.size()) draw_disc_brackets(canvas, at);
}

void draw_hidden_digit(Canvas& canvas, ansi::Position at, const Room& room) {
  const auto look = canvas.has_tiles() ? ansi::painted(ansi::Ink::bar_name, ansi::Ink::wood)
                                       : on_board(canvas, ansi::Ink::wood_light, look::plain);
  canvas.text(middle_of_digit(at, room), canvas.has_tiles() ? " ? " : "(?)", look);
}

}  // namespace codemaker::play::breaking::splats
