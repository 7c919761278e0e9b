// Our own server asks who calls.
#include "play/events/effect.hpp"
#include "support/campaign_runs.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::shell {
namespace {

TEST_CASE("a server whose board has a name greets with it") {
  Call call = tests::call_in(Presentation::full);
  call.player.handle.clear();
  call.asks_name = true;
  call.house = "Rusty Nail BBS";
  const tests::Typist caller{call, "\n"};
  CHECK(caller.sees("Welcome to Rusty Nail BBS"));
}

}  // namespace
}  // namespace codemaker::play::shell
