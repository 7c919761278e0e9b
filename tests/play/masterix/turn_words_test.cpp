// Whose move it is, in words.
#include "support/masterix_rounds.hpp"
#include "support/wire.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::masterix {
namespace {

using namespace std::chrono_literals;
using tests::more;
using tests::Typist;

TEST_CASE("small screens say whose move it is; a step of the cursor costs nothing for it") {
  const auto moves = tests::round_with(1, more);
  Typist ada{tests::call_in(Presentation::small), "\nmr "};
  ada.holds_thinking = true;
  CHECK(ada.session().frame().text(14) == "Your move");
  tests::Wire wire{ada};
  for (const char* const step : {"6", "2", "4", "8"}) {
    ada.type(step);
    CHECK(wire.sent() <= 24);
    CHECK(ada.session().frame().text(14) == "Your move");
  }
  std::size_t sent = 0;
  const auto watch = [&] {
    while (ada.session().wakes_at()) {
      ada.wait_for_step();
      sent += wire.sent();
    }
  };
  tests::type_move(ada, moves[0]);
  watch();
  CHECK(ada.session().frame().text(14) == "Computer's move. Any key skips it.");
  ada.reply(tests::thought_of(moves[1]));
  watch();
  CHECK(ada.session().frame().text(14) == "Your move");
  CHECK(sent <= 400);
}

TEST_CASE("small screens name the player whose move it is where two play") {
  Typist ada{tests::call_in(Presentation::small), "\nmt\n\n"};
  CHECK(ada.session().frame().text(14) == "Ada's move");
}

}  // namespace
}  // namespace codemaker::play::masterix
