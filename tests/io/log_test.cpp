#include "io/calls/call_record.hpp"
#include "io/log/log.hpp"

#include <catch2/catch.hpp>

namespace codemaker::io {
namespace {

TEST_CASE("whatever would steer a terminal is shown in a log instead of obeyed") {
  CHECK(log_safe("Ada Lovelace, Zoë, Ягода") == "Ada Lovelace, Zoë, Ягода");
  CHECK(log_safe("\x1b[2J\r\n\x7f") == "\\x1b[2J\\x0d\\x0a\\x7f");
  // C1 in UTF-8, and as the one byte that an 8-bit terminal obeys.
  CHECK(log_safe("\u009b2J") == "\\xc2\\x9b2J");
  CHECK(
      log_safe("\x9b"
               "2J \xff") == "\\x9b2J \\xff"
  );
  // What turns the text around.
  CHECK(log_safe("a\u202eb") == "a\\xe2\\x80\\xaeb");
}

TEST_CASE("a text cut in the middle of a character is shown as it is") {
  CHECK(log_safe("Zo\xc3") == "Zo\\xc3");
  CHECK(log_safe("\xef\xbf\xbd") == "\xef\xbf\xbd");
}

TEST_CASE("a call that begins has a line that says who and where") {
  CHECK(
      first_log_line("Ada", "stdio node 2 by DOOR32.SYS") ==
      "call begins: Ada on stdio node 2 by DOOR32.SYS"
  );
}

}  // namespace
}  // namespace codemaker::io
