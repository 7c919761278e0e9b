/// One round of code breaking: a code, a limit of guesses, the guesses so far.
#pragma once

#include "engine/breaking/history.hpp"

namespace codemaker::engine::breaking {

/// A round as the codemaker sees it: the code is known.
class BreakingGame {
 public:
  /// `limit` is the number of guesses allowed, at least 1; `secret` was made under `rules`.
  BreakingGame(const Rules& rules, int limit, const Code& secret);

  /// Makes a guess that fits the rules. The game is not over.
  void guess(const Code& guess);

  [[nodiscard]] const Rules& rules() const { return rules_; }

  /// Guesses allowed.
  [[nodiscard]] int limit() const { return limit_; }

  [[nodiscard]] const Code& secret() const { return secret_; }

  [[nodiscard]] const History& history() const { return history_; }

  [[nodiscard]] int guesses_made() const { return static_cast<int>(history_.size()); }

  [[nodiscard]] int guesses_left() const { return limit_ - guesses_made(); }

  [[nodiscard]] bool is_broken() const;

  /// True once the code is broken or no guess is left.
  [[nodiscard]] bool is_over() const { return is_broken() || guesses_left() == 0; }

  /// What the codemaker earned: a point for every guess, the right one included, and one more if
  /// the last allowed guess did not hit (rules.md 2.5). 0 … limit + 1.
  [[nodiscard]] int codemaker_points() const;

 private:
  Rules rules_;
  int limit_;
  Code secret_;
  History history_;
};

}  // namespace codemaker::engine::breaking
