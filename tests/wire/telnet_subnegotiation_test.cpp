// A sub-negotiation is what a client tells about itself; one without an end must not swallow keys.
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

TEST_CASE("a caller is heard again 1 KB after a sub-negotiation that never ends") {
  Telnet telnet = with_types_agreed();
  CHECK(telnet.receive(type_begins + std::string(1023, 'x')).empty());
  CHECK(telnet.take_events().empty());
  CHECK(telnet.receive("1234\r") == "1234\r");
  CHECK(telnet.take_events() == Events{TelnetEvent::sb_too_long});
  CHECK(telnet.facts().terminal_types.empty());
  CHECK_FALSE(telnet.must_close());
}

TEST_CASE("behind a board, too, an opening that leaked in deafens nobody") {
  Telnet telnet{TelnetRole::bystander};
  CHECK(telnet.receive(from_hex("fffa01") + std::string(1024, 'x')).empty());
  CHECK(telnet.receive("q") == "q");
}

TEST_CASE("what 1 KB holds is read, and a late end means nothing") {
  Telnet telnet = with_types_agreed();
  CHECK(telnet.receive(type_begins + std::string(1023, 'x') + type_ends).empty());
  CHECK(telnet.facts().terminal_types == std::vector<std::string>{std::string(40, 'x')});
  CHECK(telnet.receive(type_begins + std::string(1024, 'y') + type_ends + "a") == "ya");
  CHECK(telnet.facts().terminal_types.size() == 1);
}

TEST_CASE("commands inside a sub-negotiation do not keep it open for ever") {
  Telnet telnet{TelnetRole::bystander};
  std::string commands = from_hex("fffa18");
  for (int i = 0; i < 1025; ++i)
    commands += from_hex("fff1");
  CHECK(telnet.receive(commands).empty());
  CHECK(telnet.receive("q") == "q");
}

}  // namespace
}  // namespace codemaker::wire
