/// The big word above the lists of Egg Carton, in letters of cardboard (full screens only).
#pragma once

#include "play/drawing/big_letters.hpp"

#include <string_view>

namespace codemaker::play::egg_carton {

inline constexpr Metal cardboard{
    ansi::Ink::card_light, ansi::Ink::card_light, ansi::Ink::card_light, ansi::Ink::card_light,
    ansi::Ink::card,       ansi::Ink::card,       ansi::Ink::card,       ansi::Ink::card_dark,
    ansi::Ink::card_dark,  ansi::Ink::card_dark};

/// In the middle of five rows.
inline void draw_title(Canvas& canvas, std::string_view word, int row = 2) {
  draw_big(canvas, {row, (canvas.columns() - big_width(word)) / 2}, word, cardboard);
}

}  // namespace codemaker::play::egg_carton
