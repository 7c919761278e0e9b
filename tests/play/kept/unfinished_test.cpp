// What a caller decides about a game that was cut off.
#include "engine/records/line.hpp"
#include "engine/records/record.hpp"
#include "play/events/event.hpp"
#include "support/campaign_runs.hpp"
#include "support/frame_text.hpp"
#include "support/kept_games.hpp"
#include "support/tested_game.hpp"

#include "engine/breaking/record.hpp"
#include "play/catalog/unfinished.hpp"
#include "support/fits.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

namespace codemaker::play {
namespace {

using namespace std::chrono_literals;
using engine::records::Record;
using tests::call_in;
using tests::line_of;
using tests::Typist;

constexpr GameToken old_token = 77;

/// The call of a player who can go on with games.
Call known_call() {
  Call call = tests::call_of("Ada");
  call.resume_days = 30;
  return call;
}

/// The game of a run that was cut off where these keys lead.
UnfinishedGame cut_off_after(std::string_view keys) {
  Typist ada{tests::call_of("Ada"), keys};
  ada.hang_up();
  return {old_token, ada.kept.all().back().record};
}

/// A run whose first level was won with the last guess.
UnfinishedGame won_level() {
  Typist ada = tests::in_campaign();
  for (int round = 0; round < 2; ++round) {
    tests::break_in(ada, 1, "1234");
    ada.type(" ");
    tests::be_broken_in(ada, 12, "4444");
    if (round == 0) ada.type(" ");
  }
  REQUIRE(ada.filed.empty());
  return {old_token, ada.kept.all().back().record};
}

TEST_CASE("the games of a known player are asked for when a call begins") {
  Call call = known_call();
  const Typist ada{call};
  REQUIRE(ada.reads.size() == 1);
  CHECK(ada.reads[0].since == call.wall_clock - 30 * 24 * 60 * 60);
  call.asks_name = true;
  CHECK(Typist{call}.reads.empty());
  CHECK(Typist{tests::call_of("Ada")}.reads.empty());
}

TEST_CASE("a run begun while the games could not be read ends where one waits, and that is asked "
          "about") {
  Typist ada{known_call()};
  ada.answer(event::Unfinished{.games = {}, .are_known = false});
  ada.type("\nr 1122\n");
  REQUIRE_FALSE(ada.kept.all().empty());
  CHECK_FALSE(ada.kept.all().back().gives_up_others);
  ada.answer(event::GameTaken{.is_second_there = true});
  CHECK(ada.sees("It waits for you"));
  REQUIRE(ada.reads.size() == 2);
  ada.answer(event::Unfinished{{cut_off_after("\nopp\nr\n5555\n")}});
  ada.type("r");
  CHECK(ada.sees("Unfinished: level 1 of a ranked run."));
}

TEST_CASE("a second call of a player is told where the first one has the game") {
  UnfinishedGame game = cut_off_after("\nopp\nr\n5555\n");
  game.place = "node 3";
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada{call_in(presentation)};
    ada.answer(event::Unfinished{{game}});
    ada.type("\nr");
    CAPTURE(ada.screen());
    CHECK(ada.sees("You are playing level 1"));
    CHECK(ada.sees("node 3"));
    CHECK(ada.sees("ends there."));
  }
  Typist ada{call_in(Presentation::lines)};
  ada.answer(event::Unfinished{{game}});
  ada.type("p\nr\n");
  CHECK(
      std::ranges::count(
          ada.heard, "You are playing level 1 of a ranked run on node 3, or were cut off there. If "
                     "you go on here, it ends there."
      ) == 1
  );
}

TEST_CASE("another game of a kind cannot be begun before the one that was cut off is decided about"
) {
  Typist ada;
  ada.answer(event::Unfinished{{cut_off_after("\nopp\nr\n5555\n")}});
  ada.type("\nr");
  CHECK(ada.sees("Unfinished: level 1 of a ranked run."));
  CHECK(ada.kept.all().empty());
  ada.type("q");
  CHECK(ada.sees("Welcome, Ada."));
  ada.type("r");
  CHECK(ada.sees("Unfinished game"));
  ada.type("qmr");
  CHECK(ada.sees("MASTERIX  Level 1"));
}

TEST_CASE("the question fits 79 columns by 24 rows, and 39 by 20 when small", "[every game]") {
  for (const tests::WayToPlay& kind : tests::kinds_of_games()) {
    for (const Presentation presentation : {Presentation::full, Presentation::small}) {
      Typist ada{call_in(presentation)};
      ada.answer(event::Unfinished{{cut_off_after(kind.on_screens)}});
      ada.type("\n" + kind.entrance);
      INFO(ada.screen());
      CHECK(ada.sees("Unfinished"));
      CHECK(tests::fits(ada));
    }
  }
}

TEST_CASE("a board that opens a game opens the question about it", "[every game]") {
  for (const tests::TestedGame& game : tests::tested_games()) {
    const UnfinishedGame left = cut_off_after(game.kinds.front().on_screens);
    Call call = tests::call_of("Ada");
    call.opens = game.id;
    Typist ada{call};
    ada.answer(event::Unfinished{{left}});
    ada.type("\n");
    CHECK(ada.sees("Unfinished: " + text_of(left.record) + "."));
  }
}

TEST_CASE("a game that is given up is kept so in its old place, and another one begins") {
  Typist ada;
  ada.left_before({cut_off_after("\nopp\nr\n5555\n")});
  ada.type("\nrn");
  CHECK(ada.sees("Give up this run? No points are in the bank yet. (Y/N)"));
  ada.type("n");
  CHECK(ada.kept.is_going_on());
  ada.type("ny");
  REQUIRE(ada.kept.all().size() == 2);
  ada.type("5555\n");
  const auto& all = ada.kept.all();
  REQUIRE(all.size() == 4);
  CHECK(all[1].token == old_token);
  CHECK(line_of(all[1].record).find(",5555,Q:left.") != std::string::npos);
  CHECK(all[2].token == 0);
  CHECK(all[2].is_new);
  ada.type("qy");
  ada.type("c");
  CHECK_FALSE(ada.sees("Unfinished game"));
}

TEST_CASE("in lines the question is told, and a letter or Enter answers it") {
  for (const std::string answer : {"g\n", "\n"}) {
    Typist ada{call_in(Presentation::lines)};
    ada.left_before({cut_off_after("\nopp\nr\n5555\n")});
    ada.type("p\nr\n");
    CHECK(ada.prompt() == "Go on (G, N, Q): ");
    ada.type(answer);
    CHECK(ada.prompt() == "Guess 2: ");
  }
}

TEST_CASE("a level whose winning guess was the last that was kept is filed when the run goes on") {
  Typist ada;
  ada.left_before({won_level()});
  ada.type("\nopp\nrg");
  REQUIRE(ada.table().size() == 1);
  CHECK(ada.filed.size() == 1);
  CHECK(ada.sees("Bank"));
  ada.type(" ");
  CHECK(ada.sees("Level 2"));
}

TEST_CASE("points that are in the Hall of Fame already are not filed again, and can be named") {
  const UnfinishedGame game = won_level();
  const auto points = engine::records::replay(game.record)->one;
  const scores::Entry row{
      .player = {"bbs", "", "Ada"},
      .name = "Ada",
      .score = points,
      .level = 2,
      .when = 1'700'000'000};
  Typist ada{tests::call_of("Ada"), "", {row}};
  ada.left_before({game});
  ada.type("\nopp\nrg");
  CHECK(ada.filed.empty());
  CHECK(ada.sees("rank 1 in the Hall of Fame"));
  ada.type("qy");
  CHECK(ada.sees("Name to show: Ada"));
  ada.type("\b\b\bCountess\n");
  REQUIRE(ada.table().size() == 1);
  CHECK(ada.table()[0].name == "Countess");
  CHECK(ada.table()[0].when == row.when);
}

TEST_CASE("a run that is given up has its points filed") {
  Typist ada;
  ada.left_before({won_level()});
  ada.type("\nrn");
  CHECK(ada.sees("points? (Y/N)"));
  ada.type("y");
  CHECK(ada.table().size() == 1);
}

/// The games of this caller are being read anew, which takes its time.
void read_slowly(Typist& ada) {
  ada.holds_games = true;
  ada.answer(event::GameTaken{});
  REQUIRE(ada.reads.size() == 2);
}

TEST_CASE("who begins a game before the old one of its kind was read is asked about that") {
  Typist ada{known_call()};
  read_slowly(ada);
  ada.type("\nr\n5555\n");
  CHECK(ada.kept.all().empty());
  ada.answer(event::Unfinished{{cut_off_after("\nopp\nr\n1122\n")}});
  CHECK(ada.sees("Unfinished: level 1 of a ranked run."));
  CHECK(ada.kept.all().empty());
}

TEST_CASE("who stands at the settings of a game when the old one was read is asked there") {
  Typist ada{known_call()};
  read_slowly(ada);
  ada.type("\nc");
  ada.answer(event::Unfinished{{cut_off_after("\nopp\ncdn5555\n")}});
  CHECK(ada.sees("Unfinished: a game of free play."));
}

TEST_CASE("who hangs up before the old game was read loses neither it nor, where none was, the new "
          "one") {
  Typist ada{known_call()};
  read_slowly(ada);
  ada.kept.begins_late = true;
  ada.type("\nr 5555\n");
  CHECK(ada.kept.all().empty());
  ada.hang_up();
  REQUIRE(ada.kept.all().size() == 1);
  CHECK_FALSE(ada.kept.all().back().gives_up_others);
}

TEST_CASE("a game of another kind is played on when the old ones have been read, and kept") {
  Typist ada{known_call()};
  read_slowly(ada);
  ada.kept.begins_late = true;
  ada.type("\nopp\nr\n5555\n1122\n");
  ada.answer(event::Unfinished{{cut_off_after("\nopp\nmr ")}});
  REQUIRE(ada.kept.all().size() == 1);
  CHECK(ada.kept.last_line().find(",5555,1122:unfinished.") != std::string::npos);
  ada.type("3344\n");
  CHECK(ada.kept.all().size() == 2);
}

TEST_CASE("who plays is told once that a game cannot be saved, and that it is saved again") {
  Typist ada = tests::in_campaign(known_call());
  ada.type("1122\n");
  ada.answer(event::GameKept{.is_kept = false});
  CHECK(ada.sees("Your game can't be saved just now. The door keeps it and tries again."));
  ada.type("3344\n");
  CHECK(ada.kept.last_line().find("1122,3344") != std::string::npos);
  ada.answer(event::GameKept{.is_kept = true});
  CHECK(ada.sees("Your game is saved again."));
}

TEST_CASE("a game that another call takes over ends in the menu, and is asked about there") {
  Typist ada = tests::in_campaign(known_call());
  ada.type("1122\n");
  const auto kept = ada.kept.all().size();
  ada.holds_games = true;
  ada.answer(event::GameTaken{});
  CHECK(ada.sees("Another call of yours took this game over"));
  CHECK(ada.sees("Welcome, Ada."));
  CHECK(ada.kept.all().size() == kept);
  CHECK(ada.reads.size() == 2);
  ada.answer(event::Unfinished{{cut_off_after("\nopp\nr\n5555\n")}});
  ada.type("r");
  CHECK(ada.sees("Unfinished game"));
}

TEST_CASE("what this door has no board for is not gone on with") {
  const engine::breaking::Rules rules{.holes = 6, .colors = 9};
  const std::vector<engine::breaking::Peg> pegs(6, 1);
  const Record record = engine::breaking::records::BreakingRecord{
      engine::breaking::records::FreePlay{rules},
      {engine::breaking::records::Hidden{
          *engine::breaking::Code::secret(rules, pegs), std::nullopt}}};
  Typist ada;
  ada.answer(event::Unfinished{{{old_token, record}}});
  ada.type("\ncg");
  CHECK(ada.sees("that game can't be played on here"));
  ada.type("c");
  CHECK_FALSE(ada.sees("Unfinished game"));
}

}  // namespace
}  // namespace codemaker::play
