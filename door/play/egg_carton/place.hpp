/// The places of Egg Carton: what `Stage::go` takes.
#pragma once

#include "play/call/place.hpp"

namespace codemaker::play::egg_carton::place {

inline constexpr Place menu{"egg carton"};        ///< what there is to play of it
inline constexpr Place ladder{"egg ladder"};      ///< ranked, against the computer
inline constexpr Place settings{"egg settings"};  ///< of a casual game
inline constexpr Place casual{"egg casual"};
inline constexpr Place pair{"egg pair"};  ///< two players at this terminal
inline constexpr Place examples{"egg examples"};
inline constexpr Place daily{"daily egg carton"};
inline constexpr Place position{"egg carton position"};  ///< one that another caller left
inline constexpr Place guided{"guided egg carton"};      ///< a first game, explained

}  // namespace codemaker::play::egg_carton::place
