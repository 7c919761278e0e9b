/// What a caller can set before a game of free play (rules.md 2.2).
#pragma once

#include "engine/breaking/breaker.hpp"
#include "engine/breaking/code.hpp"
#include "play/breaking/peg_words.hpp"

#include <string_view>

namespace codemaker::play::breaking::free_play {

struct Settings {
  bool is_duel = true;
  bool is_digits = false;  ///< Bulls and Cows: four of ten digits, no repeats, no blanks
  int holes = 4;           ///< 4 or 5
  int colors = 6;          ///< 3 … 8
  int strength = 7;        ///< of the computer in a duel, 1 … 10

  static constexpr int min_holes = 4;
  static constexpr int max_holes = 5;
  static constexpr int min_colors = 3;
  static constexpr int max_colors = 8;

  static constexpr std::string_view remembered_as = "free-play";

  template <class Fields>
  void fields(Fields& fields) {
    fields("duel", is_duel);
    fields("digits", is_digits);
    fields("holes", holes, min_holes, max_holes);
    fields("colors", colors, min_colors, max_colors);
    fields("level", strength, 1, engine::breaking::strongest);
  }

  /// For guesses: with no-pegs, but in the game of digits.
  [[nodiscard]] engine::breaking::Rules rules() const;

  /// For codes, and for the computer, who does without no-pegs.
  [[nodiscard]] engine::breaking::Rules code_rules() const;

  [[nodiscard]] PegSigns signs() const { return is_digits ? PegSigns::digits : PegSigns::colors; }
};

}  // namespace codemaker::play::breaking::free_play
