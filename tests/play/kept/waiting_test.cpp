// What waits for a caller is said at the main menu.
#include "engine/records/line.hpp"
#include "engine/records/record.hpp"
#include "play/events/event.hpp"
#include "support/frame_text.hpp"
#include "support/kept_games.hpp"
#include "support/tested_game.hpp"
#include "support/typist.hpp"

#include "play/catalog/waiting.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

namespace codemaker::play {
namespace {

using tests::call_in;
using tests::Typist;

/// The call of a player whose games are kept, and not read yet.
Call waited_for() {
  Call call = call_in(Presentation::full);
  call.resume_days = 30;
  return call;
}

UnfinishedGame cut_off_in(std::string_view keys) {
  Typist ada{tests::call_of("Ada"), keys};
  ada.hang_up();
  return {77, ada.kept.all().back().record};
}

TEST_CASE("a game that waits is said at the main menu, with a key that goes on with it") {
  const UnfinishedGame game = cut_off_in("\nopp\nr\n5555\n");
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada{call_in(presentation)};
    ada.answer(event::Unfinished{{game}});
    ada.type("\n");
    CHECK(ada.sees("Waiting: level 1 of a ranked run (R)."));
    ada.type("r");
    CHECK(ada.sees("Unfinished"));
  }
  Typist ada{call_in(Presentation::lines)};
  ada.answer(event::Unfinished{{game}});
  ada.type("p\n");
  CHECK(ada.heard.back() == "Waiting: level 1 of a ranked run (R).");
}

TEST_CASE("a run that waits is said in the menu that its game has of its own, and in no other") {
  const UnfinishedGame game = cut_off_in("\nopp\nmr a2b2\n");
  Typist ada{call_in(Presentation::full)};
  ada.answer(event::Unfinished{{game}});
  ada.type("\nm ");
  ada.type("qm");
  CHECK(ada.sees("Waiting: level 1 of a Masterix run. Choose it to go on."));
  CHECK(waiting_text_at(Place::menu, std::vector{game}).empty());
}

TEST_CASE("who was quicker to the menu than the database is told when it answers") {
  Typist ada{call_in(Presentation::full), "\n"};
  CHECK_FALSE(ada.sees("Waiting"));
  ada.answer(event::Unfinished{{cut_off_in("\nopp\nr\n5555\n")}});
  CHECK(ada.sees("Waiting: level 1 of a ranked run (R)."));
}

TEST_CASE("a game that waits is said at the title, too, with where its key is") {
  const UnfinishedGame game = cut_off_in("\nopp\nr\n5555\n");
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada{call_in(presentation)};
    ada.answer(event::Unfinished{{game}});
    CHECK(ada.sees("Waiting: level 1 of a ranked run (R at"));
    ada.type("\n");
    CHECK(ada.sees("Waiting: level 1 of a ranked run (R)."));
  }
  Typist ada{call_in(Presentation::lines)};
  ada.answer(event::Unfinished{{game}});
  CHECK(ada.heard.back() == "Waiting: level 1 of a ranked run (R at the menu).");
  Call straight = call_in(Presentation::full);
  straight.opens = engine::first_ranked_game;
  Typist eve{straight};
  eve.answer(event::Unfinished{{game}});
  CHECK_FALSE(eve.sees("Waiting"));
}

TEST_CASE("puzzles of today that were not played are said where no game waits") {
  const Call call = waited_for();
  Typist ada{call};
  ada.answer(event::Unfinished{{}, std::vector{engine::first_ranked_game}});
  CHECK(ada.sees("2 daily puzzles are waiting (D at the menu)."));
  ada.type("\n");
  CHECK(ada.sees("2 daily puzzles are waiting (D)."));
  Typist eve{call, "\n"};
  eve.answer(event::Unfinished{{cut_off_in("\nopp\nr\n5555\n")}, std::vector<engine::RankedGame>{}}
  );
  CHECK(eve.sees("Waiting: level 1 of a ranked run (R)."));
  CHECK_FALSE(eve.sees("daily"));
  Typist unknown{call, "\n"};
  unknown.answer(event::Unfinished{});
  CHECK_FALSE(unknown.sees("waiting"));
}

TEST_CASE("a puzzle that was played in this call waits no longer") {
  Typist ada{waited_for(), "\n"};
  ada.answer(event::Unfinished{{}, std::vector<engine::RankedGame>{}});
  CHECK(ada.sees("3 daily puzzles are waiting (D)."));
  ada.type("dp1234\nqq");
  CHECK(ada.sees("2 daily puzzles are waiting (D)."));
}

TEST_CASE("a puzzle of today that was given up where it waited waits no longer") {
  const UnfinishedGame game = cut_off_in("\ndp5566\n");
  Typist ada{waited_for()};
  ada.left_before({game});
  ada.answer(event::Unfinished{{game}, std::vector<engine::RankedGame>{}});
  ada.type("\ndp");
  CHECK(ada.sees("Unfinished game"));
  ada.type("nyq");
  CHECK(ada.sees("2 daily puzzles are waiting (D)."));
}

TEST_CASE("of several games that wait one is named, and how many more there are") {
  const UnfinishedGame game = cut_off_in("\nopp\nr\n5555\n");
  const std::vector<UnfinishedGame> three{game, game, game};
  CHECK(waiting_text(three) == "Waiting: level 1 of a ranked run (R) and 2 more games.");
  CHECK(waiting_text({}).empty());
}

TEST_CASE("each game that can wait has a key of the main menu, and its line fits", "[every game]") {
  for (const tests::TestedGame& tested : tests::tested_games()) {
    for (const auto& kind : tested.kinds) {
      const UnfinishedGame game = cut_off_in(kind.on_screens);
      const std::string text = waiting_text(std::vector{game});
      CAPTURE(text);
      CHECK(text.size() <= 79);
      Typist ada{call_in(Presentation::full)};
      ada.answer(event::Unfinished{{game}});
      ada.type("\n");
      CHECK(ada.sees(text));
      const auto before = ada.screen();
      ada.type(text.substr(text.rfind('(') + 1, 1));
      CHECK(ada.screen() != before);
    }
  }
}

TEST_CASE("the title says what waits by mail, and B leads there") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada{call_in(presentation)};
    ada.type("b");
    CHECK_FALSE(ada.sees("Games by mail"));
    ada.answer(event::MailWaiting{2, 0});
    CHECK(ada.sees("By mail it is your move in 2 games. (B)"));
    ada.type("b");
    ada.answer(event::MailList{});
    CHECK(ada.sees("Games by mail"));
  }
}

}  // namespace
}  // namespace codemaker::play
