// Runs up the ladder of Egg Carton, typed at a session.
#include "play/events/farewell.hpp"
#include "support/egg_carton_games.hpp"
#include "support/fake_disk.hpp"

#include "ansi/text.hpp"
#include "engine/egg_carton/id.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fmt/format.h>

namespace codemaker::play::egg_carton {
namespace {

using namespace std::chrono_literals;
using engine::egg_carton::Player;
using tests::call_in;
using tests::Typist;
namespace egg_carton = engine::egg_carton;

/// At the first board of a run; marbles fall at once.
Typist on_ladder(Presentation presentation = Presentation::full) {
  const bool is_line = presentation == Presentation::lines;
  return Typist{call_in(presentation), is_line ? "p\ne\nr\n" : "\nopp\ner "};
}

std::size_t widest_row(const Typist& caller) {
  const ansi::Frame frame = caller.session().frame();
  std::size_t widest = 0;
  for (int row = 0; row < frame.rows(); ++row)
    widest = std::max(widest, ansi::length(frame.text(row)));
  return widest;
}

/// A level from the deal of the caller's seed that the person wins or loses.
void play_level(Typist& ada, Player winner) {
  const auto deal = tests::egg_deal(ada.seed);
  tests::play_egg_game(ada, deal, tests::egg_game_with(deal, winner));
}

/// What such a won level pays.
engine::Points worth(std::uint64_t seed, int level) {
  const auto deal = tests::egg_deal(seed);
  const auto end = tests::after(deal, tests::egg_game_with(deal, Player::one));
  return static_cast<engine::Points>(level * (10 + egg_carton::marbles_of(end, Player::two)));
}

TEST_CASE("a run up an Egg Carton run ends in a defeat and its bank in the Hall of Fame") {
  Typist ada = on_ladder();
  CHECK(ada.sees("Level 1  Computer level 1, your turn"));
  CHECK(ada.sees("Bank 0"));
  play_level(ada, Player::one);
  const auto won = worth(1, 1);
  REQUIRE(ada.filed.size() == 1);  // the moment it is won
  CHECK(ada.filed[0].score == won);
  CHECK(ada.filed[0].level == 2);
  CHECK(ada.sees(fmt::format("Level 1 won. 1 x (10 + {} left) = {} points.", won - 10, won)));
  ada.type(" ");
  CHECK(ada.sees("Level 1 won"));
  CHECK_FALSE(ada.sees(" points."));
  CHECK(ada.sees(fmt::format("Points of the level          1 x (10 + {} left) = {}", won - 10, won))
  );
  CHECK(ada.sees("rank 1 in the Hall of Fame"));
  ada.type("  ");
  CHECK(ada.sees("Level 2  Computer level 2, your turn"));
  CHECK(ada.sees(fmt::format("Bank {}", won)));
  play_level(ada, Player::two);
  CHECK(ada.sees("Level 2 lost: the computer's row is empty, yours holds"));
  CHECK(ada.sees("rank 1 in the Hall of Fame"));
  ada.type("  ");
  CHECK(ada.sees("you made the Hall of Fame!"));
  ada.type("\b\b\bCountess\n");
  CHECK(ada.sees("Hall of Fame  Egg Carton"));
  const auto table = ada.table(engine::egg_carton::id);
  REQUIRE(table.size() == 1);
  CHECK(table[0].name == "Countess");
  CHECK(table[0].score == won);
  CHECK(table[0].level == 2);
}

TEST_CASE("the same selections make the same run up the ladder in every presentation") {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    Typist ada = on_ladder(presentation);
    const bool is_line = presentation == Presentation::lines;
    for (const Player winner : {Player::one, Player::one, Player::two}) {
      play_level(ada, winner);
      if (!is_line) ada.type("   ");
    }
    REQUIRE(ada.filed.size() == 2);
    CHECK(ada.filed[1].score == worth(1, 1) + worth(1, 2));
    CHECK(ada.filed[1].level == 3);
    ada.type(is_line ? "Ada\n" : "\n");
    CHECK(
        (is_line ? ada.prompt() == "M for the menu, 1 to 3 for the tables, R1 for a replay: "
         : presentation == Presentation::small ? ada.sees("Hall of Fame: Egg Carton")
                                               : ada.sees("Hall of Fame  Egg Carton"))
    );
  }
}

TEST_CASE(
    "the computer of the ladder plays at the level of the ladder, from level 10 on at level 10"
) {
  Typist ada = on_ladder();
  engine::Points bank = 0;
  for (int level = 1; level <= 11; ++level) {
    CHECK(ada.sees(fmt::format("Level {}  Computer level {}, ", level, std::min(level, 10))));
    CHECK(ada.sees(fmt::format("Bank {}", bank)));
    play_level(ada, Player::one);
    bank += worth(1, level);
    ada.type("   ");
  }
  CHECK(ada.filed.back().score == bank);
}

TEST_CASE("every level of the ladder is dealt anew and alike to both, and the person begins") {
  Typist ada = on_ladder();
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const auto deal = tests::egg_deal(seed);
    const auto seen = tests::slots_on_screen(ada);
    CHECK(seen == deal.slots);
    CHECK(std::equal(seen.begin(), seen.begin() + 6, seen.begin() + 6));
    CHECK(ada.sees("► 18 marbles  Ada"));
    CHECK(ada.sees("18 marbles  Computer"));
    CHECK(ada.sees("Select a slot:"));
    play_level(ada, Player::one);
    ada.seed = seed + 1;
    ada.type("   ");
  }
}

TEST_CASE("what a win now pays follows the marbles on the other side") {
  Typist ada = on_ladder();
  ada.holds_thinking = true;
  auto position = tests::egg_deal(1);
  for (const auto slot : tests::egg_game_with(position, Player::one)) {
    CHECK(ada.sees(
        fmt::format("A win now pays {}", 10 + egg_carton::marbles_of(position, Player::two))
    ));
    if (position.turn == Player::two) break;
    tests::type_slot(ada, slot);
    position = egg_carton::sow(position, slot).after;
  }
}

TEST_CASE("the computer of the door plays up the ladder until the caller is beaten") {
  Typist ada = on_ladder(Presentation::lines);
  engine::Random random{3};
  for (int i = 0; i < 3000 && ada.prompt() == "Ada, A to F: "; ++i)
    ada.type(std::string(1, "ABCDEF"[random.below(6)]) + "\n");
  CHECK(std::ranges::any_of(ada.heard, [](const std::string& line) {
    return line.find(" lost: the computer's row is empty, yours holds ") != std::string::npos &&
           line.find("The run is over") != std::string::npos;
  }));
}

TEST_CASE("leaving the ladder asks first and keeps what is banked") {
  Typist ada = on_ladder();
  ada.type("q");
  CHECK(ada.sees("Quit this run? No points are in the bank yet. (Y/N)"));
  ada.type("n");
  play_level(ada, Player::one);
  ada.type("  q");
  CHECK(ada.sees(fmt::format("End this run with {} points? (Y/N)", worth(1, 1))));
  ada.type("y\n");
  CHECK(ada.sees("Hall of Fame  Egg Carton"));
  CHECK(ada.table(engine::egg_carton::id)[0].level == 2);
}

TEST_CASE("who quits at the won board of a level of the ladder has competed in no later one") {
  Typist ada = on_ladder();
  play_level(ada, Player::one);
  ada.type("  ");
  play_level(ada, Player::one);
  CHECK(ada.table(engine::egg_carton::id)[0].level == 3);
  ada.type(" qy\n");
  CHECK(ada.sees("Hall of Fame  Egg Carton"));
  REQUIRE(ada.table(engine::egg_carton::id).size() == 1);
  CHECK(ada.table(engine::egg_carton::id)[0].level == 2);
}

TEST_CASE("a run up the ladder without a level won leads back to the list") {
  Typist ada = on_ladder();
  ada.type("qy");
  CHECK(ada.sees("You won no level, so there is nothing to score."));
  ada.type(" ");
  CHECK(ada.sees("Ranked run"));
  CHECK(ada.table(engine::egg_carton::id).empty());
}

/// A run whose marbles are seen falling, before the selection that wins level 1.
struct AboutToWin {
  Typist ada{tests::call_of("Ada"), "\nopp\ner "};
  tests::EggSelections game = tests::egg_game_with(tests::egg_deal(1), Player::one);

  AboutToWin() {
    tests::play_egg_game(ada, tests::egg_deal(1), {game.begin(), game.end() - 1});
    ada.type("p");
    CHECK(ada.sees("Marble speed: fast."));
  }
};

TEST_CASE("a won level counts at once and is banked on the screen with its last marble") {
  AboutToWin w;
  tests::type_slot(w.ada, w.game.back());
  CHECK(w.ada.filed.size() == 1);
  CHECK(w.ada.sees("Bank 0"));
  w.ada.type(" ");
  CHECK(w.ada.sees(fmt::format("Bank {}", worth(1, 1))));
  CHECK(w.ada.sees("Level 1 won"));
}

TEST_CASE("carrier lost while the winning marbles fall loses nothing") {
  AboutToWin w;
  tests::type_slot(w.ada, w.game.back());
  w.ada.hang_up();
  CHECK(w.ada.left == effect::Farewell::hung_up);
  const auto table = w.ada.table(engine::egg_carton::id);
  REQUIRE(table.size() == 1);
  CHECK(table[0].score == worth(1, 1));
}

TEST_CASE("carrier lost while other marbles fall costs that level and nothing that was won") {
  AboutToWin w;
  tests::type_slot(w.ada, w.game.back());
  w.ada.type("   ");
  tests::type_slot(w.ada, w.game.front());
  w.ada.hang_up();
  CHECK(w.ada.filed.size() == 1);
  CHECK(w.ada.table(engine::egg_carton::id).size() == 1);
}

TEST_CASE("a score that cannot be written when a level is won is written at the end of the run") {
  Typist ada = on_ladder();
  ada.disk.is_full = true;
  play_level(ada, Player::one);
  ada.type("   ");
  ada.disk.is_full = false;
  play_level(ada, Player::two);
  CHECK(ada.table(engine::egg_carton::id).size() == 1);
}

TEST_CASE("every board of a run up the ladder fits the screen, marbles falling or not") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    const std::size_t room = presentation == Presentation::full ? 79 : 39;
    Call call = tests::call_of(std::string(40, 'W'));
    call.wanted = presentation;
    call.terminal = {.rows = 29, .columns = 99};
    call.time_left = 600min;
    Typist ada{call, "\ner "};
    for (const Player winner : {Player::one, Player::two}) {
      ada.holds_thinking = true;
      auto position = tests::egg_deal(1);
      for (const auto slot : tests::egg_game_with(position, winner)) {
        ada.reply(tests::thought_of(slot));
        if (position.turn == Player::one) tests::type_slot(ada, slot);
        while (ada.session().wakes_at()) {
          CHECK(widest_row(ada) <= room);
          ada.wait_for_step();
        }
        position = egg_carton::sow(position, slot).after;
      }
      CHECK(widest_row(ada) <= room);
      ada.type(" ");
      CHECK(widest_row(ada) <= room);
      ada.type(" ");
    }
    CHECK(ada.sees("Name to show: "));
  }
}

TEST_CASE("a caller sent straight to Egg Carton begins at the foot of the ladder") {
  Call call = tests::call_of("Ada");
  call.opens = engine::egg_carton::id;
  Typist ada{call, "\n"};
  CHECK(ada.sees("EGG CARTON  Level 1"));
}

TEST_CASE("little time is told at the end of a level of the ladder") {
  Call call = tests::call_of("Ada");
  call.time_left = 9min;
  Typist ada{call, "\nopp\ner "};
  play_level(ada, Player::one);
  CHECK(ada.sees("You have 9 min left."));
}

TEST_CASE("a warning of time stands until a key is pressed, whatever the computer sows meanwhile") {
  Call call = tests::call_of("Ada");
  call.time_left = 6min;
  Typist ada{call, "\nopp\ner "};
  ada.holds_thinking = true;
  auto position = tests::egg_deal(1);
  for (const auto slot : tests::egg_game_with(position, Player::two)) {
    if (position.turn == Player::two) {
      ada.wait(70s);
      CHECK(ada.sees("5 minutes left on the board."));
      ada.reply(tests::thought_of(slot));
      ada.wait(5s);
      CHECK(ada.sees("5 minutes left on the board."));
      break;
    }
    tests::type_slot(ada, slot);
    position = egg_carton::sow(position, slot).after;
  }
  REQUIRE(position.turn == Player::two);
  ada.type("z");
  CHECK_FALSE(ada.sees("5 minutes left on the board."));
}

}  // namespace
}  // namespace codemaker::play::egg_carton
