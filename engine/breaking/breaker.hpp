/// The computer as codebreaker (rules.md 6.1). It knows the answers so far and nothing else.
#pragma once

#include "engine/breaking/search/best_split.hpp"
#include "engine/breaking/search/codebook.hpp"
#include "engine/breaking/search/decision_tree.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>

namespace codemaker::engine::breaking {

/// The levels of the computer as codebreaker (rules.md 6.1).
inline constexpr int weakest = 1;
inline constexpr int strongest = 10;

/// A computer codebreaker for one game and one level: it keeps what does not depend on the answers.
class Breaker {
 public:
  /// `strength` is its level. Levels 1 … 7 remember each earlier answer with a probability of 30,
  /// 50, 60, 70, 80, 90, 95 %, anew for every guess, and guess any untried code that fits what they
  /// remember. Level 8 forgets nothing; 9 takes the code still possible that splits the rest most
  /// evenly; 10 plays the best known tables, and without one looks for that split among all codes.
  /// Same seed, same play. Games too large to list are played from samples (large_breaker.hpp).
  Breaker(const Rules& rules, int strength, std::uint64_t seed);

  /// The next guess; nullopt when no code fits the answers (or every one that does was guessed), or
  /// when stopped.
  [[nodiscard]] std::optional<Code> think(const History& history, const std::stop_token& stop)
      const;

  /// The same where it is known already which codes fit the history. Listable games only.
  [[nodiscard]] std::optional<Code> think(
      const History& history, std::span<const Word> possible, const std::stop_token& stop
  ) const;

  /// What it has in mind when it chooses the guess behind the history: `think` guesses by it.
  /// Listable games only.
  [[nodiscard]] Belief belief(const History& history) const;

  /// Goes on with the play of another seed.
  void reseed(std::uint64_t seed) { seed_ = seed; }

  [[nodiscard]] const Rules& rules() const { return rules_; }

  /// All codes; null if they are too many to list.
  [[nodiscard]] const search::CodeBook* book() const { return book_.get(); }

 private:
  [[nodiscard]] std::optional<Code> think_forgetful(
      const History& history, const std::stop_token& stop
  ) const;
  [[nodiscard]] std::optional<Code> think_large(const History& history, const std::stop_token& stop)
      const;
  [[nodiscard]] std::optional<Code> play_table(const History& history) const;
  [[nodiscard]] std::optional<Code> think_hard(
      const History& history, std::span<const Word> possible, const std::stop_token& stop
  ) const;

  Rules rules_;
  std::unique_ptr<const search::CodeBook> book_;  ///< on the heap: the divider refers to it
  std::optional<search::Divider> divider_;
  std::optional<search::DecisionTree> tree_;
  int strength_;
  std::uint64_t seed_;
};

}  // namespace codemaker::engine::breaking
