// What is said of callers and opponents: what others see of a caller, and who plays as the
// computer.
#include "play/session/places.hpp"

#include "play/catalog/games.hpp"
#include "play/opponents/opponent.hpp"
#include "play/opponents/talk.hpp"
#include "play/shell/scenes.hpp"

#include <catch2/catch.hpp>
#include <set>
#include <string_view>

namespace codemaker::play {
namespace {

TEST_CASE(
    "wherever a caller is, others are told what they are doing, in a few words", "[every game]"
) {
  const auto check = [](std::span<const SceneRow> scenes) {
    for (const SceneRow& scene : scenes) {
      CAPTURE(scene.place.name(), scene.sysop_reads);
      CHECK(name_of(scene.place) == scene.sysop_reads);
      CHECK_FALSE(scene.sysop_reads.empty());
      CHECK(scene.sysop_reads.size() <= 22);  // the column of `codemaker who`
    }
  };
  check(shell::scenes());
  for (const Game& game : games())
    check(game.scenes());
}

TEST_CASE("no two places have one name", "[every game]") {
  std::set<std::string_view> names;
  for (const SceneRow& scene : shell::scenes())
    CHECK(names.insert(scene.place.name()).second);
  for (const Game& game : games())
    for (const SceneRow& scene : game.scenes())
      CHECK(names.insert(scene.place.name()).second);
}

TEST_CASE("of a daily puzzle or a kept game others do not learn which one it is", "[every game]") {
  for (const Game& game : games())
    CHECK(name_of(game.puzzle.leads) == name_of(games().front().puzzle.leads));
  CHECK(name_of(Place::replay) == name_of(Place::my_games));
}

TEST_CASE("each game has ten opponents, and no two of all have one name") {
  std::set<std::string_view> names;
  for (const play::Game& game : games()) {
    REQUIRE(game.faces != nullptr);
    const auto opponents = game.faces();
    CHECK(opponents.all.size() == opponents::levels);
    for (const auto& opponent : opponents.all) {
      INFO(opponent.name);
      CHECK(names.insert(opponent.name).second);
      CHECK_FALSE(opponent.character.empty());
      CHECK_FALSE(opponent.hello.empty());
      CHECK_FALSE(opponent.won.empty());
      CHECK_FALSE(opponent.lost.empty());
    }
    CHECK(opponents.of(11) == opponents.of(10));
  }
}

TEST_CASE("no opponent's line needs more than the message row") {
  constexpr std::size_t row = 74;
  constexpr std::size_t small_row = 39;
  for (const play::Game& game : games()) {
    for (const auto& opponent : game.faces().all) {
      for (const auto words :
           {opponent.hello, opponent.praise, opponent.mistake, opponent.won, opponent.lost})
        CHECK(opponents::quote(opponent, words).size() <= row);
      for (const auto words : {opponent.praise, opponent.mistake})
        CHECK(words.size() + 2 <= small_row);  // in quotes
    }
  }
}

}  // namespace
}  // namespace codemaker::play
