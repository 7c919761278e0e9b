// Who may call our own server, and who has to wait.
#include "io/serving/address_limits.hpp"

#include <catch2/catch.hpp>
#include <string>

namespace codemaker::io::serving {
namespace {

using namespace std::chrono_literals;

constexpr AddressLimits::Instant opening{1000h};

Network network(const std::string& address) {
  return Network{asio::ip::make_address(address)};
}

TEST_CASE("an IPv4 caller is told apart by the address, an IPv6 caller by the first 64 bits") {
  CHECK(network("192.0.2.7").text() == "192.0.2.7");
  CHECK(network("192.0.2.7") != network("192.0.2.8"));
  CHECK(network("2001:db8:1:2:3::4").text() == "2001:db8:1:2::/64");
  CHECK(network("2001:db8:1:2:3::4") == network("2001:db8:1:2:ffff::1"));
  CHECK(network("2001:db8:1:2::1") != network("2001:db8:1:3::1"));
}

TEST_CASE("an IPv4 caller at an IPv6 listener is the same caller") {
  CHECK(network("::ffff:192.0.2.7") == network("192.0.2.7"));
  CHECK(network("::ffff:192.0.2.7").text() == "192.0.2.7");
  CHECK(network("0.0.0.0") != network("::"));
}

TEST_CASE("no more callers get in than there are lines, and one who goes makes room") {
  AddressLimits door{{.callers = 2}};
  CHECK_FALSE(door.let_in(network("10.0.0.1"), opening));
  CHECK_FALSE(door.let_in(network("10.0.0.2"), opening));
  CHECK(door.let_in(network("10.0.0.3"), opening) == "all lines are busy");
  door.let_out(network("10.0.0.1"));
  CHECK_FALSE(door.let_in(network("10.0.0.3"), opening));
  CHECK(door.inside() == 2);
}

TEST_CASE("who has been told to go holds no line for others, and leaves no hole when gone") {
  AddressLimits door{{.callers = 2}};
  CHECK_FALSE(door.let_in(network("192.0.2.1"), opening));
  CHECK_FALSE(door.let_in(network("192.0.2.2"), opening));
  CHECK(door.is_full());
  door.expect_leaving();
  CHECK_FALSE(door.let_in(network("192.0.2.3"), opening));
  CHECK(door.let_in(network("192.0.2.4"), opening) == "all lines are busy");
  door.let_out(network("192.0.2.1"));
  CHECK(door.let_in(network("192.0.2.4"), opening) == "all lines are busy");
}

TEST_CASE("one network gets only its share of the lines") {
  AddressLimits door{{.per_network = 2}};
  CHECK_FALSE(door.let_in(network("2001:db8::1"), opening));
  CHECK_FALSE(door.let_in(network("2001:db8::2"), opening));
  CHECK(door.let_in(network("2001:db8::3"), opening) == "too many calls from there");
  CHECK_FALSE(door.let_in(network("2001:db8:0:1::1"), opening));
  door.let_out(network("2001:db8::2"));
  CHECK_FALSE(door.let_in(network("2001:db8::3"), opening));
}

TEST_CASE("who connects too often in a minute is kept out for a while, and then welcome") {
  AddressLimits door{{.connects_per_minute = 3, .ban = 10min}};
  const auto come_and_go = [&](AddressLimits::Instant when) {
    const auto reason = door.let_in(network("10.0.0.1"), when);
    if (!reason) door.let_out(network("10.0.0.1"));
    door.forget(when);
    return reason.value_or("welcome");
  };
  for (int i = 0; i < 3; ++i)
    CHECK(come_and_go(opening) == "welcome");
  CHECK(come_and_go(opening + 59s) == "too many connections in a minute");
  CHECK(come_and_go(opening + 5min) == "banned for a while");
  CHECK_FALSE(door.let_in(network("10.0.0.2"), opening + 5min));
  CHECK(come_and_go(opening + 59s + 10min) == "welcome");
}

TEST_CASE("who connects at an ordinary pace is never kept out") {
  AddressLimits door{{.connects_per_minute = 3}};
  for (int i = 0; i < 100; ++i) {
    CHECK_FALSE(door.let_in(network("10.0.0.1"), opening + i * 21s));
    door.let_out(network("10.0.0.1"));
  }
}

TEST_CASE("callers of a known board do not count for the network that all of them come from") {
  AddressLimits door{{.callers = 5, .per_network = 1, .connects_per_minute = 2}};
  for (int i = 0; i < 5; ++i) {
    CHECK_FALSE(door.let_in(network("10.0.0.1"), opening));
    door.vouch(network("10.0.0.1"));
  }
  CHECK(door.let_in(network("10.0.0.1"), opening) == "all lines are busy");
  door.let_out_vouched();
  CHECK(door.inside() == 4);
}

TEST_CASE("after three wrong passwords nobody gets in from there for a minute") {
  AddressLimits door{{}};
  for (int i = 0; i < 3; ++i) {
    CHECK_FALSE(door.let_in(network("10.0.0.1"), opening));
    door.count_wrong_password(network("10.0.0.1"), opening);
  }
  CHECK(door.let_in(network("10.0.0.1"), opening + 59s) == "wrong passwords from there");
  CHECK_FALSE(door.let_in(network("10.0.0.2"), opening + 59s));
  CHECK_FALSE(door.let_in(network("10.0.0.1"), opening + 60s));
}

TEST_CASE("a flood from more networks than can be remembered costs no more, and lets others in") {
  AddressLimits door{{.callers = 10, .connects_per_minute = 1}};
  for (unsigned i = 0; i < 2 * AddressLimits::max_networks; ++i) {
    const Network from{asio::ip::make_address_v4(0x0B000000U + i)};
    if (!door.let_in(from, opening)) door.let_out(from);
  }
  CHECK(door.remembered() == AddressLimits::max_networks);
  CHECK_FALSE(door.let_in(network("10.0.0.1"), opening));
  door.forget(opening + 61s);
  CHECK(door.remembered() == 0);
}

}  // namespace
}  // namespace codemaker::io::serving
