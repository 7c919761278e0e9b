// The game for callers who see nothing: lines in, lines out.
#include "ansi/line_painter.hpp"
#include "play/catalog/games.hpp"
#include "play/events/farewell.hpp"
#include "support/typist.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

using namespace std::chrono_literals;
using tests::call_in;
using tests::Typist;

Typist in_campaign_lines() {
  return Typist{call_in(Presentation::lines), "p\nr\n"};
}

using Lines = std::vector<std::string>;

TEST_CASE("a guess is a line of digits and the answer one line of words") {
  Typist ada = in_campaign_lines();
  CHECK(ada.prompt() == "Guess 1: ");
  ada.type("1342\n");
  CHECK(ada.heard == Lines{"1: 1 3 4 2 - 1 exact, 3 misplaced. 11 left."});
  CHECK(ada.prompt() == "Guess 2: ");
  ada.type("6 6,6 6\n");
  CHECK(ada.last_line() == "2: 6 6 6 6 - nothing. 10 left.");
}

TEST_CASE("an empty line repeats the prompt and tells nothing") {
  Typist ada = in_campaign_lines();
  const int asked = ada.session().take_page().asked;
  ada.type("\n");
  CHECK(ada.heard.empty());
  CHECK(ada.prompt() == "Guess 1: ");
  CHECK(ada.session().take_page().asked == asked + 1);
}

TEST_CASE("an empty line shows what the computer has left to guess") {
  Typist ada = in_campaign_lines();
  ada.type("1234\n5566\n");
  CHECK(std::ranges::count(ada.heard, "The computer is guessing. Enter: skip.") == 1);
  CHECK(ada.prompt().empty());
  ada.type("\n");
  CHECK(ada.prompt() == "Guess 1: ");
}

TEST_CASE("an item of a list is chosen by its letter, or by a word that is its alone") {
  for (const char* const line : {"m", "masterix", "Masterix", "MASTERIX"}) {
    Typist ada{call_in(Presentation::lines), "p\n"};
    ada.type(line + std::string{"\n"});
    INFO(line);
    CHECK(ada.prompt() == "Would you like instructions? (Y/N): ");
  }
  Typist ada{call_in(Presentation::lines), "p\n"};
  for (const char* const line : {"hallo", "ha", "of", "the", "campaigns"}) {
    ada.type(line + std::string{"\n"});
    CHECK(ada.last_line().ends_with(" is not a command here. Type ? for help."));
    CHECK(ada.prompt() == "Menu: ");
  }
  ada.type("hall of fame\n");
  CHECK(ada.prompt().starts_with("M for the menu"));
}

TEST_CASE("a key of the key line is typed by its word, too") {
  Typist ada{call_in(Presentation::lines), "p\np\n1\n"};
  ada.type("hint\n");
  CHECK(ada.last_line().starts_with("Hint "));
  ada.type("earlier\n");
  CHECK(ada.last_line() == "There is no earlier guess yet.");
  ada.type("1122\nquit\n");
  CHECK(ada.prompt() == "Give up on this code? (Y/N): ");
  ada.type("no\nleave\nyes\n");
  CHECK(ada.prompt() == "Menu: ");
  ada.type("guided\n");
  CHECK(ada.prompt() == "Guess 1: ");
}

TEST_CASE("the Hall of Fame asks nothing before it is there") {
  Call call = call_in(Presentation::lines);
  Session session{call};
  static_cast<void>(session.start());
  for (const char letter : {'p', '\n', 'h', '\n'}) {
    static_cast<void>(session.handle(
        letter == '\n' ? ansi::Key{ansi::KeyCode::enter, 0, {}}
                       : ansi::character(static_cast<unsigned char>(letter))
    ));
  }
  CHECK(session.take_page().prompt.empty());
  static_cast<void>(session.handle(Answer{event::Tables{}}));
  CHECK(session.take_page().prompt == "M for the menu, 1 to 3 for the tables: ");
}

TEST_CASE("the Hall of Fame is told once, though the title asked for it too and is answered late") {
  Session session{call_in(Presentation::lines)};
  static_cast<void>(session.start());
  for (const char letter : {'p', '\n', 'h', '\n'}) {
    static_cast<void>(session.handle(
        letter == '\n' ? ansi::Key{ansi::KeyCode::enter, 0, {}}
                       : ansi::character(static_cast<unsigned char>(letter))
    ));
  }
  static_cast<void>(session.take_page());
  static_cast<void>(session.handle(Answer{event::Tables{}}));
  CHECK_FALSE(session.take_page().lines.empty());
  static_cast<void>(session.handle(Answer{event::Tables{}}));
  CHECK(session.take_page().lines.empty());
}

TEST_CASE("wrong lines cost nothing and say why") {
  Typist ada = in_campaign_lines();
  ada.type("134\n17345\n1734\nhello\na 3\n");
  CHECK(
      ada.heard ==
      Lines{
          "Type 4 pegs, not 3.", "The colors are R W B G Y K, or 1 to 6.",
          "The colors are R W B G Y K, or 1 to 6.",
          "\"hello\" is not a command here. Type ? for help.", "There is no earlier guess yet."}
  );
  CHECK(ada.prompt() == "Guess 1: ");
}

TEST_CASE("everything on the screen can be asked for") {
  Typist ada = in_campaign_lines();
  ada.type("1111\n2222\n");
  ada.heard.clear();
  ada.type("board\n");
  CHECK(ada.heard == Lines{"1: 1 1 1 1 - 1 exact.", "2: 2 2 2 2 - 1 exact."});
  ada.heard.clear();
  ada.type("points\n");
  CHECK(ada.heard == Lines{"Level 1, round 1 of 4. You 0, computer 0. Bank 0."});
  ada.heard.clear();
  ada.type("time\n");
  CHECK(ada.heard == Lines{"Time left: no limit."});
  ada.heard.clear();
  ada.type("?\n");
  CHECK(ada.heard.size() >= 4);
}

TEST_CASE("a random or copied row is shown in the prompt and guessed with P") {
  Typist ada = in_campaign_lines();
  ada.type("1122\na1\n");
  CHECK(ada.prompt() == "Guess 2 [P = play 1 1 2 2]: ");
  ada.type("x\n");
  CHECK(ada.prompt() != "Guess 2 [P = play 1 1 2 2]: ");
  ada.type("p\n");
  CHECK(ada.prompt() == "Guess 3: ");
  ada.type("p\n");
  CHECK(ada.last_line() == "4 holes are still empty.");
}

TEST_CASE("Backspace takes letters of the line back") {
  Typist ada = in_campaign_lines();
  ada.type("1\b1349\b2\n");
  CHECK(ada.last_line() == "1: 1 3 4 2 - 1 exact, 3 misplaced. 11 left.");
}

TEST_CASE("leaving is asked and answered in lines") {
  Typist ada = in_campaign_lines();
  ada.type("q\n");
  CHECK(ada.prompt() == "Quit this run? No points are in the bank yet. (Y/N): ");
  ada.type("n\n");
  CHECK(ada.prompt() == "Guess 1: ");
  ada.type("q\ny\n");
  CHECK(ada.prompt() == "Menu: ");
}

TEST_CASE("a whole level is played in lines and stands in the Hall of Fame") {
  Typist ada = in_campaign_lines();
  ada.type("1234\n");
  ada.type("4444\n\n");
  ada.wait(15s);
  ada.type("1234\n");
  ada.type("4444\n");
  ada.type("x\n");
  CHECK(ada.table().size() == 1);
  CHECK(std::ranges::any_of(ada.heard, [](const std::string& line) {
    return line.starts_with("You won level 1, ");
  }));
  CHECK(std::ranges::count(ada.heard, "Rank 1 in the Hall of Fame.") == 1);
  ada.type("q\ny\n");
  CHECK(ada.prompt() == "Name (= keeps Ada): ");
  ada.type("\nGrace\n");
  CHECK(ada.prompt() == "M for the menu, 1 to 3 for the tables, R1 for a replay: ");
  CHECK(ada.last_line().starts_with("1. Grace, "));
  CHECK(ada.table()[0].name == "Grace");
}

TEST_CASE("the same secrets and guesses give the same score in all presentations") {
  std::vector<engine::Points> scores;
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    Call call = call_in(Presentation::lines);
    call.wanted = presentation;
    Typist ada{call};
    const bool is_line = presentation == Presentation::lines;
    ada.type(is_line ? "p\nr\n" : "\nr\n\n");
    for (int half = 0; half < 2; ++half) {
      ada.type("1122\n1234\n");
      if (!is_line) ada.type(" ");
      ada.type("4444\n");
      ada.type(is_line ? "x\n" : " ");
      if (!is_line) ada.type(" ");
    }
    REQUIRE(ada.filed.size() == 1);
    scores.push_back(ada.filed[0].score);
  }
  CHECK(scores[0] == scores[1]);
  CHECK(scores[1] == scores[2]);
}

TEST_CASE("no line is told twice in a row and none is empty") {
  Typist ada{call_in(Presentation::lines)};
  ada.type("p\ni\nn\nn\nm\no\nn\np\nm\nh\nm\nr\n1111\n2222\nq\ny\nq\ny\n\n");
  for (std::size_t i = 0; i < ada.heard.size(); ++i) {
    CHECK_FALSE(ada.heard[i].empty());
    if (i > 0) CHECK(ada.heard[i] != ada.heard[i - 1]);
  }
  CHECK(ada.left == effect::Farewell::left);
}

TEST_CASE(
    "each line of the menu is chosen by its letter, which means nothing else in line mode",
    "[every game]"
) {
  for (const Game& game : games()) {
    for (const auto& item : game.menu) {
      INFO(item.letter);
      Typist ada{call_in(Presentation::lines), "p\n"};
      const std::string at_menu = ada.prompt();
      ada.type(std::string{item.letter} + "\n");
      CHECK(ada.prompt() != at_menu);
    }
  }
}

TEST_CASE("in lines the prompt of a game comes after the hint that is asked for") {
  for (const char* const way :
       {"p\nc\nd\nn\nh\n", "p\np\n1\nh\n", "p\ns\nhint\n", "p\nmx\nm\nc\n\nh\n",
        "p\ne\nc\np\nh\n"}) {
    Typist ada{tests::call_in(Presentation::lines)};
    ada.holds_thinking = true;
    ada.type(way);
    INFO(way);
    CHECK(ada.prompt().empty());
  }
}

TEST_CASE("in lines a guess made before the hint brings the prompt back") {
  for (const char* const way :
       {"p\nc\nd\nn\nh\n1122\n", "p\np\n1\nh\n1122\n", "p\ns\nhint\n1122\n"}) {
    Typist ada{tests::call_in(Presentation::lines)};
    ada.holds_thinking = true;
    ada.secrets = {"3456"};
    ada.type(way);
    INFO(way);
    CHECK_FALSE(ada.prompt().empty());
  }
}

TEST_CASE("in lines a letter that means nothing is told to type ?, not to press it") {
  Typist ada{tests::call_in(Presentation::lines), "p\nb\n"};
  ada.type("b\n");
  CHECK(ada.last_line() == "b isn't used here. Type ? for help.");
}

}  // namespace
}  // namespace codemaker::play
