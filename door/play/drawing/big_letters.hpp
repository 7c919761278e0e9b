/// Words in letters of half blocks, five rows high: the one big thing of a screen.
#pragma once

#include "play/drawing/canvas.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace codemaker::play {

inline constexpr int big_rows = 5;

/// The inks of a word from top to bottom: two to a row where there are shades to show, else the
/// first of each pair.
using Metal = std::array<ansi::Ink, std::size_t{2} * big_rows>;

namespace metal {

inline constexpr Metal gold{ansi::Ink::gold_glint, ansi::Ink::gold_glint, ansi::Ink::gold_light,
                            ansi::Ink::gold_light, ansi::Ink::gold,       ansi::Ink::gold,
                            ansi::Ink::gold_dark,  ansi::Ink::gold_dark,  ansi::Ink::gold_shadow,
                            ansi::Ink::gold_shadow};
inline constexpr Metal silver{ansi::Ink::silver_light, ansi::Ink::silver_light,
                              ansi::Ink::silver_light, ansi::Ink::silver,
                              ansi::Ink::silver,       ansi::Ink::silver,
                              ansi::Ink::silver,       ansi::Ink::silver_dark,
                              ansi::Ink::silver_dark,  ansi::Ink::silver_dark};
inline constexpr Metal ember{ansi::Ink::ember_light, ansi::Ink::ember_light, ansi::Ink::ember,
                             ansi::Ink::ember,       ansi::Ink::ember,       ansi::Ink::ember_dark,
                             ansi::Ink::ember_dark,  ansi::Ink::ember_dark,  ansi::Ink::ash,
                             ansi::Ink::ash};
inline constexpr Metal sky{ansi::Ink::sky_light, ansi::Ink::sky_light, ansi::Ink::sky_light,
                           ansi::Ink::sky,       ansi::Ink::sky,       ansi::Ink::sky,
                           ansi::Ink::sky,       ansi::Ink::sky_dark,  ansi::Ink::sky_dark,
                           ansi::Ink::sky_dark};

}  // namespace metal

/// The cells a word covers from left to right.
[[nodiscard]] int big_width(std::string_view word);

/// "ADA WINS!", as far as there are letters and room for the name on a full screen.
[[nodiscard]] std::string winner_word(std::string_view name);

/// Draws a word of capitals, digits, blanks, ! and '. Other signs are left out. Of the word `shown`
/// columns are drawn, all without it.
void draw_big(
    Canvas& canvas, ansi::Position at, std::string_view word, const Metal& metal,
    std::optional<int> shown = {}
);

/// The same word twice as large.
void draw_large(
    Canvas& canvas, ansi::Position at, std::string_view word, const Metal& metal,
    std::optional<int> shown = {}
);

}  // namespace codemaker::play
