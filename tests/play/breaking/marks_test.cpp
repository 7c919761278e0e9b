// The marks of a guess, which appear one by one on full screens.
#include "support/campaign_runs.hpp"
#include "support/free_play.hpp"

#include "play/session/screen.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

namespace codemaker::play::breaking {
namespace {

using namespace std::chrono_literals;
using tests::Duel;
using tests::FreePlay;
using tests::run_board;
using tests::run_code;
using tests::run_row;
using tests::Typist;

/// A caller in the campaign who does not wait for marks.
struct Hurried : Typist {
  explicit Hurried(Call call = tests::call_of("Ada"), std::string_view way = "\nr\n\n")
      : Typist{std::move(call), way} {
    waits_for_marks = false;
  }
};

TEST_CASE("the marks of a guess appear one by one, and then the next row opens") {
  Hurried ada;
  ada.type("1122\n");
  CHECK(run_row(ada, 1) == "1 1 2 2");
  CHECK(tests::guesses_left(ada.session().frame()) == "12");
  ada.wait_for_step();
  CHECK(run_row(ada, 1) == "1 1 2 2 ●");
  const ansi::Position marks = run_board.marks(0);
  CHECK(ada.session().frame().cursor == ansi::Position{marks.row, marks.column + 1});
  ada.wait_for_step();
  CHECK(run_row(ada, 1) == "1 1 2 2 ●○");
  CHECK(tests::guesses_left(ada.session().frame()) == "12");
  ada.wait_for_step();
  CHECK(ada.session().frame().cursor.row == run_board.pegs(1).row);
  CHECK(tests::guesses_left(ada.session().frame()) == "11");
}

TEST_CASE("a key skips the marks and still does what it does") {
  Hurried ada;
  ada.type("1122\n3");
  CHECK(run_row(ada, 1) == "1 1 2 2 ●○");
  CHECK(run_row(ada, 2) == "3 · · ·");
  FreePlay solo{tests::solo};
  solo.waits_for_marks = false;
  solo.type("1122\n3");
  CHECK(solo.row(1) == "1 1 2 2 ●○");
  CHECK(solo.row(2) == "3 · · ·");
}

TEST_CASE("a key that skips the last marks does not skip the result") {
  Hurried ada;
  ada.type("1234\n");
  CHECK_FALSE(ada.sees("You broke it"));
  ada.type(" ");
  CHECK(ada.sees("You broke it in 1!"));
  ada.type(" ");
  CHECK(ada.sees("Round 2 of 4"));
  Hurried eve{tests::call_of("Eve"), "\np1"};
  eve.type("rwbg\n\n");
  CHECK(eve.sees("You won level 1 in 1 guess!"));
  FreePlay solo{tests::solo};
  solo.waits_for_marks = false;
  solo.type("1234\nn");
  CHECK(solo.sees("1 guess of 10"));
}

TEST_CASE("the shield lifts after the last mark") {
  Hurried ada;
  ada.type("1234\n");
  for (int mark = 0; mark < 4; ++mark) {
    CHECK(run_code(ada) == "? ? ? ?");
    ada.wait_for_step();
  }
  CHECK(run_row(ada, 1) == "1 2 3 4 ●●●●");
  CHECK(run_code(ada) == "? ? ? ?");
  ada.wait(2s);
  CHECK(run_code(ada) == "1 2 3 4");
}

TEST_CASE("nothing appears step by step at speed at once, on small screens or in lines") {
  Hurried at_once{tests::call_of("Ada"), "\nopp\nr\n"};
  at_once.type("1122\n");
  CHECK(run_row(at_once, 1) == "1 1 2 2 ●○");
  for (const Presentation presentation : {Presentation::small, Presentation::lines}) {
    const bool is_line = presentation == Presentation::lines;
    Hurried ada{tests::call_in(presentation), is_line ? "p\nr\n" : "\nr\n\n"};
    ada.type("1122\n");
    CHECK_FALSE(ada.session().wakes_at());
  }
}

TEST_CASE("a click skips the marks, the button that made the guess comes up without") {
  Hurried ada;
  ada.type("1122");
  ada.click("Enter guess");
  CHECK(run_row(ada, 1) == "1 1 2 2");
  ada.click(tests::run_color(5));
  CHECK(run_row(ada, 1) == "1 1 2 2 ●○");
  CHECK(run_row(ada, 2) == "5 · · ·");
}

TEST_CASE("in a duel the computer's guess follows the caller's marks") {
  Duel ada{"", "5566"};
  ada.waits_for_marks = false;
  const Ticket before = ada.ticket;
  ada.type("1122\n");
  CHECK(ada.ticket == before);
  ada.computer_guesses("5555");
  CHECK(ada.row(1) == "1 1 2 2 ●○");
  CHECK(ada.computers_row(1) == "5 5 5 5 ●●");
}

TEST_CASE("a caller whose window becomes small while marks appear goes on without them") {
  Hurried ada;
  ada.type("1234\n");
  ada.resize(10, 30);
  ada.type("x\n");
  CHECK(std::ranges::any_of(ada.heard, [](const std::string& line) {
    return line.starts_with("You broke it in 1!");
  }));
  CHECK(ada.prompt() == "Your code: ");
}

TEST_CASE("a guess with its marks costs at most 140 bytes, each mark little") {
  for (const char* const way : {"\nr\n\n", "\ncdn", "\np1"}) {
    Hurried ada{tests::call_of("Ada"), way};
    Screen screen;
    const auto sent = [&] {
      return screen.update(ada.session(), ansi::Echo::ours).size();
    };
    ada.type("6666\n");  // the words of the beginning go
    ada.wait(1s);
    static_cast<void>(sent());
    for (const char* const guess : {"1122", "3344", "5561", "6235", "4126", "2513"}) {
      std::size_t whole = 0;
      for (const char* key = guess; *key != '\0'; ++key) {
        ada.type(std::string_view{key, 1});
        whole += sent();
      }
      ada.type("\n");
      whole += sent();
      for (int step = 0; step < 6; ++step) {
        ada.wait_for_step();
        whole += sent();
      }
      INFO(way << " " << guess << " " << whole);
      CHECK(whole <= 140);
    }
  }
}

}  // namespace
}  // namespace codemaker::play::breaking
