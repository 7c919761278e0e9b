#include "io/calls/database_reach.hpp"

#include <catch2/catch.hpp>
#include <cstdint>
#include <string_view>
#include <vector>

namespace codemaker::io {
namespace {

using Ports = std::vector<std::uint16_t>;

/// Beside the usual one, that of name servers and that of Kerberos.
Ports further_ports(std::string_view url) {
  Reach reach;
  add_server_of(url, reach);
  return {reach.ports.begin() + 3, reach.ports.end()};
}

TEST_CASE("a call connects to the ports that the URL of the database names") {
  CHECK(further_ports("postgresql://games@db.example:5433/games") == Ports{5433});
  CHECK(further_ports("postgresql://db1:5433,db2:5434/games") == Ports{5433, 5434});
  CHECK(further_ports("postgresql://[2001:db8::5]:5433/games") == Ports{5433});
  CHECK(further_ports("postgresql:///games?port=5433") == Ports{5433});
}

TEST_CASE("an address without a port names none") {
  CHECK(further_ports("postgresql://192.0.2.7/games").empty());
  CHECK(further_ports("postgresql://[::1]/games").empty());
  CHECK(further_ports("postgresql://games:1234@db.example/games").empty());
}

}  // namespace
}  // namespace codemaker::io
