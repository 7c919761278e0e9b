// The end of a call: what the caller is still told, and when it is over.
#include "callers.hpp"

#include <catch2/catch.hpp>

namespace codemaker::io {
namespace {

using tests::Board;
using tests::Caller;
using tests::in_lines;

constexpr std::string_view going_down = "The board is going down.\r\n";

TEST_CASE("callers are told the board's last words, in lines and below a screen") {
  for (const auto presentation : {play::Presentation::lines, play::Presentation::full}) {
    Board board;
    CallSetup call_setup = in_lines("Ada");
    call_setup.call.wanted = presentation;
    Caller ada{board, std::move(call_setup)};
    ada.until("leave");
    ada.connection().hang_up(going_down);
    CHECK(ada.until_done().end == "hung up");
    CHECK(ada.received().ends_with("\r\n" + std::string{going_down}));
    CHECK(ada.hang_ups() == 1);
  }
}

TEST_CASE("a caller whose terminal is still being asked hears the last words too") {
  Board board;
  CallSetup call_setup = in_lines("Ada");
  call_setup.codec = wire::TelnetCodec{};
  call_setup.asks_terminal = true;
  Caller ada{board, std::move(call_setup)};
  ada.until("\x1b[2J");
  ada.connection().hang_up(going_down);
  CHECK_FALSE(ada.until_done().has_begun);
  CHECK(ada.received().ends_with(going_down));
}

TEST_CASE("a second hang-up changes nothing") {
  Board board;
  Caller ada{board, in_lines("Ada")};
  ada.until("> ");
  ada.connection().hang_up(going_down);
  ada.connection().hang_up("again");
  ada.until_done();
  CHECK(ada.hang_ups() == 1);
  CHECK(ada.received().find("again") == std::string::npos);
}

TEST_CASE("a line that telnet makes impossible is closed, with the reason in the record") {
  Board board;
  CallSetup call_setup = in_lines("Ada");
  call_setup.codec = wire::TelnetCodec{};
  Caller ada{board, std::move(call_setup)};
  ada.until("> ");
  std::string flood;
  for (int i = 0; i < 3000; ++i)
    flood += "\xff\xfd\x01\xff\xfe\x01";
  ada.send(flood);
  CHECK(ada.until_done().end == "closed: too many telnet options asked for");
}

}  // namespace
}  // namespace codemaker::io
