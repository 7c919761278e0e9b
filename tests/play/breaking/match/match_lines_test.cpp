// A match in line mode: lines in, lines out.
#include "ansi/line_painter.hpp"
#include "support/matches.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::breaking {
namespace {

using Lines = std::vector<std::string>;

/// Two people at the settings, in lines.
struct PairLines : tests::Pair {
  explicit PairLines(std::string_view lines = "") : Pair{lines, Presentation::lines} {}
};

TEST_CASE("in lines the settings of a match are told and changed") {
  PairLines pair;
  CHECK(pair.prompt() == "Settings (N: new match): ");
  pair.type("l\n");
  CHECK(
      pair.heard ==
      Lines{
          "P: Players, now two people.", "R: Rounds, now 4.", "G: Guesses, now 12.",
          "C: Points by, now guesses.", "K: Marks by, now the program.", "1: Player 1, now Ada.",
          "2: Player 2, now Bob.", "N: new match. Q: menu."}
  );
  pair.heard.clear();
  pair.type("r 2\nr3\ng 9\ng8\nc\n1\nEve\n");
  CHECK(
      pair.heard ==
      Lines{
          "Rounds: 2.", "Rounds: 2, 4, 6, 8, 10 or 12.", "Guesses: 8, 10 or 12.", "Guesses: 8.",
          "Points by: key pegs.", "Name? (up to 11 letters)", "Player 1: Eve."}
  );
}

TEST_CASE("a whole match of two people in lines") {
  PairLines pair{"r2\n"};
  pair.type("n\n");
  CHECK(
      pair.heard ==
      Lines{
          "A match of 2 rounds, 12 guesses each. Points by guesses.",
          "Round 1 of 2: Bob makes a code. Ada, please look away!"}
  );
  CHECK(pair.prompt() == "Bob: press Enter when ready: ");
  pair.type("\n");
  CHECK(pair.prompt() == "Bob, code: ");
  pair.type("3 5 4 2\n");
  CHECK(pair.last_line() == "The code is set. Pass the keyboard to Ada.");
  pair.type("\n");
  CHECK(pair.prompt() == "Ada, guess 1: ");
  pair.type("1122\n");
  CHECK(pair.last_line() == "1: 1 1 2 2 - 1 exact. 11 left.");
  pair.heard.clear();
  pair.type("a\np\n3542\n");
  CHECK(
      pair.heard ==
      Lines{
          "2: 1 1 2 2 - 1 exact. 10 left.", "3: 3 5 4 2 - 4 exact.",
          "Ada broke it in 3 guesses! Bob gets 3 points.",
          "Round 2 of 2: Ada makes a code. Bob, please look away!"}
  );
  pair.type("\n1263\n\n1263\n");
  CHECK(pair.last_line() == "Bob wins the match, 3 to 1!");
  CHECK(pair.prompt() == "N new match, V review, O settings, Q menu: ");
  pair.type("q\n");
  CHECK(pair.prompt() == "Menu: ");
}

TEST_CASE("a secret code is echoed as stars, and nothing typed there is repeated") {
  PairLines pair{"n\n\n"};
  pair.type("35");
  CHECK(pair.session().take_page().typed == "**");
  pair.type("x\n");
  CHECK(pair.last_line() == "The colors are R W B G Y K, or 1 to 6.");
  pair.heard.clear();
  pair.type("red 3542\n");
  CHECK(pair.heard == Lines{"Type 4 pegs, 1 to 6, or ? for help."});
  pair.type("x\n");
  CHECK(pair.prompt() == "Bob, code [P = set it]: ");
  pair.type("p\n\n11");
  CHECK(pair.session().take_page().typed == "11");
}

TEST_CASE("in lines marks are typed as numbers or letters, and wrong ones do not count") {
  PairLines pair{"k\nn\n\n3542\n\n"};
  pair.type("5642\n");
  CHECK(pair.last_line() == "Ada: 5 6 4 2.");
  CHECK(pair.prompt() == "Bob, marks for 5 6 4 2: ");
  for (const char* const wrong : {"2\n", "1 2\n", "0\n", "-\n", "eemm\n"}) {
    pair.type(wrong);
    CHECK(pair.last_line() == "Wrong: it should be 2 exact, 1 misplaced. Please correct it.");
  }
  pair.type("what\n");
  CHECK(pair.last_line() == "Type how many are exact, then how many misplaced: 2 1.");
  pair.type("9 9\n");
  CHECK(pair.last_line() == "4 holes have 4 marks at most.");
  pair.type("l\n");
  CHECK(pair.last_line() == "Your code: 3 5 4 2.");
  pair.type("mee\n");
  CHECK(pair.last_line() == "1: 5 6 4 2 - 2 exact, 1 misplaced. 11 left.");
  pair.type("1111\n0\n");
  CHECK(pair.last_line() == "2: 1 1 1 1 - nothing. 10 left.");
}

TEST_CASE("in lines the board and the points are told when asked for") {
  PairLines pair{"n\n\n3542\n\n1122\n5642\n"};
  pair.type("board\npoints\n");
  CHECK(
      pair.heard ==
      Lines{
          "1: 1 1 2 2 - 1 exact.", "2: 5 6 4 2 - 2 exact, 1 misplaced.",
          "Round 1 of 4. Ada 0, Bob 0."}
  );
  pair.type("q\ny\n");
  CHECK(pair.prompt() == "Settings (N: new match): ");
}

}  // namespace
}  // namespace codemaker::play::breaking
