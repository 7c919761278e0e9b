// The boards whose callers may come by rlogin.
#include "engine/breaking/id.hpp"
#include "engine/masterix/id.hpp"
#include "io/secrets/shared_secret.hpp"
#include "io/serving/boards.hpp"
#include "support/results.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

namespace codemaker::io::serving {
namespace {

asio::ip::address address(const std::string& text) {
  return asio::ip::make_address(text);
}

wire::RloginFields fields(
    const std::string& one, const std::string& two, const std::string& terminal = "ansi/38400"
) {
  return {one, two, terminal};
}

const Boards known{{
    {"SUNSET", "tulip", {}, false},
    {"Moon", "", {"192.0.2.7", "2001:db8::/32"}, false},
    {"BACK", "daisy", {"10.0.0.0/8"}, true},
}};

std::string refusal(const wire::RloginFields& given, const std::string& from = "203.0.113.9") {
  const auto caller = known.admit(given, address(from));
  return caller ? "welcome " + caller->handle + " of " + caller->board : caller.error().reason();
}

TEST_CASE("a board writes its tag before a name in brackets, or behind it and a dash") {
  CHECK(refusal(fields("tulip", "[SUNSET]Ada")) == "welcome Ada of SUNSET");
  CHECK(refusal(fields("tulip", "Ada-SUNSET")) == "welcome Ada of SUNSET");
  CHECK(refusal(fields("tulip", "[sunset]Ada Byron")) == "welcome Ada Byron of SUNSET");
  CHECK(refusal(fields("tulip", "Mary-Ann-Sunset")) == "welcome Mary-Ann of SUNSET");
}

TEST_CASE("a board with a secret has to give it, and the log does not get what was given") {
  CHECK(refusal(fields("rose", "[SUNSET]Ada")) == "wrong secret for board SUNSET");
  CHECK(refusal(fields("", "[SUNSET]Ada")) == "wrong secret for board SUNSET");
  CHECK(refusal(fields("tulips", "[SUNSET]Ada")) == "wrong secret for board SUNSET");
}

TEST_CASE("a board with addresses has to call from one of them") {
  CHECK(refusal(fields("", "[MOON]Ada"), "192.0.2.7") == "welcome Ada of Moon");
  CHECK(refusal(fields("", "[MOON]Ada"), "::ffff:192.0.2.7") == "welcome Ada of Moon");
  CHECK(refusal(fields("", "[MOON]Ada"), "2001:db8:1::5") == "welcome Ada of Moon");
  CHECK(refusal(fields("", "[MOON]Ada"), "192.0.2.8") == "board Moon does not call from there");
  CHECK(refusal(fields("", "[MOON]Ada"), "2001:db9::5") == "board Moon does not call from there");
}

TEST_CASE("a board may send name and secret in the other order, if the list says so") {
  CHECK(refusal(fields("[BACK]Ada", "daisy"), "10.1.2.3") == "welcome Ada of BACK");
  CHECK(refusal(fields("[BACK]Ada", "rose"), "10.1.2.3") == "wrong secret for board BACK");
  CHECK(refusal(fields("[BACK]Ada", "daisy"), "11.1.2.3") == "board BACK does not call from there");
  CHECK(refusal(fields("daisy", "[BACK]Ada"), "10.1.2.3") == "none of our boards is named");
}

TEST_CASE("who names no board of the list is refused, and nothing that they sent is repeated") {
  for (const char* user : {"", "Ada", "[Ada", "[]Ada", "[PLUTO]Ada", "Ada-PLUTO", "-", "]["}) {
    CAPTURE(user);
    CHECK(refusal(fields("tulip", user)) == "none of our boards is named");
  }
  CHECK(refusal(fields("tulip", "[SUNSET]")) == "board SUNSET gives no name");
}

TEST_CASE("a name of a board brings no codes along") {
  CHECK(refusal(fields("tulip", "[SUNSET]|04Ada\x1b[2J")) == "welcome Ada[2J of SUNSET");
  const auto caller =
      known.admit(fields("tulip", "[SUNSET]" + std::string(500, 'a')), address("::1"));
  REQUIRE(caller);
  CHECK(caller->handle.size() == 64);
}

TEST_CASE("a terminal field that names a game opens it", "[every game]") {
  for (const auto& [game, word] : engine::ranked_game_words()) {
    CHECK(wanted_game("xtrn=" + std::string{word}) == game);
    CHECK(wanted_game(word) == game);
    CHECK(wanted_game("XTRN=" + ansi::capitalized(word)) == game);
  }
  CHECK_FALSE(wanted_game("xtrn=doom"));
  CHECK_FALSE(wanted_game("xtrn="));
  CHECK_FALSE(wanted_game("ansi"));
  const auto caller = known.admit(fields("tulip", "[SUNSET]Ada", "xtrn=masterix/9600"), {});
  REQUIRE(caller);
  CHECK(caller->opens == engine::masterix::id);
}

TEST_CASE("an address of the list that is none is found") {
  CHECK(known.wrong_address().empty());
  CHECK(Boards{{{"A", "", {"::1", "10.0.0.999"}, false}}}.wrong_address() == "10.0.0.999");
  CHECK(Boards{{{"A", "", {"10.0.0.0/33"}, false}}}.wrong_address() == "10.0.0.0/33");
}

std::string opened(const Boards& boards, const wire::RloginFields& given) {
  const auto caller = boards.open_caller(given);
  return caller ? caller->tag + " " + caller->handle + " " + caller->secret : "nobody";
}

TEST_CASE("where boards may name themselves, one that is not on the list says a tag in brackets") {
  const Boards open{{{"SUNSET", "tulip", {}, false}}, {true, 20, "bbs"}};
  CHECK(opened(open, fields("", "[moon]Ada")) == "MOON Ada ");
  CHECK(opened(open, fields("[moon]Ada", "")) == "MOON Ada ");
  CHECK(opened(open, fields("daisy4711", "[MOON]Ada")) == "MOON Ada daisy4711");
  CHECK(opened(open, fields("[MOON]Ada", "daisy4711")) == "MOON Ada daisy4711");
  for (const char* user : {"", "Ada", "Ada-MOON", "[M]Ada", "[MOON]", "[42]Ada", "[sunset]Ada"}) {
    CAPTURE(user);
    CHECK(opened(open, fields("", user)) == "nobody");
  }
  CHECK(opened(known, fields("", "[MOON]Ada")) == "nobody");
}

TEST_CASE("the tag of a board that is known, in the wrong field, opens no door") {
  const Boards open{
      {{"SUNSET", "tulip", {}, false}, {"BACK", "daisy", {}, true}}, {true, 20, "bbs"}};
  CHECK(opened(open, fields("[SUNSET]Ada", "")) == "nobody");
  CHECK(opened(open, fields("", "[back]Ada")) == "nobody");
}

TEST_CASE("a name that a board sends in the place of a secret is none") {
  const Boards open{{}, {true, 20, "bbs"}};
  for (const char* name :
       {"Ada", "Ada Lovelace", "Adalovelace", "ada1815", "12345678", "Ada 1815 X"}) {
    CAPTURE(name);
    CHECK(opened(open, fields(name, "[MOON]Bob")) == "MOON Bob ");
  }
  CHECK(opened(open, fields("lovelace1815", "[MOON]lovelace1815")) == "MOON lovelace1815 ");
}

TEST_CASE("a new tag may be taken for no board that is known") {
  const Boards open{{{"SUNSET", "tulip", {}, false}}, {true, 20, "The Board"}};
  const auto rules = open.tag_rules();
  CHECK(rules.new_a_day == 20);
  for (const char* name : {"SUNSET", "The Board", "TELNET", "WEB", "SSH", "LOCAL"})
    CHECK(std::ranges::count(rules.taken, name) == 1);
}

TEST_CASE("a shared secret is known by its hash, which is another one each time") {
  const std::string hash = hash_of_shared("daisy4711");
  CHECK(is_shared("daisy4711", hash));
  CHECK_FALSE(is_shared("daisy4712", hash));
  CHECK_FALSE(is_shared("", hash));
  CHECK(hash_of_shared("daisy4711") != hash);
  CHECK(hash.find("daisy") == std::string::npos);
  for (std::size_t cut = 0; cut < hash.size(); ++cut)
    CHECK_FALSE(is_shared("daisy4711", hash.substr(0, cut)));
}

TEST_CASE("what is no network holds nobody") {
  for (const char* network : {"", "/", "10.0.0.0/", "10.0.0.0/99", "10.0.0", "::/999", "1/2/3"}) {
    CAPTURE(network);
    CHECK_FALSE(is_within(address("10.0.0.0"), network));
    CHECK_FALSE(is_within(address("::"), network));
  }
}

}  // namespace
}  // namespace codemaker::io::serving
