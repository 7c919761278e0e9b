#include "io/door/transport.hpp"

#include "support/results.hpp"

#include <catch2/catch.hpp>

namespace codemaker::io {
namespace {

TEST_CASE("an order to connect to no socket at all is a sentence that names WWIV's mode") {
  const auto order = parse_line_order("connect:unix:");
  REQUIRE(order);
  CHECK(text(*order) == "connect:unix:");
  const auto line = choose_line(*order, {});
  REQUIRE_FALSE(line);
  CHECK(line.error().reason().starts_with("--io connect:unix: names no socket; "));
  CHECK(line.error().reason().find("Listen UNIX Socket") != std::string::npos);
}

TEST_CASE("an order to connect to a socket keeps its path") {
  const auto order = parse_line_order("connect:unix:/tmp/wwivexec.sock");
  REQUIRE(order);
  CHECK(order->device == "/tmp/wwivexec.sock");
  CHECK(choose_line(*order, {}));
}

}  // namespace
}  // namespace codemaker::io
