// The practice levels, played by a scripted caller (rules.md 2.4).
#include "play/breaking/panel.hpp"
#include "support/typist.hpp"
#include "support/wooden_boards.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::breaking {
namespace {

using ansi::KeyCode;
using tests::call_in;
using tests::guess_at;
using tests::guesses_left;
using tests::hole_of;
using tests::Typist;
using Lines = std::vector<std::string>;

/// A caller at the choice of levels, or in one of them; the code is R W B G.
struct Practice : Typist {
  explicit Practice(Presentation presentation = Presentation::full)
      : Typist{call_in(presentation), presentation == Presentation::lines ? "p\np\n" : "\np"} {}

  explicit Practice(int level, Presentation presentation = Presentation::full)
      : Practice{presentation} {
    type(std::to_string(level));
    if (presentation == Presentation::lines) type("\n");
    heard.clear();
  }
};

constexpr WoodenBoard practice_board{{2, 3}, 4, 12};

/// A row of the board, from 1.
std::string board_row(const Typist& caller, int number) {
  if (caller.session().presentation() == Presentation::small)
    return caller.session().frame().text(2 + number);
  return guess_at(caller.session().frame(), practice_board, number - 1);
}

/// A color of the palette beside it.
ansi::Position practice_color(int color) {
  const Palette palette{{3, 33}, 6, 2, PegSigns::letters};
  return palette.place(static_cast<engine::breaking::Peg>(color));
}

TEST_CASE("level n allows 13 - n guesses") {
  for (int level = 1; level <= 8; ++level) {
    Practice ada{level};
    for (int guess = 1; guess < 13 - level; ++guess)
      ada.type("yyyy\n");
    INFO(level);
    CHECK(guesses_left(ada.session().frame()) == "1");
    ada.type("yyyy\n");
    CHECK(ada.sees("You missed the code: R W B G."));
  }
}

TEST_CASE("where pegs are tiles the task stays, and so do the rows to come") {
  const auto last_row_begins = [](const Typist& caller, std::string_view words) {
    return caller.session().frame().text(7).starts_with(words);
  };
  Typist many_colors{tests::on_forty_columns(ansi::Depth::direct), "\np8rrww\n"};
  CHECK(last_row_begins(many_colors, " 5/5  . . . ."));
  CHECK(many_colors.sees("Level 8: break the code in 5 guesses."));
  const Typist few_colors{tests::on_forty_columns(ansi::Depth::sixteen), "\np8rrww\n"};
  CHECK_FALSE(last_row_begins(few_colors, " 5/5"));
}

TEST_CASE("the end of a level does not stand below the list of levels") {
  Practice ada{8};
  ada.type("yyyy\nyyyy\nyyyy\nyyyy\nyyyy\n");
  CHECK(ada.sees("You missed the code"));
  ada.type("l");
  CHECK(ada.sees("one guess fewer per level"));
  CHECK_FALSE(ada.sees("You missed the code"));
}

TEST_CASE("letters and digits place pegs, which are shown as letters") {
  Practice ada{1};
  ada.type("rWbG");
  CHECK(board_row(ada, 1) == "R W B G");
  ada.type("\b\b\b\b5663\n");
  CHECK(board_row(ada, 1) == "Y K K B ○");
  ada.press(KeyCode::up);
  CHECK(board_row(ada, 2) == "R · · ·");
  ada.press(KeyCode::down);
  CHECK(board_row(ada, 2) == "K · · ·");
  ada.press(KeyCode::right);
  ada.type("g");
  ada.press(KeyCode::left);
  ada.type("w");
  CHECK(board_row(ada, 2) == "K W · ·");
  ada.type("7");
  CHECK(ada.sees("The colors are R W B G Y K, or 1 to 6."));
}

TEST_CASE("shapes take the place of letters by a key, and a terminal of 7 bits has its own") {
  Practice ada{1};
  ada.type("srwbgyk");
  CHECK(board_row(ada, 1) == "■ ░ ≡ ▌");
  CHECK(ada.sees("R▐ red     ■"));
  ada.type("s");
  CHECK(board_row(ada, 1) == "R W B G");
  Call call = tests::call_of("Ada");
  call.terminal.charset = ansi::Charset::ascii;
  Typist bob{call, "\np1srwbb\ngykr\n"};
  CHECK(board_row(bob, 1) == "# % = = ●●●");
  CHECK(board_row(bob, 2) == "& + @ # ○○");
}

TEST_CASE("who chooses shapes in the options has them on the pegs of practice") {
  Call call = tests::call_of("Ada");
  call.terminal.charset = ansi::Charset::utf8;
  Typist ada{call, "\non\np1rwbg"};
  CHECK(ada.sees("R▐ red     ♥"));
  CHECK(board_row(ada, 1) == "♥ ♦ ♣ ♠");
  ada.type("o");
  CHECK(ada.sees("Numbers on pegs  shapes"));
}

TEST_CASE("shapes are kept for the call") {
  Practice ada;
  ada.type("sqp1");
  CHECK(ada.sees("R▐ red     ■"));
}

TEST_CASE("a code broken in time leads to the next level") {
  Practice ada{1};
  ada.type("rwbg\n");
  CHECK(ada.sees("You won level 1 in 1 guess!"));
  ada.type("\n");
  ada.wait(std::chrono::seconds{1});
  ada.type("\n");
  CHECK(ada.sees("PRACTICE  Level 2 of 8"));
  CHECK(guesses_left(ada.session().frame()) == "11");
}

TEST_CASE("a code not broken is tried again at the same level, or at another") {
  Practice ada{8};
  ada.type("kkkk\nkkkk\nkkkk\nkkkk\nkkkk\n");
  CHECK(ada.sees("You missed the code"));
  CHECK(ada.sees("N again"));
  ada.type("  ");
  CHECK(ada.sees("PRACTICE  Level 8 of 8"));
  ada.type("kkkk\nkkkk\nkkkk\nkkkk\nkkkk\nl3");
  CHECK(ada.sees("PRACTICE  Level 3 of 8"));
}

TEST_CASE("after the last level there is praise, and the same level again") {
  Practice ada{8};
  ada.type("rwbg\n");
  CHECK(ada.sees("Broken in 1 guess. Well done! There is no harder level."));
  ada.type("\n");
  CHECK(ada.sees("PRACTICE  Level 8 of 8"));
}

TEST_CASE("the level reached is where the next visit begins") {
  Practice ada{4};
  ada.type("rwbg\nqp");
  CHECK(ada.sees("Choose a level"));
  ada.type("\n");
  CHECK(ada.sees("PRACTICE  Level 5 of 8"));
}

TEST_CASE("leaving asks only if a guess was made") {
  Practice ada{2};
  ada.type("rr");
  ada.press(KeyCode::escape);
  CHECK(ada.sees("one guess fewer per level"));
  ada.press(KeyCode::escape);
  CHECK(ada.sees("Welcome, Ada."));
  ada.type("p2kkkk\n");
  ada.press(KeyCode::escape);
  CHECK(ada.sees("Give up on this code? (Y/N)"));
  ada.type("n");
  CHECK(ada.sees("PRACTICE  Level 2 of 8"));
  ada.type("ly");
  CHECK(ada.sees("Choose a level"));
  ada.type("2kkkk\nqy");
  CHECK(ada.sees("Welcome, Ada."));
}

TEST_CASE("Enter on an empty row or an unfinished one says what is missing, and guesses nothing") {
  Practice ada{1};
  ada.type("\n");
  CHECK(ada.sees("4 holes are still empty."));
  CHECK(board_row(ada, 1) == "· · · ·");
  ada.type("x");
  ada.type("\b\n");
  CHECK(ada.sees("Hole 4 is still empty."));
  CHECK(guesses_left(ada.session().frame()) == "12");
}

TEST_CASE("a row is copied or filled at random") {
  Practice ada{1};
  ada.type("a");
  CHECK(ada.sees("There is no earlier guess yet."));
  ada.type("kkkk\nyyyy\na");
  CHECK(board_row(ada, 3) == "Y Y Y Y");
  ada.type("a");
  CHECK(board_row(ada, 3) == "K K K K");
  ada.type("\bx\n");
  CHECK(guesses_left(ada.session().frame()) == "9");
}

TEST_CASE("a hint stands in the row, in letters, and is sent by nothing but Enter") {
  Practice ada{1};
  ada.type("h");
  CHECK(ada.sees("Hint: it tells most. 1296 codes are possible."));
  const std::string row = board_row(ada, 1);
  CHECK(row.find("·") == std::string::npos);
  CHECK(std::string{"RWBGYK"}.find(row.front()) != std::string::npos);
  CHECK(guesses_left(ada.session().frame()) == "12");
  ada.type("\n");
  CHECK(guesses_left(ada.session().frame()) == "11");
}

TEST_CASE("the review is in letters and leads back") {
  Practice ada{1};
  ada.type("rrww\nrwbg\nv");
  CHECK(ada.sees("Review"));
  ada.type(" ");
  CHECK(ada.sees("RRWW"));
  ada.type("q");
  CHECK(ada.sees("You won level 1"));
}

TEST_CASE("a click on the palette places a peg, on a hole goes there, on a row copies it") {
  Practice ada;
  ada.click("  2 ");
  CHECK(ada.sees("PRACTICE  Level 2 of 8"));
  for (const int color : {1, 2, 3, 1})
    ada.click(practice_color(color));
  CHECK(board_row(ada, 1) == "R W B R");
  ada.click(hole_of(practice_board, 1, 1));
  ada.type("\bk\n");
  CHECK(board_row(ada, 1) == "K W B R ●●○");
  ada.click(hole_of(practice_board, 1, 2));
  CHECK(board_row(ada, 2) == "K W B R");
}

TEST_CASE("where few guesses leave room pegs are two rows high, and both can be clicked") {
  Practice ada{6};
  constexpr WoodenBoard high{{2, 3}, 4, 7, PegSize::tall};
  ada.type("rwby\n");
  CHECK(guess_at(ada.session().frame(), high, 0) == "R W B Y ●●●");
  ada.type("rw");
  const ansi::Position second = hole_of(high, 2, 2);
  ada.click({second.row + 1, second.column});
  ada.type("k");
  CHECK(guess_at(ada.session().frame(), high, 1) == "R K · ·");
  Practice bob{5};
  bob.type("rwby\n");
  CHECK(guess_at(bob.session().frame(), practice_board, 0) == "R W B Y ●●●");
}

TEST_CASE("in practice a peg that is dragged is copied, with the right button it is moved") {
  constexpr int right = 2;
  Practice ada{1};
  ada.drag(practice_color(3), hole_of(practice_board, 1, 2));
  CHECK(board_row(ada, 1) == "· B · ·");
  ada.drag(hole_of(practice_board, 1, 2), hole_of(practice_board, 1, 4));
  CHECK(board_row(ada, 1) == "· B · B");
  ada.drag(hole_of(practice_board, 1, 2), hole_of(practice_board, 1, 1), right);
  CHECK(board_row(ada, 1) == "B · · B");
}

TEST_CASE("the palette of small screens can be clicked, with letters and with shapes") {
  Practice ada{1, Presentation::small};
  ada.click(10, 2);
  CHECK(board_row(ada, 1) == " 1/12 W . . .");
  ada.type("s");
  ada.click(12, 2);
  CHECK(board_row(ada, 1) == " 1/12 ░ ░ . .");
}

TEST_CASE("practice in lines: letters in, one line out") {
  Practice ada{Presentation::lines};
  CHECK(ada.prompt() == "Level, 1 to 8 (N: level 1): ");
  ada.type("2\n");
  CHECK(ada.last_line() == "Level 2: break the code in 11 guesses.");
  ada.heard.clear();
  ada.type("rwgk\nR, W, B, B\n3445\n");
  CHECK(
      ada.heard ==
      Lines{
          "1: R W G K - 2 exact, 1 misplaced. 10 left.", "2: R W B B - 3 exact. 9 left.",
          "3: B G G Y - 2 misplaced. 8 left."}
  );
  ada.type("rwbg\n");
  CHECK(ada.last_line() == "You won level 2 in 4 guesses!");
  CHECK(ada.prompt() == "N next level, L levels, V review, Q menu: ");
  ada.type("n\n");
  CHECK(ada.last_line() == "Level 3: break the code in 10 guesses.");
}

TEST_CASE("lines that are no guess cost nothing and say why") {
  Practice ada{8, Presentation::lines};
  ada.type("rwb\nrwbgy\nrwbz\nr\n7\n");
  CHECK(
      ada.heard ==
      Lines{
          "Type 4 pegs, not 3.", "Type 4 pegs, not 5.",
          "\"rwbz\" is not a command here. Type ? for help.", "Type 4 pegs, not 1.",
          "The colors are R W B G Y K, or 1 to 6."}
  );
  CHECK(ada.prompt() == "Guess 1: ");
}

TEST_CASE("everything can be asked for in lines") {
  Practice ada{1, Presentation::lines};
  ada.type("kkkk\nboard\n");
  CHECK(ada.last_line() == "1: K K K K - nothing.");
  ada.type("a1\n");
  CHECK(ada.prompt() == "Guess 2 [P = play K K K K]: ");
  ada.type("x\n");
  CHECK(ada.prompt().starts_with("Guess 2 [P = play "));
  ada.type("p\nh\n");
  CHECK(ada.last_line().ends_with("possible."));
  ada.heard.clear();
  ada.type("?\n");
  CHECK(ada.heard.size() == 6);
  ada.type("q\n");
  CHECK(ada.prompt() == "Give up on this code? (Y/N): ");
  ada.type("y\n");
  CHECK(ada.prompt() == "Menu: ");
}

TEST_CASE("a review in lines") {
  Practice ada{1, Presentation::lines};
  ada.type("rrww\nrwbg\nv\n");
  CHECK(ada.heard.end()[-4].starts_with("2: R W B G - 4 exact. "));
  CHECK(ada.heard.end()[-3].starts_with("In all: "));
  CHECK(ada.prompt() == "N next level, L levels, V review, Q menu: ");
}

TEST_CASE("nothing of practice enters the Hall of Fame") {
  Practice ada{1};
  for (int level = 1; level <= 8; ++level)
    ada.type("rwbg\n\n");
  CHECK(ada.filed.empty());
}

}  // namespace
}  // namespace codemaker::play::breaking
