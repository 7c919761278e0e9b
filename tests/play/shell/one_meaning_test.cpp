// Keys and words that mean the same wherever they are met: at the menu, on pages, in help, in
// names.
#include "support/tested_game.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

namespace codemaker::play {
namespace {

using ansi::KeyCode;
using tests::Typist;
using tests::ways;

/// A visit to some scene, where nothing moves any more.
struct Visit : Typist {
  explicit Visit(std::string_view way, Presentation presentation = Presentation::full)
      : Typist{call_with_mouse(presentation), way} {
    wait(std::chrono::seconds{10});
  }

  static Call call_with_mouse(Presentation presentation) {
    Call call = tests::call_in(presentation);
    call.terminal.reports_mouse = true;
    return call;
  }

  void function(char32_t number) { press({KeyCode::function, number, {}}); }
};

TEST_CASE("Q at the menu asks before it ends the call, as Esc and Ctrl-X do") {
  for (const ansi::Key& key :
       {ansi::character(U'q'), ansi::Key{KeyCode::control, U'Q', {}},
        ansi::Key{KeyCode::escape, 0, {}}, ansi::Key{KeyCode::control, U'X', {}}}) {
    for (const Presentation presentation : {Presentation::full, Presentation::small}) {
      Visit ada{ways().at("menu"), presentation};
      ada.press(key);
      CHECK(ada.sees("Return to the BBS? (Y/N)"));
      ada.type("n");
      CHECK_FALSE(ada.sees("(Y/N)"));
      ada.press(key);
      ada.type("y");
      CHECK(ada.sees("Goodbye, Ada."));
    }
  }
  Visit clicks{ways().at("menu")};
  clicks.click("return to the BBS");
  CHECK(clicks.sees("Return to the BBS? (Y/N)"));
  Typist lines{tests::call_in(Presentation::lines), "p\nq\n"};
  CHECK(lines.prompt() == "Return to the BBS? (Y/N): ");
  lines.type("y\n");
  CHECK(lines.last_line() == "Goodbye, Ada.");
}

TEST_CASE("Enter after a game of free play begins none, and says which key does") {
  Visit ada{ways().at("duel over")};
  ada.press(KeyCode::enter);
  CHECK(ada.sees("Press N for a new game, V for a review, Q for the menu."));
  ada.type("n");
  CHECK(ada.sees("Make a code for the computer"));
}

TEST_CASE("O and F3 open the options before and after a game of practice") {
  for (const char* const scene : {"practice", "practice over"}) {
    for (const ansi::Key& key : {ansi::character(U'o'), ansi::Key{KeyCode::function, 3, {}}}) {
      Visit ada{ways().at(scene)};
      const std::string before = ada.screen();
      ada.press(key);
      CHECK(ada.sees("Press a letter to change its setting"));
      ada.press(KeyCode::enter);
      CHECK(ada.screen() == before);
    }
  }
}

TEST_CASE("F2 turns no page: no game is below it that could begin") {
  for (const std::string& way :
       {ways().at("solo review"), ways().at("rules"), ways().at("duel over") + "s"}) {
    Visit ada{way};
    ada.function(2);
    INFO(way);
    CHECK(ada.sees("F2 isn't used here. Press ? for help."));
  }
}

TEST_CASE("F2 answers no question") {
  Visit ada{ways().at("menu")};
  ada.type("q");
  ada.function(2);
  CHECK(ada.sees("Y or N, please."));
}

TEST_CASE("F2 begins a new game of Intersections & Splats with digits typed, which go") {
  Visit ada{ways().at("menu") + "s12"};
  CHECK(ada.sees("Your guess: 12"));
  ada.function(2);
  CHECK_FALSE(ada.sees("Your guess: 12"));
  ada.type("1122\n34");
  ada.function(2);
  CHECK(ada.sees("Start a new game? (Y/N)"));
  ada.type("y");
  CHECK_FALSE(ada.sees("Your guess: 34"));
}

TEST_CASE("the help of free play and of a match names the key of a new game") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    for (const char* const scene : {"own code", "duel", "bulls and cows"}) {
      Visit ada{ways().at(scene), presentation};
      ada.type("?");
      INFO(scene);
      CHECK(ada.sees("N or F2"));
      CHECK(ada.sees("ew game."));
    }
    for (const char* const scene : {"match code", "match board"}) {
      Visit ada{ways().at(scene), presentation};
      ada.type("?");
      INFO(scene);
      CHECK(ada.sees("N or F2"));
      CHECK(ada.sees("ew match."));
    }
  }
}

TEST_CASE("the help of each game says what a mouse does, to those who have one") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    for (const std::string& way :
         {ways().at("campaign"), ways().at("duel"), ways().at("practice board"),
          ways().at("match board"), ways().at("masterix run"), ways().at("egg casual"),
          ways().at("menu") + "s"}) {
      Visit ada{way, presentation};
      ada.function(1);
      INFO(way);
      CHECK(ada.sees("Mouse"));
      Typist eve{tests::call_in(presentation), way};
      eve.press({KeyCode::function, 1, {}});
      CHECK_FALSE(eve.sees("Mouse"));
    }
  }
}

TEST_CASE("no help is longer than its page, with a mouse either", "[every game]") {
  for (const auto& [scene, way] : ways()) {
    Visit full{way};
    full.function(1);
    INFO(full.screen());
    CHECK(full.session().frame().text(21).find_first_not_of(" └─┘") == std::string::npos);
    Visit small{way, Presentation::small};
    small.function(1);
    INFO(small.screen());
    const ansi::Frame frame = small.session().frame();
    int foot = 0;
    while (foot + 1 < frame.rows() && frame.text(foot) != "Ctrl-L: redraw. Ctrl-X: quit.")
      ++foot;
    CHECK(frame.text(foot) == "Ctrl-L: redraw. Ctrl-X: quit.");
    CHECK(small.sees("key: back"));
  }
}

TEST_CASE("the keys of a name have the same words wherever one is typed", "[every game]") {
  Call nameless = tests::call_of("");
  nameless.asks_name = true;
  constexpr std::string_view words = "letters name  Backspace undo  Enter save ";
  CHECK(Typist{nameless, "\n"}.sees(words));
  for (const tests::Way& way : tests::every_way()) {
    if (way.letters != tests::Letters::name) continue;
    const Typist ada{tests::call_of("Ada"), way.keys};
    INFO(ada.screen());
    CHECK(ada.sees(words));
  }
}

TEST_CASE("the help of lines names no key that lines do not have", "[every game]") {
  for (const std::string& lines : tests::ways_in_lines()) {
    Typist ada{tests::call_in(Presentation::lines), lines};
    ada.type("?\n");
    INFO(lines);
    for (const std::string& line : ada.heard) {
      CHECK(line.find("F1") == std::string::npos);
      CHECK(line.find("? or ") == std::string::npos);
    }
  }
}

TEST_CASE("in lines of practice G is a color alone, and P plays the row of the prompt") {
  Typist ada{tests::call_in(Presentation::lines), "p\np\n1\nx\n"};
  CHECK(ada.prompt().starts_with("Guess 1 [P = play "));
  ada.type("g\n");
  CHECK(ada.last_line() == "Type 4 pegs, not 1.");
  ada.type("p\n");
  CHECK(ada.prompt() == "Guess 2: ");
}

TEST_CASE("every entry of a list, every setting and every key that is named can be clicked") {
  Typist ada;
  ada.click("Enter play");
  ada.click("Options");
  CHECK(ada.sees("CODEMAKER  Options"));
  ada.click("Move speed");
  CHECK(ada.sees("slow"));
  ada.click("Enter done");
  ada.click("Practice levels");
  ada.click(" 8 ");
  CHECK(ada.sees("PRACTICE  Level 8 of 8"));
  ada.click("Q quit");
  ada.click("? help");
  CHECK(ada.sees("any other key back"));
  ada.click({3, 3});
  CHECK(ada.sees("Welcome, Ada."));
  ada.click("Leave");
  ada.click("Y yes");
  CHECK(ada.sees("Goodbye, Ada."));
}

}  // namespace
}  // namespace codemaker::play
