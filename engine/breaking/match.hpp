/// A game of free play (rules.md 2.2): alone against a code, or a duel for two codes.
#pragma once

#include "engine/breaking/campaign.hpp"
#include "engine/breaking/game.hpp"

#include <cassert>
#include <optional>

namespace codemaker::engine::breaking {

/// The player guesses at the computer's code and, in a duel, the computer at the player's.
class Match {
 public:
  static constexpr int guesses = 10;  ///< for each side

  /// The player breaks `secret`; in a duel the computer breaks `own`. Both were made under `rules`.
  Match(const Rules& rules, const Code& secret, const std::optional<Code>& own);

  /// The same in the middle: what each side has done so far.
  Match(BreakingGame players, std::optional<BreakingGame> computers);

  /// False where the player is alone against a code.
  [[nodiscard]] bool is_duel() const { return computers_.has_value(); }

  /// Whose guess is next. The player begins each turn; the computer has its guess of that turn even
  /// if the player broke the code (D10). Not over.
  [[nodiscard]] Side turn() const;

  /// A guess of the side whose turn it is.
  void guess(const Code& guess);

  /// True when a code is broken and both sides have had as many guesses, or none is left.
  [[nodiscard]] bool is_over() const;

  /// For the player. A duel is won by the side that broke its code alone; a player alone wins
  /// by breaking the code. Over.
  [[nodiscard]] Verdict verdict() const;

  /// What the player does to the computer's code.
  [[nodiscard]] const BreakingGame& player() const { return players_; }

  /// What the computer does to the player's code; duels only.
  [[nodiscard]] const BreakingGame& computer() const {
    assert(computers_);
    return *computers_;
  }

 private:
  BreakingGame players_;
  std::optional<BreakingGame> computers_;
};

}  // namespace codemaker::engine::breaking
