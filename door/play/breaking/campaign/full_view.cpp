// The campaign on full screens: the board, and beside it the colors and the points.
#include "play/breaking/campaign/view.hpp"

#include "engine/breaking/hardness.hpp"
#include "engine/breaking/review.hpp"
#include "play/breaking/panel.hpp"
#include "play/breaking/review_words.hpp"
#include "play/breaking/round/view.hpp"
#include "play/breaking/seal_view.hpp"
#include "play/drawing/ornaments.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <fmt/format.h>

namespace codemaker::play::breaking::campaign {
namespace {

using ansi::Ink;

constexpr int board_row = 2;
constexpr int board_column = 3;
constexpr int panel_gap = 4;
constexpr int value_column = 14;  ///< of a panel, behind its labels

// Beside the board while the computer breaks the code.
constexpr int account_gap = 2;
constexpr int facts_column = 59;
constexpr int facts_columns = 19;

WoodenBoard board_of(const State& state) {
  return {{board_row, board_column}, state.round.rules.holes, state.round.limit};
}

int panel_column(const State& state) {
  return board_column + board_of(state).columns() + panel_gap;
}

/// Of the code being made, once it is complete and rests; then of the round.
void draw_below_points(const State& state, Canvas& canvas, ansi::Position at) {
  const ansi::Position value{at.row, at.column + value_column};
  if (state.phase != Phase::setting) {
    const int limit = state.level.guesses;
    return draw_guesses_left(canvas, at, limit - state.round.guesses_marked(), limit);
  }
  canvas.text(at, "Your code");
  if (!state.weighed) return void(canvas.text(value, "how hard is it?", look::dim));
  canvas.text(
      value,
      fmt::format(
          "{}, about {:.1f} points", hardness_word(state.level, *state.weighed),
          expected_points(state.level, *state.weighed)
      ),
      look::bright
  );
}

/// The bar is as long as the number of codes has digits in base two.
void draw_account_row(Canvas& canvas, ansi::Position at, const Account& one, double all) {
  constexpr int bar_columns = 6;
  constexpr double fine = 100;
  const auto bits = [](double codes) {
    return static_cast<std::int64_t>(fine * std::log2(std::max(codes, 1.0)));
  };
  const ansi::Position bar = canvas.text(at, fmt::format("{:5.0f} ", one.left), look::bright);
  draw_bar(canvas, bar, bar_columns, bits(one.left), bits(all), Ink::gold_dark);
  const ansi::Position verdict{at.row, bar.column + bar_columns + 1};
  canvas.text(verdict, one.verdict, one.is_best ? look::message : look::plain);
  canvas.text({at.row, verdict.column + 9}, one.luck, look::frame);
}

/// A guess that the computer has forgotten: its pegs without their colors.
void draw_faded(Canvas& canvas, ansi::Position at, const engine::breaking::Code& guess) {
  for (const engine::breaking::Peg peg : guess.pegs()) {
    canvas.text(at, fmt::format(" {} ", peg), ansi::painted(Ink::ash, Ink::hollow));
    at.column += big_peg_width;
  }
}

}  // namespace

RoundPlaces places_of(const State& state) {
  const WoodenBoard board = board_of(state);
  return {
      .row = state.row_use(),
      .guesses = board,
      .code = board.code(),
      .palette = {{board_row + 1, panel_column(state)}, state.round.rules.colors},
      .small = small_places(state.round.rules)};
}

void draw_full_round(const State& state, Canvas& canvas) {
  canvas.heading(
      "CODE BREAKING", fmt::format("Level {}", state.level.number),
      fmt::format(
          "Round {} of 4: {}", state.round_number,
          state.is_player_breaking()      ? "you break the code"
          : state.phase == Phase::setting ? "make a code for the computer"
                                          : "the computer breaks your code"
      )
  );
  draw_full_board(state, canvas);
  state.is_computer_breaking() ? draw_account(state, canvas) : draw_panel(state, canvas);
}

void draw_full_board(const State& state, Canvas& canvas) {
  const RoundPlaces places = places_of(state);
  const WoodenBoard& board = places.guesses;
  const Round& round = state.round;
  const int marked = round.guesses_marked();
  const bool is_filling = state.phase == Phase::breaking || state.phase == Phase::watching;
  draw_wood(canvas, board, is_filling ? std::optional{marked} : std::nullopt);
  draw_big_round(canvas, places, round);
  for (int guess = 0; guess < marked; ++guess) {
    const auto turn = static_cast<std::size_t>(guess);
    if (is_forgotten(state, turn))
      draw_faded(canvas, board.pegs(guess), round.game->history()[turn].guess);
  }
  if (state.phase == Phase::setting) return draw_big_editor(canvas, board.code(), round.row);
  const bool is_round_over = round.is_over() && marked == round.guesses_made();
  if (state.is_player_breaking()) {
    is_round_over ? draw_uncovered_code(canvas, board, round) : draw_shield(canvas, board);
  } else if (round.game) {
    draw_big_code(canvas, board.code(), round.game->secret());
  }
  if (round.seal) draw_seal(canvas, board, *round.seal);
  if (round.seal && is_round_over) draw_proof(canvas, board, *round.seal);
}

void draw_panel(const State& state, Canvas& canvas) {
  const int column = panel_column(state);
  const int width = canvas.columns() - column - 1;
  const Palette palette = places_of(state).palette;
  canvas.text({board_row, column}, "Colors", look::message);
  draw_palette(canvas, palette);
  int row = palette.at.row + palette.rows();
  draw_rule(canvas, {row, column}, width);
  draw_legend(canvas, {row + 1, column});
  draw_rule(canvas, {row + 3, column}, width);
  row += 4;
  draw_points_table(state, canvas, {row, column}, width);
  row += 7;
  draw_below_points(state, canvas, {row, column});
  canvas.text({row + 1, column}, "Bank");
  canvas.text({row + 1, column + value_column}, fmt::format("{}", state.run.bank()), look::title);
  canvas.text({row + 2, column}, "A win pays");
  canvas.text(
      {row + 2, column + value_column},
      fmt::format("{} x (points + guesses left)", state.level.number), look::frame
  );
}

void draw_account(const State& state, Canvas& canvas) {
  const WoodenBoard board = board_of(state);
  const int column = board.at.column + board.columns() + account_gap;
  canvas.text({board.pegs(0).row - 1, column}, "Codes left   Its guess", look::message);
  for (int guess = 0; guess < state.round.guesses_marked(); ++guess) {
    if (const auto one = account_of(state, static_cast<std::size_t>(guess)))
      draw_account_row(
          canvas, {board.pegs(guess).row, column}, *one,
          std::pow(state.round.rules.colors, state.round.rules.holes)
      );
  }
  draw_points_table(state, canvas, {board_row + 1, facts_column}, facts_columns);
  int row = board_row + 8;
  draw_rule(canvas, {row++, facts_column}, facts_columns);
  const engine::breaking::Code& code = state.round.game->secret();
  canvas.text({row, facts_column}, "Your code");
  canvas.text({row++, facts_column + value_column}, hardness_word(state.level, code), look::bright);
  canvas.text({row, facts_column}, "Points, about");
  canvas.text(
      {row++, facts_column + value_column},
      fmt::format("{:.1f}", expected_points(state.level, code)), look::bright
  );
  draw_rule(canvas, {row++, facts_column}, facts_columns);
  canvas.text({row, facts_column}, "Bank");
  canvas.text(
      {row++, facts_column + value_column}, fmt::format("{}", state.run.bank()), look::title
  );
  draw_rule(canvas, {row++, facts_column}, facts_columns);
  for (const std::string_view words :
       {"You get a point for", "each of its guesses,", "one more for a miss."})
    canvas.text({row++, facts_column}, words, look::frame);
  draw_guesses_left(
      canvas, {board.at.row + board.rows() + 1, board.at.column},
      state.level.guesses - state.round.guesses_marked(), state.level.guesses
  );
}

}  // namespace codemaker::play::breaking::campaign
