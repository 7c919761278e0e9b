// Free play: scoring, hints and the review.
#include "support/free_play.hpp"

#include "play/breaking/questions.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::breaking {
namespace {

using ansi::KeyCode;
using tests::FreePlay;
using tests::solo;
using tests::Typist;

TEST_CASE("alone no scoring is shown: it would give the code away") {
  FreePlay ada{solo};
  ada.type("1122\ns");
  CHECK(ada.sees("In solo play that would reveal the code."));
}

TEST_CASE("a hint is put into the row, with what speaks for it in a line; each turn anew") {
  FreePlay ada{solo};
  ada.type("5h");
  CHECK(ada.sees("Hint: it may be the code. 1296 codes are possible."));
  const std::string row = ada.row(1);
  CHECK(row.find("·") == std::string::npos);
  ada.type("\b\b5");
  CHECK(ada.row(1) != row);
  ada.type("h");
  CHECK(ada.row(1) == row);
  ada.type("\n");
  CHECK(ada.row(1).starts_with(row));
  ada.type("h\n");
  CHECK(guesses_left(ada.session().frame()) == "8");
  ada.type("1234\nnh");
  CHECK(ada.sees("1296 codes are possible."));
}

TEST_CASE("a hint says when no other code is possible") {
  FreePlay ada{solo};
  ada.type("1233\n1244\n5534\n1635\nh");
  CHECK(ada.sees("Hint: no other code is possible."));
  ada.type("\n");
  CHECK(ada.sees("You broke the code in 5 guesses!"));
}

TEST_CASE("a hint that comes when the game is over is not told") {
  FreePlay ada{solo};
  ada.holds_thinking = true;
  ada.type("h");
  CHECK(ada.sees("The computer is thinking..."));
  ada.type("qy");
  engine::breaking::Hint hint;
  hint.possible = 1296;
  ada.reply(play::breaking::Hinted{hint});
  CHECK(ada.sees("You gave up."));
}

TEST_CASE("after a game each guess is reviewed, and the boards come back") {
  FreePlay ada{solo};
  ada.type("1122\n0034\n1234\nv");
  CHECK(ada.sees("Review"));
  ada.type(" ");
  CHECK(ada.sees("1122"));
  CHECK(ada.sees("0034"));
  CHECK(ada.sees("1296"));
  ada.type("q");
  CHECK(ada.sees("Solo  Guess 3 of 10: broken"));
}

TEST_CASE("a review of another game is not taken for this one") {
  FreePlay ada{solo};
  ada.type("1122\n1234\n");
  ada.holds_thinking = true;
  ada.type("v");
  const Ticket first = ada.ticket;
  ada.type("qn1234\nv");
  CHECK(ada.sees("The computer is thinking..."));
  ada.reply_to(first, play::breaking::Reviewed{});
  CHECK(ada.sees("The computer is thinking..."));
  ada.reply(play::breaking::Reviewed{});
  CHECK_FALSE(ada.sees("The computer is thinking..."));
}

TEST_CASE("a game given up before the first guess has nothing to review") {
  FreePlay ada{solo};
  ada.type("qyv");
  CHECK(ada.sees("There is no guess to review."));
}

}  // namespace
}  // namespace codemaker::play::breaking
