/// The computer as a player of Egg Carton (rules.md 6.3).
#pragma once

#include "engine/egg_carton/endgame.hpp"
#include "engine/egg_carton/limits.hpp"
#include "engine/egg_carton/rules.hpp"
#include "engine/egg_carton/thought.hpp"

#include <chrono>
#include <cstdint>
#include <optional>

namespace codemaker::engine::egg_carton {

/// The levels of the computer (rules.md 6.3).
inline constexpr int weakest = 1;
inline constexpr int strongest = 10;

/// What the computer takes in a game, at most, so that it answers within 1.5 s (rules.md 6.3).
inline constexpr std::chrono::milliseconds thinking_time{1200};

/// A computer player of one level; `strength` below is its level.
class ComputerPlayer {
 public:
  /// Levels 1 … 8 look a few selections ahead and now and then, the weaker the oftener, select
  /// without looking; the first four also hoard, and overlook what clears their side. Level 9 looks
  /// further and knows every board of few marbles. Level 10 proves who wins; in a lost game it goes
  /// on as if it did not know. Both see every win in one turn. Same seed, same play, except that
  /// the clock may end the thinking of levels 9 and 10.
  ComputerPlayer(int strength, std::uint64_t seed);

  /// The game is not over. nullopt only when stopped; levels 9 and 10 keep to the time.
  [[nodiscard]] std::optional<Thought> think(const Position& position, const Limits& limits) const;

  /// Goes on with the play of another seed.
  void reseed(std::uint64_t seed) { seed_ = seed; }

 private:
  int strength_;
  std::uint64_t seed_;
};

/// The boards that levels 9 and 10 know: up to 10 marbles, under the narrow relay rule, where
/// proofs are longer, up to 12. Worked out at the first call, 80 and 340 KB for the life of the
/// process.
[[nodiscard]] const EndgameTable& known_endgames(RelayRule relay_rule);

}  // namespace codemaker::engine::egg_carton
