/// The code of the day: free play alone, with one try.
#pragma once

#include "play/breaking/free_play/scene.hpp"

namespace codemaker::play::breaking::free_play {

class DailyScene : public FreePlayScene {
 public:
  /// Begins today's game; who has played it in this call sees its tables.
  void enter(Stage& stage);
};

}  // namespace codemaker::play::breaking::free_play
