// Whole runs of Masterix, typed at a session.
#include "engine/masterix/id.hpp"
#include "play/events/farewell.hpp"
#include "support/kept_games.hpp"
#include "support/masterix_rounds.hpp"
#include "support/typist.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fmt/format.h>

namespace codemaker::play::masterix {
namespace {

using namespace std::chrono_literals;
using ansi::KeyCode;
using tests::in_run;
using tests::more;
using tests::play_level;
using tests::points_of;
using tests::Typist;
namespace masterix = engine::masterix;

constexpr auto fewer = std::strong_ordering::less;
constexpr auto as_many = std::strong_ordering::equal;

TEST_CASE("a run of Masterix is played to a defeat and its bank stands in the Hall of Fame") {
  Typist ada = in_run();
  CHECK(ada.sees("MASTERIX  Level 1"));
  CHECK_FALSE(ada.sees("Bank"));
  play_level(ada, more);
  const engine::Points won = points_of(1, 1, more);
  REQUIRE(ada.filed.size() == 1);  // the moment it is won
  CHECK(ada.filed[0].score == won);
  CHECK(ada.filed[0].level == 2);
  CHECK(ada.sees("No moves left. Press any key."));
  ada.type(" ");
  CHECK(ada.sees("Level 1 won"));
  CHECK(ada.sees("Kill points (x 2)"));
  CHECK(ada.sees("Bonus (x 1)"));
  CHECK(ada.sees("Total"));
  CHECK(ada.sees("rank 1 in the Hall of Fame"));
  ada.type(" ");
  CHECK(ada.sees("MASTERIX  Level 2"));
  ada.type(" ");
  CHECK(ada.sees(fmt::format("Bank {}", won)));
  play_level(ada, fewer);
  ada.type(" ");
  CHECK(ada.sees("Level 2 lost"));
  CHECK(ada.sees("rank 1"));
  ada.type(" ");
  CHECK(ada.sees("you made the Hall of Fame!"));
  ada.type("\b\b\bCountess\n");
  CHECK(ada.sees("Hall of Fame  Masterix"));
  const auto table = ada.table(engine::masterix::id);
  REQUIRE(table.size() == 1);
  CHECK(table[0].name == "Countess");
  CHECK(table[0].score == won);
  CHECK(table[0].level == 2);
}

TEST_CASE("the same moves make the same run on full screens, on small ones and in lines") {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    Typist ada = in_run(presentation);
    const bool is_line = presentation == Presentation::lines;
    for (const auto result : {more, as_many, more, fewer}) {
      play_level(ada, result);
      if (!is_line) ada.type("  ");
    }
    REQUIRE(ada.filed.size() == 2);
    CHECK(ada.filed[1].score == points_of(1, 1, more) + points_of(1, 2, more));
    CHECK(ada.filed[1].level == 3);
    ada.type(is_line ? "Ada\n" : "\n");
    CHECK(
        (is_line ? ada.prompt() == "M for the menu, 1 to 3 for the tables, R1 for a replay: "
         : presentation == Presentation::small ? ada.sees("Hall of Fame: Masterix")
                                               : ada.sees("Hall of Fame  Masterix"))
    );
  }
}

TEST_CASE("a tied level is played again on a fresh board for nothing") {
  Typist ada = in_run();
  play_level(ada, as_many);
  CHECK(ada.filed.empty());
  ada.seed = 2;
  ada.type(" ");
  CHECK(ada.sees("The level is replayed."));
  ada.type(" ");
  CHECK(ada.sees("MASTERIX  Level 1"));
  const masterix::Board fresh = masterix::Board::deal(2);
  for (masterix::Square square = 0; square < masterix::max_squares; ++square) {
    const bool is_blue = (fresh.units(masterix::Color::blue) & masterix::only(square)) != 0;
    CHECK(tests::square_on_screen(ada, square)[1] == (is_blue ? 'O' : 'X'));
  }
}

TEST_CASE("the computer of the door plays whole runs until the caller is beaten") {
  Typist ada = in_run(Presentation::lines);
  for (int level = 0; level < 30 && ada.prompt() == "Move: "; ++level) {
    while (ada.prompt() == "Move: " && !ada.left) {
      ada.heard.clear();
      ada.type("m\n");
      const std::string unit = ada.last_line().substr(ada.last_line().find(": ") + 2, 2);
      ada.type("m " + unit + "\n");
      const std::string target = ada.last_line().substr(ada.last_line().find("onto ") + 5, 2);
      ada.type(unit + target + "\n");
    }
  }
  CHECK(ada.prompt() != "Move: ");
  CHECK(std::ranges::any_of(ada.heard, [](const std::string& line) {
    return line.find(" lost, ") != std::string::npos &&
           line.find("The run is over") != std::string::npos;
  }));
}

TEST_CASE("the NUM LOCK hint stands until the first move is made, and the keys below") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada = in_run(presentation);
    CHECK(ada.sees("NUM LOCK"));
    CHECK(ada.sees("1-9 move"));
    ada.holds_thinking = true;
    tests::type_move(ada, tests::round_with(1, more)[0]);
    CHECK_FALSE(ada.sees("NUM LOCK"));
  }
}

TEST_CASE("name, side, points and share stand left and right, the bank above from level 2 on") {
  Typist ada = in_run();
  play_level(ada, more);
  ada.type("  ");
  const auto moves = tests::round_with(1, more);
  tests::type_move(ada, moves[0]);
  const ansi::Frame frame = ada.session().frame();
  const masterix::Position second = masterix::after(tests::dealt(1), moves[0]);
  const auto at_sides = [&](int row, const std::string& left, const std::string& right) {
    const std::string text = frame.text(row);
    CHECK(text.substr(1, left.size()) == left);
    CHECK(text.substr(text.size() - right.size()) == right);
  };
  at_sides(3, "Ada ", "  Computer");
  at_sides(4, "  O blue", " X red");
  const int kills = masterix::kills(tests::dealt(1), moves[0]);
  at_sides(6, fmt::format("Points{:>5}", 4 * kills), "Points    0");
  at_sides(7, fmt::format("Kills{:>6}", kills), "Kills     0");
  const auto share = [&](masterix::Color color) {
    return fmt::format("Owns {:>5}%", second.board.owned_percent(color));
  };
  at_sides(9, share(masterix::Color::blue), share(masterix::Color::red));
  at_sides(2, fmt::format("Bank {} ", points_of(1, 1, more)), "");
}

TEST_CASE("a round starts on a unit that can jump, and so does every turn") {
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
    Typist ada = in_run();
    ada.seed = seed;
    ada.type("qy mr");
    for (int move = 0; move < 3; ++move) {
      ada.type("5");
      CHECK(ada.sees("Your move: jump onto an enemy"));
      ada.type("5");
    }
  }
}

TEST_CASE("what a jump will do stands below the board before it is made") {
  Typist ada = in_run();
  CHECK(ada.sees("Your move: pick up a unit"));
  CHECK(ada.sees("A kill pays 2 points, each unit left at the end 1."));
  const auto move = tests::round_with(1, more)[0];
  tests::walk_to(ada, move.origin);
  ada.type("5" + std::string(1, tests::pad_key(move.origin, move.target)));
  const int kills = masterix::kills(tests::dealt(1), move);
  CHECK(ada.sees(fmt::format(
      "{}: {}, {} points", masterix::text(move),
      kills == 1 ? "1 kill" : fmt::format("{} kills", kills), 2 * kills
  )));
  CHECK(ada.sees("Your move: jump onto an enemy"));
  ada.press(KeyCode::escape);
  CHECK(ada.sees("Your move: pick up a unit"));
}

TEST_CASE("Escape puts a unit down, and at the top of the game it is Q") {
  Typist ada = in_run();
  ada.type("5");
  ada.press(KeyCode::escape);
  CHECK_FALSE(ada.sees("(Y/N)"));
  ada.press(KeyCode::escape);
  CHECK(ada.sees("(Y/N)"));
  ada.press(KeyCode::escape);
  CHECK_FALSE(ada.sees("(Y/N)"));
}

TEST_CASE("the cursor is moved, a unit picked up, a target pointed at, all seen without color") {
  Typist ada = in_run();
  tests::walk_to(ada, 19);
  CHECK(tests::square_on_screen(ada, 19) == "[X");  // c4
  ada.type("4");
  CHECK(tests::square_on_screen(ada, 19) == " X");
  CHECK(tests::square_on_screen(ada, 18) == "[O");
  ada.press(KeyCode::up);
  CHECK(tests::cursor_of(ada) == 10);
  ada.press(KeyCode::page_down);
  CHECK(tests::cursor_of(ada) == 19);
  tests::walk_to(ada, 18);
  ada.type("5");
  CHECK(tests::square_on_screen(ada, 18) == "<O");
  CHECK(tests::cursor_of(ada) != 18);
  ada.press(KeyCode::escape);
  CHECK(tests::cursor_of(ada) == 18);
  CHECK(tests::square_on_screen(ada, 18) == "[O");
  ada.press(KeyCode::enter);
  ada.type("0");
  CHECK(tests::cursor_of(ada) == 18);
  ada.type("0");
  CHECK(ada.sees("No unit is selected."));
}

TEST_CASE("what cannot be picked up is refused in a sentence that the next key takes away") {
  Typist ada = in_run();
  tests::walk_to(ada, 19);
  ada.type("5");
  CHECK(ada.sees("c4 is not your unit."));
  ada.type("4");
  CHECK_FALSE(ada.sees("not your unit"));
  ada.type("5");
  for (const char key : {'7', '8', '9', '4', '6', '1', '2', '3'}) {
    ada.type(std::string(1, key));
    const bool is_enemy = tests::square_on_screen(ada, tests::cursor_of(ada))[1] == 'X';
    CHECK(is_enemy);
  }
  ada.type("%");
  CHECK(ada.sees("% isn't used here. Press ? for help."));
}

TEST_CASE("carrier lost while the computer thinks costs that level and nothing that was won") {
  Typist ada = in_run();
  play_level(ada, more);
  ada.type("  ");
  tests::type_move(ada, tests::round_with(1, more)[0]);
  ada.hang_up();
  CHECK(ada.left == effect::Farewell::hung_up);
  CHECK(ada.filed.size() == 1);
  ada.reply(tests::thought_of({}));
  CHECK(ada.table(engine::masterix::id).size() == 1);
}

TEST_CASE("leaving a run of Masterix asks first and keeps what is banked") {
  Typist ada = in_run();
  ada.type("q");
  CHECK(ada.sees("Quit this run? No points are in the bank yet. (Y/N)"));
  ada.type("n");
  play_level(ada, more);
  ada.type("  q");
  CHECK(ada.sees("End this run with"));
  ada.type("y\n");
  CHECK(ada.sees("Hall of Fame  Masterix"));
  CHECK(ada.table(engine::masterix::id)[0].level == 2);
}

TEST_CASE("who quits at the won board of a level has competed in no later one") {
  Typist ada = in_run();
  play_level(ada, more);
  ada.type("  ");
  play_level(ada, more);
  CHECK(ada.table(engine::masterix::id)[0].level == 3);
  ada.type(" qy\n");
  CHECK(ada.sees("Hall of Fame  Masterix"));
  REQUIRE(ada.table(engine::masterix::id).size() == 1);
  CHECK(ada.table(engine::masterix::id)[0].level == 2);
}

TEST_CASE("a run of Masterix without a level won leads back to the list") {
  Typist ada = in_run();
  ada.type("qy");
  CHECK(ada.sees("You won no level, so there is nothing to score."));
  ada.type(" ");
  CHECK(ada.sees("Ranked run"));
  ada.type("i");
  CHECK(ada.sees("RULES  Masterix  Page 1/6"));
}

TEST_CASE("a caller sent straight to Masterix begins a run") {
  Call call = tests::call_of("Ada");
  call.opens = engine::masterix::id;
  Typist ada{call, "\n"};
  CHECK(ada.sees("MASTERIX  Level 1"));
}

TEST_CASE("the last board of a round stands until a key is pressed, and says so") {
  for (const bool is_pair : {false, true}) {
    Typist ada{tests::call_of("Ada"), is_pair ? "\nopp\nmt\nBob\n" : "\nopp\nmr "};
    CHECK(ada.sees("1-9 move  5 pick up, jump  0 put down"));
    const auto moves = tests::round_with(1, more);
    if (is_pair) {
      for (const auto& move : moves)
        tests::type_move(ada, move);
    } else {
      tests::play_round(ada, moves);
    }
    CHECK(ada.sees("any key see score  V review"));
    CHECK_FALSE(ada.sees("1-9 move"));
    ada.type(" ");
    CHECK(ada.sees(is_pair ? "any key next round" : "any key next level"));
  }
}

TEST_CASE("who quits while the move that wins a level of Masterix is shown has won it") {
  Typist ada{tests::call_in(Presentation::full), "\nmr "};
  const auto moves = tests::round_with(1, tests::more);
  engine::masterix::Position position = tests::dealt(1);
  ada.holds_thinking = true;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (position.turn == engine::masterix::Color::blue) {
      tests::type_move(ada, moves[i]);
    } else {
      ada.reply(tests::thought_of(moves[i]));
    }
    if (i + 1 < moves.size()) ada.wait(10s);
    position = engine::masterix::after(position, moves[i]);
  }
  ada.type("qy");
  REQUIRE(ada.table(engine::masterix::id).size() == 1);
  CHECK(ada.table(engine::masterix::id)[0].level == 1);
  CHECK(ada.kept.last_line().find(",Q:left.2.") != std::string::npos);
}

}  // namespace
}  // namespace codemaker::play::masterix
