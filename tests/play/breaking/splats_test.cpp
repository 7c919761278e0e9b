// Intersections & Splats, typed by a scripted caller (rules.md 2.3).
#include "support/typist.hpp"

#include "ansi/text.hpp"
#include "play/breaking/splats/words.hpp"

#include <catch2/catch.hpp>

#include <array>

namespace codemaker::play::breaking {
namespace {

using tests::Typist;
using Lines = std::vector<std::string>;

Call call_in(Presentation presentation) {
  Call call = tests::call_of("Ada");
  call.wanted = presentation;
  return call;
}

/// A caller at MOVE: of a game against this code; of a size if one is typed as "X\nY\nN\n".
struct Splats : Typist {
  explicit Splats(
      const std::string& code, Presentation presentation = Presentation::full,
      const std::string& size = ""
  )
      : Typist{call_in(presentation), presentation == Presentation::line ? "p\n" : "\n"} {
    secrets = {code};
    type(presentation == Presentation::line ? "s\n" : "s");
    if (!size.empty()) type("c\n" + size);
    heard.clear();
  }
};

/// A row of the screen from a column on.
std::string row_of(const Typist& caller, int row, std::size_t column = 0) {
  const std::string text = caller.session().frame().text(row);
  return column < text.size() ? text.substr(column) : "";
}

bool asks(const Typist& caller, const std::string& prompt) {
  return caller.sees(prompt) || caller.prompt() == prompt + " ";
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
  CHECK(row_of(ada, 2) == "   +");
  CHECK(row_of(ada, 3) == "   *+");
  CHECK(row_of(ada, 4) == "   (2)                                      (?)");
  CHECK(row_of(ada, 5) == "   (5)                                      (?)");
  CHECK(row_of(ada, 6) == "   (4)                                      (?)");
  CHECK(row_of(ada, 7) == "   (4)                                      (?)");
  ada.type("1111\n2421\n");
  CHECK(row_of(ada, 2) == "   +       ++");
  CHECK(row_of(ada, 3) == "   *+  *   **");
  CHECK(row_of(ada, 4) == "   (2) (1) (2)                              (?)");
  CHECK(row_of(ada, 9) == "   MOVE:");
}

TEST_CASE("a broken code shows where the question marks were") {
  Splats ada{"3451"};
  ada.type("2465\n3451\n");
  CHECK(row_of(ada, 2) == "       **");
  CHECK(row_of(ada, 3) == "   *+  **");
  CHECK(row_of(ada, 4) == "   (2) (3)                                  (3)");
  CHECK(row_of(ada, 7) == "   (5) (1)                                  (1)");
  CHECK(ada.sees("Broken in 2 guesses."));
  CHECK(ada.sees("[CNQ]"));
}

TEST_CASE("after the last guess the code is shown") {
  Splats ada{"3451"};
  for (int i = 0; i < 9; ++i)
    ada.type("6666\n");
  CHECK(ada.sees("MOVE:"));
  CHECK_FALSE(ada.sees("(3)"));
  ada.type("6666\n");
  CHECK(ada.sees("Not broken: the code is 3 4 5 1."));
  CHECK(ada.sees("(3)"));
  CHECK(ada.sees("[CNQ]"));
}

TEST_CASE("what is neither guess nor command is refused with a sentence and costs nothing") {
  for (const Presentation presentation : {Presentation::full, Presentation::line}) {
    Splats ada{"3451", presentation};
    const auto hears = [&](const std::string& sentence) {
      return presentation == Presentation::line ? ada.last_line() == sentence : ada.sees(sentence);
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
    CHECK(hears("\"34 51\" is no guess and no command. HELP tells more."));
    ada.type("xyzzy\n");
    CHECK(hears("\"xyzzy\" is no guess and no command. HELP tells more."));
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

TEST_CASE("Escape empties the line") {
  Splats ada{"3451"};
  ada.type("345");
  ada.press(ansi::KeyCode::escape);
  ada.type("2465\n");
  CHECK(ada.sees("(2)"));
}

TEST_CASE("C asks X, Y and N in this order and begins a new game") {
  for (const Presentation presentation :
       {Presentation::full, Presentation::lean, Presentation::line}) {
    Splats ada{"3451", presentation};
    ada.type("1111\nc\n");
    CHECK(asks(ada, "X, guesses, 1-15 (now 10):"));
    ada.type("7\n");
    CHECK(asks(ada, "Y, digits, 1-15 (now 4):"));
    ada.type("TWO\n");
    CHECK(asks(ada, "N, highest digit, 1-15 (now 6):"));
    ada.type("25\n");
    CHECK(asks(ada, "MOVE:"));
    if (presentation == Presentation::line) {
      CHECK(ada.last_line() == "7 guesses, 2 digits, 1 to 9.");
    } else {
      CHECK(ada.sees("X 7  Y 2  N 9"));
      CHECK_FALSE(ada.sees("(1)"));
    }
  }
}

TEST_CASE("zero at any of the three goes back to the game with nothing changed") {
  for (const char* numbers :
       {"ZERO\n", "0\n", "16\n", "5\n32\n", "5\n5\nOH\n", "5\n5\nFOUR EIGHT\n"}) {
    Splats ada{"3451"};
    ada.type("2465\nC\n");
    ada.type(numbers);
    INFO(numbers);
    CHECK(ada.sees("Nothing is changed."));
    CHECK(ada.sees("MOVE:"));
    CHECK(ada.sees("X 10  Y 4  N 6"));
    CHECK(ada.sees("(2)"));
    ada.type("3451\n");
    CHECK(ada.sees("Broken in 2 guesses."));
  }
}

TEST_CASE("zero at [CNQ] goes back to [CNQ]") {
  Splats ada{"3451"};
  ada.type("3451\nc\n3\nzero\n");
  CHECK(ada.sees("[CNQ]"));
  CHECK(row_of(ada, 4, 44) == "(3)");
  ada.type("c\n3\n2\n5\n");
  CHECK(ada.sees("MOVE:"));
  CHECK(ada.sees("X 3  Y 2  N 5"));
}

TEST_CASE("what is no number is asked again") {
  Splats ada{"3451", Presentation::line};
  ada.type("c\n5\nmany\n");
  CHECK(ada.last_line() == "A number from 1 to 15 is needed, or ZERO to go back.");
  CHECK(ada.prompt() == "Y, digits, 1-15 (now 4): ");
  ada.type("\n");
  CHECK(ada.prompt() == "Y, digits, 1-15 (now 4): ");
}

TEST_CASE("N begins again and Q leaves, in either case, without a question") {
  Splats ada{"3451"};
  ada.type("1111\nn\n");
  CHECK_FALSE(ada.sees("(1)"));
  ada.type("1111\nN\n");
  CHECK_FALSE(ada.sees("(1)"));
  ada.type("1111\nq\n");
  CHECK(ada.sees("Welcome, Ada."));
  ada.type("s1111\nQ\n");
  CHECK(ada.sees("Welcome, Ada."));
}

TEST_CASE("at [CNQ] everything but C and Q is N") {
  for (const char* answer : {"n\n", "N\n", "\n", "r\n", "3451\n", "quit\n", "x\n"}) {
    Splats ada{"3451"};
    ada.type("3451\n");
    ada.type(answer);
    INFO(answer);
    CHECK(ada.sees("MOVE:"));
    CHECK_FALSE(ada.sees("(3)"));
  }
  Splats ada{"3451", Presentation::line};
  ada.type("3451\n");
  CHECK(ada.prompt() == "[CNQ] ");
  ada.type("\n");
  CHECK(ada.prompt() == "MOVE: ");
  ada.type("3451\nQ\n");
  CHECK(ada.prompt() == "Menu: ");
}

TEST_CASE("R draws the board again, in lines tells it") {
  Splats ada{"3451"};
  ada.type("1111\n");
  const int before = ada.terminal_changes;
  ada.type("r\n");
  CHECK(ada.terminal_changes == before + 1);
  Splats bob{"2412", Presentation::line};
  bob.type("R\n");
  CHECK(bob.last_line() == "The board is empty.");
  bob.type("1111\n2544\n");
  bob.heard.clear();
  bob.type("r\n");
  CHECK(bob.heard == Lines{"1: 1 1 1 1 - 1 splat.", "2: 2 5 4 4 - 1 splat, 2 intersections."});
}

TEST_CASE("a guess is told in one line") {
  Splats ada{"2412", Presentation::line};
  ada.type("2544\n3333\n");
  CHECK(
      ada.heard ==
      Lines{"1: 2 5 4 4 - 1 splat, 2 intersections. 9 left.", "2: 3 3 3 3 - nothing. 8 left."}
  );
}

TEST_CASE("digits above nine are the characters behind 9, or letters of either case") {
  for (const char* guess : {":;<=>?\n", "ABCDEF\n", "abcdef\n", ":bC=e?\n"}) {
    Splats ada{"abcdef", Presentation::full, "5\n6\n15\n"};
    ada.type(guess);
    INFO(guess);
    CHECK(ada.sees("Broken in 1 guess."));
    CHECK(row_of(ada, 5) == "   (:)                  (:)");
    CHECK(row_of(ada, 10) == "   (?)                  (?)");
  }
}

TEST_CASE("digits beyond N are refused") {
  Splats ada{"c1", Presentation::full, "5\n2\n12\n"};
  ada.type("=1\n");
  CHECK(ada.sees("The digits are 1 to 9, then : ; < or A B C."));
  ada.type("D1\n");
  CHECK(ada.sees("The digits are 1 to 9, then : ; < or A B C."));
  ada.type("cc\n");
  CHECK(ada.sees("MOVE:"));
  CHECK(ada.sees("(<)"));
}

TEST_CASE("of games with one digit a lone C is the command and < the guess") {
  Splats ada{"c", Presentation::full, "5\n1\n12\n"};
  ada.type("c\n");
  CHECK(ada.sees("X, guesses"));
  ada.type("zero\n");
  ada.type("b\n");
  CHECK(ada.sees("(;)"));
  ada.type("<\n");
  CHECK(ada.sees("Broken in 2 guesses."));
}

TEST_CASE("? is help until it can be a digit") {
  Splats ada{"3451"};
  ada.type("?");
  CHECK(ada.sees("Any key goes back."));
  ada.type("x34?\n");
  CHECK(ada.sees("The digits are 1 to 6."));
  Splats bob{"ff", Presentation::full, "5\n2\n15\n"};
  bob.type("?");
  CHECK_FALSE(bob.sees("Any key goes back."));
  bob.type("\n");
  CHECK(bob.sees("Any key goes back."));
  bob.type("x??\n");
  CHECK(bob.sees("Broken in 1 guess."));
  Splats eve{"f", Presentation::full, "5\n1\n15\n"};
  eve.type("help\n");
  CHECK(eve.sees("Any key goes back."));
  eve.type("x?\n");
  CHECK(eve.sees("Broken in 1 guess."));
}

TEST_CASE("help and time can be asked for in lines, whatever the digits") {
  for (const char* size : {"5\n4\n6\n", "5\n4\n15\n"}) {
    Splats ada{"1111", Presentation::line, size};
    ada.type("t\n");
    CHECK(ada.last_line() == "Time left: no limit.");
    ada.type("?\n");
    CHECK(ada.heard.size() == 7);
    ada.type("help\n");
    CHECK(ada.heard.size() == 13);
    CHECK(ada.prompt() == "MOVE: ");
  }
}

TEST_CASE("where rows are lacking the marks are two numbers") {
  Splats ada{"123456789abcdef", Presentation::full, "15\n15\n15\n"};
  ada.type("aaabbbcccdddeee\n123456789abcdee\n");
  CHECK(row_of(ada, 2) == "    1* 14*");
  CHECK(row_of(ada, 3) == "    4+  0+");
  CHECK(row_of(ada, 4) == "   (:) (1)                                                      (?)");
  CHECK(row_of(ada, 18) == "   (>) (>)                                                      (?)");
  CHECK(row_of(ada, 19) == "   MOVE:");
}

TEST_CASE("boards too large for columns are lists on small screens") {
  Splats ada{"123456789abcdef", Presentation::lean, "15\n15\n15\n"};
  ada.type("aaabbbcccdddeee\n");
  CHECK(row_of(ada, 1) == " 1 :::;;;<<<===>>>  1*  4+");
  CHECK(row_of(ada, 2) == "   ???????????????");
  for (int i = 2; i <= 15; ++i)
    ada.type("111111111111111\n");
  CHECK(row_of(ada, 1).starts_with(" 3 111"));
  CHECK(row_of(ada, 13).starts_with("15 111"));
  CHECK(row_of(ada, 14) == "   123456789:;<=>?");
}

TEST_CASE("every size fits the screen, whatever is typed") {
  for (const Presentation presentation : {Presentation::full, Presentation::lean}) {
    const bool is_full = presentation == Presentation::full;
    for (int size = 1; size <= 15; ++size) {
      for (const int guesses : {1, 10, 15}) {
        const std::string number = std::to_string(size);
        const std::string code(static_cast<std::size_t>(size), '1');
        Splats ada{
            code, presentation, std::to_string(guesses) + "\n" + number + "\n" + number + "\n"};
        for (int i = 1; i < guesses; ++i)
          ada.type(code.substr(1) + (size > 1 ? "2\n" : "x\n"));
        for (const char* typed :
             {"", "c\n", "zero\n",
              "SEVEN SEVEN SEVEN SEVEN SEVEN SEVEN SEVEN "
              "SEVEN SEVEN SEVEN SEVEN SEVEN SEVEN SEVEN"}) {
          ada.type(typed);
          const ansi::Frame frame = ada.session().frame();
          for (int row = 0; row < frame.rows(); ++row) {
            INFO(size << " " << guesses << " row " << row << ": " << frame.text(row));
            CHECK(ansi::length(frame.text(row)) <= std::size_t{is_full ? 79U : 39U});
          }
          CHECK(frame.cursor.column < (is_full ? 79 : 39));
        }
      }
    }
  }
}

TEST_CASE("a hint tells how many codes are possible, and asked again a guess") {
  Splats ada{"3451", Presentation::line};
  ada.type("hint\n");
  CHECK(ada.last_line() == "1296 codes are possible.");
  ada.type("1122\nHINT\n");
  const std::string count = ada.last_line();
  CHECK(count.ends_with(" codes are possible."));
  ada.type("hint\n");
  CHECK(ada.last_line().starts_with("A good guess: "));
  ada.type("hint\n");
  CHECK(ada.last_line().starts_with("A good guess: "));
  Splats bob{"3451"};
  bob.type("1122\nhint\n");
  CHECK(bob.sees(count));
}

TEST_CASE("a hint that comes after the next guess is not told") {
  Splats ada{"3451"};
  ada.holds_thinking = true;
  ada.type("hint\n");
  CHECK(ada.sees("The computer thinks."));
  ada.type("1122\n");
  ada.reply(event::Hinted{{1296, std::nullopt}});
  CHECK_FALSE(ada.sees("1296"));
}

TEST_CASE("a hint that was thought about for other numbers is not told for these") {
  Splats ada{"3451", Presentation::full, "15\n15\n15\n"};
  ada.holds_thinking = true;
  ada.type("hint\nc\n10\n4\n6\nhint\n");
  ada.answer(event::Thought{ada.ticket - 1, event::Hinted{{std::nullopt, std::nullopt}}});
  CHECK(ada.sees("The computer thinks."));
  ada.reply(event::Hinted{{1296, std::nullopt}});
  CHECK(ada.sees("1296 codes are possible."));
}

TEST_CASE("the review is at hand after the game, in the signs of the game") {
  Splats ada{"c1", Presentation::full, "3\n2\n12\n"};
  ada.type("<2\n<1\nreview\n");
  CHECK(ada.sees("Review"));
  CHECK(ada.sees("<2"));
  ada.type("q");
  CHECK(ada.sees("[CNQ]"));
  Splats bob{"3451", Presentation::line};
  bob.type("3451\nReview\n");
  CHECK(bob.last_line().starts_with("1: 3 4 5 1 - 4 splats. 1296 to 1, "));
  CHECK(bob.prompt() == "[CNQ] ");
}

TEST_CASE("X, Y and N are kept for the call") {
  Splats ada{"3451"};
  ada.type("c\n3\n2\n5\nq\ns");
  CHECK(ada.sees("X 3  Y 2  N 5"));
}

TEST_CASE("a game goes on in lines and back on the screen") {
  Splats ada{"2412"};
  ada.type("2544\n");
  ada.resize(10, 30);
  CHECK(ada.prompt() == "MOVE: ");
  CHECK(ada.last_line() == "1: 2 5 4 4 - 1 splat, 2 intersections.");
  ada.type("2412\n");
  ada.resize(24, 80);
  CHECK(row_of(ada, 4) == "   (2) (2)                                  (2)");
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
