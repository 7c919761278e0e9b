// The campaign on full screens: the board, and beside it the colors and the points.
#include "play/breaking/campaign/view.hpp"

#include "engine/breaking/hardness.hpp"
#include "engine/breaking/review.hpp"
#include "play/breaking/panel.hpp"
#include "play/breaking/review_words.hpp"
#include "play/breaking/round/view.hpp"
#include "play/breaking/seal_view.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/opponents/portrait.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking::campaign {
namespace {

using ansi::Ink;

constexpr int board_row = 2;
constexpr int board_column = 3;
constexpr int panel_gap = 4;
constexpr int value_column = 14;  ///< of a panel, behind its labels

// Beside the board while the computer breaks the code.
constexpr int account_gap = 1;  ///< the numbers have blanks before them
constexpr int facts_column = 56;
constexpr int account_columns = 30;  ///< on large screens
constexpr int account_bar = 5;       ///< behind the numbers and a blank
constexpr int widest_table = 56;

WoodenBoard board_of(const State& state, bool is_large) {
  const int column = is_large ? board_column - 1 : board_column;
  constexpr int rows_above_seal = 16;
  const int guesses = state.round.limit;
  return {
      {board_row, column},
      state.round.rules.holes,
      guesses,
      peg_size(is_large, guesses, rows_above_seal)};
}

int panel_column(const WoodenBoard& board) {
  return board.at.column + board.columns() + panel_gap;
}

/// Where the words of an account stand, from its first column.
int verdict_column(const Canvas& canvas) {
  constexpr int numbers = 6;
  return numbers + account_bar + (canvas.is_large() ? 3 : 2);
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
  constexpr double fine = 100;
  const auto bits = [](double codes) {
    return static_cast<std::int64_t>(fine * std::log2(std::max(codes, 1.0)));
  };
  const ansi::Position bar = canvas.text(at, fmt::format("{:5.0f} ", one.left), look::bright);
  draw_bar(canvas, bar, account_bar, bits(one.left), bits(all), Ink::gold_dark);
  const ansi::Position verdict{at.row, at.column + verdict_column(canvas)};
  const auto after = canvas.text(verdict, one.verdict, one.is_best ? look::message : look::plain);
  // Beside the facts not all words have room.
  const int end = after.column + 1 + static_cast<int>(one.luck.size());
  if (canvas.is_large() || end < facts_column)
    canvas.text({at.row, after.column + 1}, one.luck, look::frame);
}

/// What a code is worth that the computer breaks.
void draw_own_code(const State& state, Canvas& canvas, ansi::Position at, int apart) {
  const engine::breaking::Code& code = state.round.game->secret();
  const int values = at.column + value_column + 2;
  canvas.text(at, "Your code");
  canvas.text({at.row, values}, hardness_word(state.level, code), look::bright);
  at.row += apart;
  canvas.text(at, "Points, about");
  canvas.text(
      {at.row, values}, fmt::format("{:.1f}", expected_points(state.level, code)), look::bright
  );
}

void draw_bank(const State& state, Canvas& canvas, ansi::Position at) {
  canvas.text(at, "Bank");
  canvas.text(
      {at.row, at.column + value_column + 2}, fmt::format("{}", state.run.bank()), look::title
  );
}

using engine::breaking::CampaignLevel;
using engine::breaking::Side;

constexpr int last_board_row = 44;

/// Those that are over, the newest in front, then those to come.
std::vector<int> other_rounds(const State& state, int most) {
  std::vector<int> others;
  for (int round = CampaignLevel::rounds; round >= 1; --round) {
    const bool is_over = round <= static_cast<int>(state.games.size());
    if (is_over && round != state.round_number) others.push_back(round);
  }
  for (int round = state.round_number + 1; round <= CampaignLevel::rounds; ++round)
    others.push_back(round);
  others.resize(std::min(others.size(), static_cast<std::size_t>(most)));
  std::ranges::sort(others);
  return others;
}

void draw_other_round(const State& state, Canvas& canvas, const WoodenBoard& board, int round) {
  const auto index = static_cast<std::size_t>(round - 1);
  const bool is_over = index < state.games.size();
  const bool is_players = CampaignLevel::breaker_of(round) == Side::player;
  const std::string how = is_over      ? round_text(state.rounds[index])
                          : is_players ? "you break its code"
                                       : "it breaks yours";
  canvas.middle_text(
      board.at.row - 1, board.at.column, board.columns(), fmt::format("{}: {}", round, how),
      is_over ? look::plain : look::dim
  );
  draw_wood(canvas, board, std::nullopt, is_over ? state.games[index].guesses_made() : 0);
  if (!is_over) return draw_shield(canvas, board);
  const engine::breaking::History& guesses = state.games[index].history();
  for (std::size_t guess = 0; guess < guesses.size(); ++guess) {
    const int number = static_cast<int>(guess);
    draw_low_code(canvas, board.pegs(number), guesses[guess].guess);
    draw_low_marks(canvas, board.marks(number), guesses[guess].marks);
  }
  draw_low_code(canvas, board.code(), state.games[index].secret());
}

}  // namespace

RoundPlaces places_of(const State& state, bool is_large) {
  const WoodenBoard board = board_of(state, is_large);
  return {
      .row = state.row_use(),
      .guesses = board,
      .code = board.code(),
      .palette =
          {.at = {board_row + 1, panel_column(board)},
           .colors = state.round.rules.colors,
           .columns = is_large ? 3 : 2,
           .size = peg_size(is_large)},
      .small = small_places(state.round.rules, state.row_use())};
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
  if (canvas.is_large()) draw_opponent(state, canvas);
}

void draw_full_board(const State& state, Canvas& canvas) {
  const RoundPlaces places = places_of(state, canvas.is_large());
  const WoodenBoard& board = places.guesses;
  const Round& round = state.round;
  const int marked = round.guesses_marked();
  const bool is_filling = state.phase == Phase::breaking || state.phase == Phase::watching;
  draw_wood(canvas, board, is_filling ? std::optional{marked} : std::nullopt);
  draw_big_round(canvas, places, round);
  for (int guess = 0; guess < marked; ++guess) {
    const auto turn = static_cast<std::size_t>(guess);
    if (is_forgotten(state, turn))
      draw_faded(canvas, board.pegs(guess), round.game->history()[turn].guess, board.size);
  }
  if (state.phase == Phase::setting)
    return draw_open_row(canvas, board.code(), round, round.typing.signs, board.size);
  const bool is_round_over = round.is_over() && marked == round.guesses_made();
  if (state.is_player_breaking()) {
    is_round_over ? draw_uncovered_code(canvas, board, round) : draw_shield(canvas, board);
  } else if (round.game) {
    draw_big_code(canvas, board.code(), round.game->secret(), round.typing.signs, board.size);
  }
  if (round.seal) draw_seal(canvas, board, *round.seal);
  if (round.seal && is_round_over) draw_proof(canvas, board, *round.seal);
}

void draw_panel(const State& state, Canvas& canvas) {
  const RoundPlaces places = places_of(state, canvas.is_large());
  const Palette& palette = places.palette;
  const int column = palette.at.column;
  const int width = canvas.columns() - column - 1;
  draw_titled_palette(canvas, palette);
  int row = canvas.is_large() ? board_row + 10 : palette.at.row + palette.rows();
  draw_rule(canvas, {row, column}, width);
  draw_legend(canvas, {row + 1, column}, state.round.typing.signs, palette.size);
  draw_rule(canvas, {row + 3, column}, width);
  row += 4;
  const int table_columns = std::min(width, widest_table);
  draw_points_table(state, canvas, {row, column}, table_columns);
  row += rows_of_points(table_columns) + 1;
  draw_below_points(state, canvas, {row, column});
  canvas.text({row + 1, column}, "Bank");
  canvas.text({row + 1, column + value_column}, fmt::format("{}", state.run.bank()), look::title);
  canvas.text({row + 2, column}, "A win pays");
  canvas.text(
      {row + 2, column + value_column},
      fmt::format("{} x (points + guesses left)", state.level.number), look::frame
  );
  if (canvas.is_large()) draw_other_rounds(state, canvas, column);
}

void draw_account(const State& state, Canvas& canvas) {
  const WoodenBoard board = board_of(state, canvas.is_large());
  const int column = board.at.column + board.columns() + account_gap;
  const int air = canvas.is_large() ? 2 : 1;
  const int head = board.marks(0).row - air;
  canvas.text({head, column}, " Codes left ", canvas.is_large() ? look::message : look::frame);
  canvas.text({head, column + verdict_column(canvas)}, "Its guess", look::frame);
  for (int guess = 0; guess < state.round.guesses_marked(); ++guess) {
    if (const auto one = account_of(state, static_cast<std::size_t>(guess)))
      draw_account_row(
          canvas, {board.marks(guess).row, column}, *one,
          std::pow(state.round.rules.colors, state.round.rules.holes)
      );
  }
  canvas.is_large() ? draw_large_facts(state, canvas, column + account_columns)
                    : draw_facts(state, canvas);
  const ansi::Position below{board.below(), board.at.column};
  const int limit = state.level.guesses;
  draw_guesses_left(canvas, below, limit - state.round.guesses_marked(), limit);
  constexpr std::string_view account =
      "Codes left: those it thinks possible. Faded guesses: forgotten.";
  // A large board leaves no rows below its bar; its table says what points are for.
  if (canvas.is_large()) return void(canvas.text({below.row, column + 1}, account, look::frame));
  const ansi::Position words{canvas.message_row() - 2, below.column};
  canvas.text(
      words, "Each guess it needs is a point for you; if it fails, you get one more.", look::frame
  );
  canvas.text({words.row + 1, words.column}, account, look::frame);
}

void draw_facts(const State& state, Canvas& canvas) {
  ansi::Position at{board_row + 2, facts_column};
  const int columns = canvas.columns() - facts_column - 1;
  draw_points_table(state, canvas, at, columns);
  at.row += rows_of_points(columns) + 1;
  draw_rule(canvas, at, columns);
  draw_own_code(state, canvas, {at.row + 1, at.column}, 1);
  draw_rule(canvas, {at.row + 3, at.column}, columns);
  draw_bank(state, canvas, {at.row + 4, at.column});
}

void draw_large_facts(const State& state, Canvas& canvas, int column) {
  const int columns = canvas.columns() - column - 1;
  // Beside the opponent.
  constexpr int apart = 2;
  draw_own_code(state, canvas, {board_row, column}, apart);
  draw_rule(canvas, {board_row + 11, column}, columns);
  constexpr int table_row = board_row + 14;
  draw_points_table(state, canvas, {table_row, column}, columns);
  draw_bank(state, canvas, {table_row + rows_of_points(columns) + 1, column});
  // Boards of other rounds stand there, and below the account of the guesses while it is short.
  constexpr int short_account = 6;
  const bool is_short = state.round.guesses_marked() <= short_account;
  draw_other_rounds(state, canvas, column - (is_short ? account_columns : 0));
}

void draw_opponent(const State& state, Canvas& canvas) {
  const opponents::Opponent* const opponent = state.card.opponent();
  if (opponent == nullptr) return;
  constexpr int row = 2;
  const int column = canvas.columns() - opponents::portrait_columns - 3;
  if (canvas.is_ascii()) {
    canvas.text({row + 4, column + 5}, opponent->sign, look::bright);
  } else {
    opponents::draw_portrait(canvas, {row, column}, opponent->face);
  }
  const int end = canvas.columns() - 2;
  const auto width = static_cast<int>(opponent->name.size());
  canvas.text({row + opponents::portrait_rows + 1, end - width}, opponent->name, look::title);
}

void draw_other_rounds(const State& state, Canvas& canvas, int column) {
  WoodenBoard board{{}, state.round.rules.holes, state.round.limit};
  board.at.row = last_board_row - board.rows();
  const int room = canvas.columns() - 1 - column;
  constexpr int least_gap = 3;
  const std::vector<int> rounds = other_rounds(state, room / (board.columns() + least_gap));
  const auto shown = static_cast<int>(rounds.size());
  if (shown == 0) return;
  const int gap = (room - shown * board.columns()) / (shown + 1);
  board.at.column = column + gap;
  for (const int round : rounds) {
    draw_other_round(state, canvas, board, round);
    board.at.column += board.columns() + gap;
  }
}

}  // namespace codemaker::play::breaking::campaign
