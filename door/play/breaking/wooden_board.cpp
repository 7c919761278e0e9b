#include "play/breaking/wooden_board.hpp"

#include "play/breaking/peg_words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::breaking {
namespace {

using ansi::Ink;

constexpr auto ground = [] {
  return ansi::painted(Ink::wood_shadow, Ink::hollow);
};

void draw_frame(Canvas& canvas, const WoodenBoard& board) {
  const auto [row, column] = board.at;
  const int width = board.columns();
  const int bottom = row + board.rows() - 1;
  canvas.fill({row, column}, width, 1, "▄", ansi::painted(Ink::wood_light));
  canvas.fill({bottom, column}, width, 1, "▀", ansi::painted(Ink::wood_dark));
  canvas.fill({row + 1, column}, 1, board.rows() - 2, "█", ansi::painted(Ink::wood));
  canvas.fill(
      {row + 1, column + width - 1}, 1, board.rows() - 2, "█", ansi::painted(Ink::wood_dark)
  );
  canvas.fill({row + 2, column + 1}, width - 2, 1, "▀", ansi::painted(Ink::wood, Ink::hollow));
}

void draw_guess_row(Canvas& canvas, const WoodenBoard& board, int guess, std::optional<int> open) {
  const bool is_open = guess == open;
  const bool is_used = guess < open.value_or(0);
  const ansi::Position first = board.pegs(guess);
  const Ink ink = is_open || is_used ? Ink::silver : Ink::wood_shadow;
  canvas.text(
      {first.row, first.column - 3}, fmt::format("{:2}", guess + 1), ansi::painted(ink, Ink::hollow)
  );
  if (is_open)
    canvas.text({first.row, first.column - 1}, "►", ansi::painted(Ink::gold_light, Ink::hollow));
  for (int hole = 0; hole < board.holes; ++hole)
    draw_big_hole(canvas, {first.row, first.column + big_peg_width * hole}, false);
  canvas.text({first.row, board.marks(guess).column - 2}, "│", ground());
}

}  // namespace

void draw_wood(Canvas& canvas, const WoodenBoard& board, std::optional<int> open) {
  canvas.fill(
      {board.at.row + 1, board.at.column + 1}, board.columns() - 2, board.rows() - 2, " ", ground()
  );
  draw_frame(canvas, board);
  for (int guess = 0; guess < board.guesses; ++guess)
    draw_guess_row(canvas, board, guess, open);
}

void draw_shield(Canvas& canvas, const WoodenBoard& board, int lifted) {
  const int first = board.at.column + 1 + lifted;
  const int end = board.at.column + board.columns() - 1;
  if (first >= end) return;
  const int row = board.code().row;
  canvas.fill({row, first}, end - first, 1, "▒", ansi::painted(Ink::wood_shadow, Ink::wood));
  for (int hole = 0; hole < board.holes; ++hole) {
    const int column = board.code().column + big_peg_width * hole + 1;
    if (column >= first)
      canvas.text({row, column}, "?", ansi::painted(Ink::gold_light, Ink::hollow));
  }
}

void begin_marks(shared::Motion& marks, const engine::breaking::Marks& answer, Stage& stage) {
  constexpr int bytes_of_step = 16;
  // The last step opens the next row: the sign of the open one stands left of the marks, and to
  // come back from there for a mark would cost more than the mark.
  marks.begin(std::max(answer.black + answer.white, 1) + 1, bytes_of_step, stage);
}

void draw_appearing_marks(
    Canvas& canvas, ansi::Position at, const engine::breaking::Marks& answer,
    const shared::Motion& marks
) {
  if (!marks.is_moving()) return draw_big_marks(canvas, at, answer);
  const int step = marks.step();
  const engine::breaking::Marks there{
      std::min(answer.black, step), std::clamp(step - answer.black, 0, answer.white)};
  if (step > 0) draw_big_marks(canvas, at, there);
  canvas.cursor({at.row, at.column + step});
}

void lift_shield(shared::Motion& shield, Stage& stage) {
  constexpr int steps = 6;
  // What its inks take in more than sixteen colors is most of it.
  const bool has_inks = stage.call().terminal.depth != ansi::Depth::sixteen;
  const int bytes_of_step = has_inks ? 170 : 40;
  shield.begin(steps, bytes_of_step, stage);
}

void draw_big_code(
    Canvas& canvas, ansi::Position first, const engine::breaking::Code& code, PegSigns signs
) {
  for (int hole = 0; hole < code.size(); ++hole)
    draw_big_peg(canvas, {first.row, first.column + big_peg_width * hole}, code[hole], signs);
}

void draw_big_editor(Canvas& canvas, ansi::Position first, const RowEditor& row, PegSigns signs) {
  for (int hole = 0; hole < row.rules().holes; ++hole) {
    const ansi::Position at{first.row, first.column + big_peg_width * hole};
    if (const auto peg = row.peg(hole)) {
      draw_big_peg(canvas, at, *peg, signs);
    } else {
      draw_big_hole(canvas, at, true);
    }
  }
  canvas.cursor({first.row, first.column + big_peg_width * row.cursor()});
}

}  // namespace codemaker::play::breaking
