/// A round on screens: its guesses with their marks, the row that is filled, and the code.
#pragma once

#include "play/breaking/board.hpp"
#include "play/breaking/round/places.hpp"
#include "play/breaking/round/round.hpp"

#include <span>
#include <string_view>

namespace codemaker::play::breaking {

/// The guesses on a board of a full screen; the marks of the last one as far as they are there.
void draw_big_guesses(
    Canvas& canvas, const WoodenBoard& board, const engine::breaking::History& guesses,
    const shared::Motion& marks, PegSigns signs = PegSigns::colors
);
/// A row being filled on a board of wood; before it a peg that the mouse has under way.
void draw_open_row(
    Canvas& canvas, ansi::Position first, const Round& round, PegSigns signs, PegSize size
);
/// The same, and the row of the next guess once those marks are there.
void draw_big_round(
    Canvas& canvas, const RoundPlaces& places, const Round& round, PegSigns signs = PegSigns::colors
);
/// Behind each guess of a large board that stands alone what its marks say; so wide at most.
void draw_marks_in_words(
    Canvas& canvas, const WoodenBoard& board, const Round& round, PegSigns signs = PegSigns::colors
);
inline constexpr int words_of_marks = 20;
/// Those whose marks are all there.
[[nodiscard]] std::span<const engine::breaking::Turn> marked_guesses(const Round& round);
/// From that row of a large screen on, where there is room: in which hole each color was tried in
/// the guesses, a row for each hole.
void draw_tried(
    Canvas& canvas, ansi::Position at, std::span<const engine::breaking::Turn> guesses,
    const engine::breaking::Rules& rules, PegSigns signs
);
/// The least it needs.
[[nodiscard]] int columns_of_tried(const engine::breaking::Rules& rules);
/// The same of the guesses of a round whose marks are all there.
void draw_tried(
    Canvas& canvas, ansi::Position at, const Round& round, PegSigns signs = PegSigns::colors
);
/// The one with the most marks, exact ones before misplaced ones, in seven rows.
void draw_best_guess(
    Canvas& canvas, ansi::Position at, std::span<const engine::breaking::Turn> guesses,
    PegSigns signs = PegSigns::colors
);
/// The code, from which the shield lifts.
void draw_uncovered_code(
    Canvas& canvas, const WoodenBoard& board, const Round& round, PegSigns signs = PegSigns::colors
);

/// How a small screen shows a round.
struct SmallLook {
  PegSigns signs = PegSigns::colors;
  ansi::Attribute marks = look::plain;
  bool shows_coming = true;  ///< the rows without a guess, where boards are tiles
};

/// The colors, the no-peg behind them where guesses may hold it.
void draw_small_palette(
    Canvas& canvas, const SmallPlaces& places, PegSigns signs = PegSigns::colors
);

/// What marks mean, in signs: a page draws marks that need no words.
void draw_small_legend(
    Canvas& canvas, ansi::Position at, std::string_view legend, ansi::Attribute look = {}
);
/// Guesses with their marks.
void draw_small_guesses(
    Canvas& canvas, const SmallPlaces& places, const engine::breaking::History& guesses,
    const SmallLook& look = {}
);
/// The number of a guess, from 1, and behind it how many are allowed, where there is room.
void draw_small_number(
    Canvas& canvas, const SmallPlaces& places, int number, int limit, ansi::Attribute look = {}
);
/// The rows that have no guess, from this one on, where boards are tiles.
void draw_coming_rows(Canvas& canvas, const SmallPlaces& places, int first, int limit);
/// The same without their numbers, of the second of two boards.
void draw_coming_holes(Canvas& canvas, const SmallPlaces& places, int first, int limit);
/// The guesses with their numbers, and the row of the next one.
void draw_small_round(
    Canvas& canvas, const RoundPlaces& places, const Round& round, const SmallLook& look = {}
);

}  // namespace codemaker::play::breaking
