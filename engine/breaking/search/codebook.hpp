/// All codes of a game.
#pragma once

#include "engine/breaking/game.hpp"
#include "engine/breaking/tally/columns.hpp"
#include "engine/breaking/word.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace codemaker::engine::breaking::search {

class CodeBook {
 public:
  /// Games with more codes than this are not listed.
  static constexpr std::uint64_t most_codes = 100'000;

  /// Lists every code of the game in the order of their texts. count_codes(rules) ≤ most_codes.
  explicit CodeBook(const Rules& rules);

  [[nodiscard]] const Rules& rules() const { return rules_; }

  [[nodiscard]] const std::vector<Word>& words() const { return words_; }

  /// Those with these numbers.
  [[nodiscard]] std::vector<Word> words(std::span<const std::uint32_t> numbers) const;

  [[nodiscard]] const tally::Columns& columns() const { return columns_; }

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

/// Turns as words, for asking many codes.
class Evidence {
 public:
  Evidence(const Rules& rules, const History& history);

  [[nodiscard]] bool is_fit_by(const Word& code) const;
  [[nodiscard]] bool has_guess(const Word& code) const;

 private:
  struct Fact {
    Word guess;
    Answer answer;
  };

  Rules rules_;
  std::vector<Fact> facts_;
};

}  // namespace codemaker::engine::breaking::search
