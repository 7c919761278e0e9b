/// What is shown, told and offered in free play: read from its state alone.
#pragma once

#include "play/breaking/free_play/state.hpp"
#include "play/breaking/panel.hpp"
#include "play/breaking/wooden_board.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking::free_play {

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
[[nodiscard]] std::vector<std::string> line_help_at_end_of_day();
/// The keys that do something now.
[[nodiscard]] std::vector<KeyHelp> keys(const State& state);
/// The peg that a key or a character of a line stands for.
[[nodiscard]] std::optional<engine::breaking::Peg> peg_of(const State& state, char32_t sign);
/// Which signs a peg can have here, in a sentence.
[[nodiscard]] std::string what_pegs_are(const State& state);
/// Every guess so far with its answer, a line each.
void tell_board(const State& state, Stage& stage);
/// The last guess of a game with its answer, in a line.
void tell_turn(
    const State& state, engine::breaking::Side side, std::size_t turn, bool is_news, Stage& stage
);
/// What is played, in a sentence.
[[nodiscard]] std::string game_text(const State& state);
/// Holes, colors and their numbers, in a sentence.
[[nodiscard]] std::string pegs_text(const State& state);
/// How the game ended, in a sentence.
[[nodiscard]] std::string result_text(const State& state);
/// The result in two words, for the first row of a screen.
[[nodiscard]] std::string_view outcome(const State& state);
/// The codes that were to be broken, in a sentence.
[[nodiscard]] std::string codes_text(const State& state);
/// The pegs of the row so far; a line for an empty hole.
[[nodiscard]] std::string row_text(const State& state);
/// A peg of the palette, the no-peg too where guesses may hold it.
[[nodiscard]] std::optional<engine::breaking::Peg> color_at(
    const State& state, ansi::Position at, bool is_lean
);
/// A hole of the row that is open; the blank to its left belongs to it.
[[nodiscard]] std::optional<int> hole_at(const State& state, ansi::Position at, bool is_lean);
/// An earlier guess of the caller's, counted from 0.
[[nodiscard]] std::optional<int> turn_at(const State& state, ansi::Position at, bool is_lean);
/// The board on which a side breaks a code, and the colors; full screens only.
[[nodiscard]] WoodenBoard board_of(const State& state, engine::breaking::Side side);
[[nodiscard]] Palette palette_of(const State& state);
void draw_full(const State& state, Canvas& canvas);
void draw_small(const State& state, Canvas& canvas);
/// As `color_at`, `hole_at` and `turn_at`, on small screens.
[[nodiscard]] std::optional<engine::breaking::Peg> small_color_at(
    const State& state, ansi::Position at
);
[[nodiscard]] std::optional<int> small_hole_at(const State& state, ansi::Position at);
[[nodiscard]] std::optional<int> small_turn_at(const State& state, ansi::Position at);
/// The guesses whose scoring may be shown now.
[[nodiscard]] std::vector<ScoredGuess> scored_guesses(const State& state);
[[nodiscard]] std::vector<KeyHelp> keys_at_end(const State& state);
[[nodiscard]] std::vector<KeyHelp> keys_at_end_of_day();
[[nodiscard]] std::vector<KeyHelp> keys_while_carrying(const State& state);
/// In an order in which the most wanted fit the row of keys.
[[nodiscard]] std::vector<KeyHelp> keys_in_game(const State& state);
/// The guesses of a side; nullptr before there are any.
[[nodiscard]] const engine::breaking::History* history(
    const State& state, engine::breaking::Side side
);
/// The turn being played, from 1.
[[nodiscard]] int turn_number(const State& state);

}  // namespace codemaker::play::breaking::free_play
