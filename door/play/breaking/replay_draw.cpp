// How a game of code breaking is drawn that is shown move by move.
#include "ansi/text.hpp"
#include "engine/breaking/record.hpp"
#include "play/breaking/board.hpp"
#include "play/breaking/panel.hpp"
#include "play/breaking/peg_art.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/replay_view.hpp"
#include "play/breaking/round/small_discs.hpp"
#include "play/breaking/round/view.hpp"
#include "play/breaking/seal_view.hpp"
#include "play/drawing/ornaments.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <span>

namespace codemaker::play::breaking {
namespace {

using engine::breaking::Marking;
using engine::breaking::Turn;

constexpr int replay_board_row = 2;
constexpr int replay_duel_row = 4;
constexpr int replay_board_column = 3;
constexpr int replay_panel_gap = 4;
constexpr int least_panel_width = 30;
constexpr int replay_colors_width = 15;  ///< and the air before them, on large screens
constexpr int small_code_row = 2;
constexpr int small_board_row = 3;    ///< of the first guess, where no titles stand above the codes
constexpr int small_pegs_column = 6;  ///< where the code stands as discs beside them
constexpr std::size_t most_small_guesses = 14;
constexpr int most_spaced_holes = 6;
constexpr int max_palette_colors = 8;

/// Digits of Splats have no colors.
void draw_code_of(
    Canvas& canvas, ansi::Position first, const engine::breaking::Code& code, PegSigns signs,
    PegSize size
) {
  if (signs != PegSigns::ascii) return draw_big_code(canvas, first, code, signs, size);
  for (int hole = 0; hole < code.size(); ++hole) {
    const ansi::Position at{first.row, first.column + peg_pitch(size) * hole};
    const std::string_view sign = sign_of(code[hole], signs);
    size == PegSize::disc ? draw_round_disc(canvas, at, code[hole], sign, {.has_color = false})
                          : draw_big_peg(canvas, at, code[hole], sign, false);
  }
}

/// The board, or two beside each other, as large as they fit; `panel` columns are kept free. One
/// that stays as it is stands in the middle of a large screen.
WoodenBoard board_on(const Canvas& canvas, const ReplayedRound& round, int boards, int panel) {
  constexpr int most_rows = 43;
  WoodenBoard board{
      {boards == 1 ? replay_board_row : replay_duel_row, replay_board_column},
      round.rules.holes,
      round.limit};
  if (!canvas.is_large()) return board;
  WoodenBoard large = board;
  large.size = PegSize::disc;
  const bool fits =
      boards * (large.columns() + 2) + panel < canvas.columns() && large.rows() <= most_rows;
  if (fits) return large;
  board.at.row = (canvas.rows() - board.rows()) / 2;
  board.at.column += (canvas.columns() - Canvas::full_columns) / 2;
  return board;
}

/// As rows of digits are written on small screens: long ones without blanks between.
std::string small_code(const engine::breaking::Code& code, PegSigns signs) {
  std::string text;
  for (const engine::breaking::Peg peg : code.pegs())
    text += sign_of(peg, signs);
  return text;
}

/// Whose guesses stand below: as long as a board is wide.
std::string breaks_text(const shared::Actor& breaker, int columns) {
  const shared::Actor shown{breaker.name == "The computer" ? "It" : breaker.name};
  std::string text = fmt::format("{} this code", shown.does("break"));
  if (static_cast<int>(ansi::length(text)) > columns) text = shown.does("break") + " it";
  return text;
}

}  // namespace

void ReplayView::draw(Canvas& canvas, std::size_t move) const {
  canvas.is_lean() ? draw_small(canvas, move) : draw_full(canvas, move);
}

void ReplayView::draw_full(Canvas& canvas, std::size_t move) const {
  const auto shown = boards(move);
  if (shown.empty()) return;
  if (!is_duel()) {
    const WoodenBoard board = board_on(canvas, *shown[0], 1, least_panel_width + replay_panel_gap);
    draw_board(canvas, board, *shown[0], move);
    const int column = board.at.column + board.columns() + replay_panel_gap;
    const bool has_room = column + least_panel_width < canvas.columns();
    if (has_room) draw_panel(canvas, {board.at.row, column}, *shown[0], move);
    return;
  }
  WoodenBoard board = board_on(canvas, *shown[0], 2, replay_colors_width);
  const RoomOfTwo room = room_of_two(board);
  const int left = board.at.column - replay_board_column + room.margin;
  const int pitch = board.columns() + room.gap;
  for (int at = 0; at < 2; ++at) {
    board.at.column = left + at * pitch;
    const bool is_players = at == 0;
    canvas.middle_text(
        board.at.row - 1, board.at.column, board.columns(),
        breaks_text(is_players ? one_ : two_, board.columns()), look::frame
    );
    const auto round = std::ranges::find(shown, is_players, &ReplayedRound::is_players);
    if (round == shown.end()) {
      draw_wood(canvas, board, 0);
      continue;
    }
    draw_board(canvas, board, **round, move);
    const ansi::Position below{board.at.row + board.rows() + 3, board.at.column};
    const int left_to_guess = (*round)->limit - static_cast<int>((*round)->made(move));
    if (canvas.is_large()) draw_guesses_left(canvas, below, left_to_guess, (*round)->limit);
  }
  const engine::breaking::Rules& rules = shown[0]->rules;
  draw_short_panel(
      canvas, {.at = {board.at.row + 1, left + 2 * pitch},
               .colors = rules.colors,
               .columns = 1,
               .signs = signs_of(record_.setup, false),
               .has_no_peg = rules.blanks,
               .size = board.size}
  );
}

void ReplayView::draw_board(
    Canvas& canvas, const WoodenBoard& board, const ReplayedRound& round, std::size_t move
) const {
  const PegSigns signs = signs_of(record_.setup, false);
  const int made = static_cast<int>(round.made(move));
  const bool is_open = made < board.guesses && move < round.ends;
  draw_wood(
      canvas, board, is_open ? std::optional{made} : std::nullopt, canvas.is_large() ? made : 0
  );
  for (int guess = 0; guess < made; ++guess) {
    const Turn& turn = round.turns[static_cast<std::size_t>(guess)];
    draw_code_of(canvas, board.pegs(guess), turn.guess, signs, board.size);
    draw_big_marks(canvas, board.marks(guess), turn.marks, board.size);
  }
  if (is_covered(round, move)) {
    draw_shield(canvas, board);
  } else {
    draw_code_of(canvas, board.code(), round.code, signs, board.size);
  }
  const bool has_room = board.at.row + board.rows() + 2 < canvas.message_row() - 1;
  // In one row: below it how far the replay is.
  if (round.seal && has_room)
    canvas.text({board.below(), board.at.column}, seal_text(*round.seal), look::frame);
}

/// What is known of the round, a row each: a label and its value with a tab between.
std::vector<std::string> ReplayView::facts(const ReplayedRound& round, std::size_t move) const {
  const engine::records::Outcome& outcome = replayed_.outcomes[move];
  std::vector<std::string> rows{
      fmt::format("Codebreaker\t{}", breaker(round).shown()),
      fmt::format("Codemaker\t{}", maker(round).shown())};
  if (round.place.level > 0) rows.push_back(fmt::format("Bank\t{}", outcome.one));
  if (std::holds_alternative<engine::breaking::records::RoundsMatch>(record_.setup))
    rows.push_back(fmt::format("Points\t{} to {}", outcome.one, outcome.two));
  return rows;
}

void ReplayView::draw_panel(
    Canvas& canvas, ansi::Position at, const ReplayedRound& round, std::size_t move
) const {
  constexpr int value_column = 14;
  const int width = canvas.columns() - at.column - 1;
  const PegSigns signs = signs_of(record_.setup, false);
  // Beside the best guess and its words.
  constexpr int words = 24;
  const int tried = at.column + std::max(words, peg_pitch(PegSize::disc) * round.rules.holes) + 4;
  const bool is_beside = tried + columns_of_tried(round.rules) <= canvas.columns();
  const int air = canvas.is_large() && is_beside ? 1 : 0;
  int row = at.row;
  const bool has_palette = round.rules.colors <= max_palette_colors && signs != PegSigns::ascii;
  if (has_palette) {
    const bool is_large = canvas.is_large();
    const Palette palette{{row + 1, at.column}, round.rules.colors, is_large ? 3 : 2, signs,
                          round.rules.blanks,   peg_size(is_large)};
    draw_titled_palette(canvas, palette);
    row = palette.at.row + palette.rows();
    draw_rule(canvas, {row++, at.column}, width);
  }
  row += air;
  if (round.rules.marking == Marking::splats) {
    canvas.text({row, at.column}, "● splat: right digit, right hole");
    canvas.text({row + 1, at.column}, "○ intersection: wrong hole");
  } else {
    draw_legend(canvas, {row, at.column}, signs, peg_size(canvas.is_large()));
  }
  row += 2 + air;
  draw_rule(canvas, {row, at.column}, width);
  row += 1 + air;
  for (const std::string& fact : facts(round, move)) {
    const auto tab = fact.find('\t');
    canvas.text({row, at.column}, std::string_view{fact}.substr(0, tab));
    canvas.text(
        {row, at.column + value_column}, std::string_view{fact}.substr(tab + 1), look::bright
    );
    row += 1 + air;
  }
  draw_rule(canvas, {row, at.column}, width);
  row += 1 + air;
  const int left = round.limit - static_cast<int>(round.made(move));
  draw_guesses_left(canvas, {row, at.column}, left, round.limit);
  const bool has_chart = canvas.is_large() && round.rules.marking == Marking::pegs;
  if (has_chart) {
    const auto turns = std::span{round.turns}.first(round.made(move));
    row += 4 + 2 * air;
    draw_best_guess(canvas, {row, at.column}, turns, signs);
    const ansi::Position below{row + 9, at.column};
    const ansi::Position beside{row, tried};
    draw_tried(canvas, is_beside ? beside : below, turns, round.rules, signs);
  }
}

void ReplayView::draw_small(Canvas& canvas, std::size_t move) const {
  const auto shown = boards(move);
  constexpr int second_column = 20;
  for (const ReplayedRound* const round : shown) {
    const bool is_second = is_duel() && !round->is_players();
    draw_small_board(canvas, is_second ? second_column : 0, *round, move);
  }
  const bool has_legend = canvas.rows() > Canvas::lean_rows && !shown.empty();
  if (!has_legend) return;
  const std::string_view legend =
      marks_legend(shown.front()->rules.marking, signs_of(record_.setup, false));
  // Beside the code, where one of usual length leaves room for it.
  const bool is_beside = !is_duel() && shown.front()->rules.holes <= most_spaced_holes;
  const int width = static_cast<int>(legend.size());
  if (has_discs(canvas, *shown.front())) {
    const int column = small_pegs_column + 2 * shown.front()->rules.holes + 1;
    return draw_small_legend(canvas, {small_code_row, column}, legend);
  }
  const ansi::Position beside{small_code_row + 1, canvas.columns() - width};
  draw_small_legend(
      canvas, is_beside ? beside : ansi::Position{canvas.message_row() - 2, 0}, legend
  );
}

bool ReplayView::has_discs(const Canvas& canvas, const ReplayedRound& round) const {
  return !is_duel() && signs_of(record_.setup, false) != PegSigns::ascii &&
         has_discs_beside(canvas, round.rules.holes);
}

/// As it stands while it is played.
void ReplayView::draw_board_with_discs(Canvas& canvas, const ReplayedRound& round, std::size_t move)
    const {
  const PegSigns signs = signs_of(record_.setup, false);
  draw_discs_beside(
      canvas, is_covered(round, move) ? covered_discs(round.rules.holes) : discs_of(round.code),
      signs
  );
  for (std::size_t guess = 0; guess < round.made(move); ++guess) {
    const ansi::Position pegs{small_board_row + static_cast<int>(guess), small_pegs_column};
    const Turn& turn = round.turns[guess];
    canvas.text({pegs.row, 0}, fmt::format("{:2}/{}", guess + 1, round.limit));
    draw_code(canvas, pegs, turn.guess, signs);
    canvas.text(
        {pegs.row, pegs.column + 2 * round.rules.holes + 1},
        marks_symbols(turn.marks, round.rules.marking)
    );
  }
  const SmallPlaces places{
      .holes = round.rules.holes, .guesses = {small_board_row, small_pegs_column}};
  draw_coming_rows(canvas, places, static_cast<int>(round.made(move)), round.limit);
}

void ReplayView::note_small_board(Shown& shown, const ReplayedRound& round, std::size_t move)
    const {
  auto* const board = shown.make<ShownPegs>();
  if (board == nullptr) return;
  const auto made = static_cast<std::ptrdiff_t>(round.made(move));
  board->row = small_board_row;
  board->holes = round.rules.holes;
  board->limit = round.limit;
  board->are_digits = signs_of(record_.setup, false) == PegSigns::digits;
  auto& guesses = is_duel() && !round.is_players() ? board->others : board->guesses;
  guesses = noted_guesses({round.turns.begin(), round.turns.begin() + made});
}

void ReplayView::draw_small_board(
    Canvas& canvas, int column, const ReplayedRound& round, std::size_t move
) const {
  if (has_discs(canvas, round)) return draw_board_with_discs(canvas, round, move);
  const PegSigns signs = signs_of(record_.setup, false);
  Shown* const noted = signs == PegSigns::ascii ? nullptr : canvas.noted();
  constexpr int pegs_column = 5;
  const bool is_long = round.rules.holes > most_spaced_holes;
  const int width = is_long ? round.rules.holes + 1 : 2 * round.rules.holes;
  // Apart from the time above and from the guesses below, where there is room for that.
  const int air = noted == nullptr && canvas.rows() > Canvas::lean_rows ? 1 : 0;
  const int titles_row = small_code_row + air;
  const int code_row = titles_row + (is_duel() && noted == nullptr ? 1 : 0);
  const auto draw_row = [&](int row, const engine::breaking::Code& code) {
    const ansi::Position at{row, column + pegs_column};
    const bool is_text = is_long || signs == PegSigns::ascii;
    if (!is_text) return draw_code(canvas, at, code, signs);
    canvas.text(at, is_long ? small_code(code, signs) : spaced(code, signs));
  };
  canvas.text({code_row, column}, "Code", noted == nullptr ? look::bright : look::plain);
  if (is_covered(round, move)) {
    for (int hole = 0; hole < round.rules.holes; ++hole)
      canvas.text({code_row, column + pegs_column + hole * (is_long ? 1 : 2)}, "?");
  } else {
    draw_row(code_row, round.code);
  }
  if (is_duel()) {
    const int titles = noted == nullptr ? titles_row : small_board_row + round.limit + 1;
    const std::string_view who = round.is_players() ? std::string_view{one_.name} : "Computer";
    canvas.text({titles, column + pegs_column}, who.empty() ? "You" : who, look::frame);
  }
  if (noted != nullptr) return note_small_board(*noted, round, move);
  const std::size_t made = round.made(move);
  const std::size_t first = made - std::min(made, most_small_guesses);  // of many the last ones
  for (std::size_t guess = first; guess < made; ++guess) {
    const int row = code_row + 1 + air + static_cast<int>(guess - first);
    const Turn& turn = round.turns[guess];
    canvas.text({row, column}, fmt::format("{:2}:", guess + 1));
    draw_row(row, turn.guess);
    canvas.text(
        {row, column + pegs_column + width},
        is_long ? fmt::format("{}* {}+", turn.marks.black, turn.marks.white)
                : marks_symbols(turn.marks, round.rules.marking)
    );
  }
  const bool is_short = is_duel() && !is_long && first == 0;
  if (!is_short) return;
  const SmallPlaces places{
      .holes = round.rules.holes, .guesses = {code_row + 1 + air, column + pegs_column}};
  const int rows = canvas.message_row() - 2 - places.guesses.row;
  draw_coming_holes(canvas, places, static_cast<int>(made), std::min(round.limit, rows));
}

}  // namespace codemaker::play::breaking
