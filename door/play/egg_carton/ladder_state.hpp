/// All that a ranked run of Egg Carton is at a moment.
#pragma once

#include "engine/egg_carton/id.hpp"
#include "engine/egg_carton/ladder.hpp"
#include "play/egg_carton/place.hpp"
#include "play/egg_carton/play.hpp"
#include "play/shared/ranked_run.hpp"

#include <cstdint>
#include <optional>

namespace codemaker::play::egg_carton {

enum class Phase : std::uint8_t {
  dealing,  ///< the seed of the level's deal is being drawn
  playing,
  decided,  ///< the last board of a level
  result    ///< what it paid
};

/// How a level went.
struct LevelResult {
  bool is_won = false;
  int left = 0;  ///< marbles on the side of the one who lost
  engine::Points worth = 0;
};

struct LadderState {
  Phase phase = Phase::dealing;
  Play play;
  int level = 1;             ///< on the board; the run goes on the moment a level is won
  engine::Points bank = 0;   ///< as it is shown: once the last marble has been seen falling
  engine::Points worth = 0;  ///< what a win with the board as it is seen pays
  std::optional<LevelResult> result;  ///< once the level is decided
  shared::RankedRun run{engine::egg_carton::id, place::menu};

  [[nodiscard]] bool is_playing() const { return phase == Phase::playing && !run.is_left(); }
};

}  // namespace codemaker::play::egg_carton
