// Each game that is ranked is a game everywhere: this walks the tables a new game has to enter.
#include "commands/engine/request.hpp"
#include "commands/games.hpp"

#include "play/games.hpp"
#include "play/scenes.hpp"
#include "scores/format.hpp"

#include <catch2/catch.hpp>

namespace codemaker::commands {
namespace {

using engine::RankedGame;

TEST_CASE("every game has a row in the table of games, in one order") {
  CHECK(std::ranges::equal(play::games, engine::ranked_games, {}, &play::Game::id));
}

TEST_CASE("every game has a scene for what is ranked and for each of its lines in the menu") {
  for (const play::Game& game : play::games) {
    INFO(game.title);
    CHECK(play::Scenes::has(game.ranked_run));
    CHECK_FALSE(game.menu.empty());
    for (const auto& item : game.menu)
      CHECK(play::Scenes::has(item.leads));
    CHECK(play::Scenes::has(game.offer.leads));
  }
}

TEST_CASE("every game has its rules") {
  for (const play::Game& game : play::games) {
    INFO(game.title);
    CHECK_FALSE(game.title.empty());
    CHECK_FALSE(game.rules().empty());
    for (const auto& page : game.rules())
      CHECK_FALSE(page.paragraphs.empty());
  }
}

TEST_CASE("every game has a table of its own in the Hall of Fame and in its file") {
  for (const RankedGame game : engine::ranked_games) {
    INFO(engine::name(game));
    scores::Hall hall;
    scores::Entry run;
    run.table = game;
    run.player = {"board", "", "Ada"};
    run.name = "Ada";
    run.score = 7;
    run.when = 1;
    REQUIRE(hall.enter(run));
    const scores::LoadedHall read = scores::decode(scores::encode(hall));
    CHECK(read.condition == scores::Condition::whole);
    for (const RankedGame other : engine::ranked_games)
      CHECK(read.hall.rows(other).size() == (other == game ? 1 : 0));
  }
}

TEST_CASE("every game has a word of its own, which `engine` and `bench` know") {
  for (const GameCommands& game : game_commands) {
    CHECK(engine::ranked_game(engine::name(game.game)) == game.game);
    CHECK(game.bench != nullptr);
    CHECK(game.bench_in_minutes != nullptr);
  }
}

TEST_CASE("every game answers what its rules are by JSON lines") {
  for (const GameCommands& game : game_commands) {
    INFO(engine::name(game.game));
    const nlohmann::json request{{"do", "rules"}};
    const auto answer = game.answer(Request{request}, [](const auto&) {});
    CHECK_FALSE(answer.empty());
    CHECK_FALSE(answer.contains("error"));
  }
}

}  // namespace
}  // namespace codemaker::commands
