// Intersections & Splats: its signs, its sizes, its hints, its keys.
#include "support/splats.hpp"

#include "ansi/text.hpp"
#include "play/breaking/questions.hpp"
#include "play/breaking/splats/words.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::breaking {
namespace {

using tests::row_of;
using tests::Splats;
using tests::splats_row;

TEST_CASE("digits above nine are the characters behind 9, or letters of either case") {
  for (const char* guess : {":;<=>?\n", "ABCDEF\n", "abcdef\n", ":bC=e?\n"}) {
    Splats ada{"abcdef", Presentation::full, "5\n6\n15\n"};
    ada.type(guess);
    ada.type(" ");
    INFO(guess);
    CHECK(ada.sees("Broken in 1 guess."));
    CHECK(splats_row(ada, 4) == "│ (:)  ( )  ( )  ( )  ( )   (:) │");
    CHECK(splats_row(ada, 9) == "│ (?)  ( )  ( )  ( )  ( )   (?) │");
  }
}

TEST_CASE("digits beyond N are refused") {
  Splats ada{"c1", Presentation::full, "5\n2\n12\n"};
  ada.type("=1\n");
  CHECK(ada.sees("The digits are 1 to 9, then : ; < or A B C."));
  ada.type("D1\n");
  CHECK(ada.sees("The digits are 1 to 9, then : ; < or A B C."));
  ada.type("cc\n");
  CHECK(ada.sees("Your guess:"));
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
  CHECK(ada.sees("any other key back"));
  ada.type("x34?\n");
  CHECK(ada.sees("The digits are 1 to 6."));
  Splats bob{"ff", Presentation::full, "5\n2\n15\n"};
  bob.type("?");
  CHECK_FALSE(bob.sees("any other key back"));
  bob.type("\b");
  bob.press({ansi::KeyCode::function, 1, {}});
  CHECK(bob.sees("any other key back"));
  bob.type("x??\n");
  CHECK(bob.sees("Broken in 1 guess."));
  Splats eve{"f", Presentation::full, "5\n1\n15\n"};
  eve.type("?\n");
  CHECK(eve.sees("Broken in 1 guess."));
}

TEST_CASE("help and time can be asked for in lines, whatever the digits") {
  for (const char* size : {"5\n4\n6\n", "5\n4\n15\n"}) {
    Splats ada{"1111", Presentation::lines, size};
    ada.type("time\n");
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
  CHECK(splats_row(ada, 1).starts_with("│  1* 14*  "));
  CHECK(splats_row(ada, 2).starts_with("│  4+  0+  "));
  CHECK(
      splats_row(ada, 3) == "│ (:) (1) ( ) ( ) ( ) ( ) ( ) ( ) ( ) ( ) ( ) ( ) ( ) ( ) ( )  (?) │"
  );
  CHECK(
      splats_row(ada, 17) == "│ (>) (>) ( ) ( ) ( ) ( ) ( ) ( ) ( ) ( ) ( ) ( ) ( ) ( ) ( )  (?) │"
  );
  CHECK(splats_row(ada, 19) == "Your guess: _______________");
}

TEST_CASE("boards too large for columns are lists on small screens") {
  Splats ada{"123456789abcdef", Presentation::small, "15\n15\n15\n"};
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
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
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

TEST_CASE("a hint is a guess with its reason, and stands behind MOVE on a screen") {
  Splats ada{"3451", Presentation::lines};
  ada.type("hint\n");
  const std::string hint = ada.last_line();
  CHECK(hint.starts_with("Hint "));
  CHECK(hint.ends_with(": it tells most. 1296 codes are possible."));
  ada.type("hint\n");
  CHECK(ada.last_line() == hint);
  ada.type("1122\nHINT\n");
  CHECK(ada.last_line().ends_with(" possible."));
  Splats bob{"3451"};
  bob.type("h");
  CHECK(bob.sees("Hint: it tells most. 1296 codes are possible."));
  std::string guess = hint.substr(5, 7);
  std::erase(guess, ' ');
  CHECK(bob.sees("Your guess: " + guess));
  bob.type("\n");
  CHECK(bob.sees("(1)"));
}

TEST_CASE("codes are counted as far as twelve digits in five places") {
  Splats ada{"34567", Presentation::full, "10\n5\n12\n"};
  ada.type("h");
  CHECK(ada.sees("248832 codes are possible."));
  Splats bob{"34567", Presentation::full, "10\n5\n13\n"};
  bob.type("h");
  CHECK(bob.sees("Too many codes are possible to count them."));
}

TEST_CASE("a hint that comes after the next guess is not told") {
  Splats ada{"3451"};
  ada.holds_thinking = true;
  ada.type("h");
  CHECK(ada.sees("The computer is thinking..."));
  ada.type("1122\n");
  ada.reply(play::breaking::Hinted{{1296, std::nullopt}});
  CHECK_FALSE(ada.sees("1296"));
}

TEST_CASE("a hint that was thought about for other numbers is not told for these") {
  Splats ada{"3451", Presentation::full, "15\n15\n15\n"};
  ada.holds_thinking = true;
  ada.type("hc\n10\n4\n6\nh");
  ada.reply_to(ada.ticket - 1, play::breaking::Hinted{{std::nullopt, std::nullopt}});
  CHECK(ada.sees("The computer is thinking..."));
  ada.reply(play::breaking::Hinted{{1296, std::nullopt}});
  CHECK(ada.sees("The computer has no guess either."));
}

TEST_CASE("the review is at hand after the game, in the signs of the game") {
  Splats ada{"c1", Presentation::full, "3\n2\n12\n"};
  ada.type("<2\n<1\nv");
  CHECK(ada.sees("Review"));
  CHECK(ada.sees("<2"));
  ada.type("q");
  CHECK(ada.sees("N new game"));
  Splats bob{"3451", Presentation::lines};
  bob.type("3451\nReview\n");
  CHECK(bob.heard.end()[-4].starts_with("1: 3 4 5 1 - 4 splats. 1296 to 1, "));
  CHECK(bob.prompt() == "[CNQ] ");
}

TEST_CASE("X, Y and N are kept for the call") {
  Splats ada{"3451"};
  ada.type("c3\n2\n5\nqs");
  CHECK(ada.sees("2 digits, 1 to 5  Guess 1 of 3"));
}

TEST_CASE("a game goes on in lines and back on the screen") {
  Splats ada{"2412"};
  ada.type("2544\n");
  ada.resize(10, 30);
  CHECK(ada.prompt() == "MOVE: ");
  CHECK(ada.last_line() == "1: 2 5 4 4 - 1 splat, 2 intersections.");
  ada.type("2412\n");
  ada.resize(24, 80);
  CHECK(splats_row(ada, 3) == "│ (2)  (2)  ( )  ( )  ( )  ( )  ( )  ( )  ( )  ( )   (2) │");
}

TEST_CASE("beside the text F2 is a new game, F3 options, Ctrl-Q and Esc quit, after a question") {
  constexpr ansi::Key f2{ansi::KeyCode::function, 2, {}};
  constexpr ansi::Key f3{ansi::KeyCode::function, 3, {}};
  constexpr ansi::Key control_q{ansi::KeyCode::control, U'Q', {}};
  Splats ada{"1234"};
  ada.type("1122\n12");
  ada.press(f3);
  CHECK(ada.sees("CODEMAKER  Options"));
  ada.press(ansi::KeyCode::escape);
  CHECK(ada.sees("Your guess: 12"));
  ada.press(f2);
  CHECK(ada.sees("Start a new game? (Y/N)"));
  ada.type("n");
  ada.press(control_q);
  CHECK(ada.sees("Quit this game? (Y/N)"));
  ada.press(ansi::KeyCode::escape);
  CHECK(ada.sees("Your guess: 12"));
  ada.press(f2);
  ada.type("y");
  CHECK_FALSE(ada.sees("(1) ("));
  CHECK_FALSE(ada.sees("Your guess: 12"));
  ada.press(ansi::KeyCode::escape);
  CHECK(ada.sees("Welcome, Ada."));
}

TEST_CASE("letters that are no digits are commands at once, behind digits too") {
  Splats ada{"1234"};
  ada.type("1122\n12n");
  CHECK(ada.sees("Start a new game? (Y/N)"));
  ada.type("n");
  CHECK(ada.sees("Your guess: 12"));
  ada.type("Q");
  CHECK(ada.sees("Quit this game? (Y/N)"));
  ada.type("nc");
  CHECK(ada.sees("X, guesses"));
}

TEST_CASE("a key for which a line has no more room is refused") {
  Splats ada{"1234"};
  ada.type(std::string(81, 'x'));
  CHECK(ada.sees("x isn't used here."));
}

TEST_CASE("Esc takes the numbers of Splats back") {
  Splats ada{"1234"};
  ada.type("c5\n");
  ada.press(ansi::KeyCode::escape);
  CHECK(ada.sees("Nothing was changed."));
  CHECK(ada.sees("Your guess:"));
}

TEST_CASE("Escape empties the line") {
  Splats ada{"3451"};
  ada.type("345");
  ada.press(ansi::KeyCode::escape);
  ada.type("2465\n");
  CHECK(ada.sees("(2)"));
}

TEST_CASE("N and Q ask where guesses were made, in either case") {
  Splats ada{"3451"};
  ada.type("1111\nny");
  CHECK_FALSE(ada.sees("(1)"));
  ada.type("1111\nNy");
  CHECK_FALSE(ada.sees("(1)"));
  ada.type("1111\nq");
  CHECK(ada.sees("Quit this game? (Y/N)"));
  ada.type("n");
  CHECK(ada.sees("(1)"));
  ada.type("Qy");
  CHECK(ada.sees("Welcome, Ada."));
  ada.type("sQ");
  CHECK(ada.sees("Welcome, Ada."));
}

TEST_CASE("after the game Enter and N are a new one, C, V and Q what they are elsewhere") {
  for (const std::string_view keys : {"\n\n", "\nn", "N", "x "}) {
    Splats ada{"3451"};
    ada.type("3451\n");
    ada.type(keys.substr(0, 1));
    ada.wait(std::chrono::seconds{1});  // the finished board is read
    ada.type(keys.substr(1));
    INFO(keys);
    CHECK(ada.sees("Your guess:"));
    CHECK_FALSE(ada.sees("(3)"));
  }
  Splats bob{"3451"};
  bob.type("3451\n x");
  CHECK(bob.sees("x isn't used here."));
  bob.type("v");
  CHECK(bob.sees("Review"));
  bob.type("qq");
  CHECK(bob.sees("Welcome"));
}

}  // namespace
}  // namespace codemaker::play::breaking
