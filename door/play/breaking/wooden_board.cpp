#include "play/breaking/wooden_board.hpp"

#include "play/breaking/peg_words.hpp"
#include "play/drawing/canvas.hpp"
#include "play/scenes/stage.hpp"

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
  const int border = board.border();
  canvas.fill({row + 1, column}, border, board.rows() - 2, "█", ansi::painted(Ink::wood));
  canvas.fill(
      {row + 1, column + width - border}, border, board.rows() - 2, "█",
      ansi::painted(Ink::wood_dark)
  );
  canvas.fill(
      {board.divider(), column + border}, width - 2 * border, 1, "▀",
      ansi::painted(Ink::wood, Ink::hollow)
  );
}

void draw_guess_row(
    Canvas& canvas, const WoodenBoard& board, int guess, std::optional<int> open, int made
) {
  const bool is_open = guess == open;
  const bool is_used = guess < std::max(open.value_or(0), made);
  const ansi::Position first = board.pegs(guess);
  const ansi::Position marks = board.marks(guess);
  const int number = first.column - (board.is_large() ? 4 : 3);
  const Ink ink = is_open || is_used ? Ink::silver : Ink::wood;
  canvas.text({marks.row, number}, fmt::format("{:2}", guess + 1), ansi::painted(ink, Ink::hollow));
  if (is_open)
    canvas.text({marks.row, number + 2}, "►", ansi::painted(Ink::gold_light, Ink::hollow));
  for (int hole = 0; hole < board.holes; ++hole)
    draw_big_hole(
        canvas, {first.row, first.column + peg_pitch(board.size) * hole}, false, board.size
    );
  const int top = board.divider() + 1 + board.pitch() * guess;
  canvas.fill({top, marks.column - 2}, 1, board.pitch(), "│", ground());
}

}  // namespace

void draw_wood(Canvas& canvas, const WoodenBoard& board, std::optional<int> open, int made) {
  canvas.fill(
      {board.at.row + 1, board.at.column + 1}, board.columns() - 2, board.rows() - 2, " ", ground()
  );
  draw_frame(canvas, board);
  for (int guess = 0; guess < board.guesses; ++guess)
    draw_guess_row(canvas, board, guess, open, made);
}

void draw_shield(Canvas& canvas, const WoodenBoard& board, int lifted) {
  const int first = board.at.column + board.border() + lifted;
  const int end = board.at.column + board.columns() - board.border();
  if (first >= end) return;
  const int row = board.code().row;
  canvas.fill(
      {row, first}, end - first, peg_rows(board.size), "▒",
      ansi::painted(Ink::wood_shadow, Ink::wood)
  );
  const auto sign = ansi::painted(Ink::gold_light, Ink::hollow);
  for (int hole = 0; hole < board.holes; ++hole) {
    const ansi::Position middle = middle_of_hole(board.code(), hole, board.size);
    const int left = board.is_large() ? middle.column - 1 : middle.column;
    if (left >= first) canvas.text({middle.row, left}, board.is_large() ? " ? " : "?", sign);
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
    const shared::Motion& marks, PegSize size
) {
  if (!marks.is_moving()) return draw_big_marks(canvas, at, answer, size);
  const int step = marks.step();
  const engine::breaking::Marks there{
      std::min(answer.black, step), std::clamp(step - answer.black, 0, answer.white)};
  if (step > 0) draw_big_marks(canvas, at, there, size);
  canvas.cursor({at.row, at.column + mark_pitch(size) * step});
}

void lift_shield(shared::Motion& shield, Stage& stage) {
  constexpr int steps = 6;
  // What its inks take in more than sixteen colors is most of it.
  const bool has_inks = stage.call().terminal.depth != ansi::Depth::sixteen;
  const int bytes_of_step = has_inks ? 170 : 40;
  shield.begin(steps, bytes_of_step, stage);
}

void draw_big_code(
    Canvas& canvas, ansi::Position first, const engine::breaking::Code& code, PegSigns signs,
    PegSize size
) {
  for (int hole = 0; hole < code.size(); ++hole)
    draw_sized_peg(
        canvas, {first.row, first.column + peg_pitch(size) * hole}, code[hole], signs, size
    );
}

void draw_low_code(Canvas& canvas, ansi::Position first, const engine::breaking::Code& code) {
  for (int hole = 0; hole < code.size(); ++hole)
    draw_low_peg(canvas, {first.row, first.column + big_peg_width * hole}, code[hole]);
}

void draw_loose_code(
    Canvas& canvas, ansi::Position first, const engine::breaking::Code& code, PegSigns signs,
    int pitch
) {
  for (int hole = 0; hole < code.size(); ++hole)
    draw_disc(canvas, {first.row, first.column + pitch * hole}, pitch - 1, code[hole], signs);
}

void draw_faded(
    Canvas& canvas, ansi::Position at, const engine::breaking::Code& guess, PegSize size
) {
  canvas.fill(at, peg_pitch(size) * guess.size(), peg_rows(size), " ", ground());
  for (const engine::breaking::Peg peg : guess.pegs()) {
    draw_faded_peg(canvas, at, peg, size);
    at.column += peg_pitch(size);
  }
}

void draw_big_editor(
    Canvas& canvas, ansi::Position first, const RowEditor& row, PegSigns signs, PegSize size
) {
  for (int hole = 0; hole < row.rules().holes; ++hole) {
    const ansi::Position at{first.row, first.column + peg_pitch(size) * hole};
    if (const auto peg = row.peg(hole)) {
      draw_sized_peg(canvas, at, *peg, signs, size);
    } else {
      draw_big_hole(canvas, at, true, size);
    }
  }
  const ansi::Position at{first.row, first.column + peg_pitch(size) * row.cursor()};
  if (size != PegSize::disc) return canvas.cursor(at);
  draw_disc_brackets(canvas, at);
  canvas.cursor(middle_of_hole(first, row.cursor(), size));
}

}  // namespace codemaker::play::breaking
