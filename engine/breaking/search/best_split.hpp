/// The guess that divides the codes still possible best.
#pragma once

#include "engine/breaking/search/codebook.hpp"
#include "engine/breaking/search/measure.hpp"
#include "engine/breaking/tally/kernel.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace codemaker::engine::breaking::search {

/// Which codes may be guessed.
enum class GuessFrom : std::uint8_t {
  possible,  ///< only codes that may still be the one
  all        ///< every code of the game, possible ones preferred
};

/// What is known in the middle of a game: the guesses made and the codes that fit their answers.
struct Position {
  std::span<const Word> guesses;
  std::span<const Word> possible;  ///< not empty; in any order
};

/// Chooses the guess whose answers divide the possible codes best by one measure.
class Divider {
 public:
  /// `book` outlives the divider.
  Divider(const CodeBook& book, Measure measure);

  /// The guess of the smallest measure, the first in the book where several are equal; nullopt when
  /// stopped. Where guesses × codes are more than are counted within a blink, guesses are first
  /// picked by a sample of the codes.
  [[nodiscard]] std::optional<Word> best(
      const Position& position, GuessFrom from, const std::stop_token& stop
  ) const;

 private:
  using Index = std::uint32_t;  ///< of a guess in the book
  /// A guess and its measure; the smaller, the better, and the earlier in the book.
  using Rated = std::pair<std::uint32_t, Index>;

  /// Whether all guesses of the book are rated for so many codes rather than one of each class.
  [[nodiscard]] bool rates_all(std::size_t codes) const;
  [[nodiscard]] std::optional<Word> best_of_few(const Position& position, GuessFrom from) const;
  [[nodiscard]] std::optional<Word> best_of_many(
      const Position& position, GuessFrom from, const std::stop_token& stop
  ) const;
  [[nodiscard]] std::vector<Rated> rate(std::span<const Index> guesses, std::span<const Word> codes)
      const;

  const CodeBook& book_;
  Measure measure_;
  tally::Processor processor_;
};

}  // namespace codemaker::engine::breaking::search
