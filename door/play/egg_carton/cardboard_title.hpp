/// The big word above the lists of Egg Carton, in letters of cardboard (full screens only).
#pragma once

#include "play/drawing/big_letters.hpp"

#include <cstddef>
#include <string_view>

namespace codemaker::play::egg_carton {

inline constexpr Metal cardboard{
    ansi::Ink::card_light, ansi::Ink::card_light, ansi::Ink::card_light, ansi::Ink::card_light,
    ansi::Ink::card,       ansi::Ink::card,       ansi::Ink::card,       ansi::Ink::card_dark,
    ansi::Ink::card_dark,  ansi::Ink::card_dark};

/// Two words in the middle of five rows, or of ten where a large screen has room for that. Then the
/// first is as white as eggs: little room is left between them.
inline void draw_title(Canvas& canvas, std::string_view words) {
  constexpr int row = 2;
  constexpr int between = 4;  // a cell is free on both sides of EGG CARTON
  const std::size_t blank = words.find(' ');
  const std::string_view first = words.substr(0, blank);
  const std::string_view second = words.substr(blank + 1);
  const int large = 2 * (big_width(first) + big_width(second)) + between;
  if (!canvas.is_large() || large > canvas.columns())
    return draw_big(canvas, {row, (canvas.columns() - big_width(words)) / 2}, words, cardboard);
  const int column = (canvas.columns() - large) / 2;
  draw_large(canvas, {row, column}, first, metal::silver);
  draw_large(canvas, {row, column + 2 * big_width(first) + between}, second, cardboard);
}

}  // namespace codemaker::play::egg_carton
