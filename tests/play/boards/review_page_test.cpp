// After a game on a board: where it was won, from its end and from its replay.
#include "support/egg_carton_games.hpp"
#include "support/kept_games.hpp"
#include "support/looked_at.hpp"
#include "support/masterix_rounds.hpp"
#include "support/seals.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fmt/format.h>

namespace codemaker::play::boards {
namespace {

namespace egg_carton = engine::egg_carton;
namespace masterix = engine::masterix;
using ansi::KeyCode;
using tests::call_in;
using tests::Typist;

/// A level of Masterix that is decided, its last board on the screen.
Typist at_last_board(Presentation presentation) {
  Typist ada = tests::in_run(presentation);
  tests::play_level(ada, tests::more);
  ada.holds_thinking = false;
  return ada;
}

TEST_CASE("V at the last board and at the result of a level shows where it was won") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada = at_last_board(presentation);
    ada.type("v");
    INFO(ada.screen());
    CHECK(ada.sees("Review 1/"));
    CHECK(ada.sees("Best"));
    for (int page = 0; page < 8 && ada.sees("Review "); ++page)
      ada.press(KeyCode::enter);
    CHECK(!ada.sees("Review "));
    ada.type(" ");
    CHECK(ada.sees("won"));
    ada.type("v");
    CHECK(ada.sees("Review 1/"));
    ada.press(KeyCode::escape);
    CHECK(ada.sees("won"));
    ada.type(" ");
    CHECK(!ada.sees("won"));
  }
}

TEST_CASE("all moves of a level stand in the tables of its review, on screens that fit") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada = at_last_board(presentation);
    const auto moves = tests::round_with(ada.seed, tests::more);
    ada.type("v");
    std::string seen;
    for (int page = 0; page < 8 && ada.sees("Review "); ++page) {
      ada.type("n");
      seen += ada.screen();
    }
    for (std::size_t move = 0; move < moves.size(); ++move) {
      const std::string who = move % 2 == 0 ? "You" : "Computer";
      const std::string row = fmt::format(
          "{:>3} {:<8}{} {}", move + 1, who, presentation == Presentation::full ? " " : "",
          masterix::text(moves[move])
      );
      CHECK(seen.find(row) != std::string::npos);
    }
  }
}

TEST_CASE("in lines V reviews the level that was decided last, and the game goes on") {
  Typist ada = at_last_board(Presentation::lines);
  const std::string prompt = ada.prompt();
  ada.heard.clear();
  ada.type("v\n");
  REQUIRE(ada.heard.size() > 3);
  CHECK(std::ranges::any_of(ada.heard, [](const std::string& line) {
    return line.starts_with("Review, Level 1.");
  }));
  CHECK(ada.heard.back().starts_with("Then: your lead in points"));
  CHECK(ada.prompt() == prompt);
}

TEST_CASE("a review that is on the screen is told to who changes to lines, and Enter goes on") {
  Typist ada = at_last_board(Presentation::full);
  ada.type("v");
  CHECK(ada.sees("Review 1/"));
  ada.resize(10, 30);  // too small for screens
  REQUIRE(ada.session().presentation() == Presentation::lines);
  CHECK(std::ranges::any_of(ada.heard, [](const std::string& line) {
    return line.starts_with("Review, Level 1.");
  }));
  CHECK(ada.prompt() == "Enter goes on: ");
  ada.type("\n");
  CHECK(ada.prompt() != "Enter goes on: ");
}

TEST_CASE("while the computer thinks about its move a review would take its answer") {
  Typist ada = at_last_board(Presentation::lines);
  ada.holds_thinking = true;
  tests::type_move(ada, masterix::moves(tests::dealt(ada.seed)).front());
  ada.heard.clear();
  ada.type("v\n");
  CHECK(std::ranges::none_of(ada.heard, [](const std::string& line) {
    return line.starts_with("Review");
  }));
}

TEST_CASE("who closes a review before it is there stops the thinking") {
  Typist ada = at_last_board(Presentation::full);
  ada.holds_thinking = true;
  ada.type("v");
  CHECK(ada.sees("The computer is thinking..."));
  ada.type("x");
  CHECK(ada.sees("The computer is thinking..."));
  const int stopped = ada.thoughts_stopped;
  ada.type("q");
  CHECK(ada.thoughts_stopped == stopped + 1);
  CHECK(!ada.sees("Review"));
  ada.holds_thinking = false;
  ada.type("v");
  CHECK(ada.sees("Review 1/"));
}

TEST_CASE("a game of Egg Carton for two is reviewed from its result, by the names of both") {
  Typist ada{call_in(Presentation::full), "\nopp\net\nBob\n"};
  const auto start = tests::egg_deal(ada.seed);
  for (const auto slot : tests::egg_game_with(start, egg_carton::Player::one))
    tests::type_slot(ada, slot);
  ada.type("v");
  INFO(ada.screen());
  CHECK(ada.sees("Review 1/"));
  CHECK(ada.sees("Up: Ada ahead, down: Bob ahead"));
  CHECK(ada.sees("Bars: Ada's result, proved, if both"));
  ada.type("q v");
  CHECK(ada.sees("Review 1/"));
}

/// At the replay of a kept game.
Typist before_replay(const engine::records::Record& record, Presentation presentation) {
  Typist ada{call_in(presentation)};
  ada.books.before = {{record, "", tests::seals_of(record)}};
  const bool is_line = presentation == Presentation::lines;
  ada.type(is_line ? "p\ny\ng\n1\n" : "\nopp\nyg\n");
  return ada;
}

TEST_CASE("a replay reviews the board that is played there, and no board still being played") {
  Typist ada = at_last_board(Presentation::full);
  const auto moves = tests::round_with(ada.seed, tests::more);
  ada.type("  ");  // the result, and the next level
  tests::type_move(ada, masterix::moves(tests::dealt(ada.seed)).front());
  const engine::records::Record record = ada.kept.all().back().record;
  Typist reader = before_replay(record, Presentation::full);
  reader.type("v");
  CHECK(reader.sees("Level 1  Review 1/"));
  reader.type("q");
  CHECK(reader.sees("REPLAY"));
  reader.press(KeyCode::end);
  reader.type("v");
  CHECK(reader.sees("There is no review of this."));
}

TEST_CASE("T in a replay goes from one turning point of its review to the next, round and round") {
  Typist ada = at_last_board(Presentation::full);
  const auto moves = tests::round_with(ada.seed, tests::more);
  Typist reader = before_replay(ada.kept.all().back().record, Presentation::full);
  reader.type("t");
  CHECK(reader.sees("No turning point is known here."));
  reader.type("v");
  const std::string review = reader.screen();
  reader.type("qt");
  const std::string first = reader.screen();
  const int number = std::stoi(first.substr(first.find("Move ") + 5)) - 1;  // after the deal
  CHECK(review.find(fmt::format("{}. ", number)) != std::string::npos);
  CHECK(
      first.find(masterix::text(moves.at(static_cast<std::size_t>(number) - 1))) !=
      std::string::npos
  );
  reader.type("t");
  CHECK(reader.screen() != first);
  for (int point = 0; point < 5 && reader.screen() != first; ++point)
    reader.type("t");
  CHECK(reader.screen() == first);
}

TEST_CASE("in lines a replay tells its review") {
  Typist ada = at_last_board(Presentation::full);
  Typist reader = before_replay(ada.kept.all().back().record, Presentation::lines);
  reader.type("v\n");
  CHECK(reader.heard.back().starts_with("Then: your lead"));
  CHECK(reader.prompt().starts_with("Move 0 of "));
}

TEST_CASE("moves that were taken back are in no review") {
  Typist ada{call_in(Presentation::full), "\nopp\nmc1\n"};
  const auto first = masterix::moves(tests::dealt(ada.seed)).front();
  ada.holds_thinking = true;
  tests::type_move(ada, first);
  const auto next = masterix::after(tests::dealt(ada.seed), first);
  ada.reply(tests::thought_of(masterix::moves(next).front()));
  ada.type("u");
  tests::play_round(ada, tests::round_with(ada.seed, tests::more));
  ada.holds_thinking = false;
  ada.type("vn");
  INFO(ada.screen());
  const auto moves = tests::round_with(ada.seed, tests::more);
  CHECK(ada.sees(fmt::format("  1 You       {}", masterix::text(moves[0]))));
  CHECK(ada.sees(fmt::format("  2 Computer  {}", masterix::text(moves[1]))));
}

}  // namespace
}  // namespace codemaker::play::boards
