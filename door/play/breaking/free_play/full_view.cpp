// The boards of free play on full screens: in a duel the computer's beside the caller's, and the
// colors at the right.
#include "play/breaking/free_play/view.hpp"

#include "play/breaking/seal_view.hpp"
#include "play/ornaments.hpp"
#include "play/shared/daily_text.hpp"
#include "play/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking::free_play {
namespace {

using engine::breaking::Match;
using engine::breaking::Side;

constexpr int solo_row = 3;
constexpr int duel_row = 5;  ///< as much air above the boards as below them

/// Left of the boards of a duel, between them, and before the colors: the page is shared out.
int duel_gap(const WoodenBoard& board) {
  constexpr int colors_width = 11;  ///< of "○ misplaced", and of a peg with its name
  return (Canvas::full_columns - 2 * board.columns() - colors_width) / 4;
}

void draw_heading(const State& state, Canvas& canvas) {
  const std::string_view game =
      state.signs == PegSigns::digits ? "BULLS AND COWS" : "CODE BREAKING";
  const std::string kind =
      state.daily           ? fmt::format("Daily {}", engine::records::date_text(*state.daily))
      : !state.word.empty() ? "Challenge " + state.word
      : !state.is_duel()    ? "Solo"
      : state.phase == Phase::over
          ? "Duel"  // its outcome needs the room
          : fmt::format("Duel, computer: {}", strength_name(state.settings.strength));
  const std::string turn = fmt::format("Guess {} of {}", turn_number(state), Match::guesses);
  canvas.heading(
      game, kind,
      state.phase == Phase::over      ? fmt::format("{}: {}", turn, outcome(state))
      : state.phase == Phase::setting ? "Make a code for the computer"
      : state.is_duel()               ? turn
                                      : "Break the code"  // the guesses left tell the rest
  );
}

void draw_one_board(const State& state, Canvas& canvas, Side side) {
  const WoodenBoard board = board_of(state, side);
  const bool is_players = side == Side::player;
  if (state.is_duel()) {
    canvas.middle_text(
        board.at.row - 1, board.at.column, board.columns(),
        is_players ? "You break its code" : "It breaks your code", look::frame
    );
  }
  const engine::breaking::History* const turns = history(state, side);
  const int made = turns == nullptr ? 0 : static_cast<int>(turns->size());
  const bool is_marking = made > 0 && state.phase == Phase::marking && state.marked_side == side;
  const int marked = made - (is_marking ? 1 : 0);
  const bool is_open = state.phase != Phase::over && marked < Match::guesses;
  draw_wood(canvas, board, is_open ? std::optional{marked} : std::nullopt);
  for (int guess = 0; guess < made; ++guess) {
    const engine::breaking::Turn& turn = (*turns)[static_cast<std::size_t>(guess)];
    draw_big_code(canvas, board.pegs(guess), turn.guess, state.signs);
    if (guess < marked) draw_big_marks(canvas, board.marks(guess), turn.marks);
  }
  if (is_marking)
    draw_appearing_marks(canvas, board.marks(marked), turns->back().marks, state.marks);
  const bool is_being_filled = is_players && state.phase == Phase::breaking;
  if (is_being_filled) draw_big_editor(canvas, board.pegs(made), state.row, state.signs);
}

/// The computer's code under its shield, and the caller's own.
void draw_both_codes(const State& state, Canvas& canvas) {
  const WoodenBoard board = board_of(state, Side::player);
  const bool is_over = state.phase == Phase::over;
  if (is_over) draw_big_code(canvas, board.code(), state.match->player().secret(), state.signs);
  draw_shield(canvas, board, is_over ? state.shield.part_of(board.columns()) : 0);
  if (!state.is_duel()) return;
  const ansi::Position own = board_of(state, Side::computer).code();
  if (state.phase == Phase::setting) {
    draw_big_editor(canvas, own, state.row, state.signs);
  } else if (state.own_code) {
    draw_big_code(canvas, own, *state.own_code, state.signs);
  }
}

void draw_full_panel(const State& state, Canvas& canvas) {
  const Palette palette = palette_of(state);
  const bool is_digits = state.signs == PegSigns::digits;
  canvas.text(
      {palette.at.row - 1, palette.at.column}, is_digits ? "Digits" : "Colors", look::message
  );
  draw_palette(canvas, palette);
  const int row = palette.at.row + palette.rows() + 1;
  const int column = palette.at.column;
  if (state.is_duel()) {
    canvas.text({row, column}, is_digits ? "■ bull" : "■ exact", look::bright);
    canvas.text({row + 1, column}, is_digits ? "○ cow" : "○ misplaced");
    return;
  }
  draw_rule(canvas, {row, column}, canvas.columns() - column - 1);
  draw_legend(canvas, {row + 1, column}, state.signs);
  draw_rule(canvas, {row + 3, column}, canvas.columns() - column - 1);
  const int made = state.match ? state.match->player().guesses_made() : 0;
  const int marked = made - (state.phase == Phase::marking ? 1 : 0);
  draw_guesses_left(canvas, {row + 5, column}, Match::guesses - marked, Match::guesses);
}

}  // namespace

WoodenBoard board_of(const State& state, Side side) {
  WoodenBoard board{{solo_row, 3}, state.rules.holes, Match::guesses};
  if (!state.is_duel()) return board;
  const int gap = duel_gap(board);
  board.at = {duel_row, gap + (side == Side::computer ? board.columns() + gap : 0)};
  return board;
}

Palette palette_of(const State& state) {
  const WoodenBoard last = board_of(state, state.is_duel() ? Side::computer : Side::player);
  const int gap = state.is_duel() ? duel_gap(last) : 4;
  return {
      {last.at.row + 1, last.at.column + last.columns() + gap},
      state.rules.colors,
      state.is_duel() ? 1 : 2,
      state.signs,
      state.rules.blanks && state.phase != Phase::setting};
}

void draw_full(const State& state, Canvas& canvas) {
  draw_heading(state, canvas);
  draw_one_board(state, canvas, Side::player);
  if (state.is_duel()) draw_one_board(state, canvas, Side::computer);
  draw_both_codes(state, canvas);
  draw_full_panel(state, canvas);
  if (!state.seal) return;
  draw_seal(canvas, board_of(state, Side::player), *state.seal);
  if (state.phase != Phase::over) return;
  draw_proof(canvas, *state.seal);
  constexpr int indent = 3;  // as the proof has
  const std::string line = shared::spoiler_free(state.record.record(), state.word);
  canvas.text({canvas.message_row() - 2, indent}, line, look::bright);
}

}  // namespace codemaker::play::breaking::free_play
