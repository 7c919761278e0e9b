// Owners of names in browsers that they used before.
#include "io/serving/known_browsers.hpp"

#include "../log_directory.hpp"
#include "io/serving/known_homes.hpp"

#include <catch2/catch.hpp>
#include <filesystem>
#include <string>
#include <vector>

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

TEST_CASE("browsers of owners are known to a server that begins anew, in a file for its account") {
  KnownBrowsers browsers;
  browsers.was_right("ada of kent", "seal of hers");
  browsers.was_right("bob", "another");
  const tests::LogDirectory logged;
  io::Log log = logged.open();
  const std::string where = logged.directory.path();
  write_browsers(where, browsers, log);
  const std::filesystem::path file = where + "/" + std::string{browsers_file};
  using std::filesystem::perms;
  CHECK(status(file).permissions() == (perms::owner_read | perms::owner_write));
  KnownBrowsers anew;
  read_browsers(where, anew, log);
  CHECK(anew.known(9) == browsers.known(9));
  CHECK(anew.lets_in("ada of kent", "seal of hers", KnownBrowsers::Instant{1000h}));
}

TEST_CASE("of a file of browsers that was damaged the whole lines count") {
  KnownBrowsers browsers;
  take_browsers("no line\n\t\n\tx\nseal\t\nseal\tada\nother\tcut", browsers);
  CHECK(browsers.known(9) == std::vector<KnownBrowsers::Known>{{"ada", "seal"}, {"cut", "other"}});
}

}  // namespace
}  // namespace codemaker::io::serving
