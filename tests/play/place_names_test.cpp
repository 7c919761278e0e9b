// What others see of a caller: what they are doing.
#include "play/session/places.hpp"

#include "play/catalog/games.hpp"
#include "play/shell/scenes.hpp"

#include <catch2/catch.hpp>
#include <set>

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

}  // namespace
}  // namespace codemaker::play
