// A sub-negotiation is what a client tells about itself: none of it is typed, and one without an
// end must not swallow keys for good.
#include "wire/telnet.hpp"

#include "support/hex.hpp"

#include <catch2/catch.hpp>

namespace codemaker::wire {
namespace {

using tests::from_hex;
using Events = std::vector<TelnetEvent>;

const std::string type_begins = from_hex("fffa1800");
const std::string type_ends = from_hex("fff0");

Telnet with_types_agreed() {
  Telnet telnet{TelnetRole::server};
  static_cast<void>(telnet.open());
  CHECK(telnet.receive(from_hex("fffb18")).empty());
  return telnet;
}

TEST_CASE("a sub-negotiation of 1 KB is read") {
  Telnet telnet = with_types_agreed();
  CHECK(telnet.receive(type_begins + std::string(1023, 'x') + type_ends + "a") == "a");
  CHECK(telnet.facts().terminal_types == std::vector<std::string>{std::string(40, 'x')});
  CHECK(telnet.take_events().empty());
}

TEST_CASE("a longer one is ignored as a whole, up to its end") {
  Telnet telnet = with_types_agreed();
  CHECK(telnet.receive(type_begins + std::string(1024, 'y')).empty());
  CHECK(telnet.receive(std::string(60'000, 'z') + from_hex("ffff")).empty());
  CHECK(telnet.receive(type_ends + "1234\r") == "1234\r");
  CHECK(telnet.take_events() == Events{TelnetEvent::sb_too_long});
  CHECK(telnet.facts().terminal_types.empty());
  CHECK_FALSE(telnet.must_close());
}

TEST_CASE("a doubled 255 counts once for what is kept") {
  Telnet telnet = with_types_agreed();
  std::string doubled;
  for (int i = 0; i < 1023; ++i)
    doubled += from_hex("ffff");
  CHECK(telnet.receive(type_begins + doubled + type_ends).empty());
  CHECK(telnet.take_events().empty());
}

TEST_CASE("a command ends one that is too long as well, and is obeyed") {
  Telnet telnet = with_types_agreed();
  static_cast<void>(telnet.take_replies());
  CHECK(telnet.receive(type_begins + std::string(2000, 'y') + from_hex("fffb03") + "q") == "q");
  CHECK(telnet.take_events() == Events{TelnetEvent::sb_too_long, TelnetEvent::sb_broken});
  CHECK(telnet.take_replies() == from_hex("fffd03"));
}

TEST_CASE("64 KB without an end close the line, on either side of it") {
  for (const auto role : {TelnetRole::server, TelnetRole::bystander}) {
    Telnet telnet{role};
    CHECK(telnet.receive(from_hex("fffa18") + std::string(65536, 'x')).empty());
    CHECK_FALSE(telnet.must_close());
    CHECK(telnet.receive("xq").empty());
    CHECK(telnet.must_close() == TelnetClose::endless_sb);
  }
}

TEST_CASE("commands inside a sub-negotiation do not keep it open for ever") {
  Telnet telnet{TelnetRole::bystander};
  std::string commands = from_hex("fffa18");
  for (int i = 0; i < 32'768; ++i)
    commands += from_hex("fff1");
  CHECK(telnet.receive(commands).empty());
  CHECK_FALSE(telnet.must_close());
  CHECK(telnet.receive(from_hex("fff1")).empty());
  CHECK(telnet.must_close() == TelnetClose::endless_sb);
}

TEST_CASE("one that is given up types nothing of itself, wherever it was cut") {
  const std::string cut = type_begins + "abc\xff";
  for (std::size_t size = 2; size <= cut.size(); ++size) {
    Telnet telnet = with_types_agreed();
    CHECK(telnet.receive(cut.substr(0, size)).empty());
    REQUIRE(telnet.is_in_sub());
    telnet.give_up_sub();
    CHECK_FALSE(telnet.is_in_sub());
    CHECK(telnet.receive("q") == "q");
    CHECK(telnet.take_events() == Events{TelnetEvent::sb_broken});
    CHECK(telnet.facts().terminal_types.empty());
  }
}

TEST_CASE("there is nothing to give up but a sub-negotiation") {
  Telnet telnet = with_types_agreed();
  CHECK(telnet.receive("\xff").empty());
  telnet.give_up_sub();
  CHECK(telnet.receive(from_hex("f4")).empty());
  CHECK(telnet.take_events() == Events{TelnetEvent::interrupt});
}

}  // namespace
}  // namespace codemaker::wire
