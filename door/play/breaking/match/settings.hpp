/// What is agreed on before a match, and who plays it.
#pragma once

#include "engine/breaking/match_of_rounds.hpp"

#include <array>
#include <cstddef>
#include <string>

namespace codemaker::play::breaking::match {

struct Settings {
  bool is_pair = true;  ///< two people; false: the caller against the computer
  engine::breaking::Agreement agreed;
  bool marks_by_hand = false;  ///< a person who made the code gives the marks
  int strength = 7;            ///< of the computer, 1 … 10
  std::array<std::string, 2> names{};

  friend bool operator==(const Settings&, const Settings&) = default;
};

/// 4 holes and 6 colors, as in the student's game (rules.md 2.4).
inline constexpr engine::breaking::Rules rules;

[[nodiscard]] constexpr std::size_t index_of(engine::breaking::Seat seat) {
  return static_cast<std::size_t>(seat);
}

}  // namespace codemaker::play::breaking::match
