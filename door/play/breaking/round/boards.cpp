#include "play/breaking/round/boards.hpp"

#include "play/breaking/round/small_discs.hpp"
#include "play/breaking/round/view.hpp"
#include "play/call/words.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shared/ceremony.hpp"

#include "engine/breaking/match.hpp"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <string_view>

namespace codemaker::play::breaking {
namespace {

using engine::breaking::Match;

constexpr ansi::Position board_alone{3, 3};
// A large board stands in the middle of these, with its seal below it.
constexpr int large_row = 2;
constexpr int large_rows = 42;
constexpr int row_of_two = 4;  ///< below the boards there may stand seal and proof
constexpr int small_first_row = 3;
constexpr int small_palette_row = 1;
constexpr int small_code_column = 10;

/// The wood with the row that is next, behind the guesses whose marks are all there. Of two boards
/// that of the side whose turn it is has one.
void draw_side(
    Canvas& canvas, const Boards& boards, const WoodenBoard& board, const BoardTitle& title,
    int marked, bool is_turn
) {
  if (boards.are_two)
    canvas.middle_text(board.at.row - 1, board.at.column, board.columns(), title.full, look::frame);
  const bool may_guess = is_turn && !boards.is_over && boards.row != RowUse::code;
  const bool is_open = may_guess && marked < Match::guesses;
  draw_wood(canvas, board, is_open ? std::optional{marked} : std::nullopt, marked);
  const bool has_bar = boards.is_large && boards.are_two;
  if (has_bar)
    draw_guesses_left(
        canvas, {board.at.row + board.rows(), board.at.column}, Match::guesses - marked,
        Match::guesses
    );
}

/// What its last guess was made by: below its board, and the guesses that it had forgotten fade.
void draw_belief(Canvas& canvas, const Boards& boards, const WoodenBoard& board) {
  if (boards.others_belief == nullptr || boards.is_over) return;
  const engine::breaking::Belief& belief = *boards.others_belief;
  const engine::breaking::History& guesses = boards.others->history();
  for (std::size_t turn = 0; turn < belief.remembers.size() && turn < guesses.size(); ++turn) {
    if (belief.has_forgotten(turn))
      draw_faded(
          canvas, board.pegs(static_cast<int>(turn)), guesses[turn].guess, peg_size(boards.is_large)
      );
  }
  const ansi::Position at{board.below(), board.at.column};
  canvas.text(
      at,
      fmt::format(
          "It had {} left.", count(static_cast<std::int64_t>(belief.codes), "code", "codes")
      ),
      look::frame
  );
  const auto forgotten = std::ranges::count(belief.remembers, false);
  if (forgotten == 0) return;
  canvas.text(
      {at.row + 1, at.column}, fmt::format("It forgot {}.", count(forgotten, "answer", "answers")),
      look::frame
  );
}

void draw_others_board(Canvas& canvas, const Boards& boards) {
  const WoodenBoard board = boards.others_board();
  const shared::Motion still;
  const shared::Motion& marks = boards.others_marks == nullptr ? still : *boards.others_marks;
  const int made = boards.others == nullptr ? 0 : boards.others->guesses_made();
  draw_side(
      canvas, boards, board, boards.others_title, made - (marks.is_moving() ? 1 : 0),
      boards.is_others_turn()
  );
  if (boards.others == nullptr) return;
  draw_big_guesses(canvas, board, boards.others->history(), marks, boards.signs());
  draw_belief(canvas, boards, board);
}

/// Between the guesses and what stands below them, where there were few.
void draw_small_word(Canvas& canvas, const Boards& boards) {
  if (!boards.is_over || !boards.round.game) return;
  const SmallPlaces places = boards.small_places(false);
  const int others = boards.others == nullptr ? 0 : boards.others->guesses_made();
  const int made = std::max({boards.round.guesses_made(), others, boards.rows_beside});
  const int row = places.pegs(made).row + 1;
  if (row + big_rows > places.code.row) return;
  const Match match{
      *boards.round.game, boards.others == nullptr ? std::nullopt : std::optional{*boards.others}};
  if (match.is_over()) shared::Ceremony::draw_small(canvas, row, match.verdict());
}

/// Where the caller's own code is made, or lies.
void draw_own_code(Canvas& canvas, const Boards& boards) {
  const ansi::Position at = (boards.are_two ? boards.others_board() : boards.own_board()).code();
  if (boards.row == RowUse::code) {
    draw_open_row(canvas, at, boards.round, boards.signs(), peg_size(boards.is_large));
  } else if (boards.own_code) {
    draw_big_code(canvas, at, *boards.own_code, boards.signs(), peg_size(boards.is_large));
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

void draw_facts(Canvas& canvas, const Boards& boards, ansi::Position at) {
  constexpr int value_column = 14;  // of the guesses left, above
  for (const auto& [label, value] : boards.facts) {
    canvas.text(at, label);
    canvas.text({at.row++, at.column + value_column}, value, look::bright);
  }
}

void draw_full_panel(Canvas& canvas, const Boards& boards) {
  const Palette palette = boards.places().palette;
  if (boards.are_two) return draw_short_panel(canvas, palette);
  const auto [first, column] = palette.at;
  draw_titled_palette(canvas, palette);
  const int row = first + palette.rows() + 1;
  draw_rule(canvas, {row, column}, canvas.columns() - column - 1);
  draw_legend(canvas, {row + 1, column}, boards.signs(), palette.size);
  draw_rule(canvas, {row + 3, column}, canvas.columns() - column - 1);
  const int left = Match::guesses - boards.round.guesses_marked();
  draw_guesses_left(canvas, {row + 5, column}, left, Match::guesses);
  if (!boards.is_large) return draw_facts(canvas, boards, {row + 7, column});
  draw_best_guess(canvas, {row + 8, column}, marked_guesses(boards.round), boards.signs());
  draw_tried(canvas, {row + 17, column}, boards.round, boards.signs());
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

/// What stands below two boards is apart from them, where there is room.
int rows_below_boards(const Canvas& canvas, const Boards& boards) {
  const bool has_room = canvas.rows() > Canvas::lean_rows && canvas.noted() == nullptr;
  return boards.are_two && boards.row != RowUse::code && has_room ? 1 : 0;
}

void draw_small_hidden_code(Canvas& canvas, const Boards& boards) {
  const ansi::Position at{14 + rows_below_boards(canvas, boards), small_code_column};
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
  ansi::Position at = boards.small_places(false).code;
  at.row += rows_below_boards(canvas, boards);
  const bool is_making = boards.row == RowUse::code;
  if (!boards.are_two && !is_making && !boards.own_code) return;
  canvas.text({at.row, 0}, boards.own_label);
  if (is_making) {
    draw_discs_below(canvas, discs_of(boards.round.row), boards.signs());
    draw_editor(canvas, at, boards.round.row, boards.signs());
  } else if (boards.own_code) {
    draw_code(canvas, at, *boards.own_code, boards.signs());
  }
}

}  // namespace

WoodenBoard Boards::own_board() const {
  WoodenBoard board{board_alone, round.rules.holes, Match::guesses, peg_size(is_large)};
  if (are_two) board.at = {row_of_two, room_of_two(board).margin};
  if (is_large) board.at.row = large_row + (large_rows - board.rows()) / 2;
  return board;
}

WoodenBoard Boards::others_board() const {
  WoodenBoard board = own_board();
  if (are_two) board.at.column += board.columns() + room_of_two(board).gap;
  return board;
}

bool Boards::is_others_turn() const {
  const bool are_marks_there = round.game && !round.marks.is_moving();
  return are_two && !is_over && row == RowUse::none && are_marks_there;
}

ansi::Position Boards::panel() const {
  const WoodenBoard last = others_board();
  const int gap = are_two ? room_of_two(last).gap : 4;
  const int words = is_large && !are_two ? words_of_marks + 2 : 0;
  return {last.at.row + 1, last.at.column + last.columns() + gap + words};
}

RoundPlaces Boards::places() const {
  return {
      .row = row,
      .guesses = own_board(),
      .code = others_board().code(),
      .palette =
          {panel(), round.rules.colors, are_two ? 1 : 2, signs(), has_no_peg, peg_size(is_large)},
      .small = small_places(false)};
}

SmallPlaces Boards::small_places(bool of_others) const {
  const int column_of_two = of_others ? 22 : 4;
  const int column = are_two ? column_of_two : 6;
  return {
      .holes = round.rules.holes,
      .colors = round.rules.colors,
      .has_no_peg = has_no_peg,
      .palette = {small_palette_row, 7},
      .guesses = {small_first_row, column},
      .marks_column = column + 2 * round.rules.holes,
      // It is made before there are guesses.
      .code = {row == RowUse::code ? small_first_row : 13, small_code_column}};
}

void draw_full_boards(Canvas& canvas, const Boards& boards) {
  const WoodenBoard board = boards.own_board();
  draw_side(
      canvas, boards, board, boards.own_title, boards.round.guesses_marked(),
      !boards.is_others_turn()
  );
  draw_big_round(canvas, boards.places(), boards.round, boards.signs());
  if (boards.are_two) draw_others_board(canvas, boards);
  const bool has_words = boards.is_large && !boards.are_two;
  if (has_words) draw_marks_in_words(canvas, board, boards.round, boards.signs());
  draw_both_codes(canvas, boards);
  if (boards.has_panel) draw_full_panel(canvas, boards);
}

namespace {

/// What marks mean: above those of a single board, where there is room, else below both.
void draw_small_meaning(Canvas& canvas, const Boards& boards) {
  const std::string_view legend = marks_legend(engine::breaking::Marking::pegs, boards.signs());
  const ansi::Position above = boards.small_places(false).marks(-1);
  const bool fits = above.column + static_cast<int>(legend.size()) <= canvas.columns();
  const bool is_above = fits && !boards.are_two && canvas.noted() == nullptr;
  const ansi::Position below{14 + rows_below_boards(canvas, boards), 0};
  draw_small_legend(canvas, is_above ? above : below, legend);
}

void draw_small_board_of_others(Canvas& canvas, const Boards& boards, const SmallLook& look) {
  const SmallPlaces places = boards.small_places(true);
  const auto& guesses = boards.others->history();
  draw_small_guesses(canvas, places, guesses, look);
  if (look.shows_coming && canvas.noted() == nullptr)
    draw_coming_holes(canvas, places, static_cast<int>(guesses.size()), boards.round.limit);
}

}  // namespace

void draw_small_boards(Canvas& canvas, const Boards& boards) {
  const bool is_making = boards.row == RowUse::code;
  const SmallLook look{.signs = boards.signs(), .shows_coming = !boards.is_over && !is_making};
  draw_small_palette(canvas, boards.small_places(false), boards.signs());
  if (!boards.is_over && !is_making) draw_small_meaning(canvas, boards);
  const bool is_covered = boards.row == RowUse::guess && !boards.are_two;
  if (is_covered) draw_discs_beside(canvas, covered_discs(boards.round.rules.holes));
  draw_small_round(canvas, boards.places(), boards.round, look);
  if (boards.are_two) {
    if (!is_making) draw_small_titles(canvas, boards);
    if (boards.others != nullptr) draw_small_board_of_others(canvas, boards, look);
  }
  if (boards.is_over) draw_small_hidden_code(canvas, boards);
  draw_small_own_code(canvas, boards);
  draw_small_word(canvas, boards);
}

}  // namespace codemaker::play::breaking
