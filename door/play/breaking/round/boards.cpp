#include "play/breaking/round/boards.hpp"

#include "play/breaking/round/view.hpp"
#include "play/drawing/ornaments.hpp"

#include "engine/breaking/match.hpp"

namespace codemaker::play::breaking {
namespace {

using engine::breaking::Match;

constexpr ansi::Position board_alone{3, 3};
constexpr int row_of_two = 4;  ///< below the boards there may stand seal and proof
constexpr int small_first_row = 3;
constexpr int small_palette_row = 1;
constexpr int small_code_column = 10;

/// Left of two boards, between them, and before the colors: the page is shared out.
int gap_of_two(const WoodenBoard& board) {
  constexpr int colors_width = 11;  ///< of "○ misplaced", and of a peg with its name
  return (Canvas::full_columns - 2 * board.columns() - colors_width) / 4;
}

bool are_digits(const Boards& boards) {
  return boards.signs() == PegSigns::digits;
}

/// The wood with the row that is next, behind the guesses whose marks are all there.
void draw_side(
    Canvas& canvas, const Boards& boards, const WoodenBoard& board, const BoardTitle& title,
    int marked
) {
  if (boards.are_two)
    canvas.middle_text(board.at.row - 1, board.at.column, board.columns(), title.full, look::frame);
  const bool is_open = !boards.is_over && marked < Match::guesses;
  draw_wood(canvas, board, is_open ? std::optional{marked} : std::nullopt);
}

void draw_others_board(Canvas& canvas, const Boards& boards) {
  const WoodenBoard board = boards.others_board();
  const shared::Motion still;
  const shared::Motion& marks = boards.others_marks == nullptr ? still : *boards.others_marks;
  const int made = boards.others == nullptr ? 0 : boards.others->guesses_made();
  draw_side(canvas, boards, board, boards.others_title, made - (marks.is_moving() ? 1 : 0));
  if (boards.others != nullptr)
    draw_big_guesses(canvas, board, boards.others->history(), marks, boards.signs());
}

/// Where the caller's own code is made, or lies.
void draw_own_code(Canvas& canvas, const Boards& boards) {
  const ansi::Position at = (boards.are_two ? boards.others_board() : boards.own_board()).code();
  if (boards.row == RowUse::code) {
    draw_big_editor(canvas, at, boards.round.row, boards.signs());
  } else if (boards.own_code) {
    draw_big_code(canvas, at, *boards.own_code, boards.signs());
  }
}

/// The other's code under its shield, and the caller's own.
void draw_both_codes(Canvas& canvas, const Boards& boards) {
  const WoodenBoard board = boards.own_board();
  const bool is_uncovered = boards.is_over && boards.round.game;
  if (is_uncovered) {
    draw_uncovered_code(canvas, board, boards.round, boards.signs());
  } else if (boards.are_two || (boards.row != RowUse::code && !boards.own_code)) {
    draw_shield(canvas, board);
  }
  draw_own_code(canvas, boards);
}

void draw_full_panel(Canvas& canvas, const Boards& boards) {
  const Palette palette = boards.places().palette;
  const auto [first, column] = palette.at;
  canvas.text({first - 1, column}, are_digits(boards) ? "Digits" : "Colors", look::message);
  draw_palette(canvas, palette);
  const int row = first + palette.rows() + 1;
  if (boards.are_two) {
    canvas.text({row, column}, are_digits(boards) ? "■ bull" : "■ exact", look::bright);
    canvas.text({row + 1, column}, are_digits(boards) ? "○ cow" : "○ misplaced");
    return;
  }
  draw_rule(canvas, {row, column}, canvas.columns() - column - 1);
  draw_legend(canvas, {row + 1, column}, boards.signs());
  draw_rule(canvas, {row + 3, column}, canvas.columns() - column - 1);
  const int left = Match::guesses - boards.round.guesses_marked();
  draw_guesses_left(canvas, {row + 5, column}, left, Match::guesses);
}

/// Whose guesses stand below.
void draw_small_titles(Canvas& canvas, const Boards& boards) {
  if (canvas.noted() != nullptr) return;
  const int row = small_first_row - 1;
  const auto column = [&](bool of_others) {
    return boards.small_places(of_others).pegs(0).column;
  };
  canvas.text({row, column(false)}, boards.own_title.small, look::frame);
  canvas.text({row, column(true)}, boards.others_title.small, look::frame);
}

void draw_small_hidden_code(Canvas& canvas, const Boards& boards) {
  const ansi::Position at{14, small_code_column};
  canvas.text({at.row, 0}, boards.hidden_label);
  if (boards.round.is_withheld) {
    canvas.text(at, boards.withheld);
  } else if (boards.round.game && boards.round.game->has_code()) {
    draw_code(canvas, at, boards.round.game->secret(), boards.signs());
  } else {
    canvas.text(at, "not made yet");
  }
}

void draw_small_own_code(Canvas& canvas, const Boards& boards) {
  const ansi::Position at = boards.small_places(false).code;
  const bool is_making = boards.row == RowUse::code;
  if (!boards.are_two && !is_making && !boards.own_code) return;
  canvas.text({at.row, 0}, boards.own_label);
  if (is_making) {
    draw_editor(canvas, at, boards.round.row, boards.signs());
  } else if (boards.own_code) {
    draw_code(canvas, at, *boards.own_code, boards.signs());
  }
}

}  // namespace

WoodenBoard Boards::own_board() const {
  WoodenBoard board{board_alone, round.rules.holes, Match::guesses};
  if (are_two) board.at = {row_of_two, gap_of_two(board)};
  return board;
}

WoodenBoard Boards::others_board() const {
  WoodenBoard board = own_board();
  if (are_two) board.at.column += board.columns() + gap_of_two(board);
  return board;
}

ansi::Position Boards::panel() const {
  const WoodenBoard last = others_board();
  const int gap = are_two ? gap_of_two(last) : 4;
  return {last.at.row + 1, last.at.column + last.columns() + gap};
}

RoundPlaces Boards::places() const {
  return {
      .row = row,
      .guesses = own_board(),
      .code = others_board().code(),
      .palette = {panel(), round.rules.colors, are_two ? 1 : 2, signs(), has_no_peg},
      .small = small_places(false)};
}

SmallPlaces Boards::small_places(bool of_others) const {
  const int column_of_two = of_others ? 21 : 3;
  const int column = are_two ? column_of_two : 6;
  return {
      .holes = round.rules.holes,
      .colors = round.rules.colors,
      .has_no_peg = has_no_peg,
      .palette = {small_palette_row, 7},
      .guesses = {small_first_row, column},
      .marks_column = column + 2 * round.rules.holes,
      .code = {13, small_code_column}};
}

void draw_full_boards(Canvas& canvas, const Boards& boards) {
  const WoodenBoard board = boards.own_board();
  draw_side(canvas, boards, board, boards.own_title, boards.round.guesses_marked());
  draw_big_round(canvas, boards.places(), boards.round, boards.signs());
  if (boards.are_two) draw_others_board(canvas, boards);
  draw_both_codes(canvas, boards);
  if (boards.has_panel) draw_full_panel(canvas, boards);
}

void draw_small_boards(Canvas& canvas, const Boards& boards) {
  const SmallLook look{.signs = boards.signs(), .has_limit = !boards.are_two};
  draw_small_legend(canvas, {small_palette_row, 0}, are_digits(boards) ? "Digits" : "Colors");
  draw_small_palette(canvas, boards.small_places(false), boards.signs());
  if (!boards.is_over)
    draw_small_legend(canvas, {14, 0}, are_digits(boards) ? "* bull o cow" : "* exact o misplaced");
  draw_small_round(canvas, boards.places(), boards.round, look);
  if (boards.are_two) {
    draw_small_titles(canvas, boards);
    if (boards.others != nullptr)
      draw_small_guesses(canvas, boards.small_places(true), boards.others->history(), look);
  }
  if (boards.is_over) draw_small_hidden_code(canvas, boards);
  draw_small_own_code(canvas, boards);
}

}  // namespace codemaker::play::breaking
