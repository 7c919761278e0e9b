// Intersections & Splats, typed by a scripted caller (rules.md 2.3).
#include "support/splats.hpp"

#include "ansi/text.hpp"
#include "engine/random.hpp"
#include "play/breaking/splats/words.hpp"

#include <array>
#include <catch2/catch.hpp>

namespace codemaker::play::breaking {
namespace {

using tests::Splats;
using tests::splats_row;
using tests::Typist;
using Lines = std::vector<std::string>;

bool asks(const Typist& caller, const std::string& prompt) {
  return caller.sees(prompt) || caller.prompt() == prompt + " ";
}

/// A row between the sides of the board's frame.
std::string framed(std::string inside) {
  constexpr std::size_t columns = 56;
  inside.resize(columns, ' ');
  return "│" + inside + "│";
}

/// A place in ten guesses of which some were made, and in the code.
std::string place(const std::string& made, const std::string& code) {
  constexpr std::size_t guesses = 10;
  std::string row;
  for (std::size_t guess = 0; guess < guesses; ++guess)
    row += std::string{" ("} + (guess < made.size() ? made[guess] : ' ') + ") ";
  return framed(row + "  (" + code + ")");
}

bool is_lines(Presentation presentation) {
  return presentation == Presentation::lines;
}

TEST_CASE("numbers are numerals or digit words, and greater ones are taken modulo 16") {
  CHECK(splats::splats_number("12") == 12);
  CHECK(splats::splats_number("007") == 7);
  CHECK(splats::splats_number("28") == 12);
  CHECK(splats::splats_number("ONE TWO") == 12);
  CHECK(splats::splats_number("one  five") == 15);
  CHECK(splats::splats_number("Two\tEight") == 12);
  CHECK(splats::splats_number("OH NINE") == 9);
  CHECK(splats::splats_number("ZERO") == 0);
  CHECK(splats::splats_number("oh") == 0);
  CHECK(splats::splats_number("0") == 0);
  CHECK(splats::splats_number("16") == 0);
  CHECK(splats::splats_number("THREE TWO") == 0);
  CHECK(splats::splats_number("18446744073709551617") == 1);
  CHECK(splats::splats_number(std::string(5000, '7')) == 7777 % 16);  // 10^4 is a multiple of 16
}

TEST_CASE("anything that is no number is none") {
  for (const char* text :
       {"", " ", "-3", "+3", "3.0", "1 2", "ONE 2", "ONETWO", "TEN", "NINER", "ONE,TWO", "x",
        "\xC3\xA9"})
    CHECK_FALSE(splats::splats_number(text));
}

TEST_CASE("the board stands as in the rules: a column a guess, marks stacked above") {
  Splats ada{"2412"};
  ada.type("2544\n");
  CHECK(splats_row(ada, 1) == framed("  +"));
  CHECK(splats_row(ada, 2) == framed(" * +"));
  CHECK(splats_row(ada, 3) == place("2", "?"));
  CHECK(splats_row(ada, 4) == framed(""));
  CHECK(splats_row(ada, 5) == place("5", "?"));
  CHECK(splats_row(ada, 7) == place("4", "?"));
  CHECK(splats_row(ada, 9) == place("4", "?"));
  CHECK(splats_row(ada, 10) == framed(""));
  ada.type("1111\n2421\n");
  CHECK(splats_row(ada, 1) == framed("  +        + +"));
  CHECK(splats_row(ada, 2) == framed(" * +   *   * *"));
  CHECK(splats_row(ada, 3) == place("212", "?"));
  CHECK(splats_row(ada, 12) == "Your guess: ____");
}

TEST_CASE("a small board stands in the middle of a full screen") {
  const Splats ada{"3451"};
  constexpr int rows_above = 3;
  const std::string side = tests::row_of(ada, rows_above + 1);
  constexpr std::size_t columns_beside = 10;
  CHECK(side.find("█") == columns_beside);
  CHECK(tests::row_of(ada, rows_above - 1).empty());
}

TEST_CASE("digits have the colors of pegs") {
  Splats ada{"3451"};
  ada.type("2131\n");
  const ansi::Frame frame = ada.session().frame();
  constexpr int row = 6;
  constexpr int column = 13;
  const auto ground = [&](int digit) {
    return frame.at({row + 2 * digit, column}).attribute;
  };
  CHECK(ground(1) == ground(3));
  CHECK_FALSE(ground(0) == ground(1));
  CHECK_FALSE(ground(1) == ground(2));
}

TEST_CASE("a broken code shows where the question marks were, behind its scene") {
  Splats ada{"3451"};
  ada.type("2465\n3451\n");
  CHECK(ada.sees("Broken in 2 guesses."));
  CHECK(ada.sees("2 guesses of 10"));
  ada.type(" ");
  CHECK(splats_row(ada, 1) == framed("      * *"));
  CHECK(splats_row(ada, 2) == framed(" * +  * *"));
  CHECK(splats_row(ada, 3) == place("23", "3"));
  CHECK(splats_row(ada, 9) == place("51", "1"));
  CHECK(ada.sees("N new game"));
}

TEST_CASE("after the last guess the code is shown") {
  Splats ada{"3451"};
  for (int i = 0; i < 9; ++i)
    ada.type("6666\n");
  CHECK(ada.sees("Your guess:"));
  CHECK_FALSE(ada.sees("(3)"));
  ada.type("6666\n");
  CHECK(ada.sees("You missed the code: 3 4 5 1."));
  CHECK(ada.sees("not broken in 10 guesses"));
  ada.type("x");
  CHECK(ada.sees("(3)"));
  CHECK(ada.sees("N new game"));
}

TEST_CASE("what is neither guess nor command is refused with a sentence and costs nothing") {
  for (const Presentation presentation : {Presentation::full, Presentation::lines}) {
    Splats ada{"3451", presentation};
    const auto hears = [&](const std::string& sentence) {
      return presentation == Presentation::lines ? ada.last_line() == sentence : ada.sees(sentence);
    };
    ada.type("345\n");
    CHECK(hears("A guess has 4 digits, not 3."));
    ada.type("34512345123451234512\n");
    CHECK(hears("A guess has 4 digits, not 20."));
    ada.type("3457\n");
    CHECK(hears("The digits are 1 to 6."));
    ada.type("0123\n");
    CHECK(hears("The digits are 1 to 6."));
    ada.type("34 51\n");
    CHECK(hears("\"34 51\" is not a guess or a command. Type HELP."));
    ada.type("xyzzy\n");
    CHECK(hears("\"xyzzy\" is not a guess or a command. Type HELP."));
    ada.type("3451\n");
    CHECK(hears("Broken in 1 guess."));
  }
}

TEST_CASE("Enter alone is no guess") {
  Splats ada{"3451"};
  ada.type("\n");
  CHECK(ada.sees("Type a guess: 4 digits."));
  ada.type("1\b\n");
  CHECK(ada.sees("Type a guess: 4 digits."));
}

TEST_CASE("C asks X, Y and N in this order and begins a new game") {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    Splats ada{"3451", presentation};
    ada.type("1111\n");
    ada.type(is_lines(presentation) ? "c\n" : "c");
    CHECK(asks(ada, "X, guesses, 1-15 (now 10):"));
    ada.type("7\n");
    CHECK(asks(ada, "Y, digits, 1-15 (now 4):"));
    ada.type("TWO\n");
    CHECK(asks(ada, "N, highest digit, 1-15 (now 6):"));
    ada.type("25\n");
    CHECK(asks(ada, "Start a new game? (Y/N)" + std::string{is_lines(presentation) ? ":" : ""}));
    ada.type(is_lines(presentation) ? "y\n" : "y");
    CHECK(asks(ada, is_lines(presentation) ? "MOVE:" : "Your guess:"));
    if (presentation == Presentation::lines) {
      CHECK(ada.last_line() == "7 guesses, 2 digits, 1 to 9.");
    } else {
      const bool is_small = presentation == Presentation::small;
      CHECK(ada.sees(
          is_small ? "Splats: 2 digits, 1 to 9, 7 guesses" : "2 digits, 1 to 9  Guess 1 of 7"
      ));
      CHECK_FALSE(ada.sees("(1)"));
    }
  }
}

TEST_CASE("zero at any of the three goes back to the game with nothing changed") {
  for (const char* numbers :
       {"ZERO\n", "0\n", "16\n", "5\n32\n", "5\n5\nOH\n", "5\n5\nFOUR EIGHT\n"}) {
    Splats ada{"3451"};
    ada.type("2465\nC");
    ada.type(numbers);
    INFO(numbers);
    CHECK(ada.sees("Nothing was changed."));
    CHECK(ada.sees("Your guess:"));
    CHECK(ada.sees("4 digits, 1 to 6"));
    CHECK(ada.sees("(2)"));
    ada.type("3451\n");
    CHECK(ada.sees("Broken in 2 guesses."));
  }
}

TEST_CASE("zero after a game goes back to its end") {
  Splats ada{"3451"};
  ada.type("3451\nc3\nzero\n");
  CHECK(ada.sees("N new game"));
  CHECK(splats_row(ada, 3) == place("3", "3"));
  ada.type("c3\n2\n5\n");
  CHECK(ada.sees("Your guess:"));
  CHECK(ada.sees("2 digits, 1 to 5  Guess 1 of 3"));
}

TEST_CASE("what is no number is asked again") {
  Splats ada{"3451", Presentation::lines};
  ada.type("c\n5\nmany\n");
  CHECK(ada.last_line() == "Enter 1 to 15, or ZERO to cancel.");
  CHECK(ada.prompt() == "Y, digits, 1-15 (now 4): ");
  ada.type("\n");
  CHECK(ada.prompt() == "Y, digits, 1-15 (now 4): ");
}

TEST_CASE("in lines at [CNQ] everything but C, V and Q is N") {
  for (const char* answer : {"n\n", "N\n", "\n", "r\n", "3451\n", "x\n"}) {
    Splats ada{"3451", Presentation::lines};
    ada.type("3451\n");
    CHECK(ada.prompt() == "[CNQ] ");
    ada.type(answer);
    INFO(answer);
    CHECK(ada.prompt() == "MOVE: ");
  }
  Splats ada{"3451", Presentation::lines};
  ada.type("3451\nQ\n");
  CHECK(ada.prompt() == "Menu: ");
}

TEST_CASE("R draws the board again, in lines tells it") {
  Splats ada{"3451"};
  ada.type("1111\n");
  const int before = ada.terminal_changes;
  ada.type("r");
  CHECK(ada.terminal_changes == before + 1);
  Splats bob{"2412", Presentation::lines};
  bob.type("R\n");
  CHECK(bob.last_line() == "The board is empty.");
  bob.type("1111\n2544\n");
  bob.heard.clear();
  bob.type("r\n");
  CHECK(bob.heard == Lines{"1: 1 1 1 1 - 1 splat.", "2: 2 5 4 4 - 1 splat, 2 intersections."});
}

TEST_CASE("a guess is told in one line") {
  Splats ada{"2412", Presentation::lines};
  ada.type("2544\n3333\n");
  CHECK(
      ada.heard ==
      Lines{"1: 2 5 4 4 - 1 splat, 2 intersections. 9 left.", "2: 3 3 3 3 - nothing. 8 left."}
  );
}

TEST_CASE("any lines at any time leave a game that can be drawn") {
  static constexpr std::array words{"c",  "n",    "r",      "hint", "1",   "2",
                                    "15", "1111", "x",      "16",   "one", "help",
                                    "?",  "11",   "review", "222",  "",    "q"};
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    engine::Random random{seed};
    Splats ada{"1234", static_cast<Presentation>(seed % 3)};
    for (int i = 0; i < 100; ++i) {
      ada.type(words.at(random.below(words.size())));
      ada.type("\n");
      const ansi::Frame frame = ada.session().frame();
      REQUIRE(frame.cursor.column < frame.columns());
    }
  }
}

}  // namespace
}  // namespace codemaker::play::breaking
