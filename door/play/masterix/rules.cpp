#include "play/masterix/rules.hpp"

#include "engine/masterix/rules.hpp"

#include <array>

namespace codemaker::play::masterix {
namespace {

/// A small board and a move on it (rules.md 4.2).
engine::masterix::Position example() {
  const std::array<std::string, 4> rows{"R...R", "RR.B.", "..RRB", ".BBBB"};
  return {*engine::masterix::Board::read(rows)};
}

engine::masterix::Move example_move() {
  return *engine::masterix::parse_move("d3-c3");
}

void draw_example(Canvas& canvas, ansi::Position at, const engine::masterix::Board& board) {
  constexpr ansi::Attribute blue{.foreground = ansi::Color::blue, .bold = true};
  constexpr ansi::Attribute red{.foreground = ansi::Color::red, .bold = true};
  const auto rows = engine::masterix::text(board);
  canvas.text({at.row, at.column + 2}, "1 2 3 4 5");
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const int row = at.row + 1 + static_cast<int>(i);
    canvas.text({row, at.column}, std::string(1, static_cast<char>('a' + i)));
    int column = at.column;
    for (const char unit : rows[i]) {
      const bool is_blue = unit == 'B';
      const bool is_red = unit == 'R';
      canvas.text(
          {row, column += 2},
          is_blue  ? "O"
          : is_red ? "X"
                   : ".",
          is_blue  ? blue
          : is_red ? red
                   : look::plain
      );
    }
  }
}

void draw_examples(Canvas& canvas, int row, int indent) {
  const int column = indent + 20;
  canvas.text({row, indent}, "before", look::frame);
  canvas.text({row, column}, "after d3-c3", look::frame);
  draw_example(canvas, {row + 1, indent}, example().board);
  draw_example(canvas, {row + 1, column}, engine::masterix::after(example(), example_move()).board);
}

void tell_examples(Stage& stage) {
  stage.tell("Before, rows a to d: R...R, RR.B., ..RRB, .BBBB. B is blue, R red.");
  stage.tell("After d3-c3: R...R, RB.B., ..BBB, .B.BB.");
}

}  // namespace

std::span<const shared::RulesPage> rules_pages() {
  static const std::array<shared::RulesPage, 5> all{{
      {"Masterix",
       {"Blue, O, and red, X, have 24 units each and fill a board of six rows, a to f, and eight "
        "columns, 1 to 8. Where they stand is drawn anew for each round.",
        "The sides move in turn, blue first. Against the computer you are blue. Two players, one "
        "of "
        "them the sysop at the local side if you like, change sides after each round and are never "
        "ranked."}},
      {"A move",
       {"A unit jumps onto an enemy next to it, slantwise too. The enemy is destroyed, the square "
        "it "
        "came from stays empty.",
        "Every enemy around the square it jumped onto is captured: it changes sides and stays "
        "where "
        "it is. Each unit destroyed or captured is a kill.",
        "Who is on the move must jump. When nobody can, the round is over."}},
      {"A move, worked out",
       {"O on d3 jumps onto c3, destroys it and captures b2 and c4: three kills."},
       {draw_examples, tell_examples}},
      {"Points",
       {"At level 1 a kill pays 2 points at once, and each unit on the board at the end 1. At "
        "level "
        "4 they pay 8 and 4, at level 10 20 and 10. Both sides are paid alike.",
        "More points than the computer: the level is won and its points are banked. As many: it is "
        "played again on a fresh board. Fewer: the run is over.",
        "The bank is your score in the Hall of Fame. The computer learns up to level 10; there is "
        "no last level."}},
      {"Hands",
       {"The number pad, NUM LOCK on, moves the box around the board; arrows do too. 5 or Enter "
        "takes "
        "a unit up.",
        "Then a digit points at the enemy that way from the unit, and 5 or Enter jumps. 0 or "
        "Escape "
        "gives the unit back.",
        "With a mouse click the unit, then the enemy. In plain lines type moves like d3-c3."}},
  }};
  return all;
}

}  // namespace codemaker::play::masterix
