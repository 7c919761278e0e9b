// Who is strongest by mail, as callers see it.
#include "engine/masterix/id.hpp"
#include "play/events/event.hpp"
#include "play/events/mail.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

#include <memory>
#include <string>
#include <vector>

namespace codemaker::play {
namespace {

using tests::call_in;
using tests::Typist;

std::shared_ptr<const std::vector<MailEntry>> no_games() {
  return std::make_shared<const std::vector<MailEntry>>();
}

TEST_CASE("who is strongest by mail stands in a table, with how sure that is") {
  Typist ada{call_in(Presentation::full), "\nb"};
  ada.answer(event::MailList{true, no_games(), 0});
  ada.type("t");
  MailTable table;
  table.game = engine::masterix::id;
  table.best = {{"Karl", "Moon", 1612, 42, 9, false}, {"Ada", "", 1540, 60, 5, true}};
  table.own = table.best[1];
  table.place = 2;
  ada.answer(event::MailRanks{std::make_shared<const std::vector<MailTable>>(std::vector{table})});
  CHECK(ada.sees("1 Karl of Moon"));
  CHECK(ada.sees("1612 +/-84, 9 games"));
  CHECK(ada.sees("2 Ada"));
  SECTION("and O offers a game to who stands there") {
    ada.type("o");
    CHECK(ada.sees("With: Karl of Moon"));
  }
  SECTION("and not to oneself") {
    ada.press(ansi::KeyCode::down);
    ada.type("o");
    CHECK(ada.sees("That is you."));
  }
}

TEST_CASE("who has not played enough is told how many games it were") {
  Typist ada{call_in(Presentation::lines), "p\nb\n"};
  ada.answer(event::MailList{true, no_games(), 0});
  ada.type("t\n");
  MailTable table;
  table.game = engine::masterix::id;
  table.own = MailRank{"Ada", "", 1540, 160, 2, true};
  ada.answer(event::MailRanks{std::make_shared<const std::vector<MailTable>>(std::vector{table})});
  bool is_told = false;
  for (const std::string& line : ada.heard)
    is_told = is_told || line == "You: 2 games so far.";
  CHECK(is_told);
}

}  // namespace
}  // namespace codemaker::play
