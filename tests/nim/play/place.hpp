/// The places of Nim: what `Stage::go` takes.
#pragma once

#include "play/call/place.hpp"

namespace codemaker::play::nim::place {

inline constexpr Place menu{"nim"};  ///< what there is to play of it
inline constexpr Place ladder{"nim ladder"};
inline constexpr Place casual{"nim casual"};
inline constexpr Place daily{"daily nim"};

}  // namespace codemaker::play::nim::place
