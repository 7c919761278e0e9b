/// What is shown, told and offered of a game of Egg Carton: read from its state alone.
#pragma once

#include "play/egg_carton/play_state.hpp"

namespace codemaker::play::egg_carton {

void describe(const PlayState& state, Stage& stage);
[[nodiscard]] std::optional<Instant> wakes_at(const PlayState& state);
void draw(const PlayState& state, Canvas& canvas);
[[nodiscard]] std::string prompt(const PlayState& state);
[[nodiscard]] std::vector<std::string> line_help(const PlayState& state);
[[nodiscard]] std::vector<KeyHelp> keys(const PlayState& state);
void tell_turn(const PlayState& state, Stage& stage);
void tell_selection(const PlayState& state, Stage& stage);
void draw_side(const PlayState& state, Canvas& canvas, Player player);
void draw_words(const PlayState& state, Canvas& canvas, Player player);
void draw_status(const PlayState& state, Canvas& canvas);

}  // namespace codemaker::play::egg_carton
