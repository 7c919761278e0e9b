/// What the computer remembers of Masterix from one question to the next.
#pragma once

#include "engine/masterix/table.hpp"

namespace codemaker::play {

struct Mind;

namespace masterix {

/// The table of this thinker.
[[nodiscard]] engine::masterix::TranspositionTable& table_of(Mind& mind);

}  // namespace masterix
}  // namespace codemaker::play
