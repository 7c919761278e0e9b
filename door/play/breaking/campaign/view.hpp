/// What is shown, told and offered of a run of a ranked run: read from its state alone.
#pragma once

#include "play/breaking/campaign/state.hpp"
#include "play/breaking/round/places.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking::campaign {

/// Tells all there is, to a caller who comes to line mode in the middle.
void describe(const State& state, Stage& stage);
/// When the next step is due; nullopt: nothing moves.
[[nodiscard]] std::optional<Instant> wakes_at(const State& state);
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
/// The colors of the level, by number and name.
void tell_colors(const State& state, Stage& stage);
/// The last guess with its answer, in a line.
void tell_guess(const State& state, Stage& stage);

/// A guess of the computer's, as it saw it itself.
struct Account {
  double left = 0;           ///< codes it has in mind behind the answer
  std::string verdict = {};  ///< "good"; of a guess from memory "unsure", or "forgot 2"
  bool is_from_memory = false;
  std::vector<std::size_t> forgotten = {};  ///< guesses whose marks it does not have in mind then
  std::string_view luck = {};
  bool is_best = false;
};

/// nullopt: nothing is known of it. `turn` counts from 0.
[[nodiscard]] std::optional<Account> account_of(const State& state, std::size_t turn);
/// The computer has not that guess of its own in mind now, on its way to the next.
[[nodiscard]] bool is_forgotten(const State& state, std::size_t turn);
/// The same in words: " 208 codes left, fair, lucky."
[[nodiscard]] std::string account_text(const State& state, std::size_t turn);
/// How hard the code that the caller has made is, in a sentence.
[[nodiscard]] std::string hardness_text(const State& state);
/// "easy", "fair", "hard".
[[nodiscard]] std::string_view hardness_word(
    const engine::breaking::Level& level, const engine::breaking::Code& code
);
/// The level can be conceded or ended now.
[[nodiscard]] bool may_end(const State& state);
/// That, in a sentence that begins with its key.
[[nodiscard]] std::string end_offer_text(const State& state);
/// What the run has banked and what the level is worth.
void tell_points(const State& state, Stage& stage);
/// What the level is, in a sentence.
[[nodiscard]] std::string level_text(const State& state, bool has_buttons);
/// "Guess 4 of 12."
[[nodiscard]] std::string next_guess_text(const State& state);
/// Has the caller make a code.
void say_setting(const State& state, Stage& stage);
/// How the round went, in a sentence or two.
[[nodiscard]] std::string end_of_round_text(const State& state);
/// How the level went, and what follows from it.
[[nodiscard]] std::string end_of_level_text(const State& state, bool is_line);
/// Where the round stands on the screen.
[[nodiscard]] RoundPlaces places_of(const State& state, bool is_large = false);
/// A board is to be seen, which fills a large screen.
[[nodiscard]] bool fills_large(const State& state);
/// The full screen of a round.
void draw_full_round(const State& state, Canvas& canvas);
void draw_full_board(const State& state, Canvas& canvas);
/// Beside the board: palette, legend and points.
void draw_panel(const State& state, Canvas& canvas);
/// Beside the board while the computer breaks the caller's code: what its guesses left and how
/// good they were, the points, and how hard the code is.
void draw_account(const State& state, Canvas& canvas);
/// The points, and how hard the code is.
void draw_facts(const State& state, Canvas& canvas);
/// The same on large screens from a column on, and boards of other rounds.
void draw_large_facts(const State& state, Canvas& canvas, int column);
/// On large screens: whom the caller plays, in a corner.
void draw_opponent(const State& state, Canvas& canvas);
/// Other rounds of the level as boards of the usual size: as many of those that are over as fit,
/// then those to come.
void draw_other_rounds(const State& state, Canvas& canvas, int column);
/// Who got how many points in which round, and for what where there is room for that.
void draw_points_table(const State& state, Canvas& canvas, ansi::Position at, int columns);
/// The rows of that.
[[nodiscard]] int rows_of_points(int columns);
/// How a round went, as it stands in a table: "you broke it in 6".
[[nodiscard]] std::string round_text(const RoundResult& round);
/// The small screen of a round.
void draw_small_rounds_board(const State& state, Canvas& canvas);
/// Behind the computer's guesses: what they left, and how good they were.
void draw_small_account(const State& state, Canvas& canvas);
/// Level, points, bank and palette above a small board.
void draw_lean_status(const State& state, Canvas& canvas);
/// The code the caller has made, while the computer breaks it.
void draw_own_code(const State& state, Canvas& canvas);
void draw_small_result(const State& state, Canvas& canvas);
/// The result of a level or of a run that was left: a word, and the table of points below it.
void draw_full_result(const State& state, Canvas& canvas);
/// The guesses of the last round of each side.
[[nodiscard]] std::vector<ScoredGuess> scored_guesses(const State& state);
/// There was a code of the computer's to break, and the computer has time.
[[nodiscard]] bool may_review(const State& state);

}  // namespace codemaker::play::breaking::campaign
