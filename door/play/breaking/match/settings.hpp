/// What is agreed on before a match, and who plays it.
#pragma once

#include "engine/breaking/breaker.hpp"
#include "engine/breaking/match_of_rounds.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace codemaker::play::breaking::match {

struct Settings {
  bool is_pair = true;  ///< two people; false: the caller against the computer
  engine::breaking::Agreement agreed;
  bool marks_by_hand = false;  ///< a person who made the code gives the marks
  int strength = 7;            ///< of the computer, 1 … 10
  std::array<std::string, 2> names{};

  static constexpr std::string_view remembered_as = "match";

  template <class Fields>
  void fields(Fields& fields) {
    using engine::breaking::Agreement;
    fields("pair", is_pair);
    // Rounds are even, and so are guesses: half of them is what is remembered.
    int pairs = agreed.rounds / 2;          // NOLINT(misc-const-correctness): a field is read, too
    int half_guesses = agreed.guesses / 2;  // NOLINT(misc-const-correctness)
    fields("pairs", pairs, Agreement::least_rounds / 2, Agreement::most_rounds / 2);
    fields(
        "half-guesses", half_guesses, Agreement::guess_limits.front() / 2,
        Agreement::guess_limits.back() / 2
    );
    agreed.rounds = 2 * pairs;
    agreed.guesses = 2 * half_guesses;
    fields("counting", agreed.counting, engine::breaking::Counting::key_pegs);
    fields("by-hand", marks_by_hand);
    fields("level", strength, 1, engine::breaking::strongest);
  }

  friend bool operator==(const Settings&, const Settings&) = default;
};

/// 4 holes and 6 colors, as in the student's game (rules.md 2.4).
inline constexpr engine::breaking::Rules rules;

[[nodiscard]] constexpr std::size_t index_of(engine::breaking::Seat seat) {
  return static_cast<std::size_t>(seat);
}

}  // namespace codemaker::play::breaking::match
