// The Hall of Fame of all boards that keep their games in one database.
#include "play/call/words.hpp"
#include "play/events/answers.hpp"
#include "play/events/event.hpp"
#include "support/fake_disk.hpp"
#include "support/hall_rows.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>

namespace codemaker::play::shell {
namespace {

using engine::RankedGame;
using tests::Typist;

/// A caller of a board that shares its database with another one.
struct Neighbor : Typist {
  explicit Neighbor(Presentation presentation = Presentation::full, bool shares = true)
      : Typist{call_in(presentation, shares)} {
    scores::Hall own;
    own.enter(tests::row_of("bbs", "Ada", 20));
    disk.files["SCORES.DAT"] = scores::encode(own);
    all_boards.emplace();
    all_boards->hall.enter(tests::row_of("bbs", "Ada", 20));
    all_boards->hall.enter(tests::row_of("wonderland", "Alice", 30));
    type(presentation == Presentation::lines ? "p\nh\n" : "\nh");
  }

  static Call call_in(Presentation presentation, bool shares) {
    Call call = tests::call_in(presentation);
    call.shares_boards = shares;
    return call;
  }
};

bool has_heard(const Typist& caller, const std::string& line) {
  return std::ranges::count(caller.heard, line) == 1;
}

TEST_CASE("B shows the best of all boards that share the database, and then this board's again") {
  const auto presentation = GENERATE(Presentation::full, Presentation::small);
  Neighbor ada{presentation};
  CHECK(ada.sees("Ada"));
  CHECK_FALSE(ada.sees("Alice"));
  ada.type("b");
  CHECK(ada.sees("Alice"));
  CHECK(ada.sees("Ada"));
  ada.type("b");
  CHECK_FALSE(ada.sees("Alice"));
}

TEST_CASE("in lines each row of all boards says which board it is of") {
  Neighbor ada{Presentation::lines};
  ada.type("b\n");
  CHECK(has_heard(ada, "Hall of Fame of all boards, code breaking."));
  CHECK(has_heard(ada, "1. Alice of wonderland, 30 points, level 3."));
}

TEST_CASE("a board that shares its database with none has no tables of all boards") {
  Neighbor ada{Presentation::full, false};
  ada.type("b");
  CHECK_FALSE(ada.sees("Alice"));
  CHECK_FALSE(ada.sees("All boards"));
}

TEST_CASE(
    "where the tables of all boards cannot be read a sentence says so, and this board's are there"
) {
  Neighbor ada;
  ada.all_boards = event::AllBoards{{}, false};
  ada.type("b");
  CHECK(ada.sees("The tables of all boards can't be read right now."));
  ada.type("b");
  CHECK(ada.sees("Ada"));
}

TEST_CASE("the menu is a key away while the tables of all boards are still being read") {
  Neighbor ada;
  ada.all_boards.reset();
  ada.type("bm");
  CHECK(ada.sees("Welcome"));
}

TEST_CASE("O offers a game by mail to who stands in a table, in lines with a rank behind it") {
  Neighbor ada;
  ada.type("o");
  CHECK(ada.sees("That is you."));
  ada.type("bo");
  CHECK(ada.sees("Alice of wonderlan"));
  Neighbor lines{Presentation::lines};
  lines.type("b\no7\no1\n");
  CHECK(has_heard(lines, "There is no such rank in this table."));
  CHECK(has_heard(lines, "Which game? Enter alone: 1."));
}

}  // namespace
}  // namespace codemaker::play::shell
