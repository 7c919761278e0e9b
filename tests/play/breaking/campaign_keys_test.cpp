// How a row is filled in the campaign, by keys and by mouse.
#include "support/campaign_runs.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::breaking {
namespace {

using ansi::KeyCode;
using tests::in_campaign;
using tests::Typist;

TEST_CASE("Enter submits only a complete row and says what is missing") {
  Typist ada = in_campaign();
  ada.type("\n");
  CHECK(ada.sees("4 holes are still empty."));
  ada.type("123\n");
  CHECK(ada.sees("Hole 4 is still empty."));
  CHECK(ada.sees("Guesses left   12"));
  ada.type("5\n");
  CHECK(ada.sees("Guesses left   11"));
  CHECK_FALSE(ada.sees("still empty"));
}

/// The pegs of a row of the board.
std::string pegs_in_row(Typist& ada, int number) {
  const std::string text = ada.session().frame().text(2 + number);
  const auto from = text.find("│", text.find("│") + 1);
  std::string pegs;
  for (const char letter : text.substr(from, 14)) {
    if (letter >= '1' && letter <= '8') pegs += letter;
  }
  return pegs;
}

TEST_CASE("digits place pegs, arrows move and change, Backspace takes back") {
  Typist ada = in_campaign();
  ada.type("1234");
  CHECK(pegs_in_row(ada, 1) == "1234");
  ada.type("\b");
  CHECK(pegs_in_row(ada, 1) == "123");
  ada.type("\b");
  CHECK(pegs_in_row(ada, 1) == "12");
  ada.press(KeyCode::left);
  ada.press(KeyCode::left);
  ada.type("5");
  CHECK(pegs_in_row(ada, 1) == "52");
  ada.press(KeyCode::up);
  CHECK(pegs_in_row(ada, 1) == "53");
  ada.press(KeyCode::down);
  ada.press(KeyCode::down);
  CHECK(pegs_in_row(ada, 1) == "51");
  ada.press(KeyCode::down);
  CHECK(pegs_in_row(ada, 1) == "56");
  ada.type("7");
  CHECK(pegs_in_row(ada, 1) == "56");
  CHECK(ada.sees("The colors are 1 to 6."));
}

TEST_CASE("pegs are dragged from the palette into holes and from hole to hole") {
  Typist ada = in_campaign();
  ada.drag(37, 6, 15, 4);  // blue into the third hole
  CHECK(pegs_in_row(ada, 1) == "3");
  CHECK(ada.session().frame().cursor == ansi::Position{3, 14});
  ada.drag(41, 4, 11, 4);  // the word red will do too
  ada.drag(15, 4, 17, 4);
  CHECK(pegs_in_row(ada, 1) == "13");
  CHECK(ada.session().frame().at({3, 16}).glyph == u'3');
  ada.drag(17, 4, 60, 20);  // let go of nowhere it stays
  CHECK(ada.session().frame().at({3, 16}).glyph == u'3');
}

TEST_CASE("a click on a color fills the current hole, on a hole goes there, on a row copies it") {
  Typist ada = in_campaign();
  for (const int row : {4, 5, 6, 7})
    ada.click(37, row);
  CHECK(pegs_in_row(ada, 1) == "1234");
  ada.click(11, 4);
  ada.type("6");
  CHECK(pegs_in_row(ada, 1) == "6234");
  ada.type("\n");
  ada.click(13, 4);
  CHECK(pegs_in_row(ada, 2) == "6234");
}

TEST_CASE("the mouse works on small screens and on wide ones") {
  Call call = tests::call_of("Ada");
  call.wanted = Presentation::small;
  Typist small{call, "\nc"};
  small.drag(7, 3, 9, 4);  // red into the second hole
  CHECK(small.session().frame().at({3, 8}).glyph == u'1');
  call.wanted = Presentation::full;
  call.terminal.columns = 132;
  Typist wide{call, "\nc"};
  wide.drag(37 + 26, 6, 15 + 26, 4);
  CHECK(wide.session().frame().at({3, 14 + 26}).glyph == u'3');
}

TEST_CASE("the help tells of the mouse where the caller has one, on small screens too") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Call call = tests::call_of("Ada");
    call.wanted = presentation;
    Typist without{call, "\nc?"};
    CHECK_FALSE(without.sees("Mouse"));
    call.terminal.reports_mouse = true;
    if (presentation == Presentation::small) {
      call.terminal.rows = 20;
      call.terminal.columns = 40;
    }
    Typist with{call, "\nc?"};
    CHECK(with.sees("Mouse: drag pegs to holes"));
    CHECK(with.sees("click a row to copy it."));
    CHECK(with.sees("Any other key: back."));
    with.type(" 1122\n3344\n1234\n ?");
    CHECK(with.sees("Mouse: drag pegs to holes"));
    CHECK_FALSE(with.sees("click a row"));
  }
}

TEST_CASE("the own code is laid by mouse too, and a click goes on where any key does") {
  Typist ada = in_campaign();
  ada.type("1234\n");
  ada.click(5, 5);
  CHECK(ada.sees("make a code"));
  ada.drag(37, 8, 14, 18);
  CHECK(ada.session().frame().at({17, 13}).glyph == u'5');
}

TEST_CASE("R fills the row at random and the row can still be changed") {
  Typist ada = in_campaign();
  ada.type("r");
  CHECK(pegs_in_row(ada, 1).size() == 4);
  ada.type("\b");
  CHECK(pegs_in_row(ada, 1).size() == 3);
  CHECK(ada.sees("Guesses left   12"));
}

TEST_CASE("C copies the last row, and again the one before it") {
  Typist ada = in_campaign();
  ada.type("c");
  CHECK(ada.sees("There is no guess to copy yet."));
  ada.type("1111\n2222\n3333\n");
  ada.type("c");
  CHECK(pegs_in_row(ada, 4) == "3333");
  ada.type("c");
  CHECK(pegs_in_row(ada, 4) == "2222");
  ada.type("c");
  CHECK(pegs_in_row(ada, 4) == "1111");
  ada.type("c");
  CHECK(pegs_in_row(ada, 4) == "3333");
  ada.type("\b\n");
  CHECK(ada.sees("Hole 4 is still empty."));
}

}  // namespace
}  // namespace codemaker::play::breaking
