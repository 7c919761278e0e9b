#include "boards.hpp"

#include "engine/egg_carton/board.hpp"
#include "engine/random.hpp"

#include <algorithm>

namespace codemaker::engine::egg_carton {
namespace {

using nlohmann::json;
using tests::position_of;
using tests::read_vectors;

std::string letters(const std::vector<Slot>& slots) {
  std::string text;
  for (const Slot slot : slots)
    text += letter(slot);
  return text;
}

std::string trace(const Sowing& sowing) {
  std::string text;
  for (const Drop& drop : sowing.drops) {
    if (drop.begins_relay) text += '|';
    if (drop.station == right_end) {
      text += '>';
    } else {
      text += drop.station == left_end ? '<' : letter(slot_at(drop.station));
    }
  }
  return text;
}

Slot slot_in(const json& letter) {
  return *slot_of(letter.get<std::string>().front());
}

int number(const std::optional<Player>& player) {
  return player ? static_cast<int>(*player) : 0;
}

int next(const Position& position) {
  return winner(position) ? 0 : static_cast<int>(position.turn);
}

std::uint64_t perft(const Board& board, int depth, RelayRule relay_rule) {
  std::uint64_t count = 0;
  for (int slot = 0; slot < side_slots; ++slot) {
    if (marbles(board.own, slot) == 0) continue;
    if (depth == 1) {
      ++count;
      continue;
    }
    const Sown sown = sow(board, slot, relay_rule);
    if (!sown.is_won()) count += perft(sown.board, depth - 1, relay_rule);
  }
  return count;
}

TEST_CASE("every selection of the vectors drops its marbles and ends as written") {
  const json positions = read_vectors("moves.json")["positions"];
  for (const json& row : positions) {
    const Position position = position_of(row);
    INFO(row.dump());
    CHECK(number(winner(position)) == row["winner"].get<int>());
    std::string moves;
    for (const json& move : row["moves"])
      moves += move.get<std::string>();
    CHECK(letters(selections(position)) == moves);
    for (const json& result : row["results"]) {
      const Sowing sowing = sow(position, slot_in(result["slot"]));
      CHECK(trace(sowing) == result["trace"].get<std::string>());
      CHECK(sowing.drops.size() == result["drops"].get<std::size_t>());
      CHECK(json(sowing.after.slots) == result["slots"]);
      CHECK(json(sowing.after.off) == result["off"]);
      CHECK((sowing.outcome == Outcome::again) == (result["outcome"] == "again"));
      CHECK(number(winner(sowing.after)) == result["winner"].get<int>());
      CHECK(next(sowing.after) == result["next"].get<int>());
    }
  }
}

TEST_CASE("every game of the vectors is played as written, from the deal of its seed") {
  const json games = read_vectors("games.json")["games"];
  for (const json& game : games) {
    Position position = position_of(game.front());
    Random random{game.front()["seed"].get<std::uint64_t>() + 1};
    for (std::size_t n = 1; n + 1 < game.size(); ++n) {
      const json& move = game[n];
      INFO(move.dump());
      const auto slots = selections(position);
      const Slot slot = slots[random.below(slots.size())];
      REQUIRE(slot == slot_in(move["slot"]));
      REQUIRE(static_cast<int>(position.turn) == move["player"].get<int>());
      const Sowing sowing = sow(position, slot);
      REQUIRE(trace(sowing) == move["trace"].get<std::string>());
      REQUIRE(json(sowing.after.slots) == move["slots"]);
      REQUIRE(next(sowing.after) == move["next"].get<int>());
      position = sowing.after;
    }
    CHECK(number(winner(position)) == game.back()["winner"].get<int>());
  }
}

TEST_CASE("the quick board counts as many ways to play as the vectors") {
  const json positions = read_vectors("perft.json")["positions"];
  for (const json& row : positions) {
    const Position position = position_of(row);
    INFO(row.dump());
    const int depths = std::min(static_cast<int>(row["perft"].size()), 6);
    for (int depth = 1; depth <= depths; ++depth) {
      CHECK(
          perft(to_board(position), depth, position.relay_rule) ==
          row["perft"][static_cast<std::size_t>(depth - 1)].get<std::uint64_t>()
      );
    }
  }
}

TEST_CASE("the quick board sows as the rules do on boards of every kind") {
  const auto relay_rule = GENERATE(RelayRule::usual, RelayRule::narrow);
  Random random{20};
  for (int i = 0; i < 2000; ++i) {
    const Position position = tests::random_position(random, 2 + i % 35, relay_rule);
    for (const Slot slot : selections(position)) {
      const Sowing sowing = sow(position, slot);
      const Sown sown = sow(to_board(position), slot % side_slots, relay_rule);
      REQUIRE(sown.outcome == sowing.outcome);
      REQUIRE(sown.board == to_board(sowing.after));
      REQUIRE(sown.is_won() == (winner(sowing.after) == position.turn));
    }
  }
}

TEST_CASE("the manual's picture: A relays at I, C ends off the board and selects again") {
  Position picture;
  picture.slots = {7, 3, 4, 1, 0, 1, 1, 6, 0, 1, 2, 4};
  CHECK(trace(sow(picture, 0)) == "BCDEF>I|JK");
  CHECK(sow(picture, 0).after.turn == Player::two);
  CHECK(trace(sow(picture, 2)) == "DEF>");
  CHECK(sow(picture, 2).after.turn == Player::one);
  CHECK(trace(sow(picture, 1)) == "CDE");
}

TEST_CASE("slots without marbles and the other side's are not selectable") {
  Position picture;
  picture.slots = {7, 3, 4, 1, 0, 1, 1, 6, 0, 1, 2, 4};
  CHECK(letters(selections(picture)) == "ABCDF");
  picture.turn = Player::two;
  CHECK(letters(selections(picture)) == "IJLMN");
  CHECK_FALSE(is_selectable(picture, -1));
  CHECK_FALSE(is_selectable(picture, 12));
}

TEST_CASE(
    "after a relay off the board the usual relay_rule selects again and the narrow one does not"
) {
  Position position = classic_start(GENERATE(RelayRule::usual, RelayRule::narrow));
  const Sowing sowing = sow(position, 0);
  CHECK(trace(sowing) == "BCD|EF>I|JKLM|N<AB|CDEF>");
  const bool is_usual = position.relay_rule == RelayRule::usual;
  CHECK(sowing.outcome == (is_usual ? Outcome::again : Outcome::end));
  CHECK(sowing.after.turn == (is_usual ? Player::one : Player::two));
}

TEST_CASE("who must select again with an empty side has won") {
  Position position;
  position.slots = {0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0};
  const Sowing sowing = sow(position, 5);
  CHECK(sowing.outcome == Outcome::again);
  CHECK(winner(sowing.after) == Player::one);
  CHECK(selections(sowing.after).empty());
}

TEST_CASE("a selection never empties the other side and never runs 252 drops") {
  const auto relay_rule = GENERATE(RelayRule::usual, RelayRule::narrow);
  Random random{21};
  std::size_t longest = 0;
  for (int i = 0; i < 3000; ++i) {
    const Position position = tests::random_position(random, 2 + i % 35, relay_rule);
    for (const Slot slot : selections(position)) {
      const Sowing sowing = sow(position, slot);
      REQUIRE(marbles_of(sowing.after, other(position.turn)) > 0);
      longest = std::max(longest, sowing.drops.size());
    }
  }
  CHECK(longest < 252);
}

}  // namespace
}  // namespace codemaker::engine::egg_carton
