// Who goes when all lines are busy and somebody comes.
#include "io/serving/room.hpp"

#include <boost/asio/ip/address.hpp>
#include <catch2/catch.hpp>
#include <string>

namespace codemaker::io::serving {
namespace {

constexpr int lines = 20;

Held held(Claim claim, int order, const std::string& from = "192.0.2.1") {
  return {claim, Network{asio::ip::make_address(from)}, order};
}

TEST_CASE("nobody who gave a name goes") {
  CHECK_FALSE(who_goes({}, lines));
  CHECK_FALSE(who_goes({held(Claim::named, 1), held(Claim::named, 2)}, lines));
}

TEST_CASE("the page that was closed first makes room, then who was silent longest") {
  std::vector<Held> all{
      held(Claim::silent, 1), held(Claim::left, 5), held(Claim::left, 4), held(Claim::silent, 2)};
  CHECK(who_goes(all, lines) == 2);
  all.erase(all.begin() + 2);
  CHECK(who_goes(all, lines) == 1);
  all.erase(all.begin() + 1);
  CHECK(who_goes(all, lines) == 0);
}

TEST_CASE("who gave no name may read the title, but not on more than a quarter of the lines") {
  std::vector<Held> all{held(Claim::named, 1)};
  for (int order = 7; order > 2; --order)
    all.push_back(held(Claim::nameless, order));
  CHECK_FALSE(who_goes(all, lines));
  all.push_back(held(Claim::nameless, 2));
  CHECK(who_goes(all, lines) == 6);
  CHECK(who_goes(all, 3) == 6);
  CHECK_FALSE(who_goes(all, 2 * lines));
  all.erase(all.begin() + 5, all.end());  // four of them stay
  CHECK_FALSE(who_goes(all, 3));
  all.push_back(held(Claim::silent, 9));
  CHECK(who_goes(all, lines) == 5);
}

TEST_CASE("a flood takes its own lines: a slow reader from elsewhere stays") {
  std::vector<Held> all{held(Claim::silent, 1, "198.51.100.1")};
  for (int host = 2; host < 100; ++host)
    all.push_back(held(Claim::silent, host, "192.0.2." + std::to_string(host)));
  CHECK(who_goes(all, lines) == 1);
  for (Held& each : all)
    each.claim = Claim::nameless;
  CHECK(who_goes(all, lines) == 1);
}

}  // namespace
}  // namespace codemaker::io::serving
