/// One round of code breaking: a code, a limit of guesses, the guesses so far.
#pragma once

#include "engine/breaking/code.hpp"
#include "engine/breaking/history.hpp"

#include <cassert>
#include <optional>

namespace codemaker::engine::breaking {

/// A round as the codemaker sees it: the code is known, at the latest with the first guess.
class BreakingGame {
 public:
  /// The code is not made yet.
  BreakingGame(const Rules& rules, int limit);

  /// `limit` is the number of guesses allowed, at least 1; `secret` was made under `rules`.
  BreakingGame(const Rules& rules, int limit, const Code& secret);

  /// The code is made under `rules`; there was none.
  void hide(const Code& secret);

  [[nodiscard]] bool has_code() const { return secret_.has_value(); }

  /// Makes a guess that fits the rules. The game is not over, and has a code.
  void guess(const Code& guess);

  /// The same of a guess that was marked where the code is; here there may be none.
  void answer(const Code& guess, const Marks& marks);

  [[nodiscard]] const Rules& rules() const { return rules_; }

  /// Guesses allowed.
  [[nodiscard]] int limit() const { return limit_; }

  /// There is a code.
  [[nodiscard]] const Code& secret() const {
    assert(secret_);
    return *secret_;
  }

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
  std::optional<Code> secret_;
  History history_;
};

}  // namespace codemaker::engine::breaking
