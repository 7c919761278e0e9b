#include "io/connection.hpp"

#include "far_end.hpp"
#include "support/hex.hpp"

#include <catch2/catch.hpp>

namespace codemaker::io {
namespace {

using tests::FarEnd;
using tests::from_hex;
using tests::greeting_of;

Greeting in_lines() {
  Greeting greeting = greeting_of("Ada");
  greeting.call.wanted = play::Presentation::line;
  return greeting;
}

/// A caller of our own listener whose terminal answers nothing.
Greeting by_telnet() {
  Greeting greeting = in_lines();
  greeting.telnet = play::TelnetRole::server;
  return greeting;
}

TEST_CASE("a caller who leaves gets a goodbye and the line is closed") {
  FarEnd ada;
  ada.until("leave");
  ada.send("q");
  const CallRecord record = ada.until_done();
  CHECK(record.handle == "Ada");
  CHECK(record.has_begun);
  CHECK(record.end == "left");
  CHECK(ada.hang_ups() == 0);
  CHECK(ada.received().find("Goodbye, Ada") != std::string::npos);
}

TEST_CASE("a caller whose line drops is hung up, and that is told once") {
  FarEnd ada;
  ada.until("leave");
  ada.hang_up();
  CHECK(ada.until_done().end == "hung up");
  CHECK(ada.hang_ups() == 1);
}

TEST_CASE("a call that the board ends with a signal is hung up, and that is told once") {
  FarEnd ada;
  ada.until("leave");
  ada.signal_hang_up();
  CHECK(ada.until_done().end == "hung up");
  CHECK(ada.hang_ups() == 1);
}

TEST_CASE("a key that comes in pieces is one key") {
  FarEnd ada;
  ada.until("leave");
  for (const std::string_view piece : {"\r", "c", "\x1b", "OP"}) {
    ada.send(piece);
    ada.let_work(std::chrono::milliseconds{5});
  }
  ada.until("F1 ");
  CHECK(ada.hang_ups() == 0);
}

TEST_CASE("lines typed ahead are echoed and answered in their order") {
  FarEnd ada{in_lines()};
  ada.send("p\rxyzzy\rq\r");
  const std::string told = ada.until("Goodbye");
  const auto echo = told.find("xyzzy");
  CHECK(echo != std::string::npos);
  CHECK(told.find("\"xyzzy\"", echo) != std::string::npos);
  CHECK(ada.until_done().end == "left");
}

TEST_CASE("a caller who types on and reads nothing gets the newest screen, not all of them") {
  FarEnd ada;
  ada.until("leave");
  ada.send("\rc");
  ada.until("Break its code");
  const std::size_t before = ada.received().size();
  ada.reads = false;
  for (int i = 0; i < 2000; ++i)
    ada.send("1\b2\b");
  ada.send("w");  // does nothing here, and a line says so
  ada.let_work(std::chrono::milliseconds{20});
  ada.reads = true;
  ada.until("w ");
  // Thirteen bytes for a peg: none of eight thousand screens may wait in a queue.
  CHECK(ada.received().size() - before < 8'000);
}

TEST_CASE("our own listener opens telnet at once and doubles 255 for those who speak it") {
  FarEnd ada{by_telnet()};
  CHECK(ada.until(from_hex("fffd1f")).size() < 100);  // DO NAWS
  ada.send(from_hex("fffc1f"));                       // WON'T NAWS: telnet is spoken
  ada.until("> ");
  ada.send("p\rq\r");
  ada.until("Goodbye");
  CHECK(ada.until_done().end == "left");
}

}  // namespace
}  // namespace codemaker::io
