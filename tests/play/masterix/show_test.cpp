// Moves of Masterix as they are shown and clicked, and what the opponent says to them.
#include "play/masterix/hand.hpp"
#include "play/masterix/questions.hpp"
#include "support/masterix_rounds.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>
#include <string>

namespace codemaker::play::masterix {
namespace {

using namespace std::chrono_literals;
using ansi::KeyCode;
using tests::call_in;
using tests::in_run;
using tests::more;
using tests::Typist;
namespace masterix = engine::masterix;

/// A run whose moves are shown step by step, before the first of a won round.
struct Watched {
  Typist ada{tests::call_of("Ada"), "\nmr "};
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
      const char unit = is_blue ? 'O' : is_red ? 'X' : '.';
      if (tests::square_on_screen(ada, square)[1] != unit) return false;
    }
    return true;
  }
};

TEST_CASE("a move is shown step by step and counted at its end") {
  Watched w;
  tests::type_move(w.ada, w.moves[0]);
  CHECK(tests::square_on_screen(w.ada, w.moves[0].target) == "[*");
  CHECK(w.ada.sees("Points    0"));
  w.ada.wait(3s);
  CHECK(w.shows(w.second));
  const int points = 2 * masterix::kills(w.start, w.moves[0]);
  CHECK(w.ada.sees("Points" + std::string(points < 10 ? 4 : 3, ' ') + std::to_string(points)));
  CHECK(w.ada.sees("Kills " + std::string(points < 20 ? 4 : 3, ' ') + std::to_string(points / 2)));
}

TEST_CASE("the computer's move is marked before it happens and until one chooses") {
  Watched w;
  tests::type_move(w.ada, w.moves[0]);
  w.ada.wait(3s);
  w.ada.reply(tests::thought_of(w.moves[1]));
  CHECK(w.shows(w.second));
  CHECK(tests::square_on_screen(w.ada, w.moves[1].origin) == "(X");
  CHECK(tests::square_on_screen(w.ada, w.moves[1].target) == "(O");
  w.ada.wait(4s);
  CHECK(w.shows(w.third));
  CHECK(tests::square_on_screen(w.ada, w.moves[1].origin)[1] == '.');
  CHECK(w.ada.sees("Last move"));
  CHECK(w.ada.sees(masterix::text(w.moves[1])));
}

/// Where the cursor comes to rest after both moves: on a unit that can jump.
masterix::Square cursor_after(const Watched& w) {
  Hand hand;
  hand.rest_on(w.moves[0].target);
  hand.rest_on_jumper(w.third);
  return hand.cursor();
}

TEST_CASE("all that a move captures flashes together with its points") {
  Watched w;
  tests::type_move(w.ada, w.moves[0]);
  w.ada.wait_for_step();
  const int kills = masterix::kills(w.start, w.moves[0]);
  const std::string screen = w.ada.screen();
  int flashes = 0;
  for (auto at = screen.find("+2"); at != std::string::npos; at = screen.find("+2", at + 1))
    ++flashes;
  CHECK(flashes == kills + (2 * kills >= 20 ? 1 : 0));  // the points beside the board too
  CHECK(w.ada.sees(
      masterix::text(w.moves[0]) + ": " + std::to_string(kills) + (kills == 1 ? " kill" : " kills")
  ));
  w.ada.type(" ");
  CHECK(w.shows(w.second));
}

TEST_CASE("at pace at once nothing of a move is shown in between") {
  Typist ada = in_run();
  ada.holds_thinking = true;
  const auto moves = tests::round_with(1, more);
  tests::type_move(ada, moves[0]);
  CHECK(ada.sees("The computer's move"));
  CHECK(!ada.sees("skips"));
  CHECK(tests::square_on_screen(ada, moves[0].target)[1] == 'O');
}

TEST_CASE("any key shows the rest of a move at once and does nothing else") {
  Watched w;
  tests::type_move(w.ada, w.moves[0]);
  w.ada.type("6");
  CHECK(w.shows(w.second));
  w.ada.reply(tests::thought_of(w.moves[1]));
  const auto box = cursor_after(w);
  w.ada.type("6");
  CHECK(w.shows(w.third));
  CHECK(tests::cursor_of(w.ada) == box);
}

TEST_CASE("a key pressed while the computer thinks shows its move at once") {
  Watched w;
  tests::type_move(w.ada, w.moves[0]);
  w.ada.type(" ");
  w.ada.type("5");
  w.ada.reply(tests::thought_of(w.moves[1]));
  CHECK(w.shows(w.third));
}

TEST_CASE("a screen that changes its size in the middle of a move shows it to its end") {
  Watched w;
  tests::type_move(w.ada, w.moves[0]);
  w.ada.resize(20, 40);
  CHECK(w.ada.session().presentation() == Presentation::small);
  CHECK(tests::square_on_screen(w.ada, w.moves[0].target)[1] == '*');
  w.ada.resize(30, 132);
  w.ada.resize(24, 80);
  w.ada.wait(3s);
  CHECK(w.shows(w.second));
  w.ada.resize(5, 20);
  w.ada.reply(tests::thought_of(w.moves[1]));
  CHECK(w.ada.session().presentation() == Presentation::lines);
  CHECK(w.ada.prompt() == "Move: ");
  CHECK(w.ada.last_line().starts_with("Computer " + masterix::text(w.moves[1]) + " destroys "));
}

TEST_CASE("P changes the move speed in the middle of a game, and so do the options, O and F3") {
  Watched w;
  w.ada.type("p");
  CHECK(w.ada.sees("Move speed: slow."));
  w.ada.press(ansi::Key{KeyCode::function, 3, {}});
  CHECK(w.ada.sees("CODEMAKER  Options"));
  w.ada.type("pm");
  w.ada.type("o");
  CHECK(w.ada.sees("at once"));
  w.ada.type("m");
  tests::type_move(w.ada, w.moves[0]);
  CHECK(w.shows(w.second));
}

TEST_CASE("while moves are shown and thought about the last row offers to skip them, no more") {
  Watched w;
  const auto last_row = [&] {
    return w.ada.session().frame().text(23);
  };
  CHECK(last_row().find("pick up, jump") != std::string::npos);
  tests::type_move(w.ada, w.moves[0]);
  CHECK(last_row().starts_with(" any key skip  "));
  w.ada.type(" ");
  CHECK(last_row().starts_with(" any key skip  "));
  w.ada.reply(tests::thought_of(w.moves[1]));
  CHECK(last_row().starts_with(" any key skip  "));
  w.ada.type(" ");
  CHECK(last_row().find("pick up, jump") != std::string::npos);
}

TEST_CASE("at a fast pace the first row offers to skip the computer's move, and no key is sent anew"
) {
  Watched w;
  const auto row = [&](int at) {
    return w.ada.session().frame().text(at);
  };
  w.ada.type("ppp");
  REQUIRE(w.ada.sees("fast"));
  const std::string keys = row(23);
  const auto offers = [&] {
    return row(0).find("The computer's move. Any key skips it.") != std::string::npos;
  };
  tests::type_move(w.ada, w.moves[0]);
  CHECK(!offers());
  w.ada.type(" ");
  CHECK(offers());
  w.ada.reply(tests::thought_of(w.moves[1]));
  CHECK(offers());
  CHECK(row(23) == keys);
  w.ada.type(" ");
  CHECK(!offers());
}

TEST_CASE("an answer about another position is no move") {
  Watched w;
  tests::type_move(w.ada, w.moves[0]);
  w.ada.type(" ");
  w.ada.reply_to(w.ada.ticket - 1, tests::thought_of(w.moves[0]));
  CHECK(w.shows(w.second));
  w.ada.reply(tests::thought_of(w.moves[1]));
  w.ada.type(" ");
  w.ada.reply(tests::thought_of(w.moves[1]));  // a second time
  CHECK(w.shows(w.third));
}

TEST_CASE("a computer that thinks long says so, and one that fails is asked again") {
  Watched w;
  tests::type_move(w.ada, w.moves[0]);
  w.ada.type(" ");
  w.ada.wait(3s);
  CHECK(w.ada.sees("The computer is thinking..."));
  w.ada.reply(play::masterix::Jumped{std::nullopt});
  CHECK(w.ada.sees("The computer did not answer. Press Enter to ask again."));
  w.ada.holds_thinking = false;
  w.ada.type("\n");
  CHECK(w.ada.sees("Last move"));
  CHECK_FALSE(w.shows(w.second));
}

/// The left button goes down and up on a square.
void click(Typist& caller, masterix::Square square) {
  const bool is_lean = caller.session().presentation() == Presentation::small;
  const ansi::Position at = masterix_place(square, is_lean ? BoardSize::letters : BoardSize::full);
  caller.click(at.column + 1, at.row + 1);
}

TEST_CASE("on small screens the jump pointed at stands beside its player, with its points") {
  Typist ada = in_run(Presentation::small);
  const auto move = tests::round_with(1, more)[0];
  const std::string pointed = masterix::text(move) + " +";
  tests::walk_to(ada, move.origin);
  CHECK_FALSE(ada.sees(pointed));
  ada.type("5");
  ada.type(std::string(1, tests::pad_key(move.origin, move.target)));
  CHECK(ada.sees(pointed));
  ada.type("0");
  CHECK_FALSE(ada.sees(pointed));
}

TEST_CASE("a click picks a unit up, another jumps onto its target") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada = in_run(presentation);
    ada.holds_thinking = true;
    const auto moves = tests::round_with(1, more);
    click(ada, moves[0].target);
    CHECK(ada.sees("is not your unit."));
    click(ada, moves[0].origin);
    const bool is_full = presentation == Presentation::full;
    CHECK(tests::square_on_screen(ada, moves[0].origin) == (is_full ? "<O" : "(O"));
    click(ada, moves[0].origin);
    CHECK(tests::square_on_screen(ada, moves[0].origin) == "[O");
    click(ada, moves[0].origin);
    click(ada, moves[0].target);
    CHECK(tests::square_on_screen(ada, moves[0].target) == "[O");
  }
}

TEST_CASE("a run begins with its opponent, what a level is and whose turn it is") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada{call_in(presentation), "\nopp\nmr"};
    CHECK(ada.sees("Clover the Rabbit"));
    CHECK(ada.sees("Hop, hop!"));
    CHECK(ada.sees("you begin."));
    ada.type("\n");
    CHECK_FALSE(ada.sees("Clover the Rabbit"));
    CHECK_FALSE(ada.sees("unit:"));  // Enter went on, and picked nothing up
  }
}

TEST_CASE("a key of the board passes through the opponent's screen") {
  Typist ada{call_in(Presentation::full), "\nopp\nmr"};
  ada.type("5");
  Typist bob = tests::in_run();
  bob.type("5");
  CHECK(ada.screen() == bob.screen());
}

TEST_CASE("opponents say nothing where that is off in the options") {
  Typist ada{call_in(Presentation::full), "\not"};
  CHECK(ada.sees("Opponents speak"));
  ada.type("qmr\n");
  Typist bob{call_in(Presentation::full), "\notqopp\nmr"};
  CHECK(bob.sees("Clover the Rabbit"));
  CHECK_FALSE(bob.sees("Hop, hop!"));
}

TEST_CASE("a warning of time stands until a key is pressed, whoever plays and speaks meanwhile") {
  Call call = tests::call_of("Ada");
  call.time_left = std::chrono::minutes{6};
  Typist ada{call, "\nopp\nmr "};
  ada.holds_thinking = true;
  const auto moves = tests::round_with(ada.seed, tests::more);
  tests::type_move(ada, moves[0]);
  ada.wait(std::chrono::seconds{70});
  CHECK(ada.sees("5 minutes left on the board."));
  ada.reply(tests::thought_of(moves[1]));
  ada.wait(std::chrono::seconds{2});
  CHECK(ada.sees("5 minutes left on the board."));
  CHECK(ada.sees("Your move"));
  ada.type("z");
  CHECK_FALSE(ada.sees("5 minutes left on the board."));
}

TEST_CASE("an opponent says one line in four moves at most, the same in sixteen, on full screens") {
  Typist ada = tests::in_run();
  ada.holds_thinking = true;
  masterix::Position position = tests::dealt(ada.seed);
  constexpr int pause = 4;
  constexpr int pause_of_same = 16;
  int moves = pause_of_same;
  int said = 0;
  std::string last = "nothing yet";
  for (const masterix::Move& move : tests::round_with(ada.seed, tests::more)) {
    const bool is_own = position.turn == masterix::Color::blue;
    is_own ? tests::type_move(ada, move) : ada.reply(tests::thought_of(move));
    position = masterix::after(position, move);
    ++moves;
    const std::string screen = ada.screen();
    const auto at = screen.find("Clover the Rabbit: ");
    if (at == std::string::npos) continue;
    ++said;
    CHECK(moves >= (screen.compare(at, last.size(), last) == 0 ? pause_of_same : pause));
    last = screen.substr(at, screen.find('\n', at) - at);
    moves = 0;
  }
  CHECK(said > 0);
  Typist lines = tests::in_run(Presentation::lines);
  tests::play_round(lines, tests::round_with(lines.seed, tests::more));
  const auto is_said = [](const std::string& line) {
    return line.starts_with("Clover the Rabbit: ");
  };
  CHECK(std::ranges::count_if(lines.heard, is_said) == 1);  // at the end
}

}  // namespace
}  // namespace codemaker::play::masterix
