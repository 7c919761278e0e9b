// Lists and personal pages on terminals of 132 columns and 50 rows: they fill them, and what is
// known of the chosen row stands beside the list.
#include "play/catalog/theme.hpp"
#include "play/events/event.hpp"
#include "play/events/mail.hpp"
#include "support/kept_games.hpp"
#include "support/looked_at.hpp"
#include "support/typist.hpp"

#include "engine/masterix/id.hpp"

#include <catch2/catch.hpp>
#include <cstdint>
#include <fmt/format.h>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play {
namespace {

using ansi::KeyCode;
using tests::Typist;

Call wide_call() {
  Call call = tests::call_of("Ada");
  call.terminal.columns = 132;
  call.terminal.rows = 50;
  return call;
}

/// Games by mail with callers whose names are numbered.
event::MailList games_by_mail(int number) {
  std::vector<MailEntry> games;
  for (int game = 1; game <= number; ++game) {
    MailEntry entry;
    entry.id = game;
    entry.terms = {engine::masterix::id, 1, "match", ""};
    entry.other = fmt::format("Caller {}", game);
    entry.stage = MailStage::own_move;
    games.push_back(std::move(entry));
  }
  return {true, std::make_shared<const std::vector<MailEntry>>(std::move(games)), 0};
}

/// Ada at her games by mail.
struct AtMail : Typist {
  explicit AtMail(int games, const Call& call = wide_call()) : Typist{call, "\nb"} {
    answer(games_by_mail(games));
  }

  [[nodiscard]] const effect::ReadMail* opened() const {
    return mail_asked.empty() ? nullptr : std::get_if<effect::ReadMail>(&mail_asked.back());
  }
};

/// Where a text begins on the screen.
ansi::Position place_on_screen(const Typist& ada, std::string_view text) {
  const ansi::Frame frame = ada.session().frame();
  for (int row = 0; row < frame.rows(); ++row) {
    const std::size_t column = frame.text(row).find(text);
    if (column != std::string::npos) return {row, static_cast<int>(column)};
  }
  return {-1, -1};
}

TEST_CASE("a page of a large list has thirty rows, and a click on one picks it") {
  AtMail ada{40};
  INFO(ada.screen());
  CHECK(ada.sees("Caller 30"));
  CHECK_FALSE(ada.sees("Caller 31"));
  ada.type("f");
  CHECK(ada.sees("Caller 31"));
  CHECK(ada.sees("Caller 40"));
  ada.click("Caller 37");
  REQUIRE(ada.opened() != nullptr);
  CHECK(ada.opened()->id == 37);
}

TEST_CASE("few rows of a large list have air between them, and are met by clicks all the same") {
  AtMail ada{4};
  const ansi::Position third = place_on_screen(ada, "Caller 3");
  CHECK(third.row == place_on_screen(ada, "Caller 2").row + 3);
  ada.click("Caller 3");
  REQUIRE(ada.opened() != nullptr);
  CHECK(ada.opened()->id == 3);
}

TEST_CASE("what is known of the chosen row stands beside a large list") {
  AtMail ada{3};
  // Between two rows of the list.
  const auto title = [&] {
    return ada.session().frame().text(17);
  };
  INFO(ada.screen());
  CHECK(title().find("Caller 1") != std::string::npos);
  CHECK(ada.sees("A move may take"));
  ada.press(KeyCode::down);
  CHECK(title().find("Caller 2") != std::string::npos);
}

TEST_CASE("where the sysop has a picture for a list its pages are those of a full screen") {
  Call call = wide_call();
  call.theme = std::make_shared<const Theme>(std::vector<Theme::File>{{"mail.ans", "ours"}});
  AtMail ada{40, call};
  CHECK_FALSE(ada.sees("Caller 11"));
  ada.type("f");
  CHECK(ada.sees("Caller 11"));
  CHECK_FALSE(ada.sees("Caller 21"));
}

TEST_CASE("the games of a caller and who is here fill a large screen") {
  Typist ada{wide_call(), "\n"};
  const Typist bob{tests::call_of("Bob"), "\nr\n1122\nqy"};
  for (int game = 0; game < 40; ++game)
    ada.books.before.push_back({bob.kept.all().back().record, "", {}});
  ada.type("yg");
  INFO(ada.screen());
  CHECK(ada.sees("  30  "));
  ada.type("n");
  CHECK(ada.sees("  40  "));
  ada.type("qm");
  const std::int64_t now = ada.session().call().wall_clock;
  ada.books.people.list = std::make_shared<const std::vector<Person>>(std::vector<Person>{
      {"Eve", "bbs", "Masterix", 12, now - 3600, now - 240}});
  ada.books.people.now = now;
  ada.type("w");
  CHECK(ada.sees("4 min ago"));
}

TEST_CASE("a large page of a caller has the figures of all games, and a click turns to one") {
  Typist ada{wide_call(), "\n"};
  ada.books.my_page.games[0] = {
      .games = 12, .won = 6, .lost = 6, .longest_streak = 5, .guesses = {0, 0, 1, 3, 2}};
  ada.books.my_page.games[1] = {.games = 1288, .runs = 1288, .best = 77, .ended_in = {1288}};
  ada.books.my_page.by_mail = {{engine::masterix::id, "Eve", "", 3, 1, 0}};
  ada.type("y");
  INFO(ada.screen());
  CHECK(ada.sees("Codes broken in"));
  CHECK(ada.sees("Runs ended in level"));
  CHECK(ada.sees("No finished games yet."));
  ada.click("Runs ended");
  CHECK(ada.sees("Your page  1288 games"));
  ada.click("No finished games");
  CHECK(ada.sees("play a ranked run"));
  ada.type("b");
  CHECK(ada.sees("3 won, 1 lost, 0 drawn"));
  ada.type("e");
  CHECK(ada.sees("five won in a"));
  ada.click({9, 20});
  ada.type("q");
  CHECK(ada.sees("Your page  12 games"));
}

}  // namespace
}  // namespace codemaker::play
