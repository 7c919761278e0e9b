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

TEST_CASE("who has played without a password is told again how to keep it, once a game") {
  Call call = tests::call_in(Presentation::full);
  call.player.handle.clear();
  call.asks_name = true;
  call.has_passwords = true;
  tests::Typist bob{call, "\nBob\nh"};
  REQUIRE(bob.sees("Hall of Fame"));
  bob.type("m");
  CHECK_FALSE(bob.sees("To keep what you play"));
  bob.type("d1");
  for (int guess = 1; guess <= 11; ++guess)
    bob.type("x\n");
  INFO(bob.screen());
  REQUIRE(bob.sees("not broken in 10 guesses"));
  bob.type("qm");
  INFO(bob.screen());
  REQUIRE(bob.sees("What would you like to play?"));
  CHECK(bob.sees("To keep what you play, give your name a password"));
  bob.type("hm");
  CHECK_FALSE(bob.sees("To keep what you play"));
}

}  // namespace
}  // namespace codemaker::play::shell
