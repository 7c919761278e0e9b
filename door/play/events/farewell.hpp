/// How a call ends.
#pragma once

#include <cstdint>

namespace codemaker::play::effect {

enum class Farewell : std::uint8_t {
  left,
  time_is_up,
  idle,
  nameless,
  wrong_password,
  closed,  ///< at this hour, to all but the sysop
  ended,   ///< by the sysop
  hung_up
};

}  // namespace codemaker::play::effect
