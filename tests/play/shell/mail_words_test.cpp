// What is said of games by mail in lists and at the menu.
#include "engine/breaking/id.hpp"
#include "play/events/mail.hpp"
#include "play/shell/mail/words.hpp"

#include <catch2/catch.hpp>

#include <cstdint>
#include <string>

namespace codemaker::play::shell::mail {
namespace {

constexpr std::int64_t hour = 3600;
constexpr std::int64_t day = 24 * hour;

MailEntry entry_at(MailStage stage) {
  MailEntry entry;
  entry.terms = {engine::breaking::id, 1, "free", "4x10n"};
  entry.other = "Karl";
  entry.stage = stage;
  entry.days = 3;
  return entry;
}

TEST_CASE("a game by mail has the name of what is played") {
  CHECK(title_of(entry_at(MailStage::over).terms) == "Bulls and Cows");
  CHECK(heading_of(entry_at(MailStage::over).terms) == "BULLS AND COWS");
  CHECK(heading_of({engine::breaking::id, 1, "free", "5x8"}) == "CODE BREAKING");
  CHECK(example_of(entry_at(MailStage::over).terms) == "1234");
  CHECK(title_of({engine::breaking::id, 1, "free", "9x9"}) == "an unknown game");
}

TEST_CASE("whatever is offered by mail can be begun, and is called by one name", "[every game]") {
  for (const MailOption& option : mail_options({})) {
    const auto terms = option.terms();
    INFO(title_of(terms));
    const auto hides = engine::records::hides_codes(terms);
    REQUIRE(hides.has_value());
    const auto hidden = *hides ? std::string{example_of(terms)} : "00000000000000a7";
    CHECK(engine::records::fault_of_hidden(terms, hidden).empty());
    CHECK(title_of(terms) != "an unknown game");
    CHECK_FALSE(example_of(terms).empty());
  }
}

TEST_CASE("the time for a move is told in days, then in hours, until it is over") {
  const MailEntry entry = entry_at(MailStage::own_move);
  CHECK(stage_text(entry, 1) == "your move, 3 days left");
  CHECK(stage_text(entry, 2 * day) == "your move, 1 day left");
  CHECK(stage_text(entry, 2 * day + hour) == "your move, 23 hours left");
  CHECK(stage_text(entry, 3 * day - 1) == "your move, 1 hour left");
  CHECK(stage_text(entry, 3 * day + 1) == "your move, time is over");
}

TEST_CASE("a player of another board is told with it, and who has left as a former caller") {
  MailEntry entry = entry_at(MailStage::others_move);
  CHECK(other_text(entry) == "Karl");
  entry.board = "Moon";
  CHECK(other_text(entry) == "Karl of Moon");
  entry.other.clear();
  CHECK(other_text(entry) == "a former caller");
  entry.stage = MailStage::own_table;
  CHECK(other_text(entry) == "anyone");
}

}  // namespace
}  // namespace codemaker::play::shell::mail
