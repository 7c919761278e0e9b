// Casual games of Egg Carton, two players and the manual's examples.
#include "engine/egg_carton/record.hpp"
#include "play/events/event.hpp"
#include "support/egg_carton_games.hpp"
#include "support/fits.hpp"
#include "support/hand_on_screen.hpp"
#include "support/kept_games.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::egg_carton {
namespace {

using ansi::KeyCode;
using engine::egg_carton::Player;
using engine::egg_carton::RelayRule;
using tests::EggSlots;
using tests::Typist;
namespace egg_carton = engine::egg_carton;

/// Nine selections that win from the classic start before the other selects at all (rules.md 5.5).
constexpr const char* first_turn_win = "deabfcfde";

Typist with(std::string_view keys) {
  return Typist{tests::call_of("Ada"), "\nopp\ne" + std::string{keys}};
}

constexpr EggSlots threes{3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3};

TEST_CASE("a casual game begins from a fair deal against a novice, or at the classic start") {
  Typist ada = with("c");
  CHECK(ada.sees("Computer level  2 of 10"));
  CHECK(ada.sees("a fair deal"));
  ada.type("d");
  CHECK(ada.sees("three in every slot"));
  CHECK(ada.sees("usual"));
  ada.type("p");
  CHECK(ada.sees("Computer level 2"));
  CHECK(tests::slots_on_screen(ada) == threes);
  CHECK(ada.sees("► 18 marbles  Ada"));
}

TEST_CASE("a casual game is played against any step, and the choice is kept") {
  Typist ada = with("c");
  for (int step = 1; step <= 10; ++step) {
    ada.type(std::to_string(step % 10));
    CHECK(ada.sees("Computer level  " + std::to_string(step) + " of 10"));
  }
  ada.type("\n");
  CHECK(ada.sees("Computer level 10"));
  CHECK(tests::slots_on_screen(ada) == tests::egg_deal(1).slots);
  ada.type("qyc");
  CHECK(ada.sees("10 of 10"));
  CHECK(ada.sees("a fair deal"));
}

TEST_CASE("a casual game that is won is nobody's score, and another begins if one likes") {
  Typist ada = with("cdp");
  ada.type(first_turn_win);
  CHECK(ada.sees("Ada wins, "));
  ada.type(" ");
  CHECK(ada.sees("Again? (Y/N)"));
  CHECK(ada.sees("Left in the computer's row"));
  ada.type("x");
  CHECK(ada.sees("x isn't used here."));
  ada.type("y");
  CHECK(tests::slots_on_screen(ada) == threes);
  ada.type(first_turn_win);
  ada.type(" n");
  CHECK(ada.sees("Casual game"));
  CHECK(ada.filed.empty());
}

TEST_CASE("by the narrow rule a last marble off the board ends the turn after marbles sown on") {
  Typist ada = with("cdp");
  ada.holds_thinking = true;
  ada.type("c");
  CHECK(ada.sees("Off the board: select again."));
  ada.type("qycrp");
  CHECK(ada.sees("Computer level 2, narrow rule"));
  ada.type("c");
  CHECK(ada.sees("Off the board, so your turn is over."));
  CHECK(ada.sees("The computer is thinking..."));
}

TEST_CASE("by the narrow rule too a last marble of the slot's own lets one select again") {
  Typist ada = with("cdrp");
  ada.type("d");
  CHECK(ada.sees("Off the board: select again."));
}

TEST_CASE("two players of Egg Carton give names, select from their own rows and change sides") {
  Typist ada = with("cdqt");
  CHECK(ada.sees("Player 1: Ada"));
  ada.type("\n");
  CHECK(ada.sees("Player 2:"));
  ada.type("Bob the Builder\n");
  CHECK(ada.sees("► 18 marbles  Ada"));
  CHECK(ada.sees("Round 1"));
  CHECK(ada.sees("Select a slot:"));
  ada.type("i");
  CHECK(ada.sees("I is not yours, Ada. Select from A to F."));
  auto position = egg_carton::classic_start(RelayRule::usual);
  const auto game = tests::egg_game_with(position, Player::two);
  for (const auto slot : game) {
    const bool is_ada = position.turn == Player::one;
    CHECK(tests::on_turn(ada) == (is_ada ? "Ada" : "Bob the Bui"));
    CHECK(tests::slots_on_screen(ada) == position.slots);
    tests::type_slot(ada, slot);
    position = egg_carton::sow(position, slot).after;
  }
  CHECK(ada.sees("Bob the Bui wins, "));
  ada.type(" ");
  CHECK(ada.sees("Rounds won: Ada 0, Bob the Bui 1."));
  ada.type("y");
  CHECK(tests::on_turn(ada) == "Bob the Bui");
  CHECK(ada.sees("Round 2: Ada 0, Bob the Bui 1"));
  CHECK(ada.filed.empty());
}

TEST_CASE("a name left empty is Player 1 or Player 2") {
  Typist ada = with("t\b\b\b\n");
  CHECK(ada.sees("Player 1: Player 1"));
  ada.press(KeyCode::escape);
  ada.type("\n\n");
  CHECK(ada.sees("marbles  Player 1"));
  CHECK(ada.sees("marbles  Player 2"));
}

struct ManualExample {
  EggSlots after;
  std::array<int, 2> off;
  const char* rule;
};

TEST_CASE("the three examples of the manual are played on the board") {
  constexpr EggSlots before{7, 3, 4, 1, 0, 1, 1, 6, 0, 1, 2, 4};
  const std::array<ManualExample, 3> examples{{
      {{7, 0, 5, 2, 1, 1, 1, 6, 0, 1, 2, 4}, {0, 0}, "B's three marbles go to"},
      {{7, 3, 0, 2, 1, 2, 1, 6, 0, 1, 2, 4}, {1, 0}, "C's marbles go to D, E"},
      {{0, 4, 5, 2, 1, 2, 0, 7, 1, 1, 2, 4}, {1, 0}, "A's last marble lands in"},
  }};
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Call call = tests::call_of("Ada");
    call.wanted = presentation;
    Typist ada{call, "\nex"};
    for (std::size_t i = 0; i < examples.size(); ++i) {
      CHECK(ada.sees("Example " + std::to_string(i + 1) + " of 3"));
      CHECK(tests::slots_on_screen(ada) == before);
      ada.type(" ");
      CHECK(tests::hand_on_screen(ada).value_or(0) > 0);
      while (ada.session().wakes_at())
        ada.wait_for_step();
      CHECK(tests::slots_on_screen(ada) == examples.at(i).after);
      CHECK(tests::ends_on_screen(ada) == examples.at(i).off);
      CHECK(ada.sees(examples.at(i).rule));
      ada.type(" ");
    }
    CHECK(ada.sees("Rules"));
  }
}

TEST_CASE("the instructions lead to the examples, in lines too") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Call call = tests::call_of("Ada");
    call.wanted = presentation;
    Typist ada{call, "\nei"};
    CHECK(ada.sees("X examples"));
    ada.type("\n\n");
    CHECK(ada.sees("X plays three examples on the carton."));
    ada.type("x");
    CHECK(ada.sees("Example 1 of 3"));
  }
  Call call = tests::call_of("Ada");
  call.wanted = Presentation::lines;
  Typist ada{call, "p\ne\ni\n"};
  ada.type("x\n");
  CHECK(ada.last_line().starts_with("Player 2: "));
  CHECK(ada.prompt() == "Enter to go on, Q back: ");
}

TEST_CASE(
    "instructions opened from a game's list go back to it, rules opened from the menu to the menu"
) {
  Typist ada{tests::call_of("Ada"), "\ne i"};
  ada.type("m");
  CHECK(ada.sees("X   Examples"));
  ada.type("qmxi\n\n\n\n\n\n");
  CHECK(ada.sees("Ranked run"));
  ada.type("qim");
  CHECK(ada.sees("Hall of Fame"));
}

TEST_CASE("any key shows the end of an example, and Q leaves them") {
  Typist ada{tests::call_of("Ada"), "\nex  "};
  CHECK(ada.sees("ends the turn: player 2 selects next."));
  ada.type("q");
  CHECK(ada.sees("Rules"));
}

TEST_CASE("an example that was being shown goes on in lines with the next") {
  Typist ada{tests::call_of("Ada"), "\nex "};
  ada.resize(10, 30);
  CHECK(ada.prompt() == "Enter to go on, Q back: ");
  ada.heard.clear();
  ada.type("\n");
  CHECK(ada.heard.front() == "Example 2 of 3: player 1 selects C.");
}

TEST_CASE("a selection is undone before the computer has answered it") {
  Typist ada{tests::call_of("Ada"), "\nopp\necdp"};
  ada.holds_thinking = true;
  ada.type("e");
  REQUIRE(ada.ticket == 1);
  ada.type("u");
  CHECK(ada.kept.last_line().find(":,E,U:unfinished.0.18.18:") != std::string::npos);
}

TEST_CASE("the question about the game with the longest words fits each screen") {
  using namespace engine::egg_carton::records;
  const CartonRecord longest{
      CartonCasual{CartonStart::dealt, RelayRule::narrow, 10}, {engine::records::Dealt{1}}};
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada{tests::call_in(presentation)};
    ada.answer(event::Unfinished{{{77, longest}}});
    ada.type("\nec");
    CHECK(ada.sees("Unfinished"));
    CHECK(ada.sees("level 10."));
    CHECK(tests::fits(ada));
  }
}

}  // namespace
}  // namespace codemaker::play::egg_carton
