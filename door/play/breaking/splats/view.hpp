/// What is shown, told and offered in Intersections & Splats: read from its state alone.
#pragma once

#include "play/breaking/splats/state.hpp"

namespace codemaker::play::breaking::splats {

void describe(const State& state, Stage& stage);
void draw(const State& state, Canvas& canvas);
[[nodiscard]] std::string prompt(const State& state);
[[nodiscard]] std::vector<std::string> line_help(const State& state);
[[nodiscard]] bool takes_text(const State& state);
[[nodiscard]] std::vector<KeyHelp> keys(const State& state);
void tell_board(const State& state, Stage& stage);
[[nodiscard]] std::string size_text(const State& state);
[[nodiscard]] std::string turn_text(const State& state, std::size_t turn);
[[nodiscard]] std::string end_text(const State& state, bool is_line);
void draw_columns(const State& state, Canvas& canvas);
void draw_list(const State& state, Canvas& canvas);
void draw_marks(
    const State& state, Canvas& canvas, ansi::Position bottom, const engine::breaking::Marks& marks
);
void draw_prompt(const State& state, Canvas& canvas);
[[nodiscard]] std::string_view code_sign(const State& state, int place);

}  // namespace codemaker::play::breaking::splats
