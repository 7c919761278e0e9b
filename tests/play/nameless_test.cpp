// Callers of our own server who give no name hold a line that others want.
#include "play/events/farewell.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

using namespace std::chrono_literals;
using tests::Typist;

Call stranger(Presentation presentation) {
  Call call = tests::call_of("");
  call.asks_name = true;
  call.name_until = call.start + 60s;
  call.wanted = presentation;
  return call;
}

TEST_CASE("who has given no name after a minute is let go, from the title or from the question") {
  for (const Presentation presentation : {Presentation::full, Presentation::lines}) {
    for (const std::string_view keys : {"", "p\n", "p\nAd"}) {
      Typist stays{stranger(presentation), presentation == Presentation::full ? "\n" : keys};
      stays.wait(59s);
      CHECK_FALSE(stays.left);
      stays.wait(1s);
      CHECK(stays.left == effect::Farewell::nameless);
    }
  }
}

TEST_CASE("who is let go for want of a name is told why") {
  Typist stays{stranger(Presentation::full), "\n"};
  stays.wait(60s);
  CHECK(stays.sees("Disconnected: you gave no name. Please call again."));
}

TEST_CASE("who gives a name in time stays") {
  Typist ada{stranger(Presentation::full), "\n"};
  ada.wait(58s);
  ada.type("Ada\n");
  ada.wait(2min);
  CHECK_FALSE(ada.left);
}

TEST_CASE("a caller whom the board has named needs no name") {
  Call call = tests::call_of("Ada");
  call.name_until = call.start + 60s;
  Typist ada{call};
  ada.wait(2min);
  CHECK_FALSE(ada.left);
}

}  // namespace
}  // namespace codemaker::play
