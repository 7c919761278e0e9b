// Who may call our own server, and who has to wait.
#include "io/serving/address_limits.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>
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
  door.expect_leaving(network("192.0.2.1"));
  CHECK_FALSE(door.let_in(network("192.0.2.3"), opening));
  CHECK(door.let_in(network("192.0.2.4"), opening) == "all lines are busy");
  door.let_out(network("192.0.2.2"));  // who was told to go is there still
  CHECK_FALSE(door.let_in(network("192.0.2.2"), opening));
  CHECK(door.let_in(network("192.0.2.4"), opening) == "all lines are busy");
  door.let_out_leaving();
  CHECK(door.let_in(network("192.0.2.4"), opening) == "all lines are busy");
}

TEST_CASE("who has been told to go holds no place of their network either") {
  AddressLimits door{{.per_network = 1}};
  CHECK_FALSE(door.let_in(network("192.0.2.1"), opening));
  CHECK(door.let_in(network("192.0.2.1"), opening) == "too many calls from there");
  door.expect_leaving(network("192.0.2.1"));
  CHECK_FALSE(door.let_in(network("192.0.2.1"), opening));
  door.let_out_leaving();
  CHECK(door.let_in(network("192.0.2.1"), opening) == "too many calls from there");
  CHECK(door.inside() == 1);
}

TEST_CASE("room is made for who would get in, and for nobody else") {
  AddressLimits door{{.callers = 1, .per_network = 1, .connects_per_minute = 3}};
  CHECK_FALSE(door.let_in(network("192.0.2.1"), opening));
  int asked = 0;
  const auto none = [&asked](const std::optional<Network>& of) {
    asked += of ? 100 : 1;
  };
  CHECK(door.let_in(network("192.0.2.1"), opening, none) == "too many calls from there");
  CHECK(asked == 100);
  for (int call = 0; call < 10; ++call)
    static_cast<void>(door.let_in(network("192.0.2.2"), opening, none));
  CHECK(asked == 103);  // who is banned by then asks nobody to go
  const auto one = [&door](const std::optional<Network>& /*of*/) {
    door.expect_leaving(network("192.0.2.1"));
  };
  CHECK_FALSE(door.let_in(network("192.0.2.3"), opening, one));
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

TEST_CASE("after three wrong secrets no board is heard from there for a minute, and callers are") {
  AddressLimits door{{}};
  for (int i = 0; i < 3; ++i) {
    CHECK_FALSE(door.is_guessing(network("10.0.0.1"), opening));
    door.count_wrong_secret(network("10.0.0.1"), opening);
  }
  CHECK(door.is_guessing(network("10.0.0.1"), opening + 59s));
  CHECK_FALSE(door.is_guessing(network("10.0.0.2"), opening + 59s));
  CHECK_FALSE(door.let_in(network("10.0.0.1"), opening + 59s));
  CHECK_FALSE(door.is_guessing(network("10.0.0.1"), opening + 60s));
}

TEST_CASE("around an IPv4 address is its /24, around a /64 of IPv6 are its /56 and its /48") {
  using Ring = Network::Ring;
  CHECK(network("192.0.2.7").around(Ring::itself) == network("192.0.2.7"));
  CHECK_FALSE(network("192.0.2.7").around(Ring::near));
  CHECK(network("192.0.2.7").around(Ring::far)->text() == "192.0.2.0/24");
  CHECK(network("2001:db8:1:2ff::1").around(Ring::near)->text() == "2001:db8:1:200::/56");
  CHECK(network("2001:db8:1:2ff::1").around(Ring::far)->text() == "2001:db8:1::/48");
  CHECK(network("192.0.2.0") != network("192.0.2.7").around(Ring::far));
}

/// How many of so many calls at once get in, each from an address of its own.
template <typename Address>
int let_in(AddressLimits& door, int callers, const Address& address_of) {
  int count = 0;
  for (int i = 0; i < callers; ++i) {
    if (!door.let_in(network(address_of(i)), opening)) ++count;
  }
  return count;
}

TEST_CASE("who has a whole /24, /56 or /48 does not get all lines with it") {
  AddressLimits door{{.callers = 10'000, .per_network = 2, .connects_per_minute = 0}};
  CHECK(let_in(door, 250, [](int i) { return fmt::format("192.0.2.{}", i); }) == 32);
  CHECK(let_in(door, 250, [](int i) { return fmt::format("2001:db8:1:1{:02x}::1", i); }) == 8);
  CHECK(let_in(door, 1000, [](int i) { return fmt::format("2001:db8:1:{:x}::1", i << 6U); }) == 24);
  CHECK_FALSE(door.let_in(network("192.0.3.1"), opening));
  CHECK_FALSE(door.let_in(network("2001:db8:2::1"), opening));
}

TEST_CASE("who goes makes room in the networks around, too") {
  AddressLimits door{{.per_network = 1}};
  const auto address_of = [](int i) {
    return fmt::format("192.0.2.{}", i);
  };
  CHECK(let_in(door, 20, address_of) == 16);
  door.let_out(network("192.0.2.3"));
  CHECK_FALSE(door.let_in(network("192.0.2.99"), opening));
  CHECK(door.let_in(network("192.0.2.98"), opening) == "too many calls from there");
  door.vouch(network("192.0.2.4"));
  CHECK_FALSE(door.let_in(network("192.0.2.98"), opening));
}

TEST_CASE("who has a whole /48 cannot connect more often by changing the /64") {
  AddressLimits door{{.connects_per_minute = 3}};
  int welcome = 0;
  for (unsigned i = 0; i < 65536; ++i) {
    const Network from = network(fmt::format("2001:db8:1:{:x}::1", i));
    if (door.let_in(from, opening)) continue;
    ++welcome;
    door.let_out(from);
  }
  CHECK(welcome == 48);
  CHECK_FALSE(door.let_in(network("2001:db8:2::1"), opening));
  CHECK_FALSE(door.let_in(network("2001:db8:1:7::1"), opening + 60s));
}

TEST_CASE("one who connects too often does not close the door to the neighbors") {
  AddressLimits door{{.connects_per_minute = 3}};
  for (int i = 0; i < 10'000; ++i) {
    const auto reason = door.let_in(network("192.0.2.1"), opening);
    if (!reason) door.let_out(network("192.0.2.1"));
  }
  CHECK_FALSE(door.let_in(network("192.0.2.2"), opening));
}

/// How many requests of five thousand are answered.
int read_from(const std::string& address, AddressLimits& limits, int cost) {
  int answered = 0;
  for (int request = 0; request < 5'000; ++request) {
    if (!limits.count_read(network(address), cost, opening)) ++answered;
  }
  return answered;
}

TEST_CASE("an address is sent 240 pages a minute, or 2,400 parts of the program") {
  AddressLimits limits{Limits{}};
  CHECK(read_from("192.0.2.1", limits, AddressLimits::cost_of_page) == 240);
  CHECK(read_from("192.0.2.2", limits, AddressLimits::cost_of_part) == 2400);
  CHECK(read_from("2001:db8:1:2::1", limits, AddressLimits::cost_of_page) == 240);
  CHECK(read_from("2001:db8:1:2::2", limits, AddressLimits::cost_of_page) == 0);
  const auto again = [&](std::chrono::seconds after) {
    return limits.count_read(network("192.0.2.1"), AddressLimits::cost_of_page, opening + after);
  };
  CHECK(again(1s) == 59s);
  CHECK_FALSE(again(60s));
  limits.forget(opening + 3min);
  CHECK(limits.remembered() == 0);
}

TEST_CASE("who has a whole network reads no more for it, and takes nothing from the neighbors") {
  AddressLimits limits{Limits{}};
  CHECK(read_from("192.0.2.1", limits, AddressLimits::cost_of_page) == 240);
  int answered = 240;
  for (int host = 2; host <= 250; ++host)
    answered += read_from(fmt::format("192.0.2.{}", host), limits, AddressLimits::cost_of_page);
  CHECK(answered == 16 * 240);
  CHECK(read_from("192.0.3.1", limits, AddressLimits::cost_of_page) == 240);
  const Limits any{.connects_per_minute = 0};
  limits.change(any);
  CHECK(read_from("192.0.2.1", limits, AddressLimits::cost_of_page) == 5'000);
}

TEST_CASE("a ban holds while more others come than can be remembered, none of them too often") {
  AddressLimits door{{.callers = 10, .connects_per_minute = 1}};
  const Network banned = network("192.0.2.1");
  CHECK_FALSE(door.let_in(banned, opening));
  CHECK(door.let_in(banned, opening) == "too many connections in a minute");
  for (unsigned i = 0; i < 2 * AddressLimits::max_networks; ++i) {
    const Network from{asio::ip::make_address_v4(0x0B000000U + (i << 8U))};
    if (!door.let_in(from, opening)) door.let_out(from);
  }
  CHECK(door.let_in(banned, opening + 9min) == "banned for a while");
  CHECK(door.let_in(banned, opening + 11min).value_or("") != "banned for a while");
}

TEST_CASE("of more bans than can be remembered the oldest goes") {
  AddressLimits door{{.callers = 10, .connects_per_minute = 1}};
  const auto host = [](unsigned number) {
    return Network{asio::ip::make_address_v4(0x0B000000U + (number << 8U))};
  };
  for (unsigned i = 0; i <= AddressLimits::max_networks; ++i) {
    for (int tries = 0; tries < 2; ++tries)
      if (!door.let_in(host(i), opening + tries * 1ms)) door.let_out(host(i));
    // The oldest tries again, which makes it no younger.
    if (i == 1000) CHECK(door.let_in(host(0), opening) == "banned for a while");
  }
  CHECK(door.let_in(host(0), opening) != "banned for a while");
  CHECK(door.let_in(host(1), opening) == "banned for a while");
}

TEST_CASE("a flood from more networks than can be remembered switches no limit off") {
  AddressLimits door{{.callers = 10, .connects_per_minute = 1}};
  for (unsigned i = 0; i < 5 * AddressLimits::max_networks; ++i) {
    const Network from{asio::ip::make_address_v4(0x0B000000U + i)};
    if (!door.let_in(from, opening)) door.let_out(from);
  }
  CHECK(door.remembered() <= 4 * AddressLimits::max_networks);
  // A newcomer is let in, and counted.
  CHECK_FALSE(door.let_in(network("10.0.0.1"), opening));
  CHECK(door.let_in(network("10.0.0.1"), opening) == "too many connections in a minute");
  for (int i = 0; i < 3; ++i)
    door.count_wrong_secret(network("10.0.1.1"), opening);
  CHECK(door.is_guessing(network("10.0.1.1"), opening));
  // Who goes on trying stays banned while thousands of others come.
  for (unsigned i = 0; i < 3 * AddressLimits::max_networks; ++i) {
    const Network from{asio::ip::make_address_v4(0x0C000000U + (i << 8U))};
    if (!door.let_in(from, opening)) door.let_out(from);
    if (i % 1000 == 0) CHECK(door.let_in(network("10.0.0.1"), opening) == "banned for a while");
  }
  door.forget(opening + 11min);
  CHECK(door.remembered() == 0);
}

}  // namespace
}  // namespace codemaker::io::serving
