#include "play/masterix/rules/pages.hpp"

#include "engine/masterix/rules.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/masterix/page.hpp"
#include "play/masterix/rules/large_figures.hpp"
#include "play/masterix/rules/small_figures.hpp"
#include "play/masterix/unit_art.hpp"

#include <array>
#include <fmt/format.h>
#include <span>
#include <string>

namespace codemaker::play::masterix {
namespace {

using engine::masterix::Color;

/// A small board and a move on it (rules.md 4.2).
engine::masterix::Position example() {
  const std::array<std::string, 4> rows{"R...R", "RR.B.", "..RRB", ".BBBB"};
  return {*engine::masterix::Board::read(rows)};
}

/// As much of it as has room on small screens, and leaves large ones a margin: what the move does
/// is in there.
engine::masterix::Position narrow_example() {
  constexpr std::size_t columns = 4;
  auto rows = engine::masterix::text(example().board);
  for (std::string& row : rows)
    row.resize(columns);
  return {*engine::masterix::Board::read(rows)};
}

engine::masterix::Move example_move() {
  return *engine::masterix::parse_move("d3-c3");
}

/// On full screens with units as they are on the board.
void draw_big_examples(Canvas& canvas, int row) {
  constexpr int left = 8;
  constexpr int right = 46;
  using engine::masterix::only;
  const engine::masterix::Move move = example_move();
  const auto both = only(move.origin) | only(move.target);
  canvas.text({row + 1, left - 5}, "Before", look::frame);
  canvas.text({row + 1, right - 5}, "After d3-c3", look::frame);
  draw_picture(canvas, {row + 4, left}, example().board, only(move.origin));
  draw_picture(canvas, {row + 4, right}, engine::masterix::after(example(), move).board, both);
}

void draw_examples(Canvas& canvas, int row, int /*indent*/) {
  if (canvas.is_lean()) return draw_small_move(canvas, row, narrow_example(), example_move());
  if (canvas.is_large()) return draw_large_move(canvas, row, narrow_example(), example_move());
  draw_big_examples(canvas, row);
}

/// A jump from a1 onto a2, and what stands then.
void draw_jump(Canvas& canvas, int row, int /*indent*/) {
  using engine::masterix::only;
  const std::array<std::string, 2> rows{"BR.R", ".BRR"};
  const engine::masterix::Position before{*engine::masterix::Board::read(rows)};
  const engine::masterix::Move move = *engine::masterix::parse_move("a1-a2");
  if (canvas.is_lean()) {
    if (has_small_room(canvas, row, small_move_rows(canvas, before.board)))
      draw_small_move(canvas, row, before, move);
    return;
  }
  if (canvas.is_large()) return draw_large_move(canvas, row, before, move);
  const auto both = only(move.origin) | only(move.target);
  draw_picture(canvas, {row + 3, 12}, before.board, only(move.origin));
  draw_picture(canvas, {row + 3, 48}, engine::masterix::after(before, move).board, both);
  canvas.text({row + 5, 37}, "a1-a2", look::bright);
  canvas.text({row + 6, 37}, "═══»", look::message);
}

/// The rows of a board as a round begins with.
const std::array<std::string, 6>& new_board() {
  static const std::array<std::string, 6> rows{"RBBRRBBR", "BRRBBRBR", "RRBBRBRB",
                                               "BBRRBRRB", "RBRBBRRB", "BRBRRBBR"};
  return rows;
}

/// As much of it as there is room for units of their size.
void draw_upper_rows(Canvas& canvas, int row) {
  constexpr std::size_t rows = 4;
  draw_large_board(
      canvas, row, *engine::masterix::Board::read(std::span{new_board()}.first(rows)),
      "The upper rows of a new board"
  );
}

/// Both kinds of unit.
void draw_armies(Canvas& canvas, int row, int indent) {
  if (canvas.is_lean()) return draw_small_board(canvas, row, new_board());
  if (canvas.is_large()) return draw_upper_rows(canvas, row);
  constexpr int apart = 6;
  for (int i = 0; i < 4; ++i) {
    draw_unit(
        canvas, {row + 2, indent + 4 + i * apart}, Color::blue, Shine::plain, ansi::Ink::none
    );
    draw_unit(
        canvas, {row + 2, indent + 42 + i * apart}, Color::red, Shine::plain, ansi::Ink::none
    );
  }
  canvas.text({row + 5, indent + 2}, "blue, O: round", look::bright);
  canvas.text({row + 5, indent + 40}, "red, X: crosses", look::bright);
}

/// What a kill and a unit pay.
void draw_pay(Canvas& canvas, int row, int indent) {
  if (canvas.is_lean()) return draw_small_strip(canvas, row);
  if (canvas.is_large()) return draw_large_pay(canvas, row);
  constexpr int levels = 10;
  const std::array<std::string_view, 3> names{"Level", "A kill", "A unit left at the end"};
  for (int line = 0; line < 3; ++line) {
    const auto look = line == 0 ? look::frame : look::plain;
    canvas.text({row + 1 + line, indent}, names.at(static_cast<std::size_t>(line)), look);
    int column = indent + 24;
    for (int level = 1; level <= levels; ++level) {
      const int value = line == 1 ? 2 * level : level;
      canvas.text(
          {row + 1 + line, column}, fmt::format("{:>4}", value), line == 0 ? look : look::bright
      );
      column += 4;
    }
  }
}

/// Units that no enemy can reach, in brackets.
void draw_islands(Canvas& canvas, int row) {
  const std::array<std::string, 3> squares{"BB..RBR.", "B..BR...", "..RR..BB"};
  constexpr engine::masterix::Squares of_row_a = 0b11;
  constexpr engine::masterix::Squares of_row_b = 0b1;
  constexpr engine::masterix::Squares of_row_c = 0b1100'0000;
  constexpr unsigned row_squares = engine::masterix::max_columns;
  constexpr engine::masterix::Squares marked =
      of_row_a | of_row_b << row_squares | of_row_c << 2 * row_squares;
  draw_large_board(
      canvas, row, *engine::masterix::Board::read(squares),
      "a1, a2 and b1 are an island, c7 and c8 another: no X can reach them.", marked
  );
}

/// Below the frame of a long text: both armies in a row, where there is no room for a board.
void draw_ranks(Canvas& canvas, int row, int /*indent*/) {
  if (canvas.is_lean()) return draw_small_strip(canvas, row);
  canvas.is_large() ? draw_islands(canvas, row) : draw_unit_strip(canvas, row + 1);
}

void draw_number_pad(Canvas& canvas, int row, int indent) {
  if (canvas.is_lean()) return draw_small_pad(canvas, row);
  if (canvas.is_large()) return draw_large_pad(canvas, row);
  draw_pad(canvas, {row + 1, indent + 4});
  canvas.text({row + 1, indent + 24}, "7 8 9, 4 6, 1 2 3: eight directions");
  canvas.text({row + 2, indent + 24}, "5: pick up, then jump");
  canvas.text({row + 3, indent + 24}, "0: put down");
}

void tell_examples(Stage& stage) {
  stage.tell("Before, rows a to d: R...R, RR.B., ..RRB, .BBBB. B is blue, R red.");
  stage.tell("After d3-c3: R...R, RB.B., ..BBB, .B.BB.");
}

}  // namespace

std::span<const shared::RulesPage> rules_pages() {
  static const std::array<shared::RulesPage, 6> all{{
      {"Masterix",
       {"Blue (O) and red (X) have 24 units each and fill a board of six rows, a to f, and eight "
        "columns, 1 to 8. Each round begins on a new random board.",
        "The sides take turns, blue first. Against the computer you are blue. Two players, one of "
        "them the sysop at the local side if you like, change sides after each round and are never "
        "ranked."},
       {draw_armies, nullptr}},
      {"A move",
       {"A unit jumps onto an enemy next to it, diagonally too. The enemy is destroyed. The square "
        "your unit left stays empty.",
        "Every enemy around the one destroyed is captured: it changes sides and stays where it is. "
        "Each unit destroyed or captured is a kill.",
        "You must jump if you can. When nobody can, the round is over."},
       {draw_jump, nullptr, true}},
      {"A move, worked out",
       {"O on d3 destroys c3 and captures b2 and c4: three kills."},
       {draw_examples, tell_examples, true}},
      {"Points",
       {"At level 1 a kill pays 2 points at once, and each unit left at the end pays 1. At level 2 "
        "both pay twice that, at level 3 three times. Both sides are paid alike.",
        "Score more than the computer, and you win the level: its points go into your bank. A tie: "
        "the level is replayed on a fresh board. Score less, and the run is over.",
        "Your bank is your score in the Hall of Fame. The computer gets stronger up to level 10; "
        "there is no last level."},
       {draw_pay, nullptr}},
      {"Keys",
       {"The number pad, NUM LOCK on, moves the cursor around the board; so do arrows, Home, End, "
        "PgUp and PgDn. 5 or Enter "
        "picks up a unit.",
        "Then a digit points at the enemy in that direction from the unit, and 5 or Enter jumps. 0 "
        "or Esc puts the unit down.",
        "With a mouse click the unit, then the enemy. In plain lines type moves like d3-c3."},
       {draw_number_pad, nullptr}},
      {"Strategy",
       {"Captures decide the round, not kills: a captured unit is one more for you and one less "
        "for the enemy.",
        "Jump where the enemy is thickest. Before you do, look for the answer: units you leave "
        "close together can be captured together.",
        "If you have nothing big, take the target of the enemy's best jump.",
        "Units that no enemy can reach are safe. Make islands of them late in the round."},
       {draw_ranks, nullptr, true}},
  }};
  return all;
}

}  // namespace codemaker::play::masterix
