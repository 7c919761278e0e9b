// Whole runs of Masterix, typed at a session.
#include "support/masterix_rounds.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play {
namespace {

using namespace std::chrono_literals;
using ansi::KeyCode;
using Lines = std::vector<std::string>;
using tests::Typist;
namespace masterix = engine::masterix;

constexpr auto more = std::strong_ordering::greater;
constexpr auto fewer = std::strong_ordering::less;
constexpr auto as_many = std::strong_ordering::equal;

Call call_in(Presentation presentation) {
  Call call = tests::call_of("Ada");
  call.wanted = presentation;
  return call;
}

/// At the first board of a run. Moves are shown at once, as far as a test does not look at them.
Typist in_run(Presentation presentation = Presentation::full) {
  const bool is_line = presentation == Presentation::line;
  return Typist{call_in(presentation), is_line ? "p\nm\nr\n" : "\nopp\nmr"};
}

/// A round that is played to the result wanted.
void play_level(Typist& ada, std::strong_ordering result) {
  tests::play_round(ada, tests::round_with(ada.seed, result));
}

/// The points of blue at the end of such a round.
engine::Points points_of(std::uint64_t seed, int level, std::strong_ordering result) {
  masterix::Round round{level, tests::dealt(seed)};
  for (const auto& move : tests::round_with(seed, result))
    round.play(move);
  return round.score(masterix::Color::blue);
}

TEST_CASE("a run of Masterix is played to a defeat and its bank stands in the Hall of Fame") {
  Typist ada = in_run();
  CHECK(ada.sees("Masterix level 1"));
  CHECK_FALSE(ada.sees("Bank"));
  play_level(ada, more);
  const engine::Points won = points_of(1, 1, more);
  REQUIRE(ada.filed.size() == 1);  // the moment it is won
  CHECK(ada.filed[0].score == won);
  CHECK(ada.filed[0].level == 2);
  CHECK(ada.sees("No moves are left. Any key: the points."));
  ada.type(" ");
  CHECK(ada.sees("Level 1 won"));
  CHECK(ada.sees("Together"));
  CHECK(ada.sees("Number 1 in the Hall of Fame"));
  ada.type(" ");
  CHECK(ada.sees("Masterix level 2"));
  CHECK(ada.sees("Bank " + std::to_string(won)));
  play_level(ada, fewer);
  ada.type(" ");
  CHECK(ada.sees("Level 2 lost"));
  CHECK(ada.sees("number 1"));
  ada.type(" ");
  CHECK(ada.sees("Under which name?"));
  ada.type("\b\b\bCountess\n");
  CHECK(ada.sees("Hall of Fame: Masterix"));
  const auto table = ada.table(engine::RankedGame::masterix);
  REQUIRE(table.size() == 1);
  CHECK(table[0].name == "Countess");
  CHECK(table[0].score == won);
  CHECK(table[0].level == 2);
}

TEST_CASE("the same moves make the same run on full screens, on small ones and in lines") {
  for (const Presentation presentation :
       {Presentation::full, Presentation::lean, Presentation::line}) {
    Typist ada = in_run(presentation);
    const bool is_line = presentation == Presentation::line;
    for (const auto result : {more, as_many, more, fewer}) {
      play_level(ada, result);
      if (!is_line) ada.type("  ");
    }
    REQUIRE(ada.filed.size() == 2);
    CHECK(ada.filed[1].score == points_of(1, 1, more) + points_of(1, 2, more));
    CHECK(ada.filed[1].level == 3);
    ada.type(is_line ? "Ada\n" : "\n");
    CHECK(
        (is_line ? ada.prompt() == "M for the menu, 1 to 3 for the tables: "
                 : ada.sees("Hall of Fame: Masterix"))
    );
  }
}

TEST_CASE("a tied level is played again on a fresh board for nothing") {
  Typist ada = in_run();
  play_level(ada, as_many);
  CHECK(ada.filed.empty());
  ada.seed = 2;
  ada.type(" ");
  CHECK(ada.sees("Level 1 tied, it is played again"));
  ada.type(" ");
  CHECK(ada.sees("Masterix level 1"));
  const masterix::Board fresh = masterix::Board::deal(2);
  for (masterix::Square square = 0; square < masterix::max_squares; ++square) {
    const bool is_blue = (fresh.units(masterix::Color::blue) & masterix::only(square)) != 0;
    CHECK(tests::square_on_screen(ada, square)[1] == (is_blue ? 'O' : 'X'));
  }
}

TEST_CASE("the computer of the door plays whole runs until the caller is beaten") {
  Typist ada = in_run(Presentation::line);
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

TEST_CASE("the NUM LOCK hint stands at the beginning, and the keys below") {
  for (const Presentation presentation : {Presentation::full, Presentation::lean}) {
    Typist ada = in_run(presentation);
    CHECK(ada.sees("NUM LOCK"));
    CHECK(ada.sees("1-9 move"));
  }
}

TEST_CASE("the box is moved, a unit taken up, a target pointed at, all seen without color") {
  Typist ada = in_run();
  CHECK(tests::square_on_screen(ada, 19) == "[X");  // c4
  ada.type("4");
  CHECK(tests::square_on_screen(ada, 19) == " X");
  CHECK(tests::square_on_screen(ada, 18) == "[O");
  ada.press(KeyCode::up);
  CHECK(tests::box_of(ada) == 10);
  ada.press(KeyCode::page_down);
  CHECK(tests::box_of(ada) == 19);
  tests::walk_to(ada, 18);
  ada.type("5");
  CHECK(tests::square_on_screen(ada, 18) == "(O");
  CHECK(tests::box_of(ada) != 18);
  ada.press(KeyCode::escape);
  CHECK(tests::box_of(ada) == 18);
  CHECK(tests::square_on_screen(ada, 18) == "[O");
  ada.press(KeyCode::enter);
  ada.type("0");
  CHECK(tests::box_of(ada) == 18);
  ada.type("0");
  CHECK(ada.sees("No unit is taken up."));
}

TEST_CASE("what cannot be taken up is refused in a sentence that the next key takes away") {
  Typist ada = in_run();
  ada.type("5");
  CHECK(ada.sees("c4 is not your unit."));
  ada.type("4");
  CHECK_FALSE(ada.sees("not your unit"));
  ada.type("5");
  for (const char key : {'7', '8', '9', '4', '6', '1', '2', '3'}) {
    ada.type(std::string(1, key));
    const bool is_enemy = tests::square_on_screen(ada, tests::box_of(ada))[1] == 'X';
    CHECK(is_enemy);
  }
  ada.type("%");
  CHECK(ada.sees("% does nothing here. ? shows the keys."));
}

/// A run whose moves are shown step by step, before the first of a won round.
struct Watched {
  Typist ada{tests::call_of("Ada"), "\nmr"};
  tests::MasterixMoves moves = tests::round_with(1, more);
  masterix::Position start = tests::dealt(1);
  masterix::Position second = masterix::after(start, moves[0]);
  masterix::Position third = masterix::after(second, moves[1]);

  Watched() { ada.holds_thinking = true; }

  [[nodiscard]] bool shows(const masterix::Position& position) const {
    for (masterix::Square square = 0; square < masterix::max_squares; ++square) {
      const auto place = masterix::only(square);
      const bool is_blue = (position.board.units(masterix::Color::blue) & place) != 0;
      const bool is_red = (position.board.units(masterix::Color::red) & place) != 0;
      const char unit = is_blue ? 'O' : is_red ? 'X' : ' ';
      if (tests::square_on_screen(ada, square)[1] != unit) return false;
    }
    return true;
  }
};

TEST_CASE("a move is shown step by step and counted at its end") {
  Watched w;
  tests::type_move(w.ada, w.moves[0]);
  CHECK(tests::square_on_screen(w.ada, w.moves[0].target) == "[*");
  CHECK(w.ada.sees("Points      0"));
  w.ada.wait(3s);
  CHECK(w.shows(w.second));
  const int points = 2 * masterix::kills(w.start, w.moves[0]);
  CHECK(w.ada.sees("Points" + std::string(points < 10 ? 6 : 5, ' ') + std::to_string(points)));
}

TEST_CASE("the computer's move is marked before it happens and until one chooses") {
  Watched w;
  tests::type_move(w.ada, w.moves[0]);
  w.ada.wait(3s);
  w.ada.answer(tests::thought_of(w.second, w.moves[1]));
  CHECK(w.shows(w.second));
  CHECK(tests::square_on_screen(w.ada, w.moves[1].origin) == "(X");
  CHECK(tests::square_on_screen(w.ada, w.moves[1].target) == "(O");
  w.ada.wait(4s);
  CHECK(w.shows(w.third));
  CHECK(tests::square_on_screen(w.ada, w.moves[1].origin)[1] == ' ');
  CHECK(w.ada.sees(masterix::text(w.moves[1]) + " +"));
}

TEST_CASE("any key shows the rest of a move at once and does nothing else") {
  Watched w;
  tests::type_move(w.ada, w.moves[0]);
  w.ada.type("6");
  CHECK(w.shows(w.second));
  w.ada.answer(tests::thought_of(w.second, w.moves[1]));
  const auto box = w.moves[0].target;
  w.ada.type("6");
  CHECK(w.shows(w.third));
  CHECK(tests::box_of(w.ada) == box);
}

TEST_CASE("a key pressed while the computer thinks shows its move at once") {
  Watched w;
  tests::type_move(w.ada, w.moves[0]);
  w.ada.type(" ");
  w.ada.type("5");
  w.ada.answer(tests::thought_of(w.second, w.moves[1]));
  CHECK(w.shows(w.third));
}

TEST_CASE("a screen that changes its size in the middle of a move shows it to its end") {
  Watched w;
  tests::type_move(w.ada, w.moves[0]);
  w.ada.resize(20, 40);
  CHECK(w.ada.session().presentation() == Presentation::lean);
  CHECK(tests::square_on_screen(w.ada, w.moves[0].target)[1] == '*');
  w.ada.resize(30, 132);
  w.ada.resize(24, 80);
  w.ada.wait(3s);
  CHECK(w.shows(w.second));
  w.ada.resize(5, 20);
  w.ada.answer(tests::thought_of(w.second, w.moves[1]));
  CHECK(w.ada.session().presentation() == Presentation::line);
  CHECK(w.ada.prompt() == "Move: ");
  CHECK(w.ada.last_line().starts_with("Computer " + masterix::text(w.moves[1]) + " destroys "));
}

TEST_CASE("S changes the pace of what is shown") {
  Watched w;
  w.ada.type("s");
  CHECK(w.ada.sees("Moves are shown slow."));
  w.ada.type("s");
  CHECK(w.ada.sees("Moves are shown at once."));
  tests::type_move(w.ada, w.moves[0]);
  CHECK(w.shows(w.second));
}

TEST_CASE("an answer about another position is no move") {
  Watched w;
  tests::type_move(w.ada, w.moves[0]);
  w.ada.type(" ");
  w.ada.answer(tests::thought_of(w.start, w.moves[0]));
  CHECK(w.shows(w.second));
  w.ada.answer(tests::thought_of(w.second, w.moves[1]));
  w.ada.type(" ");
  w.ada.answer(tests::thought_of(w.second, w.moves[1]));  // a second time
  CHECK(w.shows(w.third));
}

TEST_CASE("a computer that thinks long says so, and one that fails is asked again") {
  Watched w;
  tests::type_move(w.ada, w.moves[0]);
  w.ada.type(" ");
  w.ada.wait(3s);
  CHECK(w.ada.sees("The computer thinks."));
  w.ada.answer(event::Jumped{w.second, std::nullopt});
  CHECK(w.ada.sees("The computer could not think. Enter asks it again."));
  w.ada.holds_thinking = false;
  w.ada.type("\n");
  CHECK(w.ada.sees("Last move"));
  CHECK_FALSE(w.shows(w.second));
}

TEST_CASE("carrier lost while the computer thinks costs that level and nothing that was won") {
  Typist ada = in_run();
  play_level(ada, more);
  ada.type("  ");
  tests::type_move(ada, tests::round_with(1, more)[0]);
  ada.hang_up();
  CHECK(ada.left == effect::Farewell::hung_up);
  CHECK(ada.filed.size() == 1);
  ada.answer(tests::thought_of(tests::dealt(1), {}));
  CHECK(ada.table(engine::RankedGame::masterix).size() == 1);
}

TEST_CASE("leaving a run of Masterix asks first and keeps what is banked") {
  Typist ada = in_run();
  ada.type("q");
  CHECK(ada.sees("Leave the run? Nothing is won yet. (Y/N)"));
  ada.type("n");
  play_level(ada, more);
  ada.type("  q");
  CHECK(ada.sees("End the run with"));
  ada.type("y\n");
  CHECK(ada.sees("Hall of Fame: Masterix"));
  CHECK(ada.table(engine::RankedGame::masterix)[0].level == 2);
}

TEST_CASE("a run of Masterix without a level won leads back to the list") {
  Typist ada = in_run();
  ada.type("qy");
  CHECK(ada.sees("No level was won, so nothing is scored."));
  ada.type(" ");
  CHECK(ada.sees("Ranked run"));
  ada.type("i");
  CHECK(ada.sees("Rules 1/5: Masterix"));
}

TEST_CASE("two players give names, change sides each round and are never ranked") {
  Typist ada{tests::call_of("Ada"), "\nopp\nm2"};
  CHECK(ada.sees("First player:  Ada"));
  ada.type("\n\n");
  CHECK(ada.sees("Player 2"));
  CHECK(ada.sees("Masterix round 1"));
  CHECK(ada.sees("> Ada"));
  const auto moves = tests::round_with(1, more);
  for (const auto& move : moves)
    tests::type_move(ada, move);
  CHECK(ada.sees("No moves are left."));
  ada.type(" ");
  CHECK(ada.sees("Ada wins the round"));
  CHECK(ada.sees("Rounds won: Ada 1, Player 2 0."));
  ada.type(" ");
  CHECK(ada.sees("Masterix round 2"));
  CHECK(ada.sees("> Player 2"));
  CHECK(ada.sees("Rounds won 1"));
  for (const auto& move : moves)
    tests::type_move(ada, move);
  ada.type(" ");
  CHECK(ada.sees("Rounds won: Ada 1, Player 2 1."));
  ada.type("q");
  CHECK(ada.sees("Two players"));
  CHECK(ada.filed.empty());
}

TEST_CASE("in lines the bank and the rounds won are told with the points") {
  Typist ada = in_run(Presentation::line);
  play_level(ada, more);
  const std::string bank = std::to_string(points_of(1, 1, more));
  ada.heard.clear();
  ada.type("p\n");
  CHECK(ada.heard[0] == "You, blue: 0 points, 24 units, 50 % of the board. Bank " + bank + ".");
  Typist two{call_in(Presentation::line), "p\nm\n2\n\nBob\n"};
  for (const auto& move : tests::round_with(1, more))
    tests::type_move(two, move);
  CHECK(two.last_line().starts_with("A kill pays 2 points"));
  two.heard.clear();
  two.type("p\n");
  CHECK(
      two.heard ==
      Lines{
          "Ada, red: 0 points, 24 units, 50 % of the board. Rounds won 1.",
          "Bob, blue: 0 points, 24 units, 50 % of the board. Rounds won 0."}
  );
}

TEST_CASE("a sysop at the local side is one of two players") {
  Typist ada{tests::call_of("Ada"), "\nm"};
  CHECK(ada.sees("here or with the sysop, never ranked"));
  ada.type("2");
  CHECK(ada.sees("A sysop at the local side"));
}

TEST_CASE("the last board of a round stands until a key is pressed, and says so") {
  for (const bool is_pair : {false, true}) {
    Typist ada{tests::call_of("Ada"), is_pair ? "\nopp\nm2\nBob\n" : "\nopp\nmr"};
    CHECK(ada.sees("1-9 move  5 take, jump  0 back"));
    const auto moves = tests::round_with(1, more);
    if (is_pair) {
      for (const auto& move : moves)
        tests::type_move(ada, move);
    } else {
      tests::play_round(ada, moves);
    }
    CHECK(ada.sees("any key the points  ? help  Q leave"));
    CHECK_FALSE(ada.sees("1-9 move"));
    ada.type(" ");
    CHECK(ada.sees(is_pair ? "any key next round" : "any key next level"));
  }
}

TEST_CASE("the players' marker shows whose turn it is") {
  Typist ada{tests::call_of("Ada"), "\nopp\nm2\nBob\n"};
  CHECK(ada.sees("> Ada"));
  tests::type_move(ada, tests::round_with(1, more)[0]);
  CHECK(ada.sees("> Bob"));
  CHECK_FALSE(ada.sees("> Ada"));
}

/// The left button goes down and up on a square.
void click(Typist& caller, masterix::Square square) {
  const bool is_lean = caller.session().presentation() == Presentation::lean;
  const ansi::Position at = masterix_place(square, is_lean);
  caller.press(ansi::Key{KeyCode::mouse, 0, {0, at.column + 1, at.row + 1, false}});
  caller.press(ansi::Key{KeyCode::mouse, 0, {0, at.column + 1, at.row + 1, true}});
}

TEST_CASE("a click takes a unit up, another jumps onto its target") {
  for (const Presentation presentation : {Presentation::full, Presentation::lean}) {
    Typist ada = in_run(presentation);
    ada.holds_thinking = true;
    const auto moves = tests::round_with(1, more);
    click(ada, moves[0].target);
    CHECK(ada.sees("is not your unit."));
    click(ada, moves[0].origin);
    CHECK(tests::square_on_screen(ada, moves[0].origin) == "(O");
    click(ada, moves[0].origin);
    CHECK(tests::square_on_screen(ada, moves[0].origin) == "[O");
    click(ada, moves[0].origin);
    click(ada, moves[0].target);
    CHECK(tests::square_on_screen(ada, moves[0].target) == "[O");
  }
}

TEST_CASE("in lines the board is asked for by rows") {
  Typist ada = in_run(Presentation::line);
  ada.type("c\n");
  CHECK(ada.heard == Lines{"c: blue 1 2 3 6 7, red 4 5 8."});
  ada.type("b b\n");
  CHECK(ada.last_line().starts_with("b: blue "));
  ada.heard.clear();
  ada.type("b\n");
  CHECK(ada.heard.size() == 6);
  CHECK(ada.heard[5].starts_with("f: blue "));
}

TEST_CASE("in lines a move is typed in any manner and told in words") {
  const auto moves = tests::round_with(1, more);
  for (const char* manner : {"{0}-{1}", "{0}{1}", "{0} {1}"}) {
    Typist ada = in_run(Presentation::line);
    ada.holds_thinking = true;
    const std::string from = masterix::text(moves[0].origin);
    const std::string to = masterix::text(moves[0].target);
    ada.type(fmt::format(fmt::runtime(manner), from, to) + "\n");
    CHECK(ada.last_line().starts_with("You destroy " + to));
    CHECK(ada.last_line().ends_with(" points."));
    CHECK(ada.prompt().empty());
    ada.type("c\n");
    CHECK(ada.last_line() == "Wait for the computer's move.");
    ada.answer(tests::thought_of(masterix::after(tests::dealt(1), moves[0]), moves[1]));
    CHECK(ada.last_line().starts_with(
        "Computer " + masterix::text(moves[1]) + " destroys " + masterix::text(moves[1].target)
    ));
    CHECK(ada.prompt() == "Move: ");
  }
}

TEST_CASE("in lines everything is askable and what is wrong is said") {
  Typist ada = in_run(Presentation::line);
  ada.type("C3-b5x\nc4-c5\nc3-a1\nc3-c5\nc3c2\nhello\nz\nl\n");
  CHECK(
      ada.heard ==
      Lines{
          "\"C3-b5x\" means nothing here. ? tells what does.", "c4 is not your unit.",
          "a1 is not next to c3.", "c5 is not next to c3.", "There is no enemy on c2.",
          "\"hello\" means nothing here. ? tells what does.",
          "\"z\" means nothing here. ? tells what does.", "Nobody has moved yet."}
  );
  ada.heard.clear();
  ada.type("P\nm c3\nc4\nM\n?\n");
  CHECK(ada.heard[0] == "You, blue: 0 points, 24 units, 50 % of the board.");
  CHECK(ada.heard[1] == "Computer, red: 0 points, 24 units, 50 % of the board.");
  CHECK(ada.heard[2].starts_with("c3 can jump onto "));
  CHECK(ada.heard[3] == "c4 is not your unit.");
  CHECK(ada.heard[4].starts_with("74 jumps, of "));
  CHECK(ada.heard[8] == "P: the points. L: the last move. Q: leave; levels you won count.");
  CHECK(ada.heard.size() == 10);
}

TEST_CASE("in lines two players are asked by name") {
  Typist ada{call_in(Presentation::line), "p\nm\n2\n"};
  CHECK(ada.prompt() == "First player (Enter: Ada): ");
  ada.type("\n");
  CHECK(ada.prompt() == "Second player (Enter: Player 2): ");
  ada.type("Bob the Builder\n");
  CHECK(ada.prompt() == "Ada, blue: ");
  CHECK(ada.heard[0] == "Masterix round 1: Ada is blue and begins, Bob the Bui is red.");
  const auto move = tests::round_with(1, more)[0];
  tests::type_move(ada, move);
  CHECK(ada.last_line().starts_with("Ada " + masterix::text(move) + " destroys "));
  CHECK(ada.prompt() == "Bob the Bui, red: ");
  ada.type("?\n");
  CHECK(std::ranges::any_of(ada.heard, [](const std::string& line) {
    return line.ends_with("Q: leave; the round counts for nobody.");
  }));
  ada.type("q\ny\n");
  CHECK(ada.prompt() == "Masterix: ");
}

TEST_CASE("a caller sent straight to Masterix begins a run") {
  Call call = tests::call_of("Ada");
  call.opens = engine::RankedGame::masterix;
  Typist ada{call, "\n"};
  CHECK(ada.sees("Masterix level 1"));
}

}  // namespace
}  // namespace codemaker::play
