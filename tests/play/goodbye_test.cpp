// The goodbye stands long enough to be read before the board's menu paints over it.
#include "play/events/farewell.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

using namespace std::chrono_literals;
using tests::call_in;
using tests::call_of;
using tests::Typist;

TEST_CASE("the goodbye stands until a key is pressed") {
  for (const std::string_view key : {" ", "?", "\n", "q"}) {
    Typist ada{call_of("Ada"), "\nqy"};
    CHECK_FALSE(ada.left);
    CHECK(ada.sees("Goodbye, Ada."));
    ada.type(key);
    CHECK(ada.left == effect::Farewell::left);
  }
}

TEST_CASE("a terminal of forty columns has a goodbye in large letters, a slow one of eighty has not"
) {
  const auto blocks_of = [](int rows, int columns) {
    Call call = call_in(Presentation::small);
    call.terminal.rows = rows;
    call.terminal.columns = columns;
    const Typist ada{call, "\nqy"};
    const ansi::Frame frame = ada.session().frame();
    int blocks = 0;
    for (int row = 0; row < frame.rows(); ++row) {
      for (int column = 0; column < frame.columns(); ++column)
        blocks += frame.at({row, column}).glyph == u'█' ? 1 : 0;
    }
    return blocks;
  };
  CHECK(blocks_of(24, 40) > 20);
  CHECK(blocks_of(20, 40) == 0);
  CHECK(blocks_of(24, 80) == 0);
}

TEST_CASE("the goodbye stands four seconds at most") {
  Typist ada{call_of("Ada"), "\nqy"};
  ada.wait(3s);
  CHECK_FALSE(ada.left);
  ada.wait(1s);
  CHECK(ada.left == effect::Farewell::left);
}

TEST_CASE("in line mode any key ends the goodbye, without Enter") {
  Typist ada{call_in(Presentation::lines), "p\n"};
  ada.type("q\ny\n");
  CHECK(ada.last_line() == "Goodbye, Ada.");
  CHECK_FALSE(ada.left);
  ada.type("x");
  CHECK(ada.left == effect::Farewell::left);
}

TEST_CASE("a program at the end of a pipe does not wait for the goodbye") {
  Call call = call_in(Presentation::lines);
  call.is_piped = true;
  Typist script{call, "p\nq\ny\n"};
  CHECK(script.left == effect::Farewell::left);
}

TEST_CASE("a caller who is cut off does not wait, and one who hangs up at the goodbye has left") {
  Call call = call_of("Ada");
  call.idle_limit = 1min;
  Typist idle{call, "\n"};
  idle.wait(1min);
  CHECK(idle.left == effect::Farewell::idle);

  Typist ada{call_of("Ada"), "\n"};
  ada.hang_up();
  CHECK(ada.left == effect::Farewell::hung_up);

  Typist bob{call_of("Bob"), "\nqy"};
  bob.hang_up();
  CHECK(bob.left == effect::Farewell::left);
}

TEST_CASE("time that runs out at the goodbye says no second one") {
  Call call = call_in(Presentation::lines);
  call.time_left = 2s;
  Typist ada{call, "p\n"};
  ada.type("q\ny\n");
  const std::size_t told = ada.heard.size();
  ada.wait(4s);
  CHECK(ada.left == effect::Farewell::left);
  CHECK(ada.heard.size() == told);
}

}  // namespace
}  // namespace codemaker::play
