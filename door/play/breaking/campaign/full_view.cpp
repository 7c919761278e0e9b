// The campaign on full screens: the board, and beside it the colors and the points.
#include "play/breaking/campaign/view.hpp"

#include "play/breaking/panel.hpp"
#include "play/ornaments.hpp"
#include "play/words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::breaking::campaign {
namespace {

using ansi::Ink;
using engine::breaking::Side;

constexpr int board_row = 2;
constexpr int board_column = 3;
constexpr int panel_gap = 4;
constexpr int chip_width = 15;

int panel_column(const State& state) {
  return board_column + board_of(state).columns() + panel_gap;
}

void draw_side_points(const State& state, Canvas& canvas, int row, int column, Side side) {
  const bool is_player = side == Side::player;
  canvas.text({row, column}, is_player ? "You" : "Computer", look::bright);
  const Ink ground = is_player ? Ink::peg_green_dark : Ink::peg_red_dark;
  draw_chip(
      canvas, {row + 1, column}, chip_width, count(state.played.points(side), "point", "points"),
      ansi::painted(Ink::pale_text, ground)
  );
}

}  // namespace

WoodenBoard board_of(const State& state) {
  return {{board_row, board_column}, state.level.rules.holes, state.level.guesses};
}

Palette palette_of(const State& state) {
  return {{board_row + 1, panel_column(state)}, state.level.rules.colors};
}

void draw_full_round(const State& state, Canvas& canvas) {
  canvas.heading(
      "CODE BREAKING", fmt::format("Level {}", state.level.number),
      fmt::format(
          "Round {} of 4: {}", state.round,
          state.is_player_breaking()      ? "you break the code"
          : state.phase == Phase::setting ? "make a code for the computer"
                                          : "the computer breaks your code"
      )
  );
  draw_full_board(state, canvas);
  draw_panel(state, canvas);
}

void draw_full_board(const State& state, Canvas& canvas) {
  const WoodenBoard board = board_of(state);
  const int made = state.game ? state.game->guesses_made() : 0;
  const bool has_open_row = state.phase == Phase::breaking;
  const bool is_filling = has_open_row || state.phase == Phase::watching;
  draw_wood(canvas, board, is_filling ? std::optional{made} : std::nullopt);
  for (int guess = 0; guess < made; ++guess) {
    const engine::breaking::Turn& turn = state.game->history()[static_cast<std::size_t>(guess)];
    draw_big_code(canvas, board.pegs(guess), turn.guess);
    draw_big_marks(canvas, board.marks(guess), turn.marks);
  }
  if (has_open_row) draw_big_editor(canvas, board.pegs(made), state.row);
  if (state.phase == Phase::setting) return draw_big_editor(canvas, board.code(), state.row);
  const bool is_code_seen = state.game && (!state.is_player_breaking() || state.game->is_over());
  if (is_code_seen) draw_big_code(canvas, board.code(), state.game->secret());
  if (state.is_player_breaking())
    draw_shield(canvas, board, is_code_seen ? state.shield.part_of(board.columns()) : 0);
}

void draw_panel(const State& state, Canvas& canvas) {
  const int column = panel_column(state);
  const int width = canvas.columns() - column - 1;
  const Palette palette = palette_of(state);
  canvas.text({board_row, column}, "Colors", look::message);
  draw_palette(canvas, palette);
  int row = palette.at.row + palette.rows();
  draw_rule(canvas, {row, column}, width);
  draw_legend(canvas, {row + 1, column});
  draw_rule(canvas, {row + 3, column}, width);
  row += 5;
  draw_side_points(state, canvas, row, column, Side::player);
  draw_side_points(state, canvas, row, column + chip_width + 2, Side::computer);
  canvas.text({row + 2, column}, "A point for each guess the other side uses.", look::dim);
  row += 4;
  draw_guesses_left(
      canvas, {row, column}, state.game ? state.game->guesses_left() : state.level.guesses,
      state.level.guesses
  );
  canvas.text({row + 1, column}, "Bank");
  canvas.text({row + 1, column + 14}, fmt::format("{}", state.run.bank()), look::title);
  canvas.text({row + 2, column}, "A win pays");
  canvas.text(
      {row + 2, column + 14}, fmt::format("{} x (points + guesses left)", state.level.number),
      look::frame
  );
}

}  // namespace codemaker::play::breaking::campaign
