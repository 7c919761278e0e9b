// Pages that fill terminals of 132 columns and 50 rows: rules, reviews and what games begin with.
#include "support/masterix_rounds.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>
#include <chrono>
#include <string>

namespace codemaker::play {
namespace {

using ansi::KeyCode;
using tests::Typist;

/// Its heading is the first row; what does not fill it has a margin above.
void check_fills(const Typist& ada) {
  const ansi::Frame frame = ada.session().frame();
  INFO(ada.screen());
  CHECK_FALSE(frame.text(0).empty());
  CHECK(frame.text(49).empty());
  for (int row = 0; row < frame.rows(); ++row)
    CHECK(frame.at({row, 131}) == ansi::Cell{});
}

TEST_CASE("on a large screen rules, greetings, titles and menus of games fill it") {
  for (const char* const way : {"\ni", "\nr", "\ne", "\nec", "\net"}) {
    INFO(way);
    check_fills(Typist{tests::on_large(tests::call_of("Ada")), way});
  }
  Typist ada{tests::on_large(tests::call_of("Ada")), "\nm"};
  ada.type("\n");
  CHECK(ada.sees("Masterix, in codemaker"));
  check_fills(ada);
  ada.type("x");
  CHECK(ada.sees("Ranked run"));
  check_fills(ada);
}

TEST_CASE("units around a page stand as far apart at its sides as pegs do") {
  const Typist ada{tests::on_large(tests::call_of("Ada")), "\nm"};
  CHECK(ada.sees("Please turn NUM LOCK on."));
  const ansi::Frame frame = ada.session().frame();
  constexpr int in_all = 7;
  for (int row = 0; row < frame.rows(); ++row) {
    INFO(row);
    const bool is_between = row < 2 || row >= 48 || (row - 2) % 10 >= 6;
    CHECK((frame.at({row, in_all}) == ansi::Cell{}) == is_between);
  }
}

TEST_CASE("all pages of the rules fill a large screen") {
  for (const std::string game : {"1", "2", "3"}) {
    Typist ada{tests::on_large(tests::call_of("Ada")), "\ni" + game};
    for (int page = 0; page < 20 && ada.sees("RULES"); ++page) {
      check_fills(ada);
      ada.type("n");
    }
    CHECK_FALSE(ada.sees("RULES"));
  }
}

TEST_CASE("a click on a line of a large menu, greeting or list of settings means that line") {
  Typist ada{tests::on_large(tests::call_of("Ada")), "\nr"};
  ada.click("A guided first game");
  CHECK(ada.sees("four pegs of six colors"));
  for (const char* const menu : {"\nmx", "\ne"}) {
    Typist bob{tests::on_large(tests::call_of("Ada")), menu};
    bob.click("Daily puzzles");
    CHECK(bob.sees("One try a day"));
  }
  Typist eve{tests::on_large(tests::call_of("Ada")), "\nec"};
  eve.click("Relay rule");
  CHECK(eve.sees("narrow"));
}

TEST_CASE("a large review has the curve and all moves on one page") {
  Typist ada{tests::on_large(tests::call_of("Ada")), "\nopp\nmr"};
  const auto moves = tests::round_with(ada.seed, tests::more);
  tests::play_level(ada, tests::more);
  ada.holds_thinking = false;
  ada.type("v");
  check_fills(ada);
  CHECK(ada.sees("Up: you ahead"));
  for (const auto& move : moves)
    CHECK(ada.sees(tests::masterix::text(move)));
  ada.press(KeyCode::enter);
  CHECK_FALSE(ada.sees("Up: you ahead"));
}

TEST_CASE("a large review of guesses has all its columns on one page, and the text a window") {
  Typist ada{tests::on_large(tests::call_of("Ada")), "\ncn"};
  ada.secrets = {"3542"};
  ada.type("4416\n1122\n3542\n");
  ada.wait(std::chrono::seconds{2});
  ada.type(" v");
  check_fills(ada);
  for (const char* const head : {"Before", "After", "It was", "Bits", "Avg", "Lost", "Best"})
    CHECK(ada.sees(head));
  ada.type("p");
  CHECK(ada.sees("A text to paste elsewhere"));
  CHECK(ada.session().frame().text(0).empty());
  ada.type("p\n");
  CHECK_FALSE(ada.sees("Before"));
}

TEST_CASE("on a large page of options a message takes the place of the pegs in its row") {
  Call call = tests::on_large(tests::call_of(""));
  call.asks_name = true;
  call.has_passwords = true;
  Typist bob{call, "\nBob\now"};
  constexpr int message_row = 46;
  CHECK_FALSE(bob.session().frame().text(message_row).empty());  // pegs
  bob.type("low\n");
  const std::string told = bob.session().frame().text(message_row);
  CHECK(told.find("6 letters or more, please.") != std::string::npos);
  CHECK(told.find("▀") == std::string::npos);
}

}  // namespace
}  // namespace codemaker::play
