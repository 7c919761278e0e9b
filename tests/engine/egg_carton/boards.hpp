/// Boards of Egg Carton for tests.
#pragma once

#include "support/vectors.hpp"

#include "engine/egg_carton/rules.hpp"
#include "engine/random.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <string>

namespace codemaker::tests {

/// A file of the vectors.
inline nlohmann::json read_vectors(const std::string& file) {
  return nlohmann::json::parse(read_file(vectors() / "eggcarton" / file));
}

/// The position of a vector.
inline engine::egg_carton::Position position_of(const nlohmann::json& row) {
  using namespace engine::egg_carton;
  Position position;
  position.slots = row["slots"].get<decltype(position.slots)>();
  if (row.contains("off")) position.off = row["off"].get<decltype(position.off)>();
  position.turn = row["turn"] == 1 ? Player::one : Player::two;
  position.relay_rule = row["relay_again"].get<bool>() ? RelayRule::usual : RelayRule::narrow;
  return position;
}

/// So many marbles, at least two, lying anywhere but never all on one side.
inline engine::egg_carton::Position random_position(
    engine::Random& random, int marbles, engine::egg_carton::RelayRule relay_rule
) {
  using namespace engine::egg_carton;
  Position position;
  position.relay_rule = relay_rule;
  position.turn = random.below(2) == 0 ? Player::one : Player::two;
  ++position.slots[random.below(side_slots)];
  ++position.slots[side_slots + random.below(side_slots)];
  for (int dropped = 2; dropped < marbles; ++dropped)
    ++position.slots[random.below(slot_count)];
  return position;
}

}  // namespace codemaker::tests
