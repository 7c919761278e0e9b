/// A level of the code-breaking campaign against the computer (rules.md section 3).
#pragma once

#include "engine/breaking/history.hpp"
#include "engine/ranked_run.hpp"

#include <cstdint>

namespace codemaker::engine::breaking {

class BreakingGame;

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
/// decided, or earlier where it is ended early (rules.md section 3, D25).
///
/// `guesses_made` is how many the breaker of the round being played has made so far: each of them
/// is a point of the codemaker's already.
class CampaignLevel {
 public:
  /// Two in which the player breaks the code, two in which the computer does.
  static constexpr int rounds = 4;

  /// `number` from 1.
  explicit CampaignLevel(int number) : level_{campaign_level(number)} {}

  [[nodiscard]] const Level& level() const { return level_; }

  /// The round being played, 1 … 4; 4 also once the level is decided.
  [[nodiscard]] int round() const { return round_; }

  /// Who breaks the code in a round, 1 … 4: the player in rounds 1 and 3.
  [[nodiscard]] static constexpr Side breaker_of(int round) {
    return round % 2 == 1 ? Side::player : Side::computer;
  }

  /// Who breaks the code in the round being played.
  [[nodiscard]] Side breaker() const { return breaker_of(round_); }

  /// Counts a finished round of this level. The level is not decided yet.
  void record(const BreakingGame& round);

  /// False once the player cannot have more points at the end, however the rounds left go.
  [[nodiscard]] bool can_still_win(int guesses_made = 0) const;
  /// False once the computer cannot have more points at the end.
  [[nodiscard]] bool can_still_lose(int guesses_made = 0) const;

  /// False once one side has more points at the end, however the rounds left go.
  [[nodiscard]] bool can_still_tie(int guesses_made = 0) const;

  /// The level is lost or a tie at best, so the player may concede it.
  [[nodiscard]] bool may_be_conceded(int guesses_made = 0) const {
    return !is_decided_ && !can_still_win(guesses_made);
  }

  /// Nothing can be lost any more and the points so far win, so the player may end the level.
  [[nodiscard]] bool may_be_ended(int guesses_made = 0) const;
  /// Decides the level with the points so far: the rounds left add nothing. Conceded levels are
  /// lost by them, ended ones won.
  void end_early(int guesses_made = 0);

  /// True once all four rounds are recorded, or the level was ended early.
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
  /// What the rounds left can bring a side.
  struct Prospect {
    int least = 0;
    int most = 0;
  };

  [[nodiscard]] Prospect prospect(Side side, int guesses_made) const;

  Level level_;
  int round_ = 1;
  bool is_decided_ = false;
  int player_ = 0;
  int computer_ = 0;
  int unused_ = 0;
};

}  // namespace codemaker::engine::breaking
