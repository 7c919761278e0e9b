/// The places of Masterix: what `Stage::go` takes.
#pragma once

#include "play/call/place.hpp"

namespace codemaker::play::masterix::place {

inline constexpr Place menu{"masterix"};           ///< what there is to play of it
inline constexpr Place run{"masterix run"};        ///< ranked, against the computer
inline constexpr Place casual{"masterix casual"};  ///< against the computer, not ranked
inline constexpr Place pair{"masterix pair"};      ///< two players at this terminal
inline constexpr Place daily{"daily masterix"};
inline constexpr Place position{"masterix position"};  ///< one that another caller left
inline constexpr Place guided{"guided masterix"};      ///< a first game, explained

}  // namespace codemaker::play::masterix::place
