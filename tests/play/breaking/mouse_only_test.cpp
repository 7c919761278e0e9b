// Each way of code breaking from the title to the menu with nothing but the mouse.
#include "play/breaking/panel.hpp"
#include "play/breaking/questions.hpp"
#include "support/campaign_runs.hpp"
#include "support/free_play.hpp"
#include "support/matches.hpp"
#include "support/mouse_only.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

using tests::Mouse;
using tests::Typist;

/// Colors of a palette into the open row, then its key.
void lay(
    Mouse& hand, const breaking::Palette& palette, std::string_view pegs, std::string_view key
) {
  for (const char peg : pegs)
    hand.click(palette.place(static_cast<engine::breaking::Peg>(peg - '0')));
  hand.click(key);
}

constexpr breaking::Palette run_palette{{3, 33}, 6};

TEST_CASE("a level of a ranked run is played with the mouse alone") {
  Mouse ada;
  ada.click("Code breaking run");
  ada.click("Play level 1");
  ada.click("Enter play");
  for (int half = 0; half < 2; ++half) {
    lay(ada, run_palette, "5566", "Enter guess");
    lay(ada, run_palette, "1234", "Enter guess");
    CHECK(ada.sees("You broke it in 2!"));
    ada.click("any key go on");
    ada.holds_thinking = true;
    lay(ada, run_palette, "4444", "Enter set code");
    tests::computer_breaks_in(ada, 6, "4444");
    CHECK(ada.sees("The computer broke it in 6."));
    ada.click("any key go on");
  }
  CHECK(ada.filed.size() == 1);
  ada.click("any key go on");
  CHECK(ada.sees("Level 2"));
  ada.click("Q quit");
  ada.click("Y yes");
  ada.click_on_to("Welcome, Ada.");
  CHECK(ada.filed.size() == 1);
}

TEST_CASE("free play is set up and played with the mouse alone") {
  Mouse ada;
  ada.click("Duel and free play");
  ada.click("Duel or solo");
  ada.click("N new game");
  const breaking::Palette palette{{4, 33}, 6, 2, breaking::PegSigns::colors, true};
  lay(ada, palette, "5566", "Enter guess");
  ada.click("A earlier");
  ada.click("H hint");
  CHECK(ada.sees("Hint: "));
  for (int i = 0; i < 4; ++i)
    ada.drag(
        palette.place(static_cast<engine::breaking::Peg>(i + 1)),
        tests::hole_of({{3, 3}, 4, 12}, 2, i + 1)
    );
  ada.click("Enter guess");
  CHECK(ada.sees("2 guesses of 10"));
  ada.click("V review");
  ada.click("Q close");
  ada.click("S scoring");
  ada.click_on_to("Q menu");
  ada.click("Q menu");
  CHECK(ada.sees("Welcome, Ada."));
}

TEST_CASE("a duel is played with the mouse alone") {
  Mouse ada;
  ada.holds_thinking = true;
  ada.click("Duel and free play");
  ada.click("N new game");
  const tests::FreePlay shown{"n"};
  const breaking::WoodenBoard second = shown.computers_board();
  const ansi::Position colors{
      second.at.row + 1, second.at.column + second.columns() + tests::duel_gap};
  const breaking::Palette palette{colors, 6, 1, breaking::PegSigns::colors, true};
  lay(ada, {colors, 6, 1}, "5566", "Enter set code");
  CHECK(ada.sees("Break the computer's code."));
  lay(ada, palette, "1122", "Enter guess");
  const auto pegs = engine::breaking::parse_pegs("5555");
  ada.reply(play::breaking::Guessed{
      *engine::breaking::Code::secret({.holes = 4, .colors = 6}, pegs->span())});
  ada.wait_for_marks();
  lay(ada, palette, "1234", "Enter guess");
  ada.reply(play::breaking::Guessed{
      *engine::breaking::Code::secret({.holes = 4, .colors = 6}, pegs->span())});
  ada.click_on_to("Q menu");
  ada.click("Q menu");
  CHECK(ada.sees("Welcome, Ada."));
}

TEST_CASE("Bulls and Cows is played with the mouse alone") {
  Mouse ada;
  ada.click("Duel and free play");
  ada.click("Duel or solo");
  ada.click("Game ");
  CHECK(ada.sees("Bulls and Cows"));
  ada.click("N new game");
  const breaking::Palette palette{{4, 33}, 10, 2, breaking::PegSigns::digits};
  lay(ada, palette, "1234", "Enter guess");
  CHECK(ada.sees("1 guess of 10"));
  ada.click("Q menu");
  CHECK(ada.sees("Welcome, Ada."));
}

TEST_CASE("Splats is played with the mouse alone, its numbers and words too") {
  Mouse ada;
  ada.click("Intersections & Splats");
  ada.click("C numbers");
  for (const char* const number : {" 5 ", " 4 ", " 6 "}) {
    ada.click(number);
    ada.click("Enter next");
  }
  CHECK(ada.sees("4 digits, 1 to 6  Guess 1 of 5"));
  ada.click("H hint");
  CHECK(ada.sees("1296"));
  ada.press(ansi::Key{ansi::KeyCode::escape, 0, {}});
  const auto guess = [&](std::initializer_list<const char*> digits) {
    for (const char* const digit : digits)
      ada.click(digit);
    ada.click("Enter guess");
  };
  guess({" 5 ", " 5 ", " 5 ", " 5 "});
  guess({" 1 ", " 2 ", " 3 ", " 4 "});
  CHECK(ada.sees("Broken in 2 guesses."));
  ada.click("V review");
  CHECK(ada.sees("Review"));
  ada.click("Q close");
  ada.click("Q menu");
  CHECK(ada.sees("Welcome, Ada."));
}

TEST_CASE("on a small screen clicks turn the digits on the line of Splats") {
  Typist ada{tests::call_in(Presentation::small), "\ns"};
  const ansi::Position first{11, 12};
  ada.click(first);
  CHECK(ada.sees("Your guess: 1"));
  ada.click(first);
  ada.click(first);
  CHECK(ada.sees("Your guess: 3"));
  ada.click({11, 13});
  CHECK(ada.sees("Your guess: 31"));
  ada.click(first);
  CHECK(ada.sees("Your guess: 31"));
  ada.click("Enter");
  CHECK_FALSE(ada.sees("Your guess: 31"));
}

TEST_CASE("a match against the computer is played with the mouse alone") {
  Mouse ada;
  ada.click("Match");
  ada.click("Players");
  while (!ada.sees("Rounds          2"))
    ada.click("Rounds");
  ada.click("N new match");
  lay(ada, run_palette, "1234", "Enter guess");
  CHECK(ada.sees("broke it in 1 guess"));
  ada.click("any key go on");
  lay(ada, run_palette, "5566", "Enter set code");
  ada.click_on_to("any key go on");
  ada.click("any key go on");
  CHECK(ada.sees("the match"));
  ada.click("Q menu");
  CHECK(ada.sees("Welcome, Ada."));
}

TEST_CASE("the guided game is played with the mouse alone") {
  Mouse ada;
  ada.click("G guided game");
  lay(ada, run_palette, "1122", "Enter guess");
  CHECK(ada.sees("Your guess has"));
  lay(ada, run_palette, "1234", "Enter guess");
  CHECK(ada.sees("You broke it in 2 guesses!"));
  ada.click("Q menu");
  CHECK(ada.sees("Welcome, Ada."));
}

TEST_CASE("practice is played with the mouse alone") {
  Mouse ada;
  ada.click("Practice levels");
  ada.click(" 1 ");
  lay(ada, run_palette, "1234", "Enter guess");
  CHECK(ada.sees("You won level 1 in 1 guess!"));
  ada.click("any key see board");
  ada.click("N next level");
  CHECK(ada.sees("Level 2 of 8"));
  ada.click("Q quit");
  CHECK(ada.sees("Welcome, Ada."));
}

}  // namespace
}  // namespace codemaker::play
