// Guesses at passwords, and who is slowed by them.
#include "io/serving/guess_limits.hpp"

#include "io/serving/known_homes.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>
#include <string>
#include <vector>

namespace codemaker::io::serving {
namespace {

using namespace std::chrono_literals;

constexpr GuessLimits::Instant first_guess{1000h};

Network from_host(int number) {
  return Network{asio::ip::make_address(fmt::format("10.0.0.{}", number))};
}

TEST_CASE("who guesses waits longer and longer, and then is not heard for a while") {
  GuessLimits limits;
  auto now = first_guess;
  for (const auto wait : {0s, 1s, 2s, 4s, 8s, 16s, 30s, 30s}) {
    CHECK(limits.admit("Ada", from_host(1), now) == wait);
    now += wait;
  }
  CHECK(limits.admit("Ada", from_host(1), now + 10min) == 0s);
}

TEST_CASE("where owners come from is known to a server that begins anew") {
  GuessLimits limits;
  const Network far{asio::ip::make_address("2001:db8:1:2::7")};
  limits.was_right("ada of kent", from_host(1), first_guess);
  limits.was_right("bob", far, first_guess);
  static_cast<void>(limits.admit("eve", from_host(2), first_guess));
  const std::string text = homes_text(limits);
  CHECK(text == "2001:db8:1:2::/64\tbob\n10.0.0.1\tada of kent\n");
  GuessLimits anew;
  take_homes("no line\n\t\n10.0.0.999\tx\n" + text + "10.0.0.3\tcut", anew, first_guess);
  const GuessLimits::Home last{"cut", from_host(3)};
  CHECK(
      anew.homes(2) == std::vector<GuessLimits::Home>{{"bob", far}, {"ada of kent", from_host(1)}}
  );
  CHECK(anew.homes(9).back() == last);
}

TEST_CASE("guesses made at once wait one behind the other") {
  GuessLimits limits;
  std::vector<std::chrono::seconds> waits;
  for (int i = 0; i < 100; ++i) {
    if (const auto wait = limits.admit("Ada", from_host(1), first_guess)) waits.push_back(*wait);
  }
  CHECK(waits == std::vector{0s, 1s, 3s, 7s, 15s});
}

/// Forty others guess at a name all the time, until that moment.
void guess_at(const std::string& name, GuessLimits& limits, GuessLimits::Instant until) {
  for (auto now = until - 30min; now <= until; now += 1s) {
    for (int host = 100; host < 140; ++host)
      static_cast<void>(limits.admit(name, from_host(host), now));
  }
}

TEST_CASE("the owner gets in from where they came before, whoever guesses at the name") {
  GuessLimits limits;
  REQUIRE(limits.admit("Ada", from_host(1), first_guess));
  limits.was_right("Ada", from_host(1), first_guess);
  guess_at("Ada", limits, first_guess + 1h);
  CHECK(limits.admit("Ada", from_host(1), first_guess + 1h) == 0s);
}

TEST_CASE("owners come first where they were right, and who was wrong comes last") {
  GuessLimits limits;
  const auto asker = [&](const std::string& name, int host, std::chrono::seconds after = 0s) {
    return limits.asker(name, from_host(host), first_guess + after);
  };
  CHECK(asker("Ada", 1) == Asker::fresh);
  REQUIRE(limits.admit("Ada", from_host(1), first_guess));
  CHECK(asker("Ada", 1) == Asker::guesser);
  CHECK(asker("Bob", 1) == Asker::guesser);
  CHECK(asker("Ada", 1, 10min) == Asker::fresh);
  limits.was_right("Ada", from_host(1), first_guess);
  CHECK(asker("Ada", 1) == Asker::owner);
  CHECK(asker("Bob", 1) == Asker::fresh);
  CHECK(asker("Ada", 2) == Asker::fresh);
  REQUIRE(limits.admit("Ada", from_host(1), first_guess));
  CHECK(asker("Ada", 1) == Asker::fresh);
}

TEST_CASE("who guesses at one name slows nobody at another, behind the same address or not") {
  GuessLimits limits;
  for (int i = 0; i < 3; ++i)
    static_cast<void>(limits.admit("Ada", from_host(1), first_guess));
  CHECK(limits.admit("Bob", from_host(1), first_guess) == 0s);
  guess_at("Ada", limits, first_guess);
  CHECK(limits.admit("Bob", from_host(2), first_guess) == 0s);
}

TEST_CASE("an address that tries one name after the other waits, and who was right there does not"
) {
  GuessLimits limits;
  REQUIRE(limits.admit("Bob", from_host(1), first_guess));
  limits.was_right("Bob", from_host(1), first_guess);
  int heard = 0;
  for (int i = 0; i < 1000; ++i) {
    if (limits.admit(fmt::format("Name {}", i), from_host(1), first_guess)) ++heard;
  }
  CHECK(heard < 30);
  CHECK(limits.admit("Bob", from_host(1), first_guess) == 0s);
}

}  // namespace
}  // namespace codemaker::io::serving
