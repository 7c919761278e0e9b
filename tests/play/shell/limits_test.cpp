// What a sysop may limit: the games that are offered, and ranked runs a day.
#include "play/catalog/games.hpp"
#include "play/session/run_limit.hpp"
#include "support/kept_games.hpp"
#include "support/tested_game.hpp"
#include "support/typist.hpp"

#include "engine/breaking/id.hpp"
#include "engine/masterix/id.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

namespace codemaker::play {
namespace {

using engine::RankedGame;
using tests::Typist;

Call call_with(
    const std::vector<std::string>& games, Presentation presentation = Presentation::full
) {
  Call call = tests::call_in(presentation);
  call.offered = OfferedGames{games};
  return call;
}

Call call_with_runs(int most) {
  Call call = tests::call_in(Presentation::full);
  call.ranked_runs = most;
  return call;
}

/// The words of all games but these.
std::vector<std::string> all_but(engine::RankedGame left_out) {
  std::vector<std::string> words;
  for (const engine::RankedGameWord& each : engine::ranked_game_words())
    if (each.game != left_out) words.emplace_back(each.word);
  return words;
}

TEST_CASE("a game that is not offered is not in the menu, and its key is none", "[every game]") {
  const auto presentation = GENERATE(Presentation::full, Presentation::small);
  for (const Game& game : games()) {
    Typist ada{call_with(all_but(game.id), presentation), "\n"};
    for (const Game& other : games()) {
      for (const shared::ChoiceItem& item : other.menu) {
        INFO(item.text);
        CHECK(ada.sees(item.text) == (other.id != game.id));
        if (other.id != game.id) continue;
        ada.type(item.letter);
        CHECK(ada.sees("isn't used here"));
      }
    }
  }
}

TEST_CASE("the prompt of the Hall of Fame names as many tables as there are games") {
  const auto prompt_with = [](const std::vector<std::string>& games) {
    return Typist{call_with(games, Presentation::lines), "p\nh\n"}.prompt();
  };
  const auto words = engine::ranked_game_words();
  const std::string first{words[0].word};
  CHECK(prompt_with({first}) == "M for the menu, 1 for the table: ");
  CHECK(
      prompt_with({first, std::string{words[1].word}}) == "M for the menu, 1 to 2 for the tables: "
  );
}

TEST_CASE(
    "title, Hall of Fame, rules and daily puzzles have only the games that are offered",
    "[every game]"
) {
  for (const Game& game : games()) {
    Typist ada{call_with({std::string{engine::name(game.id)}}), ""};
    const auto check = [&] {
      for (const Game& other : games()) {
        if (other.id == game.id) continue;
        INFO(other.title);
        CHECK_FALSE(ada.sees(other.title));
        CHECK_FALSE(ada.sees(other.puzzle.title));
      }
    };
    check();
    for (const std::string way : {"\n", "h", "mr", "ma", "q"}) {
      ada.type(way);
      INFO("after " << way);
      check();
    }
  }
}

TEST_CASE("without code breaking the guided game at the menu is that of another game") {
  Typist ada{call_with({"masterix"}), "\ng"};
  CHECK(ada.sees("MASTERIX  Guided game"));
}

TEST_CASE("who comes for a game that is not offered is told so, at the menu") {
  Call call = call_with({"breaking"});
  call.opens = engine::masterix::id;
  Typist ada{call, "\n"};
  CHECK(ada.sees("Masterix isn't offered here. Pick another game."));
  CHECK(ada.sees("Main menu"));
}

TEST_CASE("a challenge leads only to games that are offered", "[every game]") {
  for (const tests::TestedGame& tested : tests::tested_games()) {
    const Game& game = game_of(tested.id);
    Typist ada{call_with(all_but(game.id)), "\ndw\n"};
    for (const Game& other : games()) {
      INFO(other.puzzle.challenge);
      CHECK(ada.sees(other.puzzle.challenge) == (other.id != game.id));
    }
    ada.type(number_of(tested));
    INFO(ada.screen());
    CHECK(ada.sees(ansi::capitalized(game.title) + " isn't offered here."));
  }
}

TEST_CASE("after the last ranked run of the day the next one is refused, and free play is open") {
  Typist ada{call_with_runs(2), "\nr5555\n"};
  ada.type("qy");
  ada.wait(std::chrono::seconds{3});
  ada.type("m");
  ada.type("r");
  CHECK_FALSE(ada.sees("No more than"));
  ada.type("5555\nqy");
  ada.wait(std::chrono::seconds{3});
  ada.type("m");
  ada.type("r");
  CHECK(ada.sees("No more than 2 ranked runs a day. Next: 00:00 UTC, in"));
  CHECK(ada.sees("Main menu"));
  ada.type("c");
  CHECK_FALSE(ada.sees("No more than"));
}

TEST_CASE("runs of a guest count that others of their address have begun today") {
  Call call = call_with_runs(3);
  call.is_guest = true;
  Typist ada{call};
  ada.runs_begun = RunCounts{3, 0, 0};
  ada.type("\nr");
  CHECK(ada.sees("Your address has 3 ranked runs a day. Next: 00:00 UTC, in"));
}

TEST_CASE("runs of the player's other calls today count, each game by itself") {
  Typist ada{call_with_runs(3)};
  ada.runs_begun = RunCounts{3, 0, 0};
  ada.type("\n");
  ada.type("r");
  CHECK(ada.sees("No more than 3 ranked runs a day."));
  ada.type("m");
  CHECK_FALSE(ada.sees("No more than"));
}

TEST_CASE("with no limit any number of runs may begin") {
  Typist ada{call_with_runs(0)};
  ada.runs_begun = RunCounts{1000, 1000, 1000};
  ada.type("\nr");
  CHECK_FALSE(ada.sees("No more than"));
}

TEST_CASE("a run that was cut off can be gone on with, whatever the limit") {
  const Typist eve{call_with_runs(1), "\nr\n1122\n2345\n"};
  Typist back{call_with_runs(1)};
  back.runs_begun = RunCounts{1, 0, 0};
  back.left_before({{1, eve.kept.all().back().record}});
  back.type("\n");
  back.type("r");
  CHECK_FALSE(back.sees("No more than"));
}

TEST_CASE("at midnight UTC the count begins again") {
  constexpr std::int64_t day = 86'400;
  RunLimit limit{1};
  limit.begin(engine::masterix::id, 5 * day);
  CHECK(limit.is_used_up(engine::masterix::id, 6 * day - 1));
  CHECK(
      limit.refusal(RunLimit::Whose::players, 6 * day - 60) ==
      "No more than 1 ranked run a day. Next: 00:00 UTC, in 0 h 1 min."
  );
  CHECK_FALSE(limit.is_used_up(engine::masterix::id, 6 * day));
  CHECK_FALSE(limit.is_used_up(engine::breaking::id, 5 * day));
}

TEST_CASE("a run begun after the database was asked is counted once, in its answer or beside it") {
  RunLimit limit{3};
  limit.ask(100);
  limit.begin(engine::breaking::id, 100);
  limit.take(0, {1, 0, 0});
  CHECK_FALSE(limit.is_used_up(engine::breaking::id, 100));
  limit.ask(100);
  limit.take(0, {2, 0, 0});
  CHECK_FALSE(limit.is_used_up(engine::breaking::id, 100));
  limit.begin(engine::breaking::id, 100);
  CHECK(limit.is_used_up(engine::breaking::id, 100));
}

}  // namespace
}  // namespace codemaker::play
