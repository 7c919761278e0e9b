// The bell, and tunes where the terminal is known to play them.
#include "ansi/music.hpp"
#include "support/campaign_runs.hpp"
#include "support/free_play.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

using namespace std::chrono_literals;
using ansi::Tune;
using tests::lose_level;
using tests::Typist;
using tests::win_level;

using Tunes = std::vector<Tune>;

/// On a terminal that plays music.
Call musical_call() {
  Call call = tests::call_of("Ada");
  call.terminal.plays_music = true;
  return call;
}

Tunes tunes_of_a_win(const Call& call, const std::string& first = "") {
  Typist ada{call};
  ada.type("\n" + first + "r");
  win_level(ada);
  return ada.tunes;
}

TEST_CASE("a win, a loss and a record have a tune each where the terminal plays music") {
  Typist ada{musical_call()};
  ada.type("\nr\n\n");
  win_level(ada);
  CHECK(ada.tunes == Tunes{Tune::win});
  ada.type(" qy ");
  CHECK(ada.tunes == Tunes{Tune::win, Tune::record});
  Typist bob{musical_call()};
  bob.type("\nr\n\n");
  lose_level(bob);
  CHECK(bob.tunes == Tunes{Tune::loss});
}

TEST_CASE("a record is played once, though it is celebrated at the question for the name again") {
  Typist ada{musical_call()};
  ada.type("\nr\n\n");
  win_level(ada);
  ada.wait(10s);
  ada.type(" ");
  lose_level(ada, 11);
  CHECK(ada.tunes == Tunes{Tune::win, Tune::record});
  ada.wait(10s);
  ada.type(" ");
  CHECK(ada.sees("Name to show: "));
  CHECK(ada.tunes == Tunes{Tune::win, Tune::record});
}

TEST_CASE("music is for terminals known to play it, on screens of both sizes and never in lines") {
  Call call = musical_call();
  CHECK(tunes_of_a_win(call) == Tunes{Tune::win});
  call.wanted = Presentation::small;
  CHECK(tunes_of_a_win(call) == Tunes{Tune::win});
  call.terminal.plays_music = false;
  CHECK(tunes_of_a_win(call).empty());
  Call in_lines = musical_call();
  in_lines.wanted = Presentation::lines;
  Typist ada{in_lines, "p\nc\nd\nn\n1234\n"};
  CHECK(ada.tunes.empty());
  CHECK(ada.rings == 1);
}

TEST_CASE("keys never wait for a tune: slow lines have none") {
  Call call = musical_call();
  for (const int speed : {300, 1200, 2400, 4800}) {
    call.terminal.speed = speed;
    CHECK(tunes_of_a_win(call).empty());
  }
  for (const int speed : {9600, 19200, 0}) {
    call.terminal.speed = speed;
    CHECK(tunes_of_a_win(call) == Tunes{Tune::win});
  }
}

TEST_CASE("one option turns bell and music off, for the call, wherever it is set") {
  CHECK(tunes_of_a_win(musical_call(), "ob\n").empty());
  CHECK(tunes_of_a_win(musical_call(), "cbq").empty());
  CHECK(tunes_of_a_win(musical_call(), "obb\n") == Tunes{Tune::win});
  for (const char* const way : {"\nob\ncdn1234\n", "\ncdbn1234\n"}) {
    Typist ada{tests::call_of("Ada"), way};
    CHECK(ada.sees("1 guess of 10"));
    CHECK(ada.rings == 0);
  }
}

TEST_CASE("the options say whether bell and music are on, on every screen and in lines") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada{tests::call_in(presentation), "\no"};
    CHECK(ada.sees("Bell and music"));
    ada.type("b");
    CHECK(ada.sees("off"));
  }
  Typist bob{tests::call_in(Presentation::lines), "p\no\n"};
  bob.type("b\n");
  CHECK(bob.last_line() == "Bell and music: off.");
}

TEST_CASE("a game of free play ends with a tune where one is played, else with the bell") {
  Typist ada{musical_call(), "\ncdn1234\n"};
  CHECK(ada.tunes == Tunes{Tune::win});
  CHECK(ada.rings == 0);
  Typist bob{tests::call_of("Bob"), "\ncdn1234\n"};
  CHECK(bob.tunes.empty());
  CHECK(bob.rings == 1);
  Typist eve{musical_call(), "\ncdn1235\nqy"};
  CHECK(eve.tunes.empty());
  CHECK(eve.rings == 1);
}

TEST_CASE("the third step of sounds is the bell for each peg and guess, on screens alone") {
  Typist ada{tests::call_of("Ada"), "\nobbm"};
  ada.type("cdn");
  ada.rings = 0;
  ada.type("66");
  CHECK(ada.rings == 2);
  ada.type("\b6");
  CHECK(ada.rings == 3);
  ada.type("6\n");
  CHECK(ada.rings == 4);
  ada.type("6\n");
  CHECK(ada.rings == 6);
  Typist bob{tests::call_of("Bob"), "\ncdn"};
  bob.type("6666\n");
  CHECK(bob.rings == 0);
  Call in_lines = tests::call_in(Presentation::lines);
  Typist eve{in_lines, "p\no\nb\nb\nm\nc\nd\nn\n6666\n"};
  CHECK(eve.rings == 0);
}

}  // namespace
}  // namespace codemaker::play
