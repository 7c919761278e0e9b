/// Nearly best play by solving several guesses of each position in full: what the tables of
/// strength 10 are made with, and small positions are played by.
#pragma once

#include "engine/breaking/search/codebook.hpp"
#include "engine/breaking/search/measure.hpp"
#include "engine/breaking/tally/kernel.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <unordered_map>
#include <vector>

namespace codemaker::engine::breaking::search {

/// How many guesses are solved in full in a position with at most so many codes.
struct Breadth {
  std::size_t codes;
  std::size_t guesses;
};

/// Solves positions by their best few guesses and remembers what it found, so that a position met
/// by several orders of guesses is solved once.
class DeepSearch {
 public:
  using Codes = std::vector<std::uint32_t>;  ///< numbers of the book, ascending

  /// `expected` is the number of guesses, summed over the codes, that a position of each size is
  /// expected to need, from 0 codes on. `breadths` ascend; the last one holds for all beyond. No
  /// game found is longer than `max_guesses` guesses, those on the path included.
  DeepSearch(
      const CodeBook& book, std::span<const double> expected, std::vector<Breadth> breadths,
      std::size_t max_guesses = 24
  );

  /// The fewest guesses found, summed over the codes, if they are fewer than `below`; nullopt
  /// otherwise, and when stopped. `path` are the guesses that led here.
  std::optional<std::uint32_t> solve(
      const Codes& codes, std::vector<Word>& path, std::uint32_t below, const std::stop_token& stop
  );

  /// The same with the first guess given.
  std::optional<std::uint32_t> solve_with(
      const Word& guess, const Codes& codes, std::vector<Word>& path, std::uint32_t below,
      const std::stop_token& stop
  );

  /// The guess found for three or more codes that `solve` has solved.
  [[nodiscard]] std::uint32_t guess(const Codes& codes) const;

  /// What the positions solved so far needed, for the next search: the mean by size and a smooth
  /// curve where there are few.
  [[nodiscard]] std::vector<double> learned() const;

  /// The fewest guesses that a solved position of each size needed; 0 where none was solved.
  [[nodiscard]] std::vector<std::uint32_t> fewest() const;

  /// Positions of a size are given up that would have to need fewer guesses than this to be worth
  /// their search; sizes beyond the list and zeros claim nothing.
  void claim(std::span<const std::uint32_t> least);

  /// How many positions are remembered.
  [[nodiscard]] std::size_t positions() const { return solved_.size(); }

 private:
  struct Solved {
    std::uint32_t least;  ///< no fewer guesses are found at this breadth
    std::uint32_t total;  ///< guesses needed with `guess`; 0 if only `least` is known
    std::uint32_t guess;
    std::uint32_t codes;
  };

  struct Candidate {
    std::uint32_t guess;
    std::uint32_t score;
    std::uint32_t least;  ///< no fewer guesses are needed with this one
  };

  struct Division {
    std::uint32_t least;
    std::uint64_t kind;  ///< equal for guesses that divide the codes alike
  };

  [[nodiscard]] std::uint32_t least(std::size_t codes) const { return least_[codes]; }

  [[nodiscard]] std::size_t breadth(std::size_t codes) const;
  [[nodiscard]] std::uint64_t key(const Codes& codes) const;
  [[nodiscard]] std::optional<Candidate> best_member(const Codes& codes) const;
  [[nodiscard]] std::vector<Candidate> candidates(
      const Codes& codes, std::span<const Word> path, std::uint32_t below
  );
  void rank_few(std::span<const Word> possible, std::uint32_t below);
  void rank_many(std::span<const Word> possible, std::span<const Word> path);
  [[nodiscard]] Division divide(std::uint32_t guess, const Codes& codes) const;
  [[nodiscard]] std::vector<Codes> parts(const Word& guess, const Codes& codes) const;

  const CodeBook& book_;
  tally::Processor processor_;
  Measure measure_;
  std::vector<Breadth> breadths_;
  std::size_t max_guesses_;
  std::vector<std::uint32_t> least_;  ///< by number of codes
  std::vector<std::uint32_t> scores_;
  std::vector<std::uint32_t> leasts_;
  Measure least_measure_;
  std::vector<Candidate> ranked_;
  std::unordered_map<std::uint64_t, Solved> solved_;
};

}  // namespace codemaker::engine::breaking::search
