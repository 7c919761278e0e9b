/// What is shown, told and offered in practice: read from its state alone.
#pragma once

#include "play/breaking/practice/state.hpp"
#include "play/breaking/round/places.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking::practice {

/// Where the list of levels begins.
inline constexpr int list_row = 4;  ///< of level 1

/// Tells all there is, to a caller who comes to line mode in the middle.
void describe(const State& state, Stage& stage);
/// The file with which a sysop can draw behind what is shown now.
[[nodiscard]] std::string_view art_name(const State& state);
/// Draws a full or small screen, header and cursor included.
void draw(const State& state, Canvas& canvas);
/// What line mode asks for; empty: nothing.
[[nodiscard]] std::string prompt(const State& state);
/// What can be typed now, in line mode.
[[nodiscard]] std::vector<std::string> line_help(const State& state);
/// The keys that do something now.
[[nodiscard]] std::vector<KeyHelp> keys(const State& state);
/// The levels and how many guesses each allows.
void tell_levels(Stage& stage);
/// What the level is, in a sentence.
[[nodiscard]] std::string level_text(const State& state);
/// How the level went.
[[nodiscard]] std::string end_text(const State& state);
void draw_levels(const State& state, Canvas& canvas);
void draw_full_levels(const State& state, Canvas& canvas);
/// Screen rows between a level of the full list and the next.
inline constexpr int full_level_pitch = 2;
/// Where the round stands on the screen.
[[nodiscard]] RoundPlaces places_of(const State& state, bool is_large = false);
/// Letters, or shapes that this screen has.
[[nodiscard]] PegSigns signs_of(const State& state, const Canvas& canvas);
void draw_full(const State& state, Canvas& canvas);
/// A level that is over, celebrated.
void draw_full_end(const State& state, Canvas& canvas);
void draw_small_board(const State& state, Canvas& canvas);
/// The colors by their letters, with the shapes beside them.
void draw_small_colors(const State& state, Canvas& canvas);

}  // namespace codemaker::play::breaking::practice
