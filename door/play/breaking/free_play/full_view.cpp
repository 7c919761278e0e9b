// The boards of free play on full screens: in a duel the computer's beside the caller's, and the
// colors at the right.
#include "play/breaking/free_play/view.hpp"

#include "play/breaking/peg_words.hpp"
#include "play/breaking/round/view.hpp"
#include "play/breaking/seal_view.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/drawing/ornaments.hpp"

#include <fmt/format.h>
#include <vector>

namespace codemaker::play::breaking::free_play {
namespace {

using engine::breaking::Match;
using engine::breaking::Side;

constexpr int solo_row = 3;
constexpr int duel_row = 4;  ///< below the boards stand seal and proof

/// Left of the boards of a duel, between them, and before the colors: the page is shared out.
int duel_gap(const WoodenBoard& board) {
  constexpr int colors_width = 11;  ///< of "○ misplaced", and of a peg with its name
  return (Canvas::full_columns - 2 * board.columns() - colors_width) / 4;
}

std::string_view title_of(const State& state) {
  return state.round.typing.signs == PegSigns::digits ? "BULLS AND COWS" : "CODE BREAKING";
}

void draw_heading(const State& state, Canvas& canvas) {
  const std::string kind =
      state.daily            ? fmt::format("Daily {}", engine::records::date_text(*state.daily))
      : !state.label.empty() ? puzzle_text(state)
      : !state.is_duel()     ? "Solo"
      : state.phase == Phase::over
          ? "Duel"  // its outcome needs the room
          : fmt::format("Duel, computer: {}", strength_name(state.settings.strength));
  const std::string turn = fmt::format("Guess {} of {}", turn_number(state), Match::guesses);
  canvas.heading(
      title_of(state), kind,
      state.phase == Phase::over      ? fmt::format("{}: {}", turn, outcome(state))
      : state.phase == Phase::setting ? "Make a code for the computer"
      : state.is_duel()               ? turn
                                      : "Break the code"  // the guesses left tell the rest
  );
}

/// The board on which a side breaks a code.
WoodenBoard board_of(const State& state, Side side) {
  WoodenBoard board{{solo_row, 3}, state.round.rules.holes, Match::guesses};
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
      state.round.rules.colors,
      state.is_duel() ? 1 : 2,
      state.round.typing.signs,
      state.offers_no_peg()};
}

/// The wood with the row that is next; the side has `marked` guesses whose marks are all there.
void draw_side(const State& state, Canvas& canvas, Side side, int marked) {
  const WoodenBoard board = board_of(state, side);
  if (state.is_duel()) {
    canvas.middle_text(
        board.at.row - 1, board.at.column, board.columns(),
        side == Side::player ? "You break its code" : "It breaks your code", look::frame
    );
  }
  const bool is_open = state.phase != Phase::over && marked < Match::guesses;
  draw_wood(canvas, board, is_open ? std::optional{marked} : std::nullopt);
}

void draw_computers_board(const State& state, Canvas& canvas) {
  const int made = state.computers ? state.computers->guesses_made() : 0;
  draw_side(state, canvas, Side::computer, made - (state.computers_marks.is_moving() ? 1 : 0));
  if (!state.computers) return;
  draw_big_guesses(
      canvas, board_of(state, Side::computer), state.computers->history(), state.computers_marks,
      state.round.typing.signs
  );
}

/// The computer's code under its shield, and the caller's own.
void draw_both_codes(const State& state, Canvas& canvas) {
  const WoodenBoard board = board_of(state, Side::player);
  state.phase == Phase::over
      ? draw_uncovered_code(canvas, board, state.round, state.round.typing.signs)
      : draw_shield(canvas, board);
  if (!state.is_duel()) return;
  const ansi::Position own = board_of(state, Side::computer).code();
  if (state.phase == Phase::setting) {
    draw_big_editor(canvas, own, state.round.row, state.round.typing.signs);
  } else if (state.own_code) {
    draw_big_code(canvas, own, *state.own_code, state.round.typing.signs);
  }
}

void draw_full_panel(const State& state, Canvas& canvas) {
  const Palette palette = palette_of(state);
  const bool is_digits = state.round.typing.signs == PegSigns::digits;
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
  draw_legend(canvas, {row + 1, column}, state.round.typing.signs);
  draw_rule(canvas, {row + 3, column}, canvas.columns() - column - 1);
  const int left = Match::guesses - state.round.guesses_marked();
  draw_guesses_left(canvas, {row + 5, column}, left, Match::guesses);
}

}  // namespace

RoundPlaces places_of(const State& state) {
  return {
      .row = state.row_use(),
      .guesses = board_of(state, Side::player),
      .code = board_of(state, Side::computer).code(),
      .palette = palette_of(state),
      .small = small_places_of(state, Side::player)};
}

void draw_full(const State& state, Canvas& canvas) {
  draw_heading(state, canvas);
  draw_side(state, canvas, Side::player, state.round.guesses_marked());
  draw_big_round(canvas, places_of(state), state.round, state.round.typing.signs);
  if (state.is_duel()) draw_computers_board(state, canvas);
  draw_both_codes(state, canvas);
  draw_full_panel(state, canvas);
  if (!state.round.seal) return;
  const WoodenBoard board = board_of(state, Side::player);
  draw_seal(canvas, board, *state.round.seal);
  if (state.phase != Phase::over) return;
  if (state.round.has_proof()) draw_proof(canvas, board, *state.round.seal);
  const std::string line = line_to_paste(state);
  play::draw_spoiler_free(canvas, canvas.message_row() - 2, board.at.column, line);
}

void draw_full_end(const State& state, Canvas& canvas) {
  draw_heading(state, canvas);
  std::vector<BrokenCode> codes{broken_code(state.round, "The computer's code")};
  if (state.computers) {
    codes.push_back(
        {.title = "Your code",
         .code = state.own_code,
         .holes = state.round.rules.holes,
         .guesses = state.computers->guesses_made(),
         .limit = Match::guesses,
         .is_broken = state.computers->is_broken()}
    );
  }
  state.round.finale.draw(canvas, codes, state.round.typing.signs);
  constexpr int column = 3;
  if (state.round.has_proof()) draw_proven(canvas, {Finale::rows, column}, *state.round.seal);
  play::draw_spoiler_free(canvas, canvas.message_row() - 1, column, line_to_paste(state));
}

}  // namespace codemaker::play::breaking::free_play
