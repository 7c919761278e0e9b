/// What is shown, told and offered in practice: read from its state alone.
#pragma once

#include "play/breaking/practice/state.hpp"

namespace codemaker::play::breaking::practice {

/// Where the list of levels begins.
inline constexpr int list_row = 4;  ///< of level 1

void describe(const State& state, Stage& stage);
[[nodiscard]] std::string_view art_name(const State& state);
void draw(const State& state, Canvas& canvas);
[[nodiscard]] std::string prompt(const State& state);
[[nodiscard]] std::vector<std::string> line_help(const State& state);
[[nodiscard]] std::vector<KeyHelp> keys(const State& state);
[[nodiscard]] std::optional<engine::breaking::Peg> peg_of(char32_t letter);
[[nodiscard]] std::optional<engine::breaking::Peg> color_at(
    const State& state, ansi::Position at, bool is_lean
);
[[nodiscard]] std::optional<int> hole_at(const State& state, ansi::Position at, bool is_lean);
[[nodiscard]] std::optional<int> turn_at(const State& state, ansi::Position at, bool is_lean);
void tell_levels(Stage& stage);
void tell_board(const State& state, Stage& stage);
[[nodiscard]] std::string level_text(const State& state);
[[nodiscard]] std::string turn_text(const State& state, std::size_t turn);
[[nodiscard]] std::string end_text(const State& state);
void draw_levels(const State& state, Canvas& canvas);
void draw_board(const State& state, Canvas& canvas);
void draw_turn(const State& state, Canvas& canvas, int row, int number);
void draw_palette(const State& state, Canvas& canvas);
void draw_peg(const State& state, Canvas& canvas, ansi::Position at, engine::breaking::Peg peg);

}  // namespace codemaker::play::breaking::practice
