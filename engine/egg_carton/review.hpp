/// What a selection of Egg Carton was worth beside the best one: for players who want to learn.
#pragma once

#include "engine/egg_carton/limits.hpp"
#include "engine/egg_carton/proof.hpp"
#include "engine/egg_carton/rules.hpp"
#include "engine/egg_carton/search.hpp"

#include <chrono>
#include <optional>

namespace codemaker::engine::egg_carton {

/// Both chances are those of the player who selected: ± `sure_chance` where the end is proved, else
/// a guess well between them.
struct SelectionReview {
  Slot best = 0;          ///< the played one if none is better
  int best_chance = 0;    ///< with that
  int played_chance = 0;  ///< with the played one
};

inline constexpr int sure_chance = 100;

/// The time for a selection.
inline constexpr std::chrono::milliseconds review_time{60};

/// Reviews the selections of one game, best the last one first: what was proved of its end helps
/// with its beginning.
class SelectionReviewer {
 public:
  /// Selections are looked `depth` ahead, at most, where nothing is proved.
  SelectionReviewer(RelayRule relay_rule, int depth);

  /// Of a slot that can be selected. nullopt only when stopped.
  [[nodiscard]] std::optional<SelectionReview> review(
      const Position& before, Slot played, const Limits& limits
  );

 private:
  /// True if that player wins, false if the other does; nullopt: not proved.
  [[nodiscard]] std::optional<bool> wins(
      const Position& position, Player player, const Limits& limits
  );
  /// What looking ahead says of both.
  [[nodiscard]] SelectionReview guess(const Position& before, Slot played, const Limits& limits)
      const;

  const EndgameTable& endgames_;
  ProofSearch proofs_;
  int depth_;
};

}  // namespace codemaker::engine::egg_carton
