/// What Masterix keeps for the call of how its caller likes it.
#pragma once

#include <cstdint>

namespace codemaker::play::masterix {

struct Choices {
  int level = 1;  ///< of casual games
};

}  // namespace codemaker::play::masterix
