/// What Masterix keeps for the call of how its caller likes it.
#pragma once

#include "engine/masterix/player.hpp"

#include <string_view>

namespace codemaker::play::masterix {

struct Choices {
  int level = 1;  ///< of casual games

  static constexpr std::string_view remembered_as = "masterix";

  template <class Fields>
  void fields(Fields& fields) {
    fields("level", level, engine::masterix::weakest_level, engine::masterix::strongest_level);
  }
};

}  // namespace codemaker::play::masterix
