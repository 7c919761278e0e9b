// How many names with a password an address may take in a day.
#include "io/serving/new_names.hpp"

#include <boost/asio/ip/address.hpp>
#include <catch2/catch.hpp>
#include <string>

namespace codemaker::io::serving {
namespace {

constexpr std::int64_t today = 20000;
constexpr int most = 3;

Network network_of(const std::string& address) {
  return Network{asio::ip::make_address(address)};
}

/// How many of ten the address gets.
int taken_from(const std::string& address, NewNames& names, std::int64_t day = today) {
  int taken = 0;
  for (int i = 0; i < 10; ++i)
    taken += names.may_take(network_of(address), day, most) ? 1 : 0;
  return taken;
}

TEST_CASE("an address takes so many names a day, and as many on the next one") {
  NewNames names;
  CHECK(taken_from("192.0.2.1", names) == most);
  CHECK(taken_from("192.0.2.2", names) == most);
  CHECK(taken_from("2001:db8:1:2::1", names) == most);
  CHECK(taken_from("2001:db8:1:2::2", names) == 0);  // of the same /64
  CHECK(taken_from("192.0.2.1", names, today + 1) == most);
}

TEST_CASE("who has a whole network has not the names of as many people") {
  NewNames names;
  int taken = 0;
  for (int host = 1; host <= 250; ++host)
    taken += taken_from("192.0.2." + std::to_string(host), names);
  CHECK(taken == most * AddressLimits::share(Network::Ring::far));
  CHECK(taken_from("198.51.100.1", names) == most);
}

TEST_CASE("a name that came to nothing is not counted") {
  NewNames names;
  const Network from = network_of("192.0.2.1");
  for (int i = 0; i < 10; ++i) {
    CHECK(names.may_take(from, today, most));
    names.give_back(from, today);
  }
  CHECK(taken_from("192.0.2.1", names) == most);
  names.give_back(from, today + 1);  // of yesterday
  CHECK(taken_from("192.0.2.1", names, today + 1) == most);
}

}  // namespace
}  // namespace codemaker::io::serving
