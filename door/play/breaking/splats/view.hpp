/// What is shown, told and offered in Intersections & Splats: read from its state alone.
#pragma once

#include "play/breaking/splats/state.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking::splats {

/// Tells all there is, to a caller who comes to line mode in the middle.
void describe(const State& state, Stage& stage);
/// Draws a full or small screen, header and cursor included.
void draw(const State& state, Canvas& canvas);
/// What line mode asks for; empty: nothing.
[[nodiscard]] std::string prompt(const State& state);
/// What can be typed now, in line mode.
[[nodiscard]] std::vector<std::string> line_help(const State& state);
/// While nothing is typed ? is help, unless it can begin a guess.
[[nodiscard]] bool takes_text(const State& state);
/// The keys that do something now.
[[nodiscard]] std::vector<KeyHelp> keys(const State& state);
/// The same of screens when the game is over.
[[nodiscard]] std::vector<KeyHelp> keys_at_end();
/// The character is a digit of this game.
[[nodiscard]] bool is_digit_of(const State& state, char32_t character);
/// Every guess so far with its answer, a line each, and how it ended.
void tell_game(const State& state, Stage& stage);
/// Guesses, digits and their range, in a sentence.
[[nodiscard]] std::string size_text(const State& state);
/// How the game ended, with the code.
[[nodiscard]] std::string end_text(const State& state, bool is_line);
/// A game that is over, celebrated.
void draw_full_end(const State& state, Canvas& canvas);
/// On a full screen: the frame, and the places of guesses that are not made yet.
void draw_empty_columns(const State& state, Canvas& canvas, int made);
/// The same places on a small screen, and above them what marks mean.
void draw_small_empty_columns(const State& state, Canvas& canvas, int made);
void draw_columns(const State& state, Canvas& canvas);
/// The last guesses and the code.
void draw_list(const State& state, Canvas& canvas);
void draw_marks(
    const State& state, Canvas& canvas, ansi::Position bottom, const engine::breaking::Marks& marks
);
void draw_left(const State& state, Canvas& canvas, ansi::Position digits);
void draw_prompt(const State& state, Canvas& canvas);
/// Below the prompt of a full screen, for the mouse: the digits that can be typed now.
void draw_digits(const State& state, Canvas& canvas);
/// The one of them that stands there; nullopt: none does.
[[nodiscard]] std::optional<char32_t> digit_at(
    const State& state, ansi::Position at, bool is_large = false
);
/// The board is drawn with digits as large as pegs are on large boards.
[[nodiscard]] bool fills_large(const State& state);
/// Signs of a guess, or of a number that is asked.
[[nodiscard]] std::string digits_to_type(const State& state);
/// The place there on the line of a small screen that is typed on, counted from 0.
[[nodiscard]] std::optional<int> typed_place_at(
    const State& state, ansi::Position at, bool has_tiles
);
/// A place of the code: a question mark until the game is over.
[[nodiscard]] std::string_view code_sign(const State& state, int place);

}  // namespace codemaker::play::breaking::splats
