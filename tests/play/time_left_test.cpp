// The time left: header, warnings and words say the same.
#include "support/typist.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

using namespace std::chrono_literals;
using tests::call_of;
using tests::Typist;

Call call_with(std::chrono::seconds time) {
  Call call = call_of("Ada");
  call.time_left = time;
  call.idle_limit = 1h;
  return call;
}

TEST_CASE("the header says the minutes that the warning beside it says") {
  Typist ada{call_with(6min + 20s), "\n"};
  CHECK(ada.sees(" 7 min\n"));
  ada.wait(80s);
  CHECK(ada.sees("5 minutes left on the board."));
  CHECK(ada.sees(" 5 min\n"));
  ada.wait(3min);
  CHECK(ada.sees("2 minutes left on the board."));
  CHECK(ada.sees(" 2 min\n"));
  ada.wait(1min);
  CHECK(ada.sees("1 minute left on the board."));
  CHECK(ada.sees(" 1 min\n"));
}

TEST_CASE("who comes with little time is warned of that time") {
  Typist ada{call_with(3min + 20s), "\n"};
  ada.wait(1s);
  CHECK(ada.sees("4 minutes left on the board."));
  CHECK(ada.sees(" 4 min\n"));
}

TEST_CASE("where a letter is a move the header's time goes on with the moves") {
  Call call = call_with(42min);
  Typist ada{call, "\nopp\ner "};
  ada.wait(4min);
  CHECK(ada.sees(" 42 min\n"));
  for (const char* const slot : {"a", "b", "c", "d", "e", "f"})
    ada.type(slot);
  INFO(ada.screen());
  CHECK(ada.sees(" 38 min\n"));
}

TEST_CASE("in line mode TIME says the minutes that the warning says") {
  Call call = call_with(61s);
  call.wanted = Presentation::lines;
  Typist ada{call, "p\n"};
  ada.wait(1s);
  CHECK(ada.last_line() == "1 minute left on the board.");
  ada.type("time\n");
  CHECK(ada.last_line() == "Time left: 1 min.");
}

}  // namespace
}  // namespace codemaker::play
