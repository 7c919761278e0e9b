/// The Egg Carton ladder: a ranked run of levels against the computer (rules.md 5.6).
#pragma once

#include "engine/egg_carton/rules.hpp"
#include "engine/ranked_game.hpp"

namespace codemaker::engine::egg_carton {

/// A run as a value. Each level is one game from a fair deal under the usual reading; the person is
/// player one and begins. There are no ties.
class Ladder {
 public:
  /// Begins level 1 with the deal of this seed.
  explicit Ladder(std::uint64_t seed);

  /// From 1, without end.
  [[nodiscard]] int level() const { return level_; }

  /// Of the computer in this level, 1 … 10: the level, from 10 on always 10.
  [[nodiscard]] int strength() const;

  /// The board as it lies.
  [[nodiscard]] const Position& position() const { return position_; }

  /// Lets the player on turn select a slot that is selectable.
  Sowing select(Slot slot);

  [[nodiscard]] bool is_level_decided() const { return winner(position_).has_value(); }

  /// True if the person has won this level.
  [[nodiscard]] bool is_level_won() const { return winner(position_) == Player::one; }

  /// What winning this level pays: its number × (10 + marbles left on the other side). Before the
  /// level is decided, what a win with the board as it lies would pay.
  [[nodiscard]] Points level_worth() const;

  /// Leaves a decided level: banks a won one and begins the next with the deal of this seed; a lost
  /// one ends the run.
  void advance(std::uint64_t seed);

  /// Points of the levels won: the score of the run.
  [[nodiscard]] Points bank() const { return bank_; }

  [[nodiscard]] bool is_over() const { return over_; }

 private:
  int level_ = 1;
  Position position_;
  Points bank_ = 0;
  bool over_ = false;
};

}  // namespace codemaker::engine::egg_carton
