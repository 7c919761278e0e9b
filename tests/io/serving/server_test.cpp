// Callers of our own server.
#include "io/serving/settings.hpp"

#include <catch2/catch.hpp>

#include <optional>

namespace codemaker::io::serving {
namespace {

using namespace std::chrono_literals;

TEST_CASE("a caller of serve who has given no name after a minute is let go") {
  const play::Instant calls{1000h};
  std::optional<play::effect::Farewell> left;
  wire::Conversation caller{
      telnet_call(ServerSettings{}, calls),
      {.perform =
           [&](const play::Effect& effect) {
             if (const auto* leave = std::get_if<play::effect::Leave>(&effect)) left = leave->why;
           },
       .stamp =
           [](play::Call&) {
           }}};
  caller.begin(calls);
  caller.pass_time(calls + 5s);  // the terminal is silent
  caller.pass_time(calls + 59s);
  CHECK_FALSE(left);
  caller.pass_time(calls + 60s);
  CHECK(left == play::effect::Farewell::nameless);
}

}  // namespace
}  // namespace codemaker::io::serving
