/// A match of an agreed number of rounds, in which two players take turns as codemaker (rules.md
/// 2.5).
#pragma once

#include "engine/breaking/history.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace codemaker::engine::breaking {

class BreakingGame;

/// What the codemaker's points are counted by.
enum class Counting : std::uint8_t {
  guesses,  ///< a point for each guess, and one more for a code that is never broken
  key_pegs  ///< for each guess, what its key pegs fall short of those of the code [D41]
};

/// What the codemaker earned in a round so far.
[[nodiscard]] int points_of(const BreakingGame& round, Counting counting);

/// What both players agree on before a match.
struct Agreement {
  static constexpr int least_rounds = 2;
  static constexpr int most_rounds = 12;
  static constexpr std::array guess_limits{8, 10, 12};

  int rounds = 4;    ///< even, so that both make as many codes
  int guesses = 12;  ///< in each round
  Counting counting = Counting::guesses;

  friend bool operator==(const Agreement&, const Agreement&) = default;
};

/// One of the two players.
enum class Seat : std::uint8_t { one, two };

[[nodiscard]] constexpr Seat other(Seat seat) {
  return seat == Seat::one ? Seat::two : Seat::one;
}

/// How a round went.
struct RoundScore {
  Seat breaker = Seat::one;
  int guesses = 0;
  bool is_broken = false;
  int points = 0;  ///< the codemaker's

  friend bool operator==(const RoundScore&, const RoundScore&) = default;
};

/// A match, as a value: rounds are recorded one by one, after the last one it is decided.
class MatchOfRounds {
 public:
  /// A usual match.
  MatchOfRounds() = default;

  explicit MatchOfRounds(const Agreement& agreed);

  [[nodiscard]] const Agreement& agreed() const { return agreed_; }

  /// The round being played, from 1; the last one also once the match is decided.
  [[nodiscard]] int round() const;

  /// Who breaks the code in this round: player one in the first, then they take turns.
  [[nodiscard]] Seat breaker() const;

  /// Counts a finished round under the limit agreed. The match is not decided yet.
  void record(const BreakingGame& round);

  /// The rounds recorded, the first one first.
  [[nodiscard]] const std::vector<RoundScore>& scores() const { return scores_; }

  /// Points as codemaker.
  [[nodiscard]] int points(Seat seat) const;

  /// True once all rounds are recorded.
  [[nodiscard]] bool is_decided() const;

  /// Who has more points; nullopt: a tie. Decided matches only.
  [[nodiscard]] std::optional<Seat> winner() const;

 private:
  Agreement agreed_;
  std::vector<RoundScore> scores_;
};

}  // namespace codemaker::engine::breaking
