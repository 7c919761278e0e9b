/// How many ranked runs of each game a player may begin on a day, by UTC.
#pragma once

#include "engine/ranked_game.hpp"
#include "play/events/answers.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace codemaker::play {

/// What was begun today. The database knows of other calls; where it does not answer, or keeps
/// nothing of a guest, the runs of this call count.
class RunLimit {
 public:
  /// At most so many; 0: no limit.
  explicit RunLimit(int most) : most_{most} {}

  [[nodiscard]] bool is_set() const { return most_ > 0; }

  /// A run is begun at this time, in seconds since 1970.
  void begin(engine::RankedGame game, std::int64_t now);

  /// The database is asked how many were begun today, and has answered.
  void ask(std::int64_t now);
  void take(std::int64_t day, const RunCounts& begun);

  /// True if no other run of the game may begin now.
  [[nodiscard]] bool is_used_up(engine::RankedGame game, std::int64_t now) const;

  /// A player has runs of their own; guests have those of their address together.
  enum class Whose : std::uint8_t { players, guests };

  /// "No more than 3 ranked runs a day. Next: 00:00 UTC, in 5 h 12 min."
  [[nodiscard]] std::string refusal(Whose whose, std::int64_t now) const;

  /// The day of a moment, counted from 1970.
  [[nodiscard]] static std::int64_t day_of(std::int64_t now);

 private:
  void turn_to(std::int64_t day);

  int most_;
  std::int64_t day_ = 0;
  RunCounts of_call_{};  ///< begun in this call
  RunCounts before_{};   ///< of these, those begun before the database was asked
  RunCounts kept_{};     ///< as the database answered
};

}  // namespace codemaker::play
