/// The places of code breaking: what `Stage::go` takes.
#pragma once

#include "play/call/place.hpp"

namespace codemaker::play::breaking::place {

inline constexpr Place campaign{"campaign"};
inline constexpr Place free_play{"free play"};
inline constexpr Place splats{"splats"};
inline constexpr Place practice{"practice"};
inline constexpr Place guided{"guided"};  ///< a first game, explained
inline constexpr Place match{"match"};    ///< for two or against the computer
inline constexpr Place daily{"daily code"};

}  // namespace codemaker::play::breaking::place
