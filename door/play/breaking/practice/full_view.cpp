// A practice level on full screens.
#include "play/breaking/practice/view.hpp"

#include "play/ornaments.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking::practice {
namespace {

void draw_guess(const State& state, Canvas& canvas, int guess) {
  const ansi::Position first = board_of(state).pegs(guess);
  const int made = state.game ? state.game->guesses_made() : 0;
  const int marked = state.guesses_marked();
  const bool is_open = guess == made && marked == made && state.phase == Phase::breaking;
  for (int hole = 0; hole < rules.holes; ++hole) {
    const ansi::Position at{first.row, first.column + big_peg_width * hole};
    if (const auto peg = peg_in(state, guess, hole)) {
      draw_big_peg(canvas, at, *peg, sign_of_peg(state, canvas.is_ascii(), *peg), true);
    } else if (is_open) {
      draw_big_hole(canvas, at, true);
    }
  }
  if (is_open) canvas.cursor({first.row, first.column + big_peg_width * state.row.cursor()});
  if (guess >= made) return;
  const ansi::Position at = board_of(state).marks(guess);
  const auto& answer = state.game->history()[static_cast<std::size_t>(guess)].marks;
  if (guess < marked) return draw_big_marks(canvas, at, answer);
  draw_appearing_marks(canvas, at, answer, state.marks);
}

void draw_practice_code(const State& state, Canvas& canvas) {
  const WoodenBoard board = board_of(state);
  const bool is_over = state.phase == Phase::over;
  for (int hole = 0; is_over && hole < rules.holes; ++hole) {
    const engine::breaking::Peg peg = state.game->secret()[hole];
    draw_big_peg(
        canvas, {board.code().row, board.code().column + big_peg_width * hole}, peg,
        sign_of_peg(state, canvas.is_ascii(), peg), true
    );
  }
  draw_shield(canvas, board, is_over ? state.shield.part_of(board.columns()) : 0);
}

void draw_practice_panel(const State& state, Canvas& canvas) {
  const Palette palette = palette_of(state);
  canvas.text({palette.at.row - 1, palette.at.column}, "Colors", look::message);
  draw_palette(canvas, palette);
  for (int color = 1; state.has_shapes && color <= rules.colors; ++color) {
    const auto peg = static_cast<engine::breaking::Peg>(color);
    const ansi::Position at = palette.place(peg);
    const std::string_view shape = sign_of_peg(state, canvas.is_ascii(), peg);
    canvas.text({at.row, at.column + Palette::column_width - 3}, shape, look::bright);
  }
  const int column = palette.at.column;
  const int row = palette.at.row + palette.rows();
  draw_rule(canvas, {row, column}, canvas.columns() - column - 1);
  draw_legend(canvas, {row + 1, column});
  draw_rule(canvas, {row + 3, column}, canvas.columns() - column - 1);
  const int all = guesses_of(state.level);
  draw_guesses_left(canvas, {row + 5, column}, all - state.guesses_marked(), all);
}

}  // namespace

WoodenBoard board_of(const State& state) {
  return {{2, 3}, rules.holes, guesses_of(state.level)};
}

Palette palette_of(const State& state) {
  const WoodenBoard board = board_of(state);
  return {
      {board.at.row + 1, board.at.column + board.columns() + 4},
      rules.colors,
      2,
      PegSigns::letters};
}

void draw_full(const State& state, Canvas& canvas) {
  canvas.heading("PRACTICE", fmt::format("Level {} of {}", state.level, levels), "Break the code");
  const int made = state.game ? state.game->guesses_made() : 0;
  draw_wood(
      canvas, board_of(state),
      state.phase == Phase::over ? std::nullopt : std::optional{state.guesses_marked()}
  );
  for (int guess = 0; guess < std::min(made + 1, guesses_of(state.level)); ++guess)
    draw_guess(state, canvas, guess);
  draw_practice_code(state, canvas);
  draw_practice_panel(state, canvas);
}

void draw_full_levels(const State& state, Canvas& canvas) {
  constexpr int most = guesses_of(1);
  canvas.heading("PRACTICE", "Choose a level", "4 holes, 6 colors, one guess fewer per level");
  draw_page_frame(canvas, full_level_pitch * levels + 3, "Levels");
  for (int level = 1; level <= levels; ++level) {
    const int row = list_row + full_level_pitch * (level - 1);
    const bool is_marked = level == state.level;
    draw_key(canvas, {row, 6}, fmt::format("{}", level));
    canvas.text(
        {row, 11}, fmt::format("{:2} guesses", guesses_of(level)),
        is_marked ? look::bright : look::plain
    );
    draw_bar(
        canvas, {row, 24}, 2 * most, guesses_of(level), most,
        is_marked ? ansi::Ink::gold_light : ansi::Ink::wood_light
    );
    if (is_marked) canvas.text({row, 26 + 2 * most}, "<- Enter plays this one", look::message);
  }
  canvas.cursor({list_row + full_level_pitch * (state.level - 1), 7});
}

}  // namespace codemaker::play::breaking::practice
