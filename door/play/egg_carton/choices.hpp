/// How a caller likes casual games of Egg Carton (rules.md 5.6).
#pragma once

#include "engine/egg_carton/player.hpp"
#include "engine/egg_carton/record.hpp"
#include "engine/egg_carton/rules.hpp"

#include <cstdint>
#include <string_view>

namespace codemaker::play::egg_carton {

/// Kept for the call.
struct Choices {
  using Start = engine::egg_carton::records::CartonStart;

  int strength = 2;  ///< of the computer, 1 … 10: the manual's novice is the second step
  /// The classic start is won in the first turn by whoever begins (rules.md 5.5).
  Start start = Start::dealt;
  engine::egg_carton::RelayRule relay_rule = engine::egg_carton::RelayRule::usual;
  bool was_greeted = false;  ///< the examples were offered
  bool has_preview = true;   ///< of the first leg of each slot; up to level 3 where it is ranked

  static constexpr std::string_view remembered_as = "egg-carton";

  template <class Fields>
  void fields(Fields& fields) {
    fields("level", strength, 1, engine::egg_carton::strongest);
    fields("start", start, Start::dealt);
    fields("relay", relay_rule, engine::egg_carton::RelayRule::narrow);
    fields("greeted", was_greeted);
    // What an older version wrote as "preview" nobody had chosen: it was off at first.
    fields("legs", has_preview);
  }

  /// As a game was set; that of two players has no strength.
  void set(const engine::egg_carton::records::CartonCasual& setup) {
    if (setup.strength > 0) strength = setup.strength;
    start = setup.start;
    relay_rule = setup.relay_rule;
  }
};

}  // namespace codemaker::play::egg_carton
