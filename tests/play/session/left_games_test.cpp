// The games of earlier calls, and the one that is played, as a value.
#include "play/session/left_games.hpp"

#include "engine/masterix/record.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

/// A round of Masterix against the computer of a level, as it begins.
engine::records::Record casual_of(int level) {
  using namespace engine::masterix::records;
  return engine::records::Record{MasterixRecord{CasualSetup{level}, {engine::records::Dealt{1}}}};
}

effect::KeepGame begun(int level) {
  return {casual_of(level), 0, true, false};
}

/// What an earlier call left.
UnfinishedGame left(int level, GameToken token) {
  return {token, casual_of(level)};
}

TEST_CASE("until the database has told what was left, games are held back, each as it stands last"
) {
  LeftGames games;
  games.ask();
  CHECK_FALSE(games.keep(begun(3)));
  effect::KeepGame ended = begun(4);
  ended.is_new = false;
  ended.is_over = true;
  CHECK_FALSE(games.keep(ended));
  const auto answered = games.take({}, Place::menu);
  REQUIRE(answered.held_back.size() == 1);
  CHECK(answered.held_back.front().record == casual_of(4));
  CHECK(answered.held_back.front().is_new);
  CHECK(answered.held_back.front().is_over);
  CHECK_FALSE(answered.asks_at);
  CHECK(games.keep(begun(5)));
}

TEST_CASE("who began a game before the one they left was read is asked about that, and the new one "
          "is dropped") {
  LeftGames games;
  games.ask();
  CHECK_FALSE(games.keep(begun(3)));
  const auto answered = games.take({left(7, 77)}, place_of(casual_of(3)));
  CHECK(answered.held_back.empty());
  CHECK(answered.asks_at == entrance_of(casual_of(7)));
  CHECK(games.at(entrance_of(casual_of(7)))->token == 77);
}

TEST_CASE("who comes back to a challenge before it was read is asked about their first try") {
  using namespace engine::masterix::records;
  const engine::records::ChallengeSetup rabbitry{"rabbitry"};
  const engine::records::Record first{MasterixRecord{rabbitry, {engine::records::Dealt{1}}}};
  LeftGames games;
  games.ask();
  CHECK_FALSE(games.keep(begun(3)));  // a second try is a casual round
  const auto answered = games.take({UnfinishedGame{77, first}}, place_of(first));
  CHECK(answered.held_back.empty());
  CHECK(answered.asks_at == entrance_of(first));
}

TEST_CASE("games that were held back are kept where those that were left stay unknown") {
  LeftGames games;
  games.ask();
  CHECK_FALSE(games.keep(begun(3)));
  CHECK(games.are_known());
  const auto held_back = games.stay_unknown();
  REQUIRE(held_back.size() == 1);
  CHECK(held_back.front().record == casual_of(3));
  CHECK_FALSE(games.are_known());
  CHECK(games.keep(begun(4)));
  static_cast<void>(games.take({}, Place::menu));
  CHECK(games.are_known());
}

TEST_CASE("a game of another kind that waits at the same place leaves the one that began alone") {
  const engine::records::Record pair{engine::masterix::records::MasterixRecord{
      engine::masterix::records::MasterixPair{}, {engine::records::Dealt{1}}}};
  LeftGames games;
  games.ask();
  CHECK_FALSE(games.keep(begun(3)));
  const auto answered = games.take({UnfinishedGame{77, pair}}, place_of(pair));
  CHECK(answered.held_back.size() == 1);
  CHECK_FALSE(answered.asks_at);
}

TEST_CASE("a game that begins takes the place of the one that was left of its kind") {
  LeftGames games;
  static_cast<void>(games.take({left(7, 77)}, Place::title));
  REQUIRE(games.at(entrance_of(casual_of(7))) != nullptr);
  CHECK(games.keep(begun(3)));
  CHECK(games.at(entrance_of(casual_of(7))) == nullptr);
}

TEST_CASE("a game that another call has taken over is lost once") {
  LeftGames games;
  CHECK_FALSE(games.lose());
  games.resume();
  CHECK(games.lose());
  CHECK_FALSE(games.lose());
}

TEST_CASE("a game that cannot be gone on with is forgotten") {
  LeftGames games;
  static_cast<void>(games.take({left(7, 77)}, Place::title));
  games.resume();
  games.forget(77);
  CHECK(games.at(entrance_of(casual_of(7))) == nullptr);
  CHECK_FALSE(games.lose());
}

}  // namespace
}  // namespace codemaker::play
