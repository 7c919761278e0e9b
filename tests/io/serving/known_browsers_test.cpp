// Owners of names in browsers that they used before.
#include "io/serving/known_browsers.hpp"

#include <catch2/catch.hpp>

namespace codemaker::io::serving {
namespace {

using namespace std::chrono_literals;

TEST_CASE("an owner waits for nobody in a browser in which they gave the password before") {
  constexpr KnownBrowsers::Instant now{1000h};
  KnownBrowsers browsers;
  CHECK_FALSE(browsers.lets_in("ada", "seal", now));
  browsers.was_right("ada", "seal");
  CHECK(browsers.lets_in("ada", "seal", now));
  CHECK_FALSE(browsers.lets_in("bob", "seal", now));
  CHECK_FALSE(browsers.lets_in("ada", "another", now));
}

TEST_CASE("a browser without a cookie is no browser that is known") {
  constexpr KnownBrowsers::Instant now{1000h};
  KnownBrowsers browsers;
  browsers.was_right("ada", "");
  CHECK_FALSE(browsers.lets_in("ada", "", now));
}

TEST_CASE("who has a stolen cookie guesses ten times a minute at the most") {
  constexpr KnownBrowsers::Instant began{1000h};
  KnownBrowsers browsers;
  browsers.was_right("ada", "seal");
  int guesses = 0;
  for (auto now = began; now < began + 1min; now += 100ms)
    guesses += browsers.lets_in("ada", "seal", now) ? 1 : 0;
  CHECK(guesses == 10);
}

}  // namespace
}  // namespace codemaker::io::serving
