// Each kind of game from the title to the menu with nothing but the mouse.
#include "play/breaking/questions.hpp"
#include "support/campaign_runs.hpp"
#include "support/egg_carton_games.hpp"
#include "support/free_play.hpp"
#include "support/masterix_rounds.hpp"
#include "support/matches.hpp"

#include <catch2/catch.hpp>
#include <initializer_list>
#include <string>
#include <string_view>

namespace codemaker::play {
namespace {

using tests::Typist;

/// A hand on a mouse, on the menu; nothing moves.
struct Mouse : Typist {
  Mouse() {
    click("Enter play");
    click("Options");
    while (!sees("at once"))
      click("Move speed");
    click("Enter done");
  }

  /// Where nothing stands, until these words are seen.
  void click_on_to(std::string_view words) {
    constexpr int most = 12;
    for (int i = 0; i < most && !sees(words); ++i) {
      const char* const way = sees("Enter save")   ? "Enter save"
                              : sees("Enter menu") ? "Enter menu"
                              : sees("Q menu")     ? "Q menu"
                              : sees("Back ")      ? "Back "
                                                   : nullptr;
      way == nullptr ? click({21, 39}) : click(way);
    }
    INFO(screen());
    CHECK(sees(words));
  }

  /// Colors of a palette into the open row, then its key.
  void lay(const breaking::Palette& palette, std::string_view pegs, std::string_view key) {
    for (const char peg : pegs)
      click(palette.place(static_cast<engine::breaking::Peg>(peg - '0')));
    click(key);
  }
};

constexpr breaking::Palette run_palette{{3, 33}, 6};

TEST_CASE("a level of the campaign is played with the mouse alone") {
  Mouse ada;
  ada.click("Code breaking campaign");
  ada.click("Play level 1");
  for (int half = 0; half < 2; ++half) {
    ada.lay(run_palette, "5566", "Enter guess");
    ada.lay(run_palette, "1234", "Enter guess");
    CHECK(ada.sees("You broke it in 2!"));
    ada.click("any key go on");
    ada.holds_thinking = true;
    ada.lay(run_palette, "4444", "Enter set code");
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
  ada.lay(palette, "5566", "Enter guess");
  ada.click("C copy");
  ada.click("H hint");
  for (int i = 0; i < 4; ++i)
    ada.drag(
        palette.place(static_cast<engine::breaking::Peg>(i + 1)),
        tests::hole_of({{3, 3}, 4, 12}, 2, i + 1)
    );
  ada.click("Enter guess");
  CHECK(ada.sees("You broke the code in 2 guesses!"));
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
  ada.lay({colors, 6, 1}, "5566", "Enter set code");
  CHECK(ada.sees("Break the computer's code."));
  ada.lay(palette, "1122", "Enter guess");
  const auto pegs = engine::breaking::parse_pegs("5555");
  ada.reply(play::breaking::Guessed{
      *engine::breaking::Code::secret({.holes = 4, .colors = 6}, pegs->span())});
  ada.wait_for_marks();
  ada.lay(palette, "1234", "Enter guess");
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
  ada.lay(palette, "1234", "Enter guess");
  CHECK(ada.sees("You broke the code in 1 guess!"));
  ada.click("Q menu");
  CHECK(ada.sees("Welcome, Ada."));
}

TEST_CASE("Splats is played with the mouse alone, its numbers and words too") {
  Mouse ada;
  ada.click("Intersections & Splats");
  ada.click("C numbers");
  ada.click("Enter guess");
  for (const char* const number : {" 5 ", " 4 ", " 6 "}) {
    ada.click(number);
    ada.click("Enter next");
  }
  CHECK(ada.sees("5 guesses, 4 digits"));
  ada.click("HINT hint");
  CHECK(ada.sees("1296"));
  const auto guess = [&](std::initializer_list<const char*> digits) {
    for (const char* const digit : digits)
      ada.click(digit);
    ada.click("Enter guess");
  };
  guess({" 5 ", " 5 ", " 5 ", " 5 "});
  guess({" 1 ", " 2 ", " 3 ", " 4 "});
  CHECK(ada.sees("Broken in 2 guesses."));
  ada.click("REVIEW review");
  CHECK(ada.sees("Review"));
  ada.click("Q close");
  ada.click("Q leave");
  ada.click("Enter new game");
  CHECK(ada.sees("Welcome, Ada."));
}

TEST_CASE("on a small screen clicks turn the digits on the line of Splats") {
  Typist ada{tests::call_in(Presentation::small), "\ns"};
  const ansi::Position first{15, 6};
  ada.click(first);
  CHECK(ada.sees("MOVE: 1"));
  ada.click(first);
  ada.click(first);
  CHECK(ada.sees("MOVE: 3"));
  ada.click({15, 7});
  CHECK(ada.sees("MOVE: 31"));
  ada.click(first);
  CHECK(ada.sees("MOVE: 31"));
  ada.click("Enter");
  CHECK_FALSE(ada.sees("MOVE: 31"));
}

TEST_CASE("a match against the computer is played with the mouse alone") {
  Mouse ada;
  ada.click("Match");
  ada.click("Players");
  while (!ada.sees("Rounds          2"))
    ada.click("Rounds");
  ada.click("N new match");
  ada.lay(run_palette, "1234", "Enter guess");
  CHECK(ada.sees("broke it in 1 guess"));
  ada.click("any key go on");
  ada.lay(run_palette, "5566", "Enter set code");
  ada.click_on_to("any key go on");
  ada.click("any key go on");
  CHECK(ada.sees("the match"));
  ada.click("Q menu");
  CHECK(ada.sees("Welcome, Ada."));
}

TEST_CASE("the guided game is played with the mouse alone") {
  Mouse ada;
  ada.click("G guided game");
  ada.lay(run_palette, "1122", "Enter guess");
  CHECK(ada.sees("Your guess has"));
  ada.lay(run_palette, "1234", "Enter guess");
  CHECK(ada.sees("You broke it in 2 guesses!"));
  ada.click("Q menu");
  CHECK(ada.sees("Welcome, Ada."));
}

TEST_CASE("practice is played with the mouse alone") {
  Mouse ada;
  ada.click("Practice levels");
  ada.click(" 1 ");
  ada.lay(run_palette, "1234", "Enter guess");
  CHECK(ada.sees("You won level 1 in 1 guess!"));
  ada.click("Enter next level");
  CHECK(ada.sees("Level 2 of 8"));
  ada.click("Q leave");
  CHECK(ada.sees("Welcome, Ada."));
}

/// A jump of the round by clicks, or the computer's answer.
void click_move(Mouse& ada, engine::masterix::Move move) {
  for (const auto square : {move.origin, move.target})
    ada.click(masterix::masterix_place(square, false));
}

TEST_CASE("a level of Masterix is played with the mouse alone") {
  Mouse ada;
  ada.click("Masterix");
  for (int i = 0; i < 4; ++i)
    ada.click({20, 2});  // the opening
  ada.click("Ranked run");
  ada.holds_thinking = true;
  engine::masterix::Position position = tests::dealt(ada.seed);
  for (const auto& move : tests::round_with(ada.seed, tests::more)) {
    if (position.turn == engine::masterix::Color::blue) {
      click_move(ada, move);
    } else {
      ada.reply(tests::thought_of(move));
    }
    position = engine::masterix::after(position, move);
  }
  ada.click_on_to("Level 1 won");
  ada.click("any key next level");
  CHECK(ada.sees("Level 2"));
  ada.click("Q quit");
  ada.click("Y yes");
  ada.click_on_to("Welcome, Ada.");
  CHECK(ada.filed.size() == 1);
}

TEST_CASE("Masterix for two is played with the mouse alone") {
  Mouse ada;
  ada.click("Masterix");
  for (int i = 0; i < 4; ++i)
    ada.click({20, 2});
  ada.click("Two players");
  ada.click("Enter save");
  ada.click("Enter save");
  for (const auto& move : tests::round_with(ada.seed, tests::more))
    click_move(ada, move);
  ada.click_on_to("Ada wins the round");
  ada.click("N new game");
  ada.click("Y yes");
  CHECK(ada.sees("Round 1  Ada (blue): pick up a unit"));
  ada.click("Q quit");
  ada.click("Y yes");
  ada.click_on_to("Welcome, Ada.");
}

/// The slots of a game one by one, the computer's as it answers; `is_pair`: there is none.
void click_game(Mouse& ada, engine::egg_carton::Position position, bool is_pair) {
  using engine::egg_carton::Player;
  ada.holds_thinking = true;
  for (const auto slot : tests::egg_game_with(position, Player::one)) {
    if (is_pair || position.turn == Player::one) {
      ada.click(tests::number_of(ada, slot));
    } else {
      ada.reply(tests::thought_of(slot));
    }
    position = engine::egg_carton::sow(position, slot).after;
  }
}

TEST_CASE("a level of the ladder is played with the mouse alone") {
  Mouse ada;
  ada.click("Egg Carton");
  ada.click("Ladder");
  click_game(ada, tests::egg_deal(ada.seed), false);
  ada.click_on_to("Level 1 won");
  ada.click_on_to("Level 2");
  ada.click("Q quit");
  ada.click("Y yes");
  ada.click_on_to("Welcome, Ada.");
  CHECK(ada.filed.size() == 1);
}

TEST_CASE("casual Egg Carton and Egg Carton for two are played with the mouse alone") {
  const auto classic = engine::egg_carton::classic_start(engine::egg_carton::RelayRule::usual);
  for (const bool is_pair : {false, true}) {
    Mouse ada;
    ada.click("Egg Carton");
    ada.click(is_pair ? "Two players" : "Casual game");
    ada.click("P play");
    ada.click("F2 new");
    ada.click("Y yes");
    click_game(ada, classic, is_pair);
    ada.click_on_to("Again? (Y/N)");
    ada.click("Y again");
    ada.click("Q quit");
    ada.click("Y yes");
    ada.click_on_to("Welcome, Ada.");
  }
}

}  // namespace
}  // namespace codemaker::play
