#include "io/serving/log_limits.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

namespace codemaker::io::serving {
namespace {

using namespace std::chrono_literals;
using Lines = std::vector<std::string>;

const LogLimits::Instant start{1h};

Lines texts(LogLimits& limits, LogLimits::Instant now) {
  Lines lines;
  for (const auto& line : limits.due(now))
    lines.push_back(line.text);
  return lines;
}

TEST_CASE("the first refused caller of an address is told at once, the others once a minute") {
  LogLimits limits;
  CHECK(limits.add(Told::refused, "10.0.0.1", start));
  for (int i = 0; i < 5000; ++i)
    CHECK_FALSE(limits.add(Told::refused, "10.0.0.1", start + 1s));
  CHECK(texts(limits, start + 59s).empty());
  CHECK(texts(limits, start + 60s) == Lines{"5000 more callers from 10.0.0.1 were refused"});
  CHECK_FALSE(limits.add(Told::refused, "10.0.0.1", start + 61s));
  CHECK(texts(limits, start + 119s).empty());
  CHECK(texts(limits, start + 120s) == Lines{"1 more caller from 10.0.0.1 was refused"});
}

TEST_CASE("each address is told apart, and each kind of text line") {
  LogLimits limits;
  CHECK(limits.add(Told::refused, "10.0.0.1", start));
  CHECK(limits.add(Told::refused, "10.0.0.2", start));
  CHECK(limits.add(Told::failed, "10.0.0.1", start));
  CHECK(limits.add(Told::gone, "10.0.0.1", start));
  CHECK(limits.add(Told::call, "10.0.0.1", start));
}

TEST_CASE("an address that was quiet for a minute is told at once again") {
  LogLimits limits;
  CHECK(limits.add(Told::refused, "10.0.0.1", start));
  CHECK(texts(limits, start + 60s).empty());
  CHECK(limits.add(Told::refused, "10.0.0.1", start + 61s));
}

TEST_CASE("a flood of any kind from thousands of addresses is a bounded number of lines") {
  const auto kind = static_cast<Told>(GENERATE(range(0, static_cast<int>(LogLimits::kinds))));
  const std::size_t most = LogLimits::most(kind).in_all;
  LogLimits limits;
  const auto flood = [&](LogLimits::Instant now) {
    std::size_t lines = texts(limits, now).size();
    for (int i = 0; i < 50'000; ++i) {
      if (limits.add(kind, std::to_string(i % 5000), now)) ++lines;
    }
    return lines;
  };
  CHECK(flood(start) == most);
  CHECK(texts(limits, start + 59s).empty());
  for (int minutes = 1; minutes < 10; ++minutes)
    CHECK(flood(start + minutes * 1min) <= 2 * most + 1);
}

TEST_CASE("a flood of one kind hides nothing of another") {
  LogLimits limits;
  for (int i = 0; i < 5000; ++i)
    static_cast<void>(limits.add(Told::failed, std::to_string(i), start));
  CHECK(limits.add(Told::call, "10.0.0.1", start));
}

TEST_CASE("who comes and goes at an ordinary pace is told each time") {
  LogLimits limits;
  for (int second = 0; second < 600; ++second) {
    CHECK(texts(limits, start + second * 1s).empty());
    CHECK(limits.add(Told::call, "10.0.0.1", start + second * 1s));
  }
}

TEST_CASE("what was only counted is told when the server ends") {
  LogLimits limits;
  CHECK(limits.add(Told::failed, "10.0.0.1", start));
  CHECK_FALSE(limits.add(Told::failed, "10.0.0.1", start));
  CHECK(
      texts(limits, LogLimits::Instant::max()) ==
      Lines{"1 more caller from 10.0.0.1 was lost to a fault"}
  );
}

TEST_CASE("callers who knock and run are told apart from refusals") {
  LogLimits limits;
  CHECK(limits.add(Told::gone, "10.0.0.1", start));
  CHECK_FALSE(limits.add(Told::gone, "10.0.0.1", start));
  CHECK_FALSE(limits.add(Told::gone, "10.0.0.1", start));
  CHECK(
      texts(limits, start + 60s) ==
      Lines{"2 more callers from 10.0.0.1 were gone before the first screen"}
  );
}

}  // namespace
}  // namespace codemaker::io::serving
