// Screens of every size.
#include "support/typist.hpp"
#include "support/ways.hpp"
#include "support/wooden_boards.hpp"

#include "ansi/text.hpp"
#include "play/screen.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

namespace codemaker::play {
namespace {

using namespace std::chrono_literals;
using ansi::KeyCode;
using tests::Typist;
using tests::ways;

TEST_CASE("every screen fits 79 columns by 24 rows, and 39 by 20 when small") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    for (const auto& [scene, way] : ways) {
      Call call = tests::call_of(std::string(40, 'W'));
      call.wanted = presentation;
      call.terminal = {.rows = 60, .columns = 120};
      call.time_left = 42min;
      Typist ada{call};
      ada.type(way);
      for (const char* key : {"", "?"}) {
        ada.type(key);
        const ansi::Frame frame = ada.session().frame();
        const bool is_full = presentation == Presentation::full;
        for (int row = 0; row < frame.rows(); ++row) {
          INFO(scene << " row " << row << ": " << frame.text(row));
          const std::size_t room = row >= (is_full ? 24 : 20) ? 0 : is_full ? 79 : 39;
          CHECK(ansi::length(frame.text(row)) <= room);
        }
      }
    }
  }
}

TEST_CASE("the rules leave the message row free on every page") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Call call = tests::call_of("Ada");
    call.wanted = presentation;
    Typist ada{call};
    ada.type("\nr");
    for (int page = 0; page < 11; ++page) {
      const ansi::Frame frame = ada.session().frame();
      const int message = presentation == Presentation::full ? 22 : 17;
      CHECK(frame.text(message).empty());
      CHECK(frame.text(message - 1).empty());
      ada.type("\n");
    }
    CHECK(ada.sees("Welcome, Ada."));
  }
}

TEST_CASE("wide screens have the game in their middle") {
  Call call = tests::call_of("Ada");
  call.terminal.columns = 132;
  Typist ada{call};
  ada.type("\n");
  CHECK(ada.session().frame().text(0).starts_with(std::string(26, ' ') + " CODEMAKER"));
}

TEST_CASE("a window made smaller in a game gets the presentation that fits, and the game goes on") {
  Typist ada;
  ada.type("\nc11");
  ada.resize(20, 40);
  CHECK(ada.session().presentation() == Presentation::small);
  ada.type("22\n");
  ada.resize(10, 30);
  CHECK(ada.session().presentation() == Presentation::lines);
  CHECK(ada.prompt() == "Guess 2: ");
  CHECK(ada.last_line() == "1: 1 1 2 2 - 1 exact, 1 misplaced.");
  ada.resize(24, 80);
  CHECK(tests::guesses_left(ada.session().frame()) == "11");
}

}  // namespace
}  // namespace codemaker::play
