// Browsers that know who plays in them: a guest by name, a player without their password.
#include "support/typist.hpp"

#include <catch2/catch.hpp>
#include <string>

namespace codemaker::play {
namespace {

using tests::Typist;

/// Of a guest of our page whose browser is known.
Call call_of_browser(const std::string& link) {
  Call call = tests::call_in(Presentation::full);
  call.player.handle = "Guest 17";
  call.is_guest = call.is_visitor = true;
  call.is_page = call.has_passwords = true;
  call.link = link;
  call.browser = {std::string{scores::board_of_browsers}, "0123", "Guest 17"};
  return call;
}

TEST_CASE("a browser remembers the name that a guest gave in it, until they want it forgotten") {
  Call call = call_of_browser("/daily/chess");
  Typist guest{call};
  guest.type("r");
  REQUIRE(guest.session().place() == Place::name_prompt);
  guest.type("Bob\n");
  CHECK(guest.remembered.at("name") == "Bob");
  guest.type("qym");
  guest.type("o");
  REQUIRE(guest.session().place() == Place::options);
  CHECK(guest.sees("This device      remembered"));
  guest.type("f");
  CHECK(guest.sees("not remembered"));
  CHECK(guest.remembered.at("name").empty());
  guest.type("f");
  CHECK(guest.remembered.at("name") == "Bob");
}

TEST_CASE("who is known in their browser may have it forgotten, and another password does not") {
  Call call = call_of_browser("/");
  call.player.handle = "Ada";
  call.asks_name = call.is_guest = call.is_visitor = false;
  Typist ada{call};
  CHECK(ada.days.guests_claimed == 1);
  ada.type("o");
  ada.type("wnumbers\nnumbers\n");
  CHECK(ada.sees("new password"));
  CHECK(ada.days.guests_claimed == 2);
  ada.type("f");
  CHECK(ada.days.browsers_forgotten == 1);
  CHECK(ada.sees("not remembered"));
  ada.type("wanalytic\nanalytic\n");
  CHECK(ada.days.guests_claimed == 2);
  ada.type("f");
  CHECK(ada.days.guests_claimed == 3);
}

TEST_CASE("no browser opens the sysop's desk") {
  Call call = call_of_browser("/");
  call.asks_name = call.is_guest = call.is_visitor = false;
  call.is_sysop = true;
  Typist sysop{call};
  sysop.type("o");
  REQUIRE(sysop.session().place() == Place::options);
  CHECK_FALSE(sysop.sees("This device"));
}

}  // namespace
}  // namespace codemaker::play
