// A match on full screens: the board with its shield, the keyboard passed on, the result.
#include "play/breaking/match/view.hpp"

#include "play/breaking/match/words.hpp"
#include "play/breaking/round/view.hpp"
#include "play/breaking/seal_view.hpp"
#include "play/call/words.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/ornaments.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking::match {
namespace {

using ansi::Ink;
using engine::breaking::Counting;
using engine::breaking::Seat;

constexpr int match_board_row = 2;
constexpr int match_board_column = 3;
constexpr int match_panel_gap = 4;
constexpr int name_chip_width = 17;

constexpr int end_column = 6;
constexpr int end_width = 67;  ///< of the table of points

Ink ink_of(Seat seat) {
  return seat == Seat::one ? Ink::peg_green_dark : Ink::peg_red_dark;
}

/// As of shaded wood: white would be a color, and so would bare wood in sixteen.
void draw_covered_disc(Canvas& canvas, ansi::Position at) {
  const auto wood = ansi::painted(Ink::wood_light, Ink::hollow);
  canvas.fill(at, disc_width, disc_rows, " ", wood);
  canvas.text({at.row, at.column + 1}, "▄▄▄", wood);
  canvas.fill({at.row + 1, at.column}, disc_width, 1, "▒", wood);
  canvas.text({at.row + 1, at.column + 2}, "*", ansi::painted(Ink::gold_light, Ink::hollow));
  canvas.text({at.row + 2, at.column + 1}, "▀▀▀", wood);
}

/// The same of one row.
void draw_covered_peg(Canvas& canvas, ansi::Position at) {
  canvas.fill(at, big_peg_width, 1, "▒", ansi::painted(Ink::wood_light, Ink::hollow));
  canvas.text({at.row, at.column + 1}, "*", ansi::painted(Ink::gold_light, Ink::hollow));
}

/// Filled pegs that say nothing.
void draw_hidden_row(const State& state, Canvas& canvas, const WoodenBoard& board) {
  const ansi::Position first = board.code();
  draw_big_editor(canvas, first, state.round.row, PegSigns::colors, board.size);
  for (int hole = 0; hole < rules.holes; ++hole) {
    if (!state.round.row.peg(hole)) continue;
    const ansi::Position at{first.row, first.column + peg_pitch(board.size) * hole};
    board.is_large() ? draw_covered_disc(canvas, at) : draw_covered_peg(canvas, at);
  }
}

void draw_code_row(const State& state, Canvas& canvas, const WoodenBoard& board) {
  if (state.phase == Phase::setting) {
    if (!state.shows_code()) return draw_hidden_row(state, canvas, board);
    return draw_open_row(canvas, board.code(), state.round, PegSigns::colors, board.size);
  }
  if (state.round.is_over()) return draw_uncovered_code(canvas, board, state.round);
  if (!state.shows_code()) return draw_shield(canvas, board);
  if (!state.round.game) return;
  draw_big_code(canvas, board.code(), state.round.game->secret(), PegSigns::colors, board.size);
}

/// Where marks can still be given by hand: the next one of a large board waits in brackets, but
/// while those around all marks say that they are wrong.
void draw_open_marks(
    Canvas& canvas, const WoodenBoard& board, int guess, int given, bool are_refused
) {
  const ansi::Position first = board.marks(guess);
  for (int mark = given; mark < board.holes; ++mark) {
    const bool is_next = mark == given && board.is_large() && !are_refused;
    canvas.text(
        {first.row, first.column + mark_pitch(board.size) * mark},
        is_next            ? "[]"
        : board.is_large() ? "··"
                           : "·",
        ansi::painted(is_next ? Ink::gold_light : Ink::wood, Ink::hollow)
    );
  }
}

/// Around all marks of a row: of a small board while they are given, and once they are wrong.
void draw_brackets(Canvas& canvas, const WoodenBoard& board, int guess, Ink ink) {
  const ansi::Position first = board.marks(guess);
  const auto look = ansi::painted(ink, Ink::hollow);
  const int end = first.column + mark_pitch(board.size) * board.holes - (board.is_large() ? 1 : 0);
  canvas.text({first.row, first.column - 1}, "[", look);
  canvas.text({first.row, end}, "]", look);
}

void draw_match_board(const State& state, Canvas& canvas) {
  const RoundPlaces places = places_of(state, canvas.is_large());
  const WoodenBoard& board = places.guesses;
  const Round& round = state.round;
  const int made = round.guesses_made();
  const bool is_guessing = state.phase != Phase::setting && state.phase != Phase::drawing &&
                           state.phase != Phase::paused;
  draw_wood(canvas, board, is_guessing ? std::optional{made} : std::nullopt);
  draw_big_round(canvas, places, round);
  draw_code_row(state, canvas, board);
  if (round.seal) draw_seal(canvas, board, *round.seal);
  if (round.seal && round.is_over()) draw_proof(canvas, board, *round.seal);
  if (!state.guess) return;
  draw_big_code(canvas, board.pegs(made), *state.guess, PegSigns::colors, board.size);
  const engine::breaking::Marks marks = state.marks.marks();
  const ansi::Position at = board.marks(made);
  if (marks != engine::breaking::Marks{}) draw_big_marks(canvas, at, marks, board.size);
  const int given = marks.black + marks.white;
  const bool are_refused = state.marks.are_refused();
  const bool is_shown = state.is_marked_by_hand();
  if (is_shown) draw_open_marks(canvas, board, made, given, are_refused);
  if (are_refused || (is_shown && !board.is_large()))
    draw_brackets(canvas, board, made, are_refused ? Ink::ember : Ink::gold_light);
  canvas.cursor({at.row, at.column + mark_pitch(board.size) * given});
}

/// What the marks mean; where they are given by hand, with the keys that give them.
void draw_marks_legend(const State& state, Canvas& canvas, ansi::Position at, PegSize size) {
  const bool has_keys = state.is_marked_by_hand() && state.phase != Phase::setting;
  if (!has_keys) return draw_legend(canvas, at, PegSigns::colors, size);
  constexpr int cap_width = 4;
  draw_legend(canvas, {at.row, at.column + cap_width}, PegSigns::colors, size);
  draw_key(canvas, at, "E");
  draw_key(canvas, {at.row + 1, at.column}, "M");
}

void draw_work(const State& state, Canvas& canvas, ansi::Position at, Seat seat) {
  const std::string_view work = seat == state.breaker ? "breaker" : "codemaker";
  const auto after = canvas.text(at, table_name_of(state, seat), look::bright);
  canvas.text({after.row, after.column + 1}, work);
}

void draw_points(const State& state, Canvas& canvas, ansi::Position at, Seat seat) {
  draw_work(state, canvas, at, seat);
  draw_chip(
      canvas, {at.row + 1, at.column}, name_chip_width,
      count(state.played.points(seat), "point", "points"),
      ansi::painted(Ink::bar_name, ink_of(seat))
  );
}

/// The rounds two by two, as each player broke one of them; those to come are named.
void draw_round_table(const State& state, Canvas& canvas, ansi::Position at, int width) {
  constexpr int margin = 3;
  constexpr int label_width = 10;
  const int group_width = (width - 3 * margin - label_width) / 2;  // of two names
  const int points_width = group_width / 2;
  const int broke_width = points_width + 1;
  const int label = at.column + margin;
  const int broke = label + label_width;
  const int points = broke + group_width + margin;
  const auto right = [&](int row, int column, std::string_view text, ansi::Attribute look) {
    canvas.text({row, column}, fmt::format("{:>{}}", text, points_width), look);
  };
  const auto& scores = state.played.scores();
  int row = at.row + (canvas.is_large() ? 2 : 1);
  // Rules over both columns of a group.
  for (const auto& [column, words] :
       {std::pair{broke, " Codes broken by "}, {points, " Points "}}) {
    draw_rule(canvas, {row, column}, group_width);
    canvas.middle_text(row, column, group_width, words, look::dim);
  }
  canvas.text({++row, label}, "Rounds", look::frame);
  for (const Seat seat : {Seat::one, Seat::two}) {
    const auto nth = static_cast<int>(index_of(seat));
    canvas.text({row, broke + broke_width * nth}, table_name_of(state, seat), look::frame);
    right(row, points + points_width * nth, table_name_of(state, seat), look::frame);
  }
  for (std::size_t i = 0; i < static_cast<std::size_t>(state.settings.agreed.rounds); i += 2) {
    ++row;
    const bool is_begun = i < scores.size();
    canvas.text(
        {row, label}, fmt::format("{}-{}", i + 1, i + 2), is_begun ? look::plain : look::dim
    );
    if (!is_begun) continue;
    canvas.text({row, broke}, result_of(scores[i]));
    right(row, points + points_width, fmt::format("{}", scores[i].points), {});
    if (i + 1 == scores.size()) continue;
    canvas.text({row, broke + broke_width}, result_of(scores[i + 1]));
    right(row, points, fmt::format("{}", scores[i + 1].points), {});
  }
  canvas.text({++row, label}, "Total", look::bright);
  constexpr int chip_width = 5;
  for (const Seat seat : {Seat::one, Seat::two}) {
    const int end = points + points_width * (1 + static_cast<int>(index_of(seat)));
    draw_chip(
        canvas, {row, end - chip_width}, chip_width,
        fmt::format("{:>{}}", state.played.points(seat), chip_width),
        ansi::painted(Ink::bar_name, ink_of(seat))
    );
  }
}

/// With a free row at both ends where there is room; returns the row below.
int draw_match_table(const State& state, Canvas& canvas, ansi::Position at, int width) {
  const int rows = state.settings.agreed.rounds / 2 + (canvas.is_large() ? 7 : 5);
  draw_box(canvas, at, width, rows, "Match", ansi::painted(Ink::wood_light));
  draw_round_table(state, canvas, at, width);
  return at.row + rows;
}

/// What is to come, while there is nothing to see of it.
void draw_course(const State& state, Canvas& canvas, ansi::Position at) {
  const Seat breaker = state.breaker;
  const Seat maker = breaker == Seat::one ? Seat::two : Seat::one;
  int row = at.row;
  const auto draw_step = [&](std::string_view what, Seat seat, std::string_view words) {
    row += 2;
    canvas.text({row, at.column}, what, look::frame);
    canvas.text({row, at.column + 10}, table_name_of(state, seat), look::bright);
    canvas.text({row, at.column + 22}, words);
  };
  canvas.text(at, "How a round goes", look::message);
  draw_step("Code", maker, "four pegs; colors may repeat");
  draw_step("Guesses", breaker, "row by row, from the top");
  if (state.is_marked_by_hand()) draw_step("Marks", maker, "after each guess");
  draw_step("Points", maker, "the more, the harder the code");
  const bool is_last = state.round_number == state.settings.agreed.rounds;
  if (!is_last) draw_step("Next code", breaker, "in the next round");
}

void draw_match_panel(const State& state, Canvas& canvas) {
  const Palette palette = places_of(state, canvas.is_large()).palette;
  const int column = palette.at.column;
  const int width = canvas.columns() - column - 1;
  draw_titled_palette(canvas, palette);
  int row = palette.at.row + palette.rows();
  draw_rule(canvas, {row, column}, width);
  draw_marks_legend(state, canvas, {row + 1, column}, palette.size);
  draw_rule(canvas, {row + 3, column}, width);
  row += 5;
  // On large screens the points stand in the table.
  const auto draw_player = canvas.is_large() ? draw_work : draw_points;
  draw_player(state, canvas, {row, column}, Seat::one);
  draw_player(state, canvas, {row, column + width / 2 + 1}, Seat::two);
  const engine::breaking::Agreement& agreed = state.settings.agreed;
  canvas.text(
      {row + (canvas.is_large() ? 1 : 2), column},
      agreed.counting == Counting::guesses ? "A point for each guess the other side uses."
                                           : "2 points a peg without a mark, 1 misplaced."
  );
  row += 4;
  const int left = state.round.game ? state.round.game->guesses_left() : agreed.guesses;
  draw_guesses_left(canvas, {row, column}, left, agreed.guesses);
  canvas.text({row + 1, column}, "Round");
  canvas.text(
      {row + 1, column + 14}, fmt::format("{} of {}", state.round_number, agreed.rounds),
      look::bright
  );
  if (!canvas.is_large()) return;
  const ansi::Position table{row + 4, column};
  const ansi::Position below{draw_match_table(state, canvas, table, width) + 1, column};
  const bool has_marks = state.phase != Phase::setting && state.round.guesses_marked() > 0;
  has_marks ? draw_tried(canvas, below, state.round) : draw_course(state, canvas, below);
}

}  // namespace

RoundPlaces places_of(const State& state, bool is_large) {
  const WoodenBoard board{
      {match_board_row, match_board_column},
      rules.holes,
      state.settings.agreed.guesses,
      peg_size(is_large)};
  return {
      .row = state.row_use(),
      .guesses = board,
      .code = board.code(),
      .palette =
          {.at = {match_board_row + 1, match_board_column + board.columns() + match_panel_gap},
           .colors = rules.colors,
           .columns = is_large ? 3 : 2,
           .size = board.size},
      .small = small_places(rules, state.row_use())};
}

std::optional<bool> mark_at(const State& state, ansi::Position at, bool is_large) {
  const Palette palette = places_of(state, is_large).palette;
  const int down = at.row - (palette.at.row + palette.rows() + 1);
  const bool is_hit = at.column >= palette.at.column && (down == 0 || down == 1);
  return is_hit ? std::optional{down == 0} : std::nullopt;
}

void draw_full_match(const State& state, Canvas& canvas) {
  const std::string number = round_number_text(state);
  const bool takes_turns = state.is_marked_by_hand() && state.phase != Phase::setting;
  canvas.heading(
      "CODE BREAKING", "Match",
      state.phase == Phase::paused ? number + " is over"
      : takes_turns ? fmt::format("Round {}: {}", state.round_number, both_turns_text(state))
                    : fmt::format("{}: {}", number, turn_text(state))
  );
  draw_match_board(state, canvas);
  draw_match_panel(state, canvas);
  // It stays while the other one guesses: to come and go would cost more than the marks.
  if (takes_turns && state.phase != Phase::paused) return canvas.task(marks_task_text(state));
  if (state.phase == Phase::breaking) canvas.task(break_task_text(state));
}

void draw_full_pass(const State& state, Canvas& canvas) {
  constexpr int word_row = 4;
  constexpr ansi::Position box{11, 8};
  constexpr int box_width = 63;
  canvas.heading("CODE BREAKING", "Match", round_number_text(state));
  const bool makes_code = state.after_pass == Phase::setting;
  const std::string_view word = makes_code ? "A SECRET" : "YOUR TURN!";
  draw_big(
      canvas, {word_row, (canvas.columns() - big_width(word)) / 2}, word,
      makes_code ? metal::sky : metal::gold
  );
  draw_box(
      canvas, box, box_width, 7, makes_code ? "A secret code" : "Pass the keyboard",
      ansi::painted(Ink::wood_light)
  );
  const std::string next = who(state, next_at_keyboard(state));
  const auto line = [&](int row, const std::string& text, ansi::Attribute look) {
    canvas.middle_text(box.row + row, box.column, box_width, text, look);
  };
  if (makes_code) {
    line(2, fmt::format("{} makes a code.", next), look::bright);
    line(3, fmt::format("{}, please look away!", who(state, state.breaker)), look::message);
  } else {
    line(2, "The code is set.", look::plain);
    line(3, fmt::format("Pass the keyboard to {}.", next), look::message);
  }
  line(5, fmt::format("{}: press any key when ready.", next), look::plain);
  draw_points(state, canvas, {box.row + 8, box.column}, Seat::one);
  draw_points(state, canvas, {box.row + 8, box.column + box_width - name_chip_width}, Seat::two);
}

void draw_full_end(const State& state, Canvas& canvas) {
  canvas.heading("CODE BREAKING", "Match", "Result");
  state.ceremony.draw(canvas);
  const ansi::Position below = shared::Ceremony::below(canvas);
  const ansi::Position table{below.row + (canvas.is_large() ? 3 : 1), below.column + end_column};
  const int end = draw_match_table(state, canvas, table, end_width);
  if (canvas.is_large()) draw_peg_strip(canvas, shared::Ceremony::middle_below(canvas, end));
}

}  // namespace codemaker::play::breaking::match
