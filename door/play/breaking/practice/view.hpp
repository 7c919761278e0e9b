/// What is shown, told and offered in practice: read from its state alone.
#pragma once

#include "play/breaking/panel.hpp"
#include "play/breaking/practice/state.hpp"
#include "play/breaking/wooden_board.hpp"

#include <cstddef>
#include <optional>
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
/// The peg a sign stands for; nullopt: none.
[[nodiscard]] std::optional<engine::breaking::Peg> peg_of(char32_t letter);
/// The color of the palette that stands there; nullopt: none.
[[nodiscard]] std::optional<engine::breaking::Peg> color_at(
    const State& state, ansi::Position at, bool is_lean
);
/// A hole of the open row; the blank to its left belongs to it.
[[nodiscard]] std::optional<int> hole_at(const State& state, ansi::Position at, bool is_lean);
/// An earlier guess, counted from 0.
[[nodiscard]] std::optional<int> turn_at(const State& state, ansi::Position at, bool is_lean);
/// The levels and how many guesses each allows.
void tell_levels(Stage& stage);
/// Every guess so far with its answer, a line each.
void tell_board(const State& state, Stage& stage);
/// What the level is, in a sentence.
[[nodiscard]] std::string level_text(const State& state);
/// A guess with its answer, in a line; `turn` counts from 0.
[[nodiscard]] std::string turn_text(const State& state, std::size_t turn);
/// How the level went.
[[nodiscard]] std::string end_text(const State& state);
void draw_levels(const State& state, Canvas& canvas);
void draw_full_levels(const State& state, Canvas& canvas);
/// Screen rows between a level of the full list and the next.
inline constexpr int full_level_pitch = 2;
/// The board of a full screen, and the colors beside it.
[[nodiscard]] WoodenBoard board_of(const State& state);
[[nodiscard]] Palette palette_of(const State& state);
void draw_full(const State& state, Canvas& canvas);
void draw_small_board(const State& state, Canvas& canvas);
/// A guess with its answer on a small screen; `number` counts from 0.
void draw_turn(const State& state, Canvas& canvas, int row, int number);
void draw_small_palette(const State& state, Canvas& canvas);
/// A peg as one letter or shape.
void draw_peg(const State& state, Canvas& canvas, ansi::Position at, engine::breaking::Peg peg);
/// The letter or shape of a peg.
[[nodiscard]] std::string_view sign_of_peg(
    const State& state, bool is_ascii, engine::breaking::Peg peg
);
/// The peg in a hole of a guess, counted from 0, or of the row being filled.
[[nodiscard]] std::optional<engine::breaking::Peg> peg_in(const State& state, int guess, int hole);

}  // namespace codemaker::play::breaking::practice
