/// What is shown, told and offered of a game of Egg Carton: read from its state alone.
#pragma once

#include "play/egg_carton/play_state.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::egg_carton {

/// Tells all there is, to a caller who comes to line mode in the middle.
void describe(const PlayState& state, Stage& stage);
/// When the next step is due; nullopt: nothing moves.
[[nodiscard]] std::optional<Instant> wakes_at(const PlayState& state);
/// Draws a full or small screen, header and cursor included.
void draw(const PlayState& state, Canvas& canvas);
/// What line mode asks for; empty: nothing.
[[nodiscard]] std::string prompt(const PlayState& state);
/// What can be typed now, in line mode.
[[nodiscard]] std::vector<std::string> line_help(const PlayState& state);
/// The keys that do something now.
[[nodiscard]] std::vector<KeyHelp> keys(const PlayState& state);
/// Whose turn it is, and the marbles of both sides, in a line.
void tell_turn(const PlayState& state, Stage& stage);
/// The one being shown, whole.
void tell_selection(const PlayState& state, Stage& stage);
/// Small screens: a side's marbles and name; an arrow stands at the one whose turn it is. Marbles
/// are counted when they are at rest.
void draw_side(const PlayState& state, Canvas& canvas, Player player);
/// What was selected in a side's turn, of many the last ones, and by which rule the last came to
/// rest. Both have their columns, so that only what differs from the turn before is sent.
void draw_words(const PlayState& state, Canvas& canvas, Player player);
/// What is being sown and what is in the hand, behind who does: "Ada sows".
void draw_sowing(const PlayState& state, Canvas& canvas, std::string_view who_sows);
void draw_status(const PlayState& state, Canvas& canvas);
/// Small screens: the carton and both sides.
void draw_small_table(const PlayState& state, Canvas& canvas);
/// What happens, or happened last: "K was empty, so Ada's turn is over."
[[nodiscard]] std::string status_text(const PlayState& state);
/// What is to be seen of the carton now.
[[nodiscard]] View view_of(const PlayState& state);
/// Full screens: the carton, both sides, and the way their marbles took.
void draw_full_table(const PlayState& state, Canvas& canvas);
/// The same with what is asked or shown, without the first row.
void draw_full_play(const PlayState& state, Canvas& canvas);
/// Whose turn it is: "your turn", "the computer's turn", "Ada's turn"; "game over".
[[nodiscard]] std::string turn_text(const PlayState& state);
/// What is said when a player's row is empty: "Your row is empty. You win!"
[[nodiscard]] std::string won_text(const PlayState& state, Player player);

}  // namespace codemaker::play::egg_carton
