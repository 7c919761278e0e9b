// Browsers that know who plays in them: what is kept of their guests, and who is known there
// without a password.
#include "play/catalog/games.hpp"
#include "play/catalog/link.hpp"
#include "support/days.hpp"
#include "support/kept_days.hpp"
#include "support/kept_games.hpp"
#include "support/tested_game.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>
#include <string>

namespace codemaker::play {
namespace {

using tests::tested_games;
using tests::Typist;
using tests::visit;

std::string link_of(engine::RankedGame game) {
  return std::string{game_of(game).puzzle.link};
}

TEST_CASE("where their browser is known what a guest plays is kept at once, and theirs by a name") {
  Call call = visit(Presentation::lines, "/daily/" + link_of(tested_games().front().id), true);
  Typist guest{call};
  CHECK(guest.reads.size() == 1);
  guest.passwords["Ada"] = "lovelace";
  tested_games().front().puzzle.win(guest);
  while (guest.session().place() != Place::name_prompt && guest.heard.size() < 400)
    guest.type("q\n");
  CHECK(guest.days.guests_claimed == 0);
  guest.type("Ada\nlovelace\n");
  CHECK(guest.days.guests_claimed == 1);
  CHECK(guest.days.claimed.empty());
  CHECK(guest.reads.size() == 2);
}

TEST_CASE("a browser remembers the name that a guest gave in it, until they want it forgotten") {
  Call call = visit(Presentation::full, "/daily/chess", true);
  Typist guest{call};
  guest.type("r");
  REQUIRE(guest.session().place() == Place::name_prompt);
  guest.type("Bob\n");
  CHECK(guest.remembered.at("name") == "Bob");
  guest.type("qym");
  guest.type("o");
  REQUIRE(guest.session().place() == Place::options);
  CHECK(guest.sees("This device"));
  CHECK(guest.sees("knows you"));
  guest.type("f");
  CHECK(guest.sees("forgets you"));
  CHECK(guest.remembered.at("name").empty());
  guest.type("f");
  CHECK(guest.remembered.at("name") == "Bob");
}

TEST_CASE("who is known in their browser may have it forgotten, and another password does not") {
  Call call = visit(Presentation::full, "/", true);
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
  CHECK(ada.sees("forgets you"));
  ada.type("wanalytic\nanalytic\n");
  CHECK(ada.days.guests_claimed == 2);
  ada.type("f");
  CHECK(ada.days.guests_claimed == 3);
}

TEST_CASE("no browser opens the sysop's desk") {
  Call call = visit(Presentation::full, "/", true);
  call.asks_name = call.is_guest = call.is_visitor = false;
  call.is_sysop = true;
  Typist sysop{call};
  sysop.type("o");
  REQUIRE(sysop.session().place() == Place::options);
  CHECK_FALSE(sysop.sees("This device"));
}

TEST_CASE("a guest whose browser is known may pause a game, and no ranked run") {
  Call call = visit(Presentation::full, "/daily/" + link_of(tested_games().front().id));
  call.resume_days = 30;
  Typist nobody{call};
  nobody.type("q");
  CHECK_FALSE(nobody.sees("Pause"));
  call = visit(Presentation::full, call.link, true);
  call.resume_days = 30;
  Typist guest{call};
  guest.type("q");
  CHECK(guest.sees("Pause"));
  call.link = "/daily/chess";
  Typist runner{call};
  runner.type("r\n q");
  CHECK_FALSE(runner.sees("Pause"));
}

}  // namespace
}  // namespace codemaker::play
