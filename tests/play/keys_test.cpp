// The keys that mean one thing everywhere.
#include "play/events/farewell.hpp"
#include "support/tested_game.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

using ansi::KeyCode;
using tests::Typist;
using tests::ways;

constexpr ansi::Key control_q{KeyCode::control, U'Q', {}};
constexpr ansi::Key control_x{KeyCode::control, U'X', {}};

ansi::Key function_key(char32_t number) {
  return {KeyCode::function, number, {}};
}

/// Ada, who has come to a scene, where nothing moves any more.
struct At : Typist {
  explicit At(std::string_view way) : Typist{tests::call_of("Ada"), way} {
    wait(std::chrono::seconds{10});
  }
};

TEST_CASE("F1 is help in every scene, text fields too, and any key goes back", "[every game]") {
  for (const auto& [scene, way] : ways()) {
    At ada{way};
    // Help answers a key that was refused: that is not said any more behind it.
    ada.press(function_key(1));
    ada.type("x");
    const std::string before = ada.screen();
    ada.press(function_key(1));
    INFO(scene);
    CHECK(ada.sees("key back"));
    ada.type("x");
    CHECK(ada.screen() == before);
  }
}

TEST_CASE("what was said of a key that was refused is gone behind the help") {
  At ada{ways().at("menu")};
  ada.type("#");
  CHECK(ada.sees("isn't used here"));
  ada.type("?x");
  CHECK_FALSE(ada.sees("isn't used here"));
}

TEST_CASE("F2 to F5 are new game, settings, random row and scoring wherever the letters are") {
  struct Row {
    std::string scene;
    char32_t number;
    char letter;
  };

  for (const Row& row : std::vector<Row>{{"campaign", 3, 'o'},       {"campaign", 4, 'x'},
                                         {"setting", 4, 'x'},        {"practice board", 3, 'o'},
                                         {"practice board", 4, 'x'}, {"practice over", 2, 'n'},
                                         {"paused", 5, 's'},         {"solo review", 5, 's'},
                                         {"free play", 2, 'n'},      {"free play digits", 2, 'n'},
                                         {"own code", 4, 'x'},       {"duel", 2, 'n'},
                                         {"duel", 3, 'o'},           {"duel", 4, 'x'},
                                         {"duel", 5, 's'},           {"match", 2, 'n'},
                                         {"match code", 4, 'x'},     {"match board", 3, 'o'},
                                         {"match board", 4, 'x'},    {"match marks", 3, 'o'},
                                         {"match over", 2, 'n'},     {"match over", 3, 'o'},
                                         {"duel over", 2, 'n'},      {"duel over", 3, 'o'},
                                         {"duel over", 5, 's'}}) {
    At by_letter{ways().at(row.scene)};
    by_letter.type(std::string{row.letter});
    At by_function{ways().at(row.scene)};
    const std::string before = by_function.screen();
    by_function.press(function_key(row.number));
    INFO(row.scene << " F" << static_cast<int>(row.number));
    CHECK(by_function.screen() == by_letter.screen());
    CHECK(by_function.screen() != before);
  }
}

TEST_CASE("a letter that names an item or a setting has no function key") {
  for (const char* const scene : {"title", "menu", "options", "free play", "practice", "match"}) {
    At ada{ways().at(scene)};
    ada.press(function_key(5));
    INFO(scene);
    CHECK(ada.sees("F5 isn't used here. Press ? for help."));
  }
  At ada{ways().at("menu")};
  ada.press(function_key(3));
  CHECK(ada.sees("CODEMAKER  Options"));
}

TEST_CASE("Ctrl-Q is Q in every scene", "[every game]") {
  for (const auto& [scene, way] : ways()) {
    At by_letter{way};
    by_letter.type("q");
    At by_control{way};
    by_control.press(control_q);
    INFO(scene);
    CHECK(by_control.screen() == by_letter.screen());
  }
}

TEST_CASE("Ctrl-X returns to the BBS from every scene, after a question", "[every game]") {
  for (const auto& [scene, way] : ways()) {
    At ada{way};
    ada.press(control_x);
    INFO(scene);
    CHECK(ada.sees("Return to the BBS? (Y/N)"));
    ada.type("n");
    CHECK_FALSE(ada.sees("Return to the BBS? (Y/N)"));
    CHECK_FALSE(ada.sees("Goodbye"));
    ada.press(control_x);
    ada.type("y");
    CHECK(ada.sees("Goodbye, Ada."));
    ada.type(" ");
    CHECK(ada.left == effect::Farewell::left);
  }
}

TEST_CASE("Ctrl-X asks in lines too") {
  Typist ada{tests::call_in(Presentation::lines), "p\nr\n"};
  ada.press(control_x);
  CHECK(ada.prompt() == "Return to the BBS? (Y/N): ");
  ada.type("n\n");
  CHECK(ada.prompt() == "Guess 1: ");
  ada.press(control_x);
  ada.type("y\n");
  CHECK(ada.last_line() == "Goodbye, Ada.");
}

TEST_CASE("Esc is one step back") {
  struct Row {
    std::string scene;
    std::string sees;
  };

  for (const Row& row : std::vector<Row>{
           {"title", "Return to the BBS? (Y/N)"},
           {"menu", "Return to the BBS? (Y/N)"},
           {"hall", "Welcome, Ada."},
           {"rules", "Welcome, Ada."},
           {"options", "Welcome, Ada."},
           {"practice", "Welcome, Ada."},
           {"free play", "Welcome, Ada."},
           {"campaign", "Quit this run? No points are in the bank yet. (Y/N)"},
           {"setting", "Quit this run? No points are in the bank yet. (Y/N)"},
           {"paused", "Quit this run? No points are in the bank yet. (Y/N)"},
           {"practice board", "Give up on this code? (Y/N)"},
           {"practice over", "one guess fewer per level"},
           {"own code", "Make a code for the computer"},
           {"duel", "Quit this game? (Y/N)"},
           {"duel marks", "You break its code"},
           {"duel over", "Welcome, Ada."},
           {"match", "Welcome, Ada."},
           {"match pass", "Press a letter to change"},
           {"match code", "Press a letter to change"},
           {"match board", "Quit this match? It counts for nobody. (Y/N)"},
           {"match marks", "Quit this match? It counts for nobody. (Y/N)"},
           {"match round", "Quit this match? It counts for nobody. (Y/N)"},
           {"match over", "Welcome, Ada."},
           {"solo review", "You broke the code in 3 guesses!"}}) {
    At ada{ways().at(row.scene)};
    if (row.scene == "own code") ada.type("?");
    ada.press(KeyCode::escape);
    INFO(row.scene);
    CHECK(ada.sees(row.sees));
  }
}

TEST_CASE("Esc answers a question with no") {
  At ada{"\nr12"};
  const std::string row = ada.session().frame().text(5);
  ada.press(KeyCode::escape);
  ada.press(KeyCode::escape);
  CHECK_FALSE(ada.sees("(Y/N)"));
  CHECK(ada.session().frame().text(5) == row);
}

TEST_CASE("= and Ctrl-L draw every screen again, where = is no text", "[every game]") {
  for (const auto& [scene, way] : ways()) {
    At ada{way};
    const std::string before = ada.screen();
    const int changes = ada.terminal_changes;
    ada.press(ansi::Key{KeyCode::control, U'L', {}});
    INFO(scene);
    CHECK(ada.terminal_changes == changes + 1);
    CHECK(ada.screen() == before);
    ada.type("=");
    CHECK(ada.terminal_changes == changes + 2);
    CHECK(ada.screen() == before);
  }
}

TEST_CASE("in a text field ? and = are text, and Ctrl-L draws it again") {
  Call call = tests::call_of("");
  call.asks_name = true;
  Typist ada{call, "\n"};
  ada.type("A?=b");
  CHECK(ada.sees("Your name: A?=b"));
  CHECK(ada.terminal_changes == 0);
  ada.press(ansi::Key{KeyCode::control, U'L', {}});
  CHECK(ada.terminal_changes == 1);
  CHECK(ada.sees("Your name: A?=b"));
}

TEST_CASE("a full row says so in free play and in practice, and stays as it is") {
  for (const char* const way :
       {"\ncn1122", "\ncdn1122", "\np11122", "\ntn 1122", "\ntn 1234\n 1122"}) {
    At ada{way};
    const ansi::Frame before = ada.session().frame();
    ada.type("3");
    CHECK(ada.sees("The row is full. Enter plays it, Backspace clears a hole."));
    for (int row = 0; row < before.rows() - 3; ++row)
      CHECK(ada.session().frame().text(row) == before.text(row));
    ada.type("\b");
    CHECK_FALSE(ada.sees("The row is full."));
  }
}

TEST_CASE("options open over a game, and Esc, Enter, M or Q lead back to the very same board") {
  for (const char* const way :
       {"\nr1122\n34", "\nr1234\n 55", "\np1kk", "\ncdn1122\n03", "\ncn12", "\ntn 12",
        "\ntn 1234\n 1122\n3", "\ntkn 1234\n 1122\ne"}) {
    for (const ansi::Key& back :
         {ansi::Key{KeyCode::escape, 0, {}}, ansi::Key{KeyCode::enter, 0, {}},
          ansi::character(U'm'), ansi::character(U'q')}) {
      At ada{way};
      const std::string before = ada.screen();
      ada.type("o");
      INFO(way);
      CHECK(ada.sees("CODEMAKER  Options"));
      ada.type("p");
      CHECK(ada.sees("slow"));
      ada.press(back);
      CHECK(ada.screen() == before);
    }
  }
}

TEST_CASE("what is changed in the options over a game holds in it") {
  At ada{"\nr12"};
  ada.type("osss");
  CHECK(ada.session().presentation() == Presentation::lines);
}

TEST_CASE("the rules open from the help of a game, and lead back to the very same board") {
  for (const char* const way : {"\nr1122\n34", "\nr1234\n 55", "\ncdn1122\n03", "\np1kk"}) {
    At ada{way};
    const std::string before = ada.screen();
    ada.type("?");
    CHECK(ada.sees("I rules"));
    ada.type("i");
    INFO(way);
    CHECK(ada.sees("RULES  Code breaking"));
    ada.type("\n");
    CHECK(ada.sees("Page 2/"));
    ada.press(KeyCode::escape);
    CHECK(ada.screen() == before);
  }
}

TEST_CASE("in lines RULES tells the rules of the game, and the game goes on") {
  Typist ada{tests::call_in(Presentation::lines), "p\nr\n1122\n"};
  ada.type("rules\n");
  CHECK(ada.heard.front().find("page 1 of ") != std::string::npos);
  ada.type("m\n");
  CHECK(ada.last_line() == "Back to the game.");
  CHECK(ada.prompt() == "Guess 2: ");
}

TEST_CASE("who chooses lines in the options over a game is told the game") {
  Typist ada{tests::call_of("Ada"), "\nr1122\n"};
  ada.press(ansi::Key{KeyCode::function, 3, {}});
  ada.type("ss");
  ada.heard.clear();
  ada.type("m\n");
  CAPTURE(ada.heard);
  REQUIRE(ada.heard.size() > 1);
  CHECK(ada.heard.front() == "Back to the game.");
  CHECK(std::ranges::find(ada.heard, "1: 1 1 2 2 - 1 exact, 1 misplaced.") != ada.heard.end());
  CHECK(ada.prompt() == "Guess 2: ");
}

TEST_CASE("while options lie over a game the computer goes on") {
  Typist ada{tests::call_of("Ada"), "\nr1234\n 5566\n"};
  CHECK(ada.sees("Press any key to skip."));
  ada.type("o");
  CHECK(ada.sees("CODEMAKER  Options"));
  ada.wait(std::chrono::seconds{30});
  CHECK(ada.sees("CODEMAKER  Options"));
  ada.press(KeyCode::escape);
  CHECK(ada.sees("The computer broke it in "));
}

TEST_CASE("a key outside ASCII is shown as it is, and one that no screen shows has no name") {
  At ada{"\nr\n\n"};
  ada.press(ansi::character(U'é'));
  CHECK(ada.sees("é isn't used here. Press ? for help."));
  ada.press(ansi::character(U'漢'));
  CHECK(ada.sees("That key isn't used here. Press ? for help."));
  ada.press(function_key(7));
  CHECK(ada.sees("F7 isn't used here. Press ? for help."));
}

TEST_CASE("in lines Enter alone plays at the title") {
  Typist ada{tests::call_in(Presentation::lines)};
  ada.type("\n");
  CHECK(ada.prompt() == "Menu: ");
}

TEST_CASE("in lines HELP and ? work in every scene", "[every game]") {
  for (const std::string& lines : tests::ways_in_lines()) {
    for (const char* const help : {"?\n", "help\n", "HELP\n"}) {
      Typist ada{tests::call_in(Presentation::lines), lines};
      ada.heard.clear();
      ada.type(help);
      INFO(lines << help);
      CHECK(ada.heard.size() >= 2);
      CHECK_FALSE(ada.last_line().ends_with("is not a command here. Type ? for help."));
    }
  }
}

}  // namespace
}  // namespace codemaker::play
