// How many guesses a name takes from where its owner never came from, and how its owner gets in
// amid them.
#include "io/serving/guess_turns.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <catch2/catch.hpp>
#include <cstdint>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace codemaker::io::serving {
namespace {

using namespace std::chrono_literals;
using Instant = GuessTurns::Instant;

constexpr Instant first_turn{1000h};

Network address_of(int number) {
  return Network{asio::ip::make_address(
      fmt::format("10.{}.{}.{}", number / 65536, number / 256 % 256, number % 256)
  )};
}

/// A name that many guess at, second by second.
class Siege {
 public:
  void guess(const Network& from) {
    const int number = ++made_;
    const auto told = [this, number](bool is_its_turn) {
      REQUIRE(told_.emplace(number).second);
      if (is_its_turn) turns_of_.push_back(now_);
    };
    static_cast<void>(turns_.wait("ada", from, now_, {told}));
  }

  /// The owner at this address; true from then on when their guess is looked at.
  void call(const Network& from) {
    is_waiting_ = true;
    const auto told = [this](bool is_its_turn) {
      is_waiting_ = false;
      is_in_ = is_in_ || is_its_turn;
      if (is_its_turn) turns_of_.push_back(now_);
    };
    static_cast<void>(turns_.wait("ada", from, now_, {told}));
  }

  void pass_second() {
    now_ += 1s;
    turns_.pass(now_);
  }

  [[nodiscard]] bool is_in() const { return is_in_; }

  [[nodiscard]] bool is_waiting() const { return is_waiting_; }

  [[nodiscard]] Instant now() const { return now_; }

  /// The most turns in a minute, whenever it begins.
  [[nodiscard]] std::ptrdiff_t most_a_minute() const {
    std::ptrdiff_t most = 0;
    for (const Instant begin : turns_of_) {
      const auto in_minute = std::ranges::count_if(turns_of_, [begin](const Instant turn) {
        return turn >= begin && turn < begin + 1min;
      });
      most = std::max(most, in_minute);
    }
    return most;
  }

 private:
  GuessTurns turns_;
  Instant now_ = first_turn;
  int made_ = 0;
  std::set<int> told_;
  std::vector<Instant> turns_of_;
  bool is_in_ = false;
  bool is_waiting_ = false;
};

/// An owner at a new address, who tries again as they are told: how long that takes.
std::chrono::seconds way_in(Siege& siege, const Network& home, const auto& attack) {
  const Instant began = siege.now();
  std::optional<Instant> again = began;
  while (!siege.is_in() && siege.now() < began + 1h) {
    if (again && siege.now() >= *again) {
      siege.call(home);
      again.reset();
    }
    if (!again && !siege.is_waiting()) again = siege.now() + 30s;
    attack();
    siege.pass_second();
  }
  return std::chrono::duration_cast<std::chrono::seconds>(siege.now() - began);
}

TEST_CASE("forty addresses guess at a name ten times a minute at the most") {
  Siege siege;
  for (int second = 0; second < 600; ++second) {
    for (int host = 1; host <= 40; ++host)
      siege.guess(address_of(host));
    siege.pass_second();
  }
  CHECK(siege.most_a_minute() == 10);
}

TEST_CASE("ever new addresses guess at a name ten times a minute at the most") {
  Siege siege;
  for (int host = 0; host < 1200; ++host) {
    siege.guess(address_of(host));
    if (host % 2 == 0) siege.pass_second();
  }
  CHECK(siege.most_a_minute() == 10);
}

TEST_CASE("an owner at a new address is in within seconds where forty were wrong before") {
  Siege siege;
  int next = 0;
  const auto attack = [&] {
    for (int guesses = 0; guesses < 3; ++guesses)
      siege.guess(address_of(++next % 40));
  };
  for (int second = 0; second < 600; ++second) {
    attack();
    siege.pass_second();
  }
  CHECK(way_in(siege, address_of(1000), attack) <= 2 * GuessTurns::between);
}

TEST_CASE("an owner at a new address is in within minutes, however many new ones guess") {
  const int a_second = GENERATE(1, 3, 50);
  Siege siege;
  int next = 0;
  const auto attack = [&] {
    for (int guesses = 0; guesses < a_second; ++guesses)
      siege.guess(address_of(++next));
  };
  for (int second = 0; second < 60; ++second) {
    attack();
    siege.pass_second();
  }
  CHECK(
      way_in(siege, Network{asio::ip::make_address("192.0.2.1")}, attack) <=
      30s + GuessTurns::longest_wait
  );
  CHECK(siege.most_a_minute() == 10);
}

TEST_CASE("three guesses are heard at once, and of the others each is told how long it takes") {
  GuessTurns turns;
  int heard = 0;
  const auto count = [&heard](bool is_its_turn) {
    heard += is_its_turn ? 1 : 0;
  };
  for (int host = 1; host <= 3; ++host)
    CHECK(turns.wait("ada", address_of(host), first_turn, {count}) == 0s);
  CHECK(heard == 3);
  CHECK(turns.wait("ada", address_of(4), first_turn, {count}) == 8s);
  CHECK(turns.wait("ada", address_of(5), first_turn, {count}) == 16s);
  CHECK(turns.wait("ada", address_of(1), first_turn, {count}) == 24s);
  CHECK(
      turns.wait("ada", address_of(6), first_turn + 1s, {count}) == 23s
  );  // before who had a turn
  CHECK(turns.wait("bob", address_of(1), first_turn, {count}) == 0s);
  turns.pass(first_turn + 8s);
  CHECK(heard == 5);
}

TEST_CASE("of too many the last in the order is told so, and keeps the time at which it asked") {
  GuessTurns turns;
  std::map<int, bool> told;
  const auto guess = [&](int host, Instant now) {
    const auto tell = [&told, host](bool is_its_turn) {
      told[host] = is_its_turn;
    };
    return turns.wait("ada", address_of(host), now, {tell});
  };
  const int most = static_cast<int>(GuessTurns::most_waiting);
  for (int host = 1; host <= GuessTurns::at_once + most; ++host)
    static_cast<void>(guess(host, first_turn));
  CHECK(told.size() == GuessTurns::at_once);
  CHECK(guess(1000, first_turn + 1s) == 0s);
  CHECK(told.at(1000) == false);
  turns.pass(first_turn + 8s);
  CHECK(guess(2000, first_turn + 9s) == GuessTurns::longest_wait - 1s);
  CHECK(guess(1000, first_turn + 10s) == GuessTurns::longest_wait - 2s);
  CHECK(told.at(2000) == false);
}

TEST_CASE("who has hung up waits no more, and nobody looks at their guess") {
  GuessTurns turns;
  std::map<int, bool> told;
  bool are_gone = false;
  const auto guess = [&](int host) {
    const auto tell = [&told, host](bool is_its_turn) {
      told[host] = is_its_turn;
    };
    const auto is_over = [&are_gone, host] {
      return are_gone && host < 20;
    };
    return turns.wait("ada", address_of(host), first_turn, {tell, is_over});
  };
  for (int host = 1; host <= 19; ++host)
    static_cast<void>(guess(host));
  CHECK(guess(20) == 17 * GuessTurns::between);
  are_gone = true;
  CHECK(guess(21) == 2 * GuessTurns::between);
  CHECK(told.size() == 19);
  CHECK(std::ranges::count(told, true, [](const auto& each) { return each.second; }) == 3);
  turns.pass(first_turn + 8s);
  CHECK(told.at(20));
}

TEST_CASE("networks of one hand wait as one") {
  GuessTurns turns;
  const auto nothing = [](bool) {
  };
  const auto network = [](int number) {
    return Network{asio::ip::make_address(fmt::format("2001:db8:1:{:x}::1", number))};
  };
  for (int number = 0; number < 10; ++number)
    static_cast<void>(turns.wait("ada", network(number), first_turn, {nothing}));
  const Network elsewhere{asio::ip::make_address("2001:db8:2::1")};
  CHECK(turns.wait("ada", elsewhere, first_turn + 1s, {nothing}) == 7s);
}

TEST_CASE("whoever guesses when and whence, each is told once, in the end") {
  std::mt19937 chance{1};
  GuessTurns turns;
  std::map<int, int> told;
  Instant now = first_turn;
  for (int guess = 0; guess < 3000; ++guess) {
    const std::string name = fmt::format("name {}", chance() % 3);
    const int from = static_cast<int>(chance() % 50);
    const auto tell = [&told, guess](bool) {
      ++told[guess];
    };
    const auto wait = turns.wait(name, address_of(from), now, {tell});
    CHECK(wait <= GuessTurns::longest_wait);
    CHECK((wait == 0s) == (told.count(guess) == 1));
    now += std::chrono::milliseconds{chance() % 4000};
    if (chance() % 2 == 0) turns.pass(now);
  }
  turns.pass(now += GuessTurns::longest_wait);
  for (int seconds = 0; seconds < 60; ++seconds)
    turns.pass(now += GuessTurns::between);
  CHECK(told.size() == 3000);
  CHECK(std::ranges::all_of(told, [](const auto& each) { return each.second == 1; }));
}

}  // namespace
}  // namespace codemaker::io::serving
