// A caller's page, the list of their games, and runs of the Hall of Fame shown again.
#include "ansi/line_painter.hpp"
#include "engine/records/record.hpp"
#include "play/events/event.hpp"
#include "support/kept_games.hpp"
#include "support/looked_at.hpp"
#include "support/typist.hpp"

#include "engine/breaking/id.hpp"
#include "engine/masterix/id.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play {
namespace {

using ansi::KeyCode;
using tests::call_in;
using tests::Typist;

constexpr std::array presentations{Presentation::full, Presentation::small, Presentation::lines};

bool is_told(const Typist& ada, std::string_view words) {
  const bool is_heard = std::ranges::any_of(ada.heard, [&](const std::string& line) {
    return line.find(words) != std::string::npos;
  });
  return is_heard || ada.sees(words);
}

bool in_lines(const Typist& ada) {
  return ada.session().presentation() == Presentation::lines;
}

/// A caller at the menu.
struct Visitor : Typist {
  explicit Visitor(Presentation presentation, const std::vector<scores::Entry>& rows = {})
      : Typist{call_in(presentation), "", rows} {
    keys(in_lines(*this) ? "p" : "\n");
  }

  /// Types them, in lines each on a line of its own.
  void keys(std::string_view typed) {
    for (const char key : typed) {
      type(std::string{key});
      if (in_lines(*this) && key != '\n') type("\n");
    }
  }
};

scores::Entry run_of(const std::string& name, engine::Points score) {
  return {
      .table = engine::breaking::id,
      .player = {"bbs", "", name},
      .name = name,
      .score = score,
      .level = 2,
      .when = 1'795'000'000};
}

/// A run of a ranked run that its player gave up at once.
engine::records::Record given_up_run() {
  const Typist bob{tests::call_of("Bob"), "\nr\n1122\nqy"};
  return bob.kept.all().back().record;
}

TEST_CASE("the page shows games, streaks, runs and the mean of the guesses, in each presentation") {
  for (const Presentation presentation : presentations) {
    Visitor ada{presentation, {run_of("Eve", 500), run_of("Ada", 40)}};
    ada.books.my_page.games[0] = {
        .games = 12,
        .won = 6,
        .lost = 3,
        .left = 1,
        .runs = 2,
        .levels = 1,
        .best = 40,
        .best_level = 2,
        .streak = 2,
        .longest_streak = 4,
        .reviewed = 2,
        .lost_guesses = 860,
        .guesses = {0, 0, 1, 3, 2}};
    ada.keys("y");
    INFO(ada.screen());
    const bool has_columns = presentation == Presentation::full;
    CHECK(is_told(ada, has_columns ? " 60%" : "6, 60%"));
    CHECK(is_told(ada, has_columns ? "2  best 4" : "2, best 4"));
    CHECK(is_told(ada, has_columns ? "40  level 2" : "40, level 2"));
    CHECK(is_told(ada, has_columns ? "0.43 lost" : "0.43 a code"));
    CHECK(is_told(ada, "rank 2"));
    CHECK(is_told(ada, has_columns ? "Guesses a code  4.17" : "4.17 a code"));
    if (in_lines(ada)) CHECK(is_told(ada, "Codes broken, by guesses: 1 in 3, 3 in 4, 2 in 5."));
    ada.keys("2");
    CHECK(is_told(ada, "No finished games yet."));
    ada.keys("m");
    CHECK((in_lines(ada) ? ada.prompt() == "Menu: " : ada.sees("Welcome, Ada.")));
  }
}

TEST_CASE("where no games are kept, or the database is away, the page and the list say so") {
  for (const Presentation presentation : presentations) {
    for (const auto& [looked, words] :
         {std::pair{Looked::nothing, "No games are kept here"},
          std::pair{Looked::failed, "Your games can't be read right now."}}) {
      Visitor ada{presentation};
      ada.books.my_page.looked = looked;
      ada.books.games = looked;
      ada.keys("y");
      CHECK(is_told(ada, words));
      ada.heard.clear();
      ada.keys("g");
      CHECK(is_told(ada, words));
      ada.keys("qm");
      CHECK((in_lines(ada) ? ada.prompt() == "Menu: " : ada.sees("Welcome, Ada.")));
    }
  }
}

TEST_CASE("the list has the last games, and any of a hundred is found in it") {
  for (const Presentation presentation : presentations) {
    Visitor ada{presentation};
    for (int game = 0; game < 100; ++game)
      ada.books.before.push_back({given_up_run(), "", {}});
    ada.keys("yg");
    CHECK(is_told(ada, "Code breaking run"));
    CHECK(is_told(ada, "level 1, 0 points"));
    if (in_lines(ada)) {
      ada.type("n\nn\n");
      CHECK(is_told(ada, "30. "));
      ada.type("0\n");
      CHECK(ada.last_line() == "There is no such game in this list.");
      ada.type("101\n");
      CHECK(ada.last_line() == "There is no such game in this list.");
      ada.type("100\n");
      CHECK(ada.prompt() == "Move 0 of 3: ");
      continue;
    }
    ada.press(KeyCode::up);
    CHECK(ada.sees("This is the last one."));
    ada.press(KeyCode::page_down);
    ada.press(KeyCode::end);
    CHECK(ada.sees("100 "));
    ada.press(KeyCode::down);
    CHECK(ada.sees("This is the oldest one."));
    ada.type("\n");
    CHECK(ada.sees(presentation == Presentation::full ? "Move 0 of 3" : "0/3"));
  }
}

TEST_CASE("a click on a row of the list shows its game again") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Visitor ada{presentation};
    ada.books.before = {{given_up_run(), "", {}}, {given_up_run(), "", {}}};
    ada.keys("yg");
    ada.click("  2 ");
    CHECK(ada.sees(presentation == Presentation::full ? "Move 0 of 3" : "0/3"));
    ada.type("q");
    ada.type("q");
    CHECK(is_told(ada, "Your page"));
  }
}

TEST_CASE("Enter on a row of the Hall of Fame shows its run again, under its player's name") {
  for (const Presentation presentation : presentations) {
    Visitor ada{presentation, {run_of("Eve", 500), run_of("Bob", 40)}};
    ada.books.run = ShownGame{given_up_run(), "Bob", {}};
    ada.keys("h");
    if (in_lines(ada)) {
      ada.type("r2\nn\nn\n");
      CHECK(ada.last_line() == "2: Bob guesses 1 1 2 2: 1 exact, 1 misplaced.");
      ada.type("q\n");
      CHECK(ada.prompt() == "M for the menu, 1 to 3 for the tables, R1 for a replay: ");
      ada.type("r3\n");
      CHECK(ada.last_line() == "There is no such rank in this table.");
      continue;
    }
    ada.press(KeyCode::down);
    ada.type("\nnn");
    CHECK(ada.sees("Bob guesses 1 1 2 2: 1 exact, 1"));
    ada.type("q");
    CHECK(ada.sees("Hall of Fame"));
  }
}

TEST_CASE("of a run that was not kept a sentence says so, and the table stays") {
  for (const Presentation presentation : presentations) {
    Visitor ada{presentation, {run_of("Eve", 500)}};
    ada.keys("h");
    ada.keys(in_lines(ada) ? "" : "\n");
    if (in_lines(ada)) ada.type("R1\n");
    CHECK(is_told(ada, "This run was not kept, so it can't"));
    CHECK(is_told(ada, "Eve"));
  }
}

TEST_CASE("an answer about a game that was asked for before opens nothing") {
  Visitor ada{Presentation::full, {run_of("Eve", 500), run_of("Bob", 40)}};
  ada.keys("h");
  ada.answer(event::GameRead{run_of("Bob", 40), ShownGame{given_up_run(), "Bob", {}}, ""});
  CHECK(ada.sees("Hall of Fame"));
}

TEST_CASE("in lines nothing is asked while a game is being read") {
  Session session{call_in(Presentation::lines)};
  static_cast<void>(session.start());
  const auto line = [&](std::string_view typed) {
    for (const char letter : typed)
      static_cast<void>(session.handle(ansi::character(static_cast<unsigned char>(letter))));
    static_cast<void>(session.handle(ansi::Key{KeyCode::enter, 0, {}}));
    return session.take_page().prompt;
  };
  line("p");
  CHECK(line("y").empty());
  static_cast<void>(session.handle(Answer{event::MyPage{}}));
  CHECK(session.take_page().prompt.empty());
  static_cast<void>(session.handle(Answer{event::Tables{}}));
  CHECK(session.take_page().prompt == "G for your games, 1 to 3, M for the menu: ");
  CHECK(line("g").empty());
  static_cast<void>(session.handle(Answer{event::MyGames{Looked::done, {{7, "Duel", "won"}}}}));
  CHECK(session.take_page().prompt == "Game 1 to 1, Q to go back: ");
  CHECK(line("1").empty());
  static_cast<void>(session.handle(Answer{
      event::GameRead{KeptGameId{7}, ShownGame{given_up_run(), "", {}}, ""}}));
  CHECK(session.take_page().prompt == "Move 0 of 3: ");
}

TEST_CASE("who is told that W leads to a name of their own has W among the keys of the page") {
  for (const Presentation presentation : presentations) {
    Call call = call_in(presentation);
    call.is_guest = call.has_passwords = true;
    const bool is_line = presentation == Presentation::lines;
    Typist ada{call, is_line ? "p\n" : "\n"};
    ada.books.my_page.looked = Looked::nothing;
    ada.type(is_line ? "y\n" : "y");
    INFO(ada.screen());
    CHECK(is_told(ada, "set a password (W)."));
    if (!is_line) CHECK(ada.sees("W set a password"));
    ada.type(is_line ? "?\n" : "e");
    CHECK(is_told(ada, is_line ? "W: a password keeps your name yours." : "W set a password"));
    ada.type(is_line ? "w\n" : "w");
    CHECK((is_line ? ada.prompt() == "New password: " : ada.sees("password")));
  }
}

TEST_CASE("B shows what came of games by mail against each of the others, and all games again") {
  for (const Presentation presentation : presentations) {
    Visitor ada{presentation};
    ada.keys("y");
    event::MyPage page;
    page.by_mail = {
        {engine::breaking::id, "Karl", "", 3, 2, 1}, {engine::breaking::id, "", "", 0, 1, 0}};
    ada.answer(page);
    ada.keys("b");
    CHECK(is_told(ada, "Karl"));
    CHECK(is_told(ada, "3 won, 2 lost, 1 drawn"));
    CHECK(is_told(ada, "former caller"));
    ada.keys("2");
    CHECK(is_told(ada, "No game by mail of it is over yet."));
    ada.keys("b");
    CHECK(is_told(ada, "No finished games yet."));
  }
}

TEST_CASE("the games of a caller and who is here fill a large screen") {
  Typist ada{tests::on_large(tests::call_of("Ada")), "\n"};
  for (int game = 0; game < 40; ++game)
    ada.books.before.push_back({given_up_run(), "", {}});
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
  Typist ada{tests::on_large(tests::call_of("Ada")), "\n"};
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
  CHECK(ada.sees("five unranked"));
  ada.click({9, 20});
  ada.type("q");
  CHECK(ada.sees("Your page  12 games"));
}

}  // namespace
}  // namespace codemaker::play
