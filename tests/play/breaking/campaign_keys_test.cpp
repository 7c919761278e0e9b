// How a row is filled in the campaign, by keys and by mouse.
#include "support/campaign_runs.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::breaking {
namespace {

using ansi::KeyCode;
using tests::code_hole_of;
using tests::guesses_left;
using tests::hole_of;
using tests::in_campaign;
using tests::run_board;
using tests::run_code;
using tests::run_color;
using tests::run_row;
using tests::Typist;

TEST_CASE("Enter submits only a complete row and says what is missing") {
  Typist ada = in_campaign();
  ada.type("\n");
  CHECK(ada.sees("4 holes are still empty."));
  ada.type("123\n");
  CHECK(ada.sees("Hole 4 is still empty."));
  CHECK(guesses_left(ada.session().frame()) == "12");
  ada.type("5\n");
  CHECK(guesses_left(ada.session().frame()) == "11");
  CHECK_FALSE(ada.sees("still empty"));
}

TEST_CASE("digits place pegs in empty holes, arrows move and change, Backspace takes back") {
  Typist ada = in_campaign();
  ada.type("1234");
  CHECK(run_row(ada, 1) == "1 2 3 4");
  ada.type("\b");
  CHECK(run_row(ada, 1) == "1 2 3 ·");
  ada.type("\b");
  CHECK(run_row(ada, 1) == "1 2 · ·");
  ada.type("5");
  CHECK(run_row(ada, 1) == "1 2 5 ·");
  for (int i = 0; i < 3; ++i)
    ada.press(KeyCode::left);
  ada.press(KeyCode::up);
  CHECK(run_row(ada, 1) == "2 2 5 ·");
  ada.press(KeyCode::down);
  ada.press(KeyCode::down);
  CHECK(run_row(ada, 1) == "6 2 5 ·");
  ada.press(KeyCode::up);
  CHECK(run_row(ada, 1) == "1 2 5 ·");
  ada.type("7");
  CHECK(run_row(ada, 1) == "1 2 5 ·");
  CHECK(ada.sees("The colors are R W B G Y K, or 1 to 6."));
}

TEST_CASE("a peg typed on a full row changes nothing and says what works") {
  Typist ada = in_campaign();
  ada.type("12345");
  CHECK(run_row(ada, 1) == "1 2 3 4");
  CHECK(ada.sees("The row is full. Enter plays it, Backspace clears a hole."));
  ada.click(run_color(6));
  CHECK(run_row(ada, 1) == "1 2 3 4");
  CHECK(ada.sees("The row is full."));
  ada.type("\b5");
  CHECK(run_row(ada, 1) == "1 2 3 5");
  CHECK_FALSE(ada.sees("The row is full."));
}

TEST_CASE("a peg takes the place of the one that the cursor was moved onto") {
  Typist ada = in_campaign();
  ada.type("123");
  ada.click(hole_of(run_board, 1, 1));
  ada.click(run_color(6));
  CHECK(run_row(ada, 1) == "6 2 3 ·");
  ada.click(run_color(4));
  CHECK(run_row(ada, 1) == "6 2 3 4");
  ada.type("5");
  CHECK(run_row(ada, 1) == "6 2 3 4");
  CHECK(ada.sees("The row is full."));
  for (int i = 0; i < 3; ++i)
    ada.press(KeyCode::left);
  ada.type("55");
  CHECK(run_row(ada, 1) == "5 5 3 4");
  CHECK_FALSE(ada.sees("The row is full."));
}

TEST_CASE("a peg typed behind the last empty hole goes to the first one") {
  Typist ada = in_campaign();
  ada.type("1234");
  ada.click(hole_of(run_board, 1, 1));
  ada.type("\b");
  ada.drag(run_color(5), hole_of(run_board, 1, 4));
  ada.type("6");
  CHECK(run_row(ada, 1) == "6 2 3 5");
}

TEST_CASE("pegs are dragged from the palette into holes, and the cursor goes on") {
  Typist ada = in_campaign();
  ada.drag(run_color(3), hole_of(run_board, 1, 3));
  CHECK(run_row(ada, 1) == "· · 3 ·");
  const ansi::Position fourth = hole_of(run_board, 1, 4);
  CHECK(ada.session().frame().cursor == ansi::Position{fourth.row, fourth.column - 1});
  const ansi::Position red = run_color(1);
  ada.drag({red.row, red.column + 4}, hole_of(run_board, 1, 1));  // its name will do too
  CHECK(run_row(ada, 1) == "1 · 3 ·");
}

TEST_CASE("a peg dragged from hole to hole is copied, with Shift or the right button it moves") {
  Typist ada = in_campaign();
  ada.type("13");
  ada.drag(hole_of(run_board, 1, 2), hole_of(run_board, 1, 4));
  CHECK(run_row(ada, 1) == "1 3 · 3");
  constexpr int shift = 4;
  constexpr int right = 2;
  ada.drag(hole_of(run_board, 1, 1), hole_of(run_board, 1, 3), shift);
  CHECK(run_row(ada, 1) == "· 3 1 3");
  ada.drag(hole_of(run_board, 1, 4), hole_of(run_board, 1, 1), right);
  CHECK(run_row(ada, 1) == "3 3 1 ·");
}

TEST_CASE("a peg that the mouse has under way is seen before its row until it is dropped") {
  const auto press = [](Typist& ada, ansi::Position at, bool is_release) {
    ada.press(ansi::Key{KeyCode::mouse, 0, {0, at.column + 1, at.row + 1, is_release}});
  };
  Typist ada = in_campaign();
  press(ada, run_color(3), false);
  CHECK(ada.sees("  13[·][·]"));
  press(ada, {19, 60}, true);
  CHECK(ada.sees("  1►[·][·]"));
}

TEST_CASE("a peg dragged out of the row is taken back, and so is one clicked with the right button"
) {
  constexpr int shift = 4;
  constexpr int right = 2;
  for (const int button : {0, shift, right}) {
    Typist ada = in_campaign();
    ada.type("1234");
    ada.drag(hole_of(run_board, 1, 3), {19, 60}, button);
    CHECK(run_row(ada, 1) == "1 2 · 4");
    ada.drag(run_color(5), {19, 60}, button);
    CHECK(run_row(ada, 1) == "1 2 · 4");
    ada.drag(hole_of(run_board, 1, 3), {19, 60}, button);
    CHECK(run_row(ada, 1) == "1 2 · 4");
    ada.drag(hole_of(run_board, 1, 1), hole_of(run_board, 1, 1), button);
    CHECK(run_row(ada, 1) == (button == 0 ? "1 2 · 4" : "· 2 · 4"));
    ada.type("6");
    CHECK(run_row(ada, 1) == "6 2 · 4");
  }
}

TEST_CASE("a click on a color fills the next hole, on a hole goes there, on a row copies it") {
  Typist ada = in_campaign();
  for (const int color : {1, 2, 3, 4})
    ada.click(run_color(color));
  CHECK(run_row(ada, 1) == "1 2 3 4");
  ada.click(run_color(5));
  CHECK(run_row(ada, 1) == "1 2 3 4");
  CHECK(ada.sees("The row is full."));
  ada.click(hole_of(run_board, 1, 1));
  ada.type("\b6");
  CHECK(run_row(ada, 1) == "6 2 3 4");
  ada.type("\n");
  ada.click(hole_of(run_board, 1, 2));
  CHECK(run_row(ada, 2) == "6 2 3 4");
}

TEST_CASE("a round is played by mouse alone") {
  Typist ada;
  ada.click("Enter play");
  ada.click("Code breaking run");
  ada.click("Enter play");
  ada.click("Enter play");
  CHECK(ada.sees("Level 1  Round 1 of 4"));
  ada.click("X random");
  CHECK(run_row(ada, 1).find("·") == std::string::npos);
  for (int i = 0; i < 4; ++i)
    ada.click("Bksp undo");
  CHECK(run_row(ada, 1) == "· · · ·");
  for (const int color : {1, 1, 2, 2})
    ada.click(run_color(color));
  ada.click("Enter guess");
  CHECK(run_row(ada, 1) == "1 1 2 2 ●○");
  ada.click("A earlier");
  CHECK(run_row(ada, 2) == "1 1 2 2");
  for (const int color : {2, 3, 4})
    ada.drag(run_color(color), hole_of(run_board, 2, color));
  ada.click("Enter guess");
  CHECK(ada.sees("You broke it in 2!"));
  ada.click("V review");
  CHECK(ada.sees("Review"));
  ada.click("Q close");
  ada.click("any key go on");
  CHECK(ada.sees("make a code for the computer"));
  for (const int color : {5, 5, 6, 6})
    ada.click(run_color(color));
  ada.click("Enter set code");
  ada.click("any key skip");
  CHECK(ada.sees("The computer broke it in"));
  ada.click("Q quit");
  CHECK(ada.sees("Quit this run?"));
  ada.click("N no");
  CHECK_FALSE(ada.sees("Quit this run?"));
  ada.click("Q quit");
  ada.click("Y yes");
  CHECK(ada.sees("The run is over."));
}

TEST_CASE("the mouse works on small screens and on wide ones") {
  Call call = tests::call_of("Ada");
  call.wanted = Presentation::small;
  Typist small{call, "\nr\n\n"};
  small.drag(8, 2, 9, 4);  // red into the second hole
  CHECK(small.session().frame().at({3, 8}).glyph == u'1');
  call.wanted = Presentation::full;
  call.terminal.columns = 120;
  call.terminal.rows = 40;
  Typist wide{call, "\nr\n\n"};
  constexpr int above = 8;
  constexpr int margin = 20;
  const ansi::Position blue = run_color(3);
  const ansi::Position third = hole_of(run_board, 1, 3);
  wide.drag({blue.row + above, blue.column + margin}, {third.row + above, third.column + margin});
  CHECK(wide.session().frame().at({third.row + above, third.column + margin}).glyph == u'3');
}

TEST_CASE("the help tells of the mouse where the caller has one, on small screens too") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Call call = tests::call_of("Ada");
    call.wanted = presentation;
    Typist without{call, "\nr\n?"};
    CHECK_FALSE(without.sees("Mouse"));
    call.terminal.reports_mouse = true;
    if (presentation == Presentation::small) {
      call.terminal.rows = 20;
      call.terminal.columns = 40;
    }
    Typist with{call, "\nr\n\n?"};  // behind the opponent's card
    CHECK(with.sees("rag pegs"));
    CHECK(with.sees("guess to copy it."));
    CHECK(with.sees("any other key"));
    with.type(" 1122\n3344\n1234\n ?");
    CHECK(with.sees("rag pegs"));
    CHECK_FALSE(with.sees("guess to copy it."));
  }
}

TEST_CASE("the own code is laid by mouse too, and a click goes on where any key does") {
  Typist ada = in_campaign();
  ada.type("1234\n");
  ada.click(5, 5);
  CHECK(ada.sees("make a code"));
  ada.drag(run_color(5), code_hole_of(run_board, 2));
  CHECK(run_code(ada) == "· 5 · ·");
}

TEST_CASE("X fills the row at random and the row can still be changed") {
  Typist ada = in_campaign();
  ada.type("x");
  CHECK(run_row(ada, 1).find("·") == std::string::npos);
  ada.type("\b");
  CHECK(run_row(ada, 1).ends_with(" ·"));
  CHECK(guesses_left(ada.session().frame()) == "12");
}

TEST_CASE("A copies the last row, and again the one before it") {
  Typist ada = in_campaign();
  ada.type("a");
  CHECK(ada.sees("There is no earlier guess yet."));
  ada.type("1111\n2222\n3333\n");
  ada.type("a");
  CHECK(run_row(ada, 4) == "3 3 3 3");
  ada.type("a");
  CHECK(run_row(ada, 4) == "2 2 2 2");
  ada.type("a");
  CHECK(run_row(ada, 4) == "1 1 1 1");
  ada.type("a");
  CHECK(run_row(ada, 4) == "3 3 3 3");
  ada.type("\b\n");
  CHECK(ada.sees("Hole 4 is still empty."));
}

}  // namespace
}  // namespace codemaker::play::breaking
