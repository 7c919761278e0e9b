// Masterix in plain lines.
#include "support/masterix_rounds.hpp"
#include "support/typist.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include <fmt/format.h>

namespace codemaker::play::masterix {
namespace {

using Lines = std::vector<std::string>;
using tests::call_in;
using tests::in_run;
using tests::more;
using tests::play_level;
using tests::points_of;
using tests::Typist;
namespace masterix = engine::masterix;

TEST_CASE("in lines the bank and the rounds won are told with the points") {
  Typist ada = in_run(Presentation::lines);
  play_level(ada, more);
  const std::string bank = std::to_string(points_of(1, 1, more));
  ada.heard.clear();
  ada.type("p\n");
  CHECK(ada.heard[0] == "You, blue: 0 points, 24 units, 50% of the board. Bank " + bank + ".");
  Typist two{call_in(Presentation::lines), "p\nm\nt\n\nBob\n"};
  for (const auto& move : tests::round_with(1, more))
    tests::type_move(two, move);
  CHECK(two.last_line().starts_with("A kill pays 2 points"));
  two.heard.clear();
  two.type("p\n");
  CHECK(
      two.heard ==
      Lines{
          "Ada, red: 0 points, 24 units, 50% of the board. Rounds won 1.",
          "Bob, blue: 0 points, 24 units, 50% of the board. Rounds won 0."}
  );
}

TEST_CASE("in lines the board is asked for by rows") {
  Typist ada = in_run(Presentation::lines);
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
    Typist ada = in_run(Presentation::lines);
    ada.holds_thinking = true;
    const std::string from = masterix::text(moves[0].origin);
    const std::string to = masterix::text(moves[0].target);
    ada.type(fmt::format(fmt::runtime(manner), from, to) + "\n");
    const auto is_told = [&](const std::string& line) {
      return line.starts_with("You destroy " + to) && line.ends_with(" points.");
    };
    CHECK(std::ranges::any_of(ada.heard, is_told));  // the opponent may have a word, too
    CHECK(ada.prompt().empty());
    ada.type("c\n");
    CHECK(ada.last_line() == "Wait for the computer's move.");
    ada.reply(tests::thought_of(moves[1]));
    CHECK(ada.last_line().starts_with(
        "Computer " + masterix::text(moves[1]) + " destroys " + masterix::text(moves[1].target)
    ));
    CHECK(ada.prompt() == "Move: ");
  }
}

TEST_CASE("in lines everything is askable and what is wrong is said") {
  Typist ada = in_run(Presentation::lines);
  ada.type("C3-b5x\nc4-c5\nc3-a1\nc3-c5\nc3c2\nhello\nz\nl\n");
  CHECK(
      ada.heard ==
      Lines{
          "\"C3-b5x\" is not a command here. Type ? for help.", "c4 is not your unit.",
          "a1 is not next to c3.", "c5 is not next to c3.", "There is no enemy on c2.",
          "\"hello\" is not a command here. Type ? for help.",
          "\"z\" is not a command here. Type ? for help.", "Nobody has moved yet."}
  );
  ada.heard.clear();
  ada.type("P\nm c3\nc4\nM\n?\n");
  CHECK(ada.heard[0] == "You, blue: 0 points, 24 units, 50% of the board.");
  CHECK(ada.heard[1] == "Computer, red: 0 points, 24 units, 50% of the board.");
  CHECK(ada.heard[2].starts_with("c3 can jump onto "));
  CHECK(ada.heard[3] == "c4 is not your unit.");
  CHECK(ada.heard[4].starts_with("74 jumps, of "));
  CHECK(
      ada.heard[8] ==
      "P: the points. L: the last move. Q: pause or end the run. What you have won counts."
  );
  CHECK(ada.heard.size() == 10);
}

}  // namespace
}  // namespace codemaker::play::masterix
