/// All codes of a game.
#pragma once

#include "engine/breaking/history.hpp"
#include "engine/breaking/tally/columns.hpp"
#include "engine/breaking/word.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace codemaker::engine::breaking::search {

/// Every code of a listable game, in a fixed order by which each has a number.
class CodeBook {
 public:
  /// Games with more codes than this are not listed.
  static constexpr std::uint64_t max_codes = 100'000;

  /// Lists every code of the game in the order of their texts. count_codes(rules) ≤ max_codes.
  explicit CodeBook(const Rules& rules);

  [[nodiscard]] const Rules& rules() const { return rules_; }

  [[nodiscard]] const std::vector<Word>& words() const { return words_; }

  /// Those with these numbers.
  [[nodiscard]] std::vector<Word> words(std::span<const std::uint32_t> numbers) const;

  /// The same codes laid out for the kernel.
  [[nodiscard]] const tally::Columns& columns() const { return columns_; }

  /// The code that a word stands for.
  [[nodiscard]] Code code(const Word& word) const;

  /// The number of a code in the book, from 0; the pegs are a code of the game.
  [[nodiscard]] std::uint32_t index(std::span<const Peg> pegs) const;

  /// The codes that would have answered every turn as it was answered, in the order of the book.
  [[nodiscard]] std::vector<Word> fitting(const History& history) const;

 private:
  Rules rules_;
  std::vector<Word> words_;
  tally::Columns columns_;
};

/// What a history demands of the code, laid out to be asked of many codes.
class Constraints {
 public:
  Constraints(const Rules& rules, const History& history);

  /// True if the code would have answered every turn as it was answered.
  [[nodiscard]] bool is_fit_by(const Word& code) const;
  /// True if the code was guessed already.
  [[nodiscard]] bool has_guess(const Word& code) const;

 private:
  struct Constraint {
    Word guess;
    Answer answer;
  };

  Rules rules_;
  std::vector<Constraint> facts_;
};

/// Games with more codes than this are not counted: 12 digits in 5 places are.
inline constexpr std::uint64_t max_counted_codes = 250'000;

/// How many codes would have answered every turn as it was answered.
/// count_codes(rules) ≤ max_counted_codes.
[[nodiscard]] std::uint64_t count_fitting(const Rules& rules, const History& history);

}  // namespace codemaker::engine::breaking::search
