// Egg Carton in lines: a line for every selection, everything askable, nothing repeated.
#include "support/egg_carton_games.hpp"

#include "engine/egg_carton/id.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::egg_carton {
namespace {

using engine::egg_carton::Player;
using tests::Typist;
namespace egg_carton = engine::egg_carton;

using Lines = std::vector<std::string>;

Typist in_lines(std::string_view lines) {
  Call call = tests::call_of("Ada");
  call.wanted = Presentation::lines;
  return Typist{call, "p\ne\n" + std::string{lines}};
}

TEST_CASE("in lines a level of the ladder begins with what lies where") {
  Typist ada = in_lines("");
  ada.type("r\n");
  const auto deal = tests::egg_deal(1);
  REQUIRE(ada.heard.size() > 4);
  const auto told = std::vector(ada.heard.end() - 4, ada.heard.end());  // behind the opponent
  CHECK(told[0] == "Level 1, computer level 1. You have A to F and begin.");
  CHECK(told[1].starts_with("Ada: A " + std::to_string(deal.slots[0]) + ", B "));
  CHECK(told[2].ends_with("; left end 0."));
  CHECK(told[3].starts_with("First sowing: A "));
  CHECK(ada.prompt() == "Ada, A to F: ");
}

TEST_CASE("in lines the examples of the manual are told whole") {
  Typist ada = in_lines("");
  ada.type("x\n");
  CHECK(ada.heard[0] == "Example 1 of 3: player 1 selects B.");
  CHECK(ada.heard[1] == "Player 1: A 7, B 3, C 4, D 1, E 0, F 1; right end 0.");
  CHECK(ada.heard[3] == "B: C D E - slot E was empty, turn over.");
  CHECK(ada.heard[5] == "Player 1: A 7, B 0, C 5, D 2, E 1, F 1; right end 0.");
  ada.heard.clear();
  ada.type("\n");
  CHECK(ada.heard[3] == "C: D E F right - off the board, again.");
  ada.heard.clear();
  ada.type("\n");
  CHECK(ada.heard[3] == "A: B C D E F right I - relay from I: J K - slot K was empty, turn over.");
  ada.type("\n");
  CHECK(ada.prompt() == "Egg Carton: ");
}

TEST_CASE("in lines a selection is told in one line and the computer's in another") {
  Typist ada = in_lines("c\nd\np\n");
  CHECK(ada.prompt() == "Ada, A to F: ");
  ada.heard.clear();
  ada.type("d\n");
  CHECK(ada.heard == Lines{"D: E F right - off the board, again."});
  CHECK(ada.prompt() == "Ada, A to F: ");
  ada.holds_thinking = true;
  ada.heard.clear();
  egg_carton::Position position =
      tests::after(egg_carton::classic_start(egg_carton::RelayRule::usual), {3});
  while (position.turn == Player::one) {
    const auto slot = egg_carton::selections(position).back();
    tests::type_slot(ada, slot);
    position = tests::after(position, {slot});
  }
  CHECK(ada.last_line().ends_with(" was empty, turn over."));
  CHECK(ada.prompt().empty());
  ada.type("a\n");
  CHECK(ada.last_line() == "The computer is thinking...");
  const auto slot = egg_carton::selections(position).front();
  ada.reply(tests::thought_of(slot));
  CHECK(ada.last_line().starts_with(std::string{"Computer "} + egg_carton::letter(slot) + ": "));
}

TEST_CASE("in lines the position, the turn and the points are told when they are asked for") {
  Typist ada = in_lines("r\n");
  ada.heard.clear();
  ada.type("W\np\n");
  CHECK(ada.heard.size() == 5);
  CHECK(ada.heard[0] == "Level 1, computer level 1. Bank 0. A win now pays 28.");
  CHECK(ada.heard[1] == "Ada selects from A to F. Marbles: Ada 18, Computer 18.");
  CHECK(ada.heard[2].starts_with("Ada: A "));
  CHECK(ada.heard[3].starts_with("Computer: I "));
  ada.heard.clear();
  ada.type("?\n");
  CHECK(ada.heard.size() == 5);
}

TEST_CASE("in lines what is wrong is said and costs nothing") {
  Typist ada = in_lines("c\nd\np\nd\n");
  ada.heard.clear();
  ada.type("d\ni\nG\nab\nhello\n3\n\np\n");
  CHECK(
      ada.heard ==
      Lines{
          "D is empty. Select a slot that holds marbles.",
          "I is not yours, Ada. Select from A to F.",
          "\"G\" is not a command here. Type ? for help.",
          "\"ab\" is not a command here. Type ? for help.",
          "\"hello\" is not a command here. Type ? for help.",
          "\"3\" is not a command here. Type ? for help.",
          "Ada: A 3, B 3, C 3, D 0, E 4, F 4; right end 1.",
          "Computer: I 3, J 3, K 3, L 3, M 3, N 3; left end 0.",
          "First sowing: A empty slot, B relay, C relay, E relay, F relay."}
  );
}

TEST_CASE("in lines a level that is won or lost says what it paid") {
  Typist ada = in_lines("r\n");
  const auto deal = tests::egg_deal(1);
  ada.heard.clear();
  tests::play_egg_game(ada, deal, tests::egg_game_with(deal, Player::one));
  const auto end = tests::after(deal, tests::egg_game_with(deal, Player::one));
  const int left = egg_carton::marbles_of(end, Player::two);
  const std::string points = std::to_string(10 + left);
  const auto told = std::ranges::find(
      ada.heard, "Level 1 won. 1 x (10 + " + std::to_string(left) + " left) = " + points +
                     " points. Bank " + points + "."
  );
  REQUIRE(told != ada.heard.end());
  CHECK(std::ranges::count(ada.heard, "Rank 1 in the Hall of Fame.") == 1);
  CHECK(
      std::ranges::count(ada.heard, "Level 2, computer level 2. You have A to F and begin.") == 1
  );
  tests::play_egg_game(ada, deal, tests::egg_game_with(deal, Player::two));
  CHECK(ada.prompt() == "Name (= keeps Ada): ");
  ada.type("=\n");
  CHECK(ada.table(engine::egg_carton::id)[0].score == 10 + left);
}

TEST_CASE("in lines the settings of a casual game are typed") {
  Typist ada = in_lines("c\n");
  ada.heard.clear();
  ada.type("10\nd\nr\n11\n");
  CHECK(
      ada.heard ==
      Lines{
          "0-9: Computer level, now 10 of 10.", "D: Deal, now three in every slot.",
          "R: Relay rule, now narrow.", "\"11\" is not a command here. Type ? for help."}
  );
  ada.heard.clear();
  ada.type("p\n");
  CHECK(ada.heard.front() == "Computer level 10, narrow rule.");
}

TEST_CASE("in lines two players of Egg Carton are asked by name") {
  Typist ada = in_lines("c\nd\nq\nt\n\nBob the Builder\n");
  CHECK(ada.prompt() == "Ada, A to F: ");
  egg_carton::Position position = egg_carton::classic_start(egg_carton::RelayRule::usual);
  while (position.turn == Player::one) {
    const auto slot = egg_carton::selections(position).front();
    tests::type_slot(ada, slot);
    position = tests::after(position, {slot});
  }
  CHECK(ada.prompt() == "Bob the Bui, I to N: ");
  ada.type("q\ny\n");
  CHECK(ada.prompt() == "Egg Carton: ");
}

TEST_CASE("in lines a casual game that is over asks for another") {
  Typist ada = in_lines("c\nd\np\n");
  for (const char slot : std::string_view{"deabfcfde"})
    ada.type(std::string{slot, '\n'});
  CHECK(ada.heard[ada.heard.size() - 2].ends_with(", and the row is empty."));
  CHECK(ada.last_line().starts_with("Ada wins, "));
  CHECK(ada.prompt() == "Again (Y/N, V: review): ");
  ada.type("n\n");
  CHECK(ada.prompt() == "Egg Carton: ");
}

}  // namespace
}  // namespace codemaker::play::egg_carton
