/// What is shown, told and offered in free play: read from its state alone.
#pragma once

#include "play/breaking/free_play/state.hpp"

namespace codemaker::play::breaking::free_play {

void describe(const State& state, Stage& stage);
[[nodiscard]] std::string_view art_name(const State& state);
void draw(const State& state, Canvas& canvas);
[[nodiscard]] std::string prompt(const State& state);
[[nodiscard]] std::vector<std::string> line_help(const State& state);
[[nodiscard]] std::vector<KeyHelp> keys(const State& state);
[[nodiscard]] std::optional<engine::breaking::Peg> peg_of(const State& state, char32_t sign);
[[nodiscard]] std::string what_pegs_are(const State& state);
void tell_board(const State& state, Stage& stage);
void tell_turn(
    const State& state, engine::breaking::Side side, std::size_t turn, bool is_news, Stage& stage
);
[[nodiscard]] std::string game_text(const State& state);
[[nodiscard]] std::string pegs_text(const State& state);
[[nodiscard]] std::string result_text(const State& state);
[[nodiscard]] std::string_view outcome(const State& state);
[[nodiscard]] std::string codes_text(const State& state);
[[nodiscard]] std::string row_text(const State& state);
[[nodiscard]] std::optional<engine::breaking::Peg> color_at(
    const State& state, ansi::Position at, bool is_lean
);
[[nodiscard]] std::optional<int> hole_at(const State& state, ansi::Position at, bool is_lean);
[[nodiscard]] std::optional<int> turn_at(const State& state, ansi::Position at, bool is_lean);
void draw_boards(const State& state, Canvas& canvas);
void draw_game_header(const State& state, Canvas& canvas);
void draw_board(const State& state, Canvas& canvas, engine::breaking::Side side);
void draw_turns(const State& state, Canvas& canvas, engine::breaking::Side side);
void draw_open_row(const State& state, Canvas& canvas);
void draw_codes(const State& state, Canvas& canvas);
void draw_palette(const State& state, Canvas& canvas);
void draw_marks_legend(const State& state, Canvas& canvas);
void draw_scoring_screen(const State& state, Canvas& canvas);
[[nodiscard]] std::vector<KeyHelp> keys_at_end(const State& state);
[[nodiscard]] std::vector<KeyHelp> keys_while_carrying(const State& state);
[[nodiscard]] std::vector<KeyHelp> keys_in_game(const State& state);
[[nodiscard]] const engine::breaking::History* history(
    const State& state, engine::breaking::Side side
);
[[nodiscard]] int turn_number(const State& state);

}  // namespace codemaker::play::breaking::free_play
