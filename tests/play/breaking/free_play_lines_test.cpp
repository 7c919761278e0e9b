// Free play and duels in line mode: lines in, lines out (rules.md 2.2).
#include "support/free_play.hpp"
#include "support/kept_games.hpp"

#include "ansi/text.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::breaking {
namespace {

using Lines = std::vector<std::string>;

/// In line mode, at the settings, or further by lines.
struct FreeLines : tests::FreePlay {
  explicit FreeLines(std::string_view lines = "") : tests::FreePlay{lines, Presentation::lines} {
    heard.clear();
  }
};

struct DuelLines : tests::Duel {
  explicit DuelLines(std::string_view code, std::string_view settings = "")
      : tests::Duel{settings, code, Presentation::lines} {}
};

TEST_CASE("the settings are told, and changed by a letter or at once by a number") {
  FreeLines ada;
  CHECK(ada.prompt() == "Settings (N: new game): ");
  ada.type("l\n");
  CHECK(
      ada.heard ==
      Lines{
          "G: Game, now colors.", "D: Duel or solo, now duel.", "H: Holes, now 4.",
          "C: Colors, now 6.", "S: Strength, now 7, bright.", "B: Bell and music, now on.",
          "N: new game. Q: menu."}
  );
  ada.heard.clear();
  ada.type("h\nc 8\ns10\nb\nd\n");
  CHECK(
      ada.heard ==
      Lines{
          "Holes: 5.", "Colors: 8.", "Strength: 10, brilliant.", "Bell and music: off.",
          "Duel or solo: solo."}
  );
}

TEST_CASE("settings out of range and words that mean nothing change nothing") {
  FreeLines ada;
  ada.type("h6\nc 2\nc 9\ns0\ns99999999999\nx\nd5\ncolors\nc -3\n");
  CHECK(
      ada.heard ==
      Lines{
          "Holes: 4 to 5.", "Colors: 3 to 8.", "Colors: 3 to 8.", "Strength: 1 to 10.",
          "Strength: 1 to 10.", "\"x\" is not a command here. Type ? for help.",
          "\"d5\" is not a command here. Type ? for help.",
          "\"colors\" is not a command here. Type ? for help.",
          "\"c -3\" is not a command here. Type ? for help."}
  );
}

TEST_CASE("a solo game in lines") {
  FreeLines ada{"d\n"};
  ada.type("n\n");
  CHECK(
      ada.heard ==
      Lines{
          "Solo, 10 guesses.",
          "4 holes. Colors: 1 red, 2 white, 3 blue, 4 green, 5 yellow, 6 black. In guesses, 0 is "
          "no peg.",
          "Break the computer's code.", "Seal D3NM 6R31 MGWF RT7B 8DG6 391R ZHME PGV0"}
  );
  ada.heard.clear();
  ada.type("1122\n1, 0, 3 .\n1234\n");
  CHECK(
      ada.heard ==
      Lines{
          "1: 1 1 2 2 - 1 exact, 1 misplaced. 9 left.", "2: 1 0 3 0 - 2 exact. 8 left.",
          "3: 1 2 3 4 - 4 exact.", "You broke the code in 3 guesses! The code was 1 2 3 4.",
          "Proof: cm2:0102030405060708090a0b0c0d0e0f10:4x6b:1122.:1234"}
  );
  CHECK(ada.prompt() == "N new, V review, O settings, Q menu: ");
  ada.heard.clear();
  ada.type("v\n");
  CHECK(ada.heard.size() == 7);
  CHECK(ada.heard[1].starts_with("1: 1 1 2 2 - 1 exact, 1 misplaced. 1296 to "));
  CHECK(ada.prompt() == "N new, V review, O settings, Q menu: ");
}

TEST_CASE("a row that cannot be guessed costs nothing and says why") {
  FreeLines ada{"d\nn\n"};
  ada.type("123\n12345\n1237\n12x4\np\nz\nhello\n");
  CHECK(
      ada.heard ==
      Lines{
          "Type 4 pegs, not 3.", "Type 4 pegs, not 5.",
          "The colors are R W B G Y K, or 1 to 6. 0 is no peg.",
          "The colors are R W B G Y K, or 1 to 6. 0 is no peg.", "4 holes are still empty.",
          "z isn't used here. Type ? for help.",
          "\"hello\" is not a command here. Type ? for help."}
  );
  CHECK(ada.prompt() == "Guess 1: ");
}

TEST_CASE("an empty line guesses nothing") {
  FreeLines ada{"d\nn\n"};
  ada.type("\n\n");
  CHECK(ada.heard.empty());
  CHECK(ada.prompt() == "Guess 1: ");
}

TEST_CASE("rows are filled, copied and changed by lines, and guessed with P") {
  FreeLines ada{"d\nn\n"};
  ada.type("a\na1\nx\n");
  CHECK(ada.heard == Lines{"There is no earlier guess yet.", "There is no earlier guess yet."});
  CHECK(ada.prompt().starts_with("Guess 1 [P = play "));
  ada.type("1503\na 2\na1\n");
  CHECK(ada.last_line() == "Only row 1 can be copied.");
  CHECK(ada.prompt() == "Guess 2 [P = play 1 5 0 3]: ");
  ada.type("p 1 3\n");
  CHECK(ada.prompt() == "Guess 2 [P = play 1 5 1 3]: ");
  ada.type("d 4 2\n");
  CHECK(ada.prompt() == "Guess 2 [P = play 1 3 1 _]: ");
  ada.type("d 4 1\n");
  CHECK(ada.last_line() == "Hole 4 is empty.");
  ada.type("d 1\n");
  CHECK(ada.last_line() == "D 1 3 moves the peg in hole 1 to hole 3. Holes are 1 to 4.");
  ada.type("p\n");
  CHECK(ada.last_line() == "Hole 4 is still empty.");
  ada.type("p 2 4\np\n");
  CHECK(ada.last_line().starts_with("2: 1 3 1 3 - "));
}

TEST_CASE("a duel in lines: one line for each guess, both codes at the end") {
  DuelLines ada{"5566"};
  ada.type("1122\n");
  ada.computer_guesses("1566");
  ada.type("1234\n");
  ada.computer_guesses("5566");
  CHECK(
      ada.heard ==
      Lines{
          "1: 1 1 2 2 - 1 exact, 1 misplaced. 9 left.", "Computer 1: 1 5 6 6 - 3 exact.",
          "2: 1 2 3 4 - 4 exact.", "Computer 2: 5 5 6 6 - 4 exact.",
          "A tie: both codes broken in 2 guesses. Its code was 1 2 3 4, yours 5 5 6 6.",
          "Proof: cm2:0102030405060708090a0b0c0d0e0f10:4x6b:1122.:1234"}
  );
}

TEST_CASE("show scoring in words") {
  DuelLines ada{"1234"};
  ada.type("s\n");
  CHECK(ada.heard == Lines{"The computer has not guessed yet."});
  ada.type("5555\n");
  ada.computer_guesses("1325");
  ada.heard.clear();
  ada.type("s\n");
  CHECK(
      ada.heard ==
      Lines{
          "Computer 1: 1 3 2 5, your code 1 2 3 4.", "Red in hole 1 is exact.",
          "Blue in hole 2 belongs in hole 3.", "White in hole 3 belongs in hole 2."}
  );
}

TEST_CASE("both boards can be asked for at any time") {
  DuelLines ada{"5566"};
  ada.type("board\n");
  CHECK(ada.heard == Lines{"The board is empty.", "Your code: 5 5 6 6."});
  ada.type("1122\n");
  ada.computer_guesses("1566");
  ada.heard.clear();
  ada.type("board\n");
  CHECK(
      ada.heard ==
      Lines{
          "1: 1 1 2 2 - 1 exact, 1 misplaced.", "Computer 1: 1 5 6 6 - 3 exact.",
          "Your code: 5 5 6 6."}
  );
}

TEST_CASE("lines typed while the computer thinks are taken afterwards") {
  DuelLines ada{"5566"};
  ada.type("1122\n1345\n");
  CHECK(ada.heard.size() == 1);
  ada.computer_guesses("1111");
  CHECK(ada.last_line().starts_with("2: 1 3 4 5 - "));
}

TEST_CASE("hints in lines: a guess with its reason, which stands in the prompt") {
  FreeLines ada{"d\nn\n"};
  ada.type("h\nh\n");
  REQUIRE(ada.heard.size() == 2);
  CHECK(ada.heard[0].starts_with("Hint "));
  CHECK(ada.heard[0].ends_with(": it tells most. 1296 codes are possible."));
  CHECK(ada.heard[1] == ada.heard[0]);
  const std::string guess = ada.heard[0].substr(5, 7);
  CHECK(ada.prompt() == "Guess 1 [P = play " + guess + "]: ");
  ada.type("p\n");
  CHECK(ada.last_line().starts_with("1: " + guess + " - "));
}

TEST_CASE("Bulls and Cows in lines, alone and as a duel") {
  FreeLines ada{"g\nd\n"};
  ada.type("n\n");
  CHECK(ada.heard[1] == "Bulls and Cows: four digits, 0 to 9, no repeats.");
  ada.heard.clear();
  ada.type("1023\n123\n1123\n1243\n1234\n");
  CHECK(
      ada.heard ==
      Lines{
          "1: 1 0 2 3 - 1 bull, 2 cows. 9 left.", "Type 4 digits, not 3.",
          "No digit may be repeated.", "2: 1 2 4 3 - 2 bulls, 2 cows. 8 left.",
          "3: 1 2 3 4 - 4 bulls.", "You broke the code in 3 guesses! The code was 1 2 3 4.",
          "Proof: cm2:0102030405060708090a0b0c0d0e0f10:4x10n:1023.:1234"}
  );
  ada.type("v\n");
  CHECK(ada.heard.end()[-4].starts_with("3: 1 2 3 4 - 4 bulls. "));
  CHECK(ada.heard.end()[-3].starts_with("In all: "));
  FreeLines bob{"g\nn\n"};
  bob.type("9018\n");
  for (int turn = 0; turn < 10; ++turn)
    bob.type("8765\n");
  CHECK(std::ranges::any_of(bob.heard, [](const std::string& line) {
    return line.ends_with("Its code was 1 2 3 4, yours 9 0 1 8.");
  }));
}

TEST_CASE("quitting asks, and the settings are left for the menu") {
  FreeLines ada{"d\nn\n1122\n"};
  ada.type("q\n");
  CHECK(ada.prompt() == "Quit this game? (Y/N): ");
  ada.type("y\n");
  CHECK(ada.heard.end()[-2] == "You gave up. The code was 1 2 3 4.");
  ada.type("o\n");
  CHECK(ada.prompt() == "Settings (N: new game): ");
  ada.type("q\n");
  CHECK(ada.prompt() == "Menu: ");
}

TEST_CASE("who gives up before the first guess is told that no code was made, and no proof") {
  FreeLines ada{"d\nn\n"};
  ada.type("q\ny\n");
  CHECK(ada.heard.back() == "You gave up. The code was not made yet.");
  CHECK(ada.kept.all().empty());
}

TEST_CASE("help in every part of the game, with no line over 78 columns") {
  for (const char* const lines : {"", "n\n", "n\n1234\n", "n\n1234\n1122\nq\ny\n", "g\nd\nn\n"}) {
    FreeLines ada{lines};
    ada.type("?\nb\n");
    INFO(lines);
    CHECK(ada.heard.size() >= 3);
    for (const std::string& line : ada.heard)
      CHECK(ansi::length(line) <= 78);
  }
}

TEST_CASE("a caller who comes to lines in the middle of a duel is told where it stands") {
  tests::Duel ada{"", "5566"};
  ada.type("1122\n");
  ada.computer_guesses("1566");
  ada.resize(10, 78);
  CHECK(
      ada.heard ==
      Lines{
          "Duel, 10 guesses each. The computer is bright, level 7 of 10.",
          "4 holes. Colors: 1 red, 2 white, 3 blue, 4 green, 5 yellow, 6 black. In guesses, 0 is "
          "no peg.",
          "1: 1 1 2 2 - 1 exact, 1 misplaced.", "Computer 1: 1 5 6 6 - 3 exact.",
          "Your code: 5 5 6 6.", "Seal D3NM 6R31 MGWF RT7B 8DG6 391R ZHME PGV0"}
  );
  CHECK(ada.prompt() == "Guess 2: ");
}

}  // namespace
}  // namespace codemaker::play::breaking
