/// What is shown, told and offered in free play: read from its state alone.
#pragma once

#include "play/breaking/free_play/state.hpp"
#include "play/breaking/round/places.hpp"

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
/// Every guess so far with its answer, a line each; then the codes as far as they are known.
void tell_boards(const State& state, Stage& stage);
/// What is played, in a sentence.
[[nodiscard]] std::string game_text(const State& state);
/// Holes, colors and their numbers, in a sentence.
[[nodiscard]] std::string pegs_text(const State& state);
/// "Challenge rabbitry, second try".
[[nodiscard]] std::string puzzle_text(const State& state);

/// What can be pasted into a message; empty: nothing. Who tries a challenge again has seen its
/// code.
[[nodiscard]] std::string line_to_paste(const State& state);
/// The same with a link, once the game is over.
[[nodiscard]] std::optional<Share> share(const State& state);
/// How the game ended, in a sentence.
[[nodiscard]] std::string result_text(const State& state);
/// The result in two words, for the first row of a screen.
[[nodiscard]] std::string_view outcome(const State& state);
/// The codes that were to be broken, in a sentence.
[[nodiscard]] std::string codes_text(const State& state);
/// Where the caller's round stands on the screen.
[[nodiscard]] RoundPlaces places_of(const State& state, bool is_large = false);
void draw_full(const State& state, Canvas& canvas);
void draw_small(const State& state, Canvas& canvas);
/// A game that was won or lost, celebrated.
void draw_full_end(const State& state, Canvas& canvas);
/// The guesses whose scoring may be shown now.
[[nodiscard]] std::vector<ScoredGuess> scored_guesses(const State& state);
[[nodiscard]] std::vector<KeyHelp> keys_at_the_end(const State& state);
/// The same of a game that is not of the day.
[[nodiscard]] std::vector<KeyHelp> keys_at_end(const State& state);
[[nodiscard]] std::vector<KeyHelp> keys_at_end_of_day();
[[nodiscard]] std::vector<KeyHelp> keys_while_carrying(const State& state);
/// In an order in which the most wanted fit the row of keys.
[[nodiscard]] std::vector<KeyHelp> keys_in_game(const State& state);
/// The turn being played, from 1.
[[nodiscard]] int turn_number(const State& state);

}  // namespace codemaker::play::breaking::free_play
