/// What is shown, told and offered of a run of Egg Carton: read from its state alone.
#pragma once

#include "play/egg_carton/ladder_state.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::egg_carton {

/// Tells all there is, to a caller who comes to line mode in the middle.
void describe(const LadderState& state, Stage& stage);
/// When the next step is due; nullopt: nothing moves.
[[nodiscard]] std::optional<Instant> wakes_at(const LadderState& state);
/// The file with which a sysop can draw behind what is shown now.
[[nodiscard]] std::string_view art_name(const LadderState& state);
/// Draws a full or small screen, header and cursor included.
void draw(const LadderState& state, Canvas& canvas);
/// What line mode asks for; empty: nothing.
[[nodiscard]] std::string prompt(const LadderState& state);
/// What can be typed now, in line mode.
[[nodiscard]] std::vector<std::string> line_help(const LadderState& state);
/// The keys that do something now.
[[nodiscard]] std::vector<KeyHelp> keys(const LadderState& state);
/// What the run has banked and what the level is worth.
void tell_points(const LadderState& state, Stage& stage);
/// What the level is, in a sentence.
[[nodiscard]] std::string level_text(const LadderState& state);
/// How the level went, and what follows from it.
[[nodiscard]] std::string end_of_level_text(const LadderState& state);
/// The board of full screens, with the bank and what a win pays beside it.
void draw_full_level(const LadderState& state, Canvas& canvas);
/// The screen after a level.
void draw_result(const LadderState& state, Canvas& canvas);
void draw_full_result(const LadderState& state, Canvas& canvas);

}  // namespace codemaker::play::egg_carton
