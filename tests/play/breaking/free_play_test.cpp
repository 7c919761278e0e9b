// Free play alone, its settings and its keys, played by a scripted caller (rules.md 2.2).
#include "play/breaking/settings_page.hpp"
#include "support/free_play.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::breaking {
namespace {

using ansi::KeyCode;
using tests::FreePlay;
using tests::guesses_left;
using tests::hole_of;
using tests::lifting;
using tests::solo;
using tests::Typist;

TEST_CASE("free play begins as a duel of 4 holes and 6 colors with a computer of strength 7") {
  const FreePlay ada;
  CHECK(ada.sees("Game            colors"));
  CHECK(ada.sees("Duel or solo    duel"));
  CHECK(ada.sees("Holes           4"));
  CHECK(ada.sees("Colors          6"));
  CHECK(ada.sees("Peg numbers     on"));
  CHECK(ada.sees("Strength        7, bright"));
  CHECK(ada.sees("Bell and music  on"));
}

TEST_CASE("each setting goes round through its values and no further") {
  FreePlay ada;
  ada.type("h");
  CHECK(ada.sees("Holes           5"));
  ada.type("h");
  CHECK(ada.sees("Holes           4"));
  ada.type("cc");
  CHECK(ada.sees("Colors          8"));
  ada.type("c");
  CHECK(ada.sees("Colors          3"));
  ada.type("sss");
  CHECK(ada.sees("Strength        10, brilliant"));
  ada.type("s");
  CHECK(ada.sees("Strength        1, dull"));
  ada.type("0");
  CHECK(ada.sees("Strength        10, brilliant"));
  ada.type("3");
  CHECK(ada.sees("Strength        3, scatterbrained"));
  ada.type("b");
  CHECK(ada.sees("Bell and music  off"));
  ada.type("g");
  CHECK(ada.sees("Game            Bulls and Cows"));
  CHECK_FALSE(ada.sees("Holes  "));
  CHECK_FALSE(ada.sees("Color "));
  CHECK_FALSE(ada.sees("Colors  "));
  ada.type("h");
  CHECK(ada.sees("h isn't used here."));
}

TEST_CASE("ten strengths have ten names") {
  std::vector<std::string_view> names;
  for (int strength = engine::breaking::weakest; strength <= engine::breaking::strongest;
       ++strength)
    names.push_back(strength_name(strength));
  CHECK(names.front() == "dull");
  CHECK(names.back() == "brilliant");
  std::ranges::sort(names);
  CHECK(std::ranges::adjacent_find(names) == names.end());
}

TEST_CASE("settings are kept for the call, and in a game there are none to change the rules by") {
  FreePlay ada{"dh8n"};
  ada.holes = 5;
  ada.type("12o");
  CHECK(ada.sees("CODEMAKER  Options"));
  ada.type("h");
  CHECK(ada.sees("h isn't used here."));
  ada.type("\n");
  CHECK(ada.row(1) == "1 2 · · ·");
  ada.type("qyqc");
  CHECK(ada.sees("Duel or solo    solo"));
  CHECK(ada.sees("Holes           5"));
  CHECK(ada.sees("Strength        8, careful"));
}

TEST_CASE("alone a caller breaks the code in at most ten guesses") {
  FreePlay ada{solo};
  CHECK(ada.sees("Solo  Break the code"));
  ada.type("1122\n");
  CHECK(ada.row(1) == "1 1 2 2 ●○");
  ada.type("1234\n");
  CHECK(ada.sees("Solo  Result"));
  CHECK(ada.sees("2 guesses of 10"));
  ada.type(" ");
  CHECK(ada.sees("Solo  Guess 2 of 10: broken"));
  CHECK(ada.sees("You broke the code in 2 guesses!"));
  CHECK(ada.code_on(ada.board()) == "1 2 3 4");
  CHECK(ada.rings == 1);
  ada.type("n");
  for (int guess = 0; guess < 10; ++guess)
    ada.type("6666\n");
  CHECK(ada.sees("not broken in 10 guesses"));
  ada.type(" ");
  CHECK(ada.sees("Solo  Guess 10 of 10: not broken"));
  CHECK(ada.sees("You missed the code in 10 guesses."));
}

TEST_CASE("a bell that is switched off does not ring") {
  FreePlay ada{"dbn"};
  ada.type("1234\n");
  CHECK(ada.sees("1 guess of 10"));
  CHECK(ada.rings == 0);
}

TEST_CASE("a game of five holes and eight colors, and one of three colors") {
  FreePlay ada{"dhccn"};
  ada.holes = 5;
  CHECK(ada.sees("▌8▐ cyan"));
  ada.type("87654\n");
  CHECK(ada.row(1) == "8 7 6 5 4 ○");
  ada.type("qyochn");
  CHECK(ada.sees("▌3▐ blue"));
  CHECK_FALSE(ada.sees("green"));
  ada.type("4");
  CHECK(ada.sees("The colors are R W B, or 1 to 3. 0 is no peg."));
}

TEST_CASE("no-pegs stand in guesses, in all holes if one likes, and are never marked") {
  FreePlay ada{solo};
  CHECK(ada.sees(" -  no peg"));
  ada.type("1.-0\n");
  CHECK(ada.row(1) == "1 - - - ●");
  ada.type("0000\n");
  CHECK(ada.row(2) == "- - - - -");
}

TEST_CASE("a row with an empty hole is no guess, and Enter does not overwrite it") {
  FreePlay ada{solo};
  ada.type("12\n");
  CHECK(ada.sees("2 holes are still empty."));
  ada.type("3\n");
  CHECK(ada.sees("Hole 4 is still empty."));
  CHECK(ada.row(1) == "1 2 3 ·");
}

TEST_CASE("Enter on an empty row fills it at random, with colors only; it can still be changed") {
  FreePlay ada{solo};
  for (const char* const key : {"\n", "x"}) {
    ada.type(key);
    const std::string row = ada.row(1);
    CHECK(row.find("·") == std::string::npos);
    CHECK(row.find('-') == std::string::npos);
    CHECK(guesses_left(ada.session().frame()) == "10");
    ada.type("\b\b\b\b");
  }
  ada.type("66x\b0\n");
  CHECK(guesses_left(ada.session().frame()) == "9");
}

TEST_CASE("an earlier row is copied with its no-pegs, the last one first, and edited") {
  FreePlay ada{solo};
  ada.type("a");
  CHECK(ada.sees("There is no earlier guess yet."));
  ada.type("1005\n6666\n5a");
  CHECK(ada.row(3) == "6 6 6 6");
  ada.type("a");
  CHECK(ada.row(3) == "1 - - 5");
  ada.type("\b2\n");
  CHECK(ada.row(3) == "1 - - 2 ●○");
}

TEST_CASE("while a peg is carried the keys named are those that carry it") {
  FreePlay ada{solo};
  ada.type("1");
  ada.press(KeyCode::left);
  ada.type("d");
  CHECK_FALSE(ada.sees("1-6 peg"));
  CHECK(ada.sees("Arrows hole  Enter move  "));
  CHECK(ada.sees("Esc put back  Q quit  ? help"));
  ada.press(KeyCode::escape);
  CHECK(ada.sees("1-6 peg"));
}

TEST_CASE("a peg is copied to another hole or moved there; what was there is gone") {
  FreePlay ada{solo};
  ada.type("12");
  ada.press(KeyCode::left);
  ada.type("p");
  CHECK(ada.sees("Copying 2: arrow keys to the hole, Enter drops it, Esc puts it back."));
  ada.press(KeyCode::right);
  ada.press(KeyCode::right);
  ada.type("\n");
  CHECK(ada.row(1) == "1 2 · 2");
  ada.type("d");
  for (int i = 0; i < 5; ++i)
    ada.press(KeyCode::left);
  ada.type("d");
  CHECK(ada.row(1) == "2 2 · ·");
  ada.type("d");
  ada.press(KeyCode::right);
  ada.press(KeyCode::escape);
  CHECK(ada.row(1) == "2 2 · ·");
  CHECK_FALSE(ada.sees("(Y/N)"));
  ada.press(KeyCode::right);
  ada.press(KeyCode::right);
  ada.type("p");
  CHECK(ada.sees("This hole is empty."));
}

TEST_CASE("while a peg is carried other keys say what works") {
  FreePlay ada{solo};
  ada.type("1234p5");
  CHECK(ada.sees("Left or right, then Enter drops the peg. Esc puts it back."));
  ada.type("\n\n");
  CHECK(ada.sees("1 guess of 10"));
}

TEST_CASE("pegs are dragged between holes and from the palette, rows copied by a click") {
  FreePlay ada{solo};
  const play::breaking::WoodenBoard board = ada.board();
  ada.click(ada.palette(1));
  ada.drag(ada.palette(3), hole_of(board, 1, 4));
  CHECK(ada.row(1) == "1 · · 3");
  ada.drag(hole_of(board, 1, 1), hole_of(board, 1, 2));
  CHECK(ada.row(1) == "1 1 · 3");
  constexpr int shift = 4;
  ada.drag(hole_of(board, 1, 1), hole_of(board, 1, 3), shift);
  CHECK(ada.row(1) == "· 1 1 3");
  ada.click(hole_of(board, 1, 1));
  ada.type("0");
  ada.drag(ada.palette(engine::breaking::no_peg), hole_of(board, 1, 3));
  CHECK(ada.row(1) == "- 1 - 3");
  ada.type("\n");
  ada.click(hole_of(board, 1, 2));
  CHECK(ada.row(2) == "- 1 - 3");
}

TEST_CASE("a peg taken away by a key is not dragged any more") {
  FreePlay ada{solo};
  ada.type("1");
  const ansi::Position first = hole_of(ada.board(), 1, 1);
  const ansi::Position third = hole_of(ada.board(), 1, 3);
  ada.press(ansi::Key{KeyCode::mouse, 0, {0, first.column + 1, first.row + 1, false}});
  ada.type("\b");
  ada.press(ansi::Key{KeyCode::mouse, 0, {0, third.column + 1, third.row + 1, true}});
  CHECK(ada.row(1) == "· · · ·");
}

TEST_CASE("a running game is quit after a question") {
  FreePlay ada{solo};
  ada.type("1122\nqn");
  CHECK(guesses_left(ada.session().frame()) == "9");
  ada.press(KeyCode::escape);
  CHECK(ada.sees("Quit this game? (Y/N)"));
  ada.type("y");
  CHECK(ada.sees("Solo  Guess 1 of 10: given up"));
  ada.wait(lifting);
  CHECK(ada.code_on(ada.board()) == "1 2 3 4");
  ada.type("n");
  CHECK(ada.sees("Solo  Break the code"));
  CHECK(ada.row(1) == "· · · ·");
}

TEST_CASE("color numbers can be switched off where squares can be told apart") {
  FreePlay ada{"uu"};
  CHECK(ada.sees("Peg numbers     off"));
  ada.type("dn12");
  CHECK(ada.row(1) == "    · ·");
  CHECK(ada.sees("▌1▐ red"));  // the palette says what a peg is typed by
  const ansi::Frame frame = ada.session().frame();
  const ansi::Position red = hole_of(ada.board(), 1, 1);
  const ansi::Position white = hole_of(ada.board(), 1, 2);
  CHECK(frame.at(red).attribute.background == ansi::Color::red);
  CHECK(frame.at(white).attribute.background == ansi::Color::white);
  Call call = tests::call_of("Ada");
  call.terminal.charset = ansi::Charset::ascii;
  FreePlay bob{call, ""};
  CHECK_FALSE(bob.sees("Peg numbers"));
  const FreePlay eve{"", Presentation::small};
  CHECK_FALSE(eve.sees("Peg numbers"));
}

TEST_CASE("Bulls and Cows has four digits of ten, no repeats, and no empty hole") {
  FreePlay ada{"gdn"};
  CHECK(ada.sees("BULLS AND COWS  Solo  Break the code"));
  CHECK(ada.sees("● bull"));
  ada.type("0.");
  CHECK(ada.sees("The digits are 0 to 9."));
  ada.type("120\n");
  CHECK(ada.sees("No digit may be repeated."));
  ada.type("\b9\n");
  CHECK(ada.row(1) == "0 1 2 9 ○○");
  ada.type("h");
  CHECK(ada.sees("codes are possible."));
  ada.type("\b\b\b\b1234\n");
  ada.type(" ");
  CHECK(ada.code_on(ada.board()) == "1 2 3 4");
  ada.type("v ");
  CHECK(ada.sees("0129"));
  CHECK(ada.sees("5040"));
}

TEST_CASE("a random row of Bulls and Cows can be guessed as it is") {
  FreePlay ada{"gdn"};
  for (int guess = 1; guess <= 5; ++guess)
    ada.type("\n\n");
  CHECK(guesses_left(ada.session().frame()) == "5");
}

TEST_CASE("a solo game on a small screen") {
  FreePlay ada{solo, Presentation::small};
  ada.type("1120\n43");
  const ansi::Frame frame = ada.session().frame();
  CHECK(frame.text(0) == "Solo, 10 guesses");
  CHECK(frame.text(1) == "Colors 1 2 3 4 5 6 0");
  CHECK(frame.text(3) == " 1/10 1 1 2 0 *o");
  CHECK(frame.text(4) == " 2/10 4 3 . .");
  ada.type("\b\b1234\n");
  CHECK(ada.session().frame().text(0) == "Solo 2/10: broken");
  CHECK(ada.sees("The code  1 2 3 4"));
  ada.type("v");
  CHECK(ada.sees("Review 1/"));
}

TEST_CASE("the palette of small screens can be clicked") {
  FreePlay ada{solo, Presentation::small};
  ada.click(12, 2);
  ada.click(20, 2);
  CHECK(ada.session().frame().text(3) == " 1/10 3 0 . .");
}

TEST_CASE("nothing of free play enters the Hall of Fame") {
  FreePlay ada{solo};
  ada.type("1234\nqh");
  CHECK(ada.filed.empty());
  CHECK(ada.table().empty());
}

TEST_CASE("a setting that is clicked changes, and the row below them begins the game") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    FreePlay ada{"", presentation};
    ada.click("Holes");
    CHECK(ada.sees("Holes           5"));
    ada.click(presentation == Presentation::full ? "Enter starts" : "New game");
    CHECK(ada.sees("Make a code for the computer"));
  }
}

}  // namespace
}  // namespace codemaker::play::breaking
