/// What is shown, told and offered of a run of Egg Carton: read from its state alone.
#pragma once

#include "play/egg_carton/ladder_state.hpp"

namespace codemaker::play::egg_carton {

void describe(const LadderState& state, Stage& stage);
[[nodiscard]] std::optional<Instant> wakes_at(const LadderState& state);
[[nodiscard]] std::string_view art_name(const LadderState& state);
void draw(const LadderState& state, Canvas& canvas);
[[nodiscard]] std::string prompt(const LadderState& state);
[[nodiscard]] std::vector<std::string> line_help(const LadderState& state);
[[nodiscard]] std::vector<KeyHelp> keys(const LadderState& state);
void tell_points(const LadderState& state, Stage& stage);
[[nodiscard]] std::string level_text(const LadderState& state);
[[nodiscard]] std::string end_of_level_text(const LadderState& state);
[[nodiscard]] std::string header(const LadderState& state, const Canvas& canvas);
void draw_result(const LadderState& state, Canvas& canvas);

}  // namespace codemaker::play::egg_carton
