/// A level of the code-breaking campaign against the computer (rules.md section 3).
#pragma once

#include "engine/breaking/game.hpp"
#include "engine/ranked_run.hpp"

#include <cstdint>

namespace codemaker::engine::breaking {

/// What a level is played with. Both sides work under the same limit.
struct Level {
  int number = 1;    ///< from 1, without end
  int guesses = 12;  ///< allowed in each round
  Rules rules;
  int strength = 1;  ///< of the computer as codebreaker, 1 … 10
};

/// The table of rules.md section 3; from level 10 on all levels are alike.
[[nodiscard]] Level campaign_level(int number);

/// The caller, or the computer.
enum class Side : std::uint8_t { player, computer };

/// A level being played, as a value. Rounds are recorded one by one; after the fourth it is
/// decided.
class CampaignLevel {
 public:
  /// Two in which the player breaks the code, two in which the computer does.
  static constexpr int rounds = 4;

  /// `number` from 1.
  explicit CampaignLevel(int number) : level_{campaign_level(number)} {}

  [[nodiscard]] const Level& level() const { return level_; }

  /// The round being played, 1 … 4; 4 also once the level is decided.
  [[nodiscard]] int round() const { return round_; }

  /// Who breaks the code in this round: the player in rounds 1 and 3.
  [[nodiscard]] Side breaker() const { return round_ % 2 == 1 ? Side::player : Side::computer; }

  /// Counts a finished round of this level. The level is not decided yet.
  void record(const BreakingGame& round);

  /// True once all four rounds are recorded.
  [[nodiscard]] bool is_decided() const { return is_decided_; }

  /// Points as codemaker in this level.
  [[nodiscard]] int points(Side side) const { return side == Side::player ? player_ : computer_; }

  /// Guess rows the player left unused in the rounds in which they broke the code: the bonus U.
  [[nodiscard]] int unused_rows() const { return unused_; }

  /// Decided levels only. The bonus does not count.
  [[nodiscard]] Verdict verdict() const;
  /// What winning this level pays so far: number × (points + unused rows).
  [[nodiscard]] Points worth() const;

 private:
  Level level_;
  int round_ = 1;
  bool is_decided_ = false;
  int player_ = 0;
  int computer_ = 0;
  int unused_ = 0;
};

}  // namespace codemaker::engine::breaking
