// The board of codes on terminals of 132 columns and 50 rows.
#include "support/typist.hpp"
#include "support/wooden_boards.hpp"

#include <catch2/catch.hpp>
#include <string>

namespace codemaker::play::breaking {
namespace {

using tests::Typist;

/// A board of code breaking on such a screen.
constexpr WoodenBoard large_board{{2, 2}, 4, 12, PegSize::disc};

std::string sign_at(const Typist& ada, int guess, int hole) {
  const auto place = middle_of_hole(large_board.pegs(guess), hole, large_board.size);
  return tests::text_of(ada.session().frame().at(place).glyph);
}

TEST_CASE("a large board of codes has the opponent and the other rounds of the level beside it") {
  Typist ada{tests::on_large(tests::call_of("Ada")), "\nr\n\n"};
  CHECK(ada.sees("Joe Bob the Eagle"));
  CHECK(ada.sees("2: it breaks yours"));
  ada.type("6666\n1234\n ");
  CHECK(ada.sees("1: you broke it in 2"));
  CHECK(ada.sees("3: you break its code"));
}

TEST_CASE("a click on a large board of codes lands in the hole that is drawn there") {
  Typist ada{tests::on_large(tests::call_of("Ada")), "\nr\n\n"};
  const ansi::Position third = middle_of_hole(large_board.pegs(0), 2, large_board.size);
  for (const int down : {-1, 0, 1}) {
    ada.click({third.row + down, third.column + down});
    ada.type(std::to_string(down + 3));
    CHECK(sign_at(ada, 0, 2) == std::to_string(down + 3));
  }
  ada.click({large_board.marks(0).row, large_board.pegs(0).column + 2});
  ada.click("blue");
  CHECK(sign_at(ada, 0, 0) == "3");
}

TEST_CASE("a guess that is half typed stays when a large window becomes a usual one") {
  Typist ada{tests::on_large(tests::call_of("Ada")), "\nr\n\n12"};
  CHECK(sign_at(ada, 0, 1) == "2");
  ada.resize(24, 80);
  CHECK(tests::guess_at(ada.session().frame(), {{2, 3}, 4, 12}, 0) == "1 2 · ·");
  ada.type("3");
  ada.resize(50, 132);
  CHECK(sign_at(ada, 0, 2) == "3");
}

}  // namespace
}  // namespace codemaker::play::breaking
