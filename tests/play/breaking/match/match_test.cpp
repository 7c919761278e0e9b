// A match of two people at one terminal, on full and on small screens (rules.md 2.5).
#include "play/breaking/panel.hpp"
#include "support/matches.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::breaking {
namespace {

using ansi::KeyCode;
using tests::call_in;
using tests::Pair;
using tests::Typist;

/// From the settings: the keys to a match of two rounds.
constexpr std::string_view two_rounds = "rrrrrn";

TEST_CASE("a match is in the menu, and its settings go round") {
  Typist ada{tests::call_of("Ada"), "\n"};
  CHECK(ada.sees("T   Match"));
  ada.type("t");
  CHECK(ada.sees("CODE BREAKING  Match"));
  for (const char* const rounds : {"4", "6", "8", "10", "12", "2", "4"}) {
    CHECK(ada.sees("Rounds          " + std::string{rounds}));
    ada.type("r");
  }
  for (const char* const guesses : {"12", "8", "10", "12"}) {
    CHECK(ada.sees("Guesses         " + std::string{guesses}));
    ada.type("g");
  }
  ada.type("ckp");
  CHECK(ada.sees("Points by       key pegs"));
  CHECK(ada.sees("Marks by        codemaker"));
  CHECK(ada.sees("Players         you, computer"));
  ada.type("0");
  CHECK(ada.sees("Strength        10, brilliant"));
}

TEST_CASE("what was set for a match is kept for the call, names included") {
  Pair pair{"ggckqt"};
  CHECK(pair.sees("Player 2        Bob"));
  CHECK(pair.sees("Guesses         10"));
  CHECK(pair.sees("Points by       key pegs"));
}

TEST_CASE("a name is seen while it is typed") {
  CHECK(Pair{"2An"}.sees("Name of player 2: An"));
}

TEST_CASE("a name that is left empty is Player 1 or Player 2, and Esc keeps the one there was") {
  Pair pair{"1\n2Eve"};
  pair.press(KeyCode::escape);
  CHECK(pair.sees("Player 1        Player 1"));
  CHECK(pair.sees("Player 2        Bob"));
}

TEST_CASE("a whole match of two people on full screens") {
  Pair pair{two_rounds};
  CHECK(pair.sees("Bob makes a code."));
  CHECK(pair.sees("Ada, please look away!"));
  pair.type(" 3542\n");
  CHECK(pair.sees("Pass the keyboard to Ada."));
  pair.type(" ");
  CHECK(pair.sees("Round 1 of 2: Ada breaks the code"));
  CHECK(pair.code() == "? ? ? ?");
  pair.type("1122\n");
  CHECK(pair.row(1) == "1 1 2 2 ●");
  pair.type("2345\n3542\n");
  CHECK(pair.row(2) == "2 3 4 5 ●○○○");
  CHECK(pair.sees("Ada broke it in 3 guesses! Bob gets 3 points."));
  CHECK(pair.code() == "3 5 4 2");
  pair.type(" ");
  CHECK(pair.sees("Ada makes a code."));
  CHECK(pair.sees("Bob, please look away!"));
  pair.play_round("1263", "1263\n");
  CHECK(pair.sees("Bob broke it in 1 guess! Ada gets 1 point."));
  pair.type(" ");
  CHECK(pair.sees("Bob wins the match, 3 to 1!"));
  CHECK(pair.sees("in 3"));
  CHECK(pair.sees("in 1"));
  CHECK(pair.filed.empty());
  pair.type("n");
  CHECK(pair.sees("Round 1 of 2"));
}

TEST_CASE("who is to guess is asked to, on every screen and behind every guess") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Pair pair{"n 3542\n ", presentation};
    CHECK(pair.sees("Ada, break Bob's code!"));
    pair.type("1122\n");
    CHECK(pair.sees("Ada, break Bob's code!"));
  }
}

TEST_CASE("the key line of small screens names what acts on a row, and then what marks it") {
  Pair pair{"kn 3542\n ", Presentation::small};
  CHECK(pair.sees("1-6 peg  "));
  CHECK_FALSE(pair.sees("E exact"));
  pair.type("1122\n");
  CHECK(pair.sees("E exact  M misplaced  Bksp undo"));
  CHECK_FALSE(pair.sees("1-6 peg"));
}

TEST_CASE("a whole match of two people on small screens") {
  Pair pair{two_rounds, Presentation::small};
  CHECK(pair.sees("Bob makes a code."));
  pair.play_round("3542", "1122\n3542\n");
  CHECK(pair.sees(" 1/12 1 1 2 2  *"));
  CHECK((pair.sees("The code:") && pair.sees("3 5 4 2")));
  CHECK(pair.sees("Bob           2"));
  pair.type(" ");
  pair.play_round("1263", "1263\n");
  pair.type(" ");
  CHECK(pair.sees("Match, result"));
  CHECK(pair.sees("Rounds 1-2   in 2         in 1"));
  CHECK(pair.sees("Bob wins the match, 2 to 1!"));
}

TEST_CASE("a code is hidden while it is typed, until its maker looks at it") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Pair pair{"n 35", presentation};
    const std::string hidden = presentation == Presentation::full ? "*  *" : "* *";
    const std::string shown = presentation == Presentation::full ? "3  5" : "3 5";
    const auto code_row = [&] {
      const int row = presentation == Presentation::full ? 3 : 4;
      return pair.session().frame().text(row);
    };
    pair.wait(std::chrono::seconds{1});
    CHECK(code_row().find(shown) == std::string::npos);
    pair.type("l");
    CHECK(code_row().find(hidden) == std::string::npos);
    pair.type("l42\n ");
    CHECK(code_row().find("3") == std::string::npos);
  }
}

TEST_CASE("a screen with a hidden code is the same whatever the code is") {
  for (const Call& call :
       {tests::call_in(Presentation::full), tests::call_in(Presentation::small),
        tests::on_large(tests::call_in(Presentation::full)),
        tests::on_forty_columns(ansi::Depth::direct)}) {
    const Pair one{call, "n 35"};
    const Pair other{call, "n 16"};
    CHECK(one.session().frame() == other.session().frame());
  }
}

TEST_CASE("a code nobody has broken is shown, and pays a point more than there are guesses") {
  Pair pair{"ggrrrrrn"};
  std::string guesses;
  for (int i = 0; i < 10; ++i)
    guesses += "1111\n";
  pair.play_round("3542", guesses);
  CHECK(pair.sees("Ada missed the code: 3 5 4 2. Bob gets 11 points."));
}

TEST_CASE("by key pegs the codemaker gets what the marks fall short of") {
  Pair pair{"crrrrrn"};
  pair.play_round("3542", "1122\n2345\n3542\n");
  CHECK(pair.sees("Ada broke it in 3 guesses! Bob gets 9 points."));
}

TEST_CASE("a codemaker gives the marks, and wrong ones are pointed out before they count") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Pair pair{"kn 3542\n 5642\n", presentation};
    const bool is_full = presentation == Presentation::full;
    const char* const task =
        is_full ? "Bob marks each guess: E exact, M misplaced." : "Bob gives the marks.";
    CHECK(pair.sees(task));
    const char* const turns = is_full ? "Round 1: Ada guesses, Bob marks" : "Ada breaks the code";
    pair.type("e\n");
    CHECK(pair.sees("Wrong: it should be 2 exact, 1"));
    CHECK(pair.sees(turns));
    pair.type("emm\b\n");               // the mark typed before is still there
    CHECK(pair.sees(task) == is_full);  // full screens say it all the while
    pair.type("1111\n");
    CHECK(pair.sees(task));
    pair.type("\n");
    CHECK(pair.sees(turns));
    pair.type("3542\neeeee");
    CHECK(pair.sees("Every hole has a mark."));
    pair.type("\n");
    CHECK(pair.sees("Ada broke it in 3 guesses!"));
    CHECK(pair.sees(is_full ? "3 points" : "Bob           3"));
  }
}

TEST_CASE("a codemaker who gives the marks may look at the code") {
  Pair pair{"kn 3542\n 5642\n"};
  CHECK(pair.code() == "? ? ? ?");
  pair.type("l");
  CHECK(pair.code() == "3 5 4 2");
  pair.type("eem\n");
  CHECK(pair.code() == "? ? ? ?");
}

TEST_CASE("who quits a match is asked, and comes to the settings") {
  Pair pair{"n 3542\n 1122\nq"};
  CHECK(pair.sees("Quit this match? It counts for nobody. (Y/N)"));
  pair.type("n");
  CHECK(pair.row(1) == "1 1 2 2 ●");
  pair.type("qy");
  CHECK(pair.sees("Press a letter to change"));
  CHECK(pair.sees("Player 2        Bob"));
  pair.type("n");
  pair.press(KeyCode::escape);  // nothing is played yet
  CHECK(pair.sees("Press a letter to change"));
}

TEST_CASE("keys typed ahead take nobody past the pass of the keyboard") {
  Pair pair{"n "};
  pair.types_ahead = true;
  pair.type("3542\n 1122\n");
  CHECK(pair.sees("Pass the keyboard to Ada."));
}

TEST_CASE("a window made smaller in a match goes on with the same board") {
  Pair pair{"kn 3542\n 1122\ne\n56"};
  pair.resize(20, 40);
  CHECK(pair.session().presentation() == Presentation::small);
  pair.type("42\nee");
  pair.resize(24, 80);
  CHECK(pair.row(1) == "1 1 2 2 ●");
  CHECK(pair.row(2) == "5 6 4 2 ●●··]");
  pair.resize(10, 30);
  CHECK(pair.session().presentation() == Presentation::lines);
  CHECK(pair.prompt() == "Bob, marks for 5 6 4 2: ");
  pair.type("2 1\n");
  CHECK(pair.prompt() == "Ada, guess 3: ");
  pair.resize(24, 80);
  CHECK(pair.row(2) == "5 6 4 2 ●●○");
}

TEST_CASE("a match is reviewed after each round") {
  Pair pair{"n 3542\n 1122\n3542\nv"};
  CHECK(pair.sees("Review"));
  pair.type(" ");
  CHECK(pair.sees("1122"));
  pair.type("q");
  CHECK(pair.sees("Ada broke it in 2 guesses!"));
}

TEST_CASE("a match is played by mouse alone") {
  Pair pair;
  const Palette palette{{3, 33}, 6};
  const auto row_of_pegs = [&](std::initializer_list<engine::breaking::Peg> pegs) {
    for (const engine::breaking::Peg peg : pegs)
      pair.click(palette.place(peg));
    pair.click("Enter ");
  };
  for (int i = 0; i < 5; ++i)
    pair.click("Rounds");
  pair.click("Marks by");
  pair.click("starts a new match");
  for (const bool is_first : {true, false}) {
    CHECK(pair.sees(is_first ? "Bob makes a code." : "Ada makes a code."));
    pair.click({12, 30});
    row_of_pegs({3, 5, 4, 2});
    pair.click({12, 30});
    row_of_pegs({5, 6, 4, 2});
    pair.click("exact: right color");
    pair.click("exact: right color");
    pair.click("misplaced: right color");
    pair.click("misplaced: right color");
    pair.click("Bksp undo");
    pair.click("Enter OK");
    pair.click(Pair::board().pegs(0));  // copies the row
    pair.drag(palette.place(3), tests::hole_of(Pair::board(), 2, 1));
    pair.drag(palette.place(5), tests::hole_of(Pair::board(), 2, 2));
    pair.click("Enter ");
    for (int i = 0; i < 4; ++i)
      pair.click("E exact");
    pair.click("Enter OK");
    CHECK(pair.sees("broke it in 2 guesses!"));
    pair.click({12, 30});
  }
  CHECK(pair.sees("The match is a tie, 2 to 2."));
  pair.click("Q menu");
  CHECK(pair.sees("Welcome, Ada."));
}

}  // namespace
}  // namespace codemaker::play::breaking
