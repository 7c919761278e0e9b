/// The game of the day: Egg Carton against the computer, the same deal for all, with one try.
#pragma once

#include "play/egg_carton/casual.hpp"

namespace codemaker::play::egg_carton {

class Daily : public Casual {
 public:
  /// Begins today's game; who has played it in this call sees its tables.
  void enter(Stage& stage);
};

}  // namespace codemaker::play::egg_carton
