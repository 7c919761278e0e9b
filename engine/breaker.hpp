/// The computer as codebreaker (rules.md 6.1). It knows the answers so far and nothing else.
#pragma once

#include "engine/codebook.hpp"

#include <optional>
#include <stop_token>

namespace codemaker::engine {

inline constexpr int weakest = 1;
inline constexpr int strongest = 10;

class Breaker {
 public:
  /// Steps 1 … 7 remember each earlier answer with a probability of 30, 50, 60, 70, 80, 90, 95 %,
  /// anew for every guess, and guess any untried code that fits what they remember. Step 8 forgets
  /// nothing; 9 takes the code still possible that splits the rest most evenly; 10 looks for that
  /// split among all codes. Same seed, same play. The rules are listable (CodeBook).
  Breaker(const Rules& rules, int strength, std::uint64_t seed);

  /// The next guess; nullopt when no code fits the answers, or when stopped.
  [[nodiscard]] std::optional<Code> think(const History& history, const std::stop_token& stop)
      const;

  /// Goes on with the play of another seed.
  void reseed(std::uint64_t seed) { seed_ = seed; }

  [[nodiscard]] const CodeBook& book() const { return book_; }

 private:
  [[nodiscard]] std::optional<Code> think_forgetful(const History& history) const;
  [[nodiscard]] std::optional<Code> think_hard(const History& history, const std::stop_token& stop)
      const;

  CodeBook book_;
  int strength_;
  std::uint64_t seed_;
};

}  // namespace codemaker::engine
