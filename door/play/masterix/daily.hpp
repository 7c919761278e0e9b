/// The round of the day: Masterix against the computer, the same board for all, with one try.
#pragma once

#include "play/masterix/casual.hpp"

namespace codemaker::play::masterix {

class Daily : public Casual {
 public:
  /// Begins today's round; who has played it in this call sees its tables.
  void enter(Stage& stage);
};

}  // namespace codemaker::play::masterix
