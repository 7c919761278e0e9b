/// Ranked runs that guests of an address have begun today. Of guests nothing is kept by name, and a
/// name costs nothing: who hangs up and calls again begins another run, and no fresh day.
#pragma once

#include "io/serving/network.hpp"
#include "io/serving/recent.hpp"
#include "play/events/answers.hpp"

#include <cstddef>
#include <cstdint>

namespace codemaker::io::serving {

/// To be used on the thread of the workers. Time is an input: days are counted from 1970.
class GuestRuns {
 public:
  /// Addresses that are remembered.
  static constexpr std::size_t most_known = 16384;

  /// Counts another run, if there are not so many already.
  [[nodiscard]] bool may_begin(
      const Network& from, engine::RankedGame game, std::int64_t day, int most
  ) {
    auto& begun = of(from, day).at(engine::ranked_games.place_of(game));
    if (begun >= most) return false;
    ++begun;
    return true;
  }

  [[nodiscard]] play::RunCounts begun(const Network& from, std::int64_t day) {
    return of(from, day);
  }

 private:
  [[nodiscard]] play::RunCounts& of(const Network& from, std::int64_t day) {
    play::event::Runs& known = known_.of(from, {});
    if (known.day != day) known = {.day = day};
    return known.begun;
  }

  Recent<Network, play::event::Runs> known_{most_known};
};

}  // namespace codemaker::io::serving
