// The variables of NEW-ENVIRON, as RFC 1572 has them.
#include "wire/telnet.hpp"

#include "support/hex.hpp"

#include <catch2/catch.hpp>

namespace codemaker::wire {
namespace {

using tests::from_hex;

const std::string end = from_hex("fff0");

std::map<std::string, std::string> environment_after(const std::vector<std::string>& payloads) {
  Telnet telnet{TelnetRole::server};
  static_cast<void>(telnet.open());
  CHECK(telnet.receive(from_hex("fffb27")).empty());
  for (const std::string& payload : payloads)
    CHECK(telnet.receive(from_hex("fffa27") + payload + end).empty());
  return telnet.facts().environment;
}

using namespace std::string_literals;
using Environment = std::map<std::string, std::string>;

TEST_CASE("a variable that is named without a value is not defined, or not any more") {
  CHECK(environment_after({"\0\0USER\0LANG\1C"s}) == Environment{{"LANG", "C"}});
  CHECK(environment_after({"\0\0LANG\1C.UTF-8"s, "\2\0LANG"s}).empty());
  CHECK(environment_after({"\0\0LANG\1C.UTF-8\3LANG\0TERM\1vt"s}) == Environment{{"TERM", "vt"}});
}

TEST_CASE("a variable with an empty value is defined and empty") {
  CHECK(environment_after({"\0\0LANG\1C.UTF-8\0LANG\1"s}) == Environment{{"LANG", ""}});
  CHECK(environment_after({"\0\0USER\1\3TERM\1vt"s}) == Environment{{"TERM", "vt"}, {"USER", ""}});
}

TEST_CASE("of a variable that is told twice the last value counts, whoever named it") {
  CHECK(environment_after({"\0\0TERM\1vt\3TERM\1ansi"s}) == Environment{{"TERM", "ansi"}});
  CHECK(environment_after({"\0\3TERM\1vt"s, "\2\0TERM\1ansi"s}) == Environment{{"TERM", "ansi"}});
}

}  // namespace
}  // namespace codemaker::wire
