/// What callers type in Intersections & Splats (rules.md 2.3).
#pragma once

#include "engine/breaking/code.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace codemaker::play::breaking::splats {

/// X, Y and N of a game, each 1 … 15.
inline constexpr int max_splats = 15;  ///< the greatest value of X, Y and N

struct Size {
  int guesses = 10;
  int digits = 4;
  int highest = 6;

  static constexpr std::string_view remembered_as = "splats";

  template <class Fields>
  void fields(Fields& fields) {
    fields("guesses", guesses, 1, max_splats);
    fields("digits", digits, 1, max_splats);
    fields("highest", highest, 1, max_splats);
  }

  friend bool operator==(const Size&, const Size&) = default;
};

/// The rules a game of this size is played by.
[[nodiscard]] engine::breaking::Rules rules_of(const Size& size);

/// A number as it is taken: modulo 16, and so 0 … 15. It is typed as a numeral of any length, or
/// as words for its digits with blanks between: ZERO or OH, ONE … NINE, in either case. nullopt for
/// anything else. "ONE TWO" and "12" and "28" are 12, "16" is 0.
[[nodiscard]] std::optional<int> splats_number(std::string_view line);

/// The value of a digit, 0 … 15: above 9 the characters behind it in ASCII, or letters of either
/// case. nullopt if it is none.
[[nodiscard]] std::optional<int> splats_digit(char character);

/// A guess, or why it is none: "A guess has 4 digits, not 3."
struct Guess {
  std::optional<engine::breaking::Code> code;
  std::string refusal;
};

/// A line typed as a guess.
[[nodiscard]] Guess splats_guess(const Size& size, std::string_view line);

/// "1 to 6"; above nine "1 to 9, then : ; < or A B C".
[[nodiscard]] std::string digit_range(int highest);

}  // namespace codemaker::play::breaking::splats
