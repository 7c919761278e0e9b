/// A caller at a puzzle of the day.
#pragma once

#include "support/days.hpp"

#include <cstdint>
#include <string>

namespace codemaker::tests {

/// A caller at the game of the day with this number; nothing moves on their screens.
struct AtDaily : Typist {
  AtDaily(play::Presentation presentation, const std::string& number, std::uint64_t chance = 7)
      : Typist{call_by(presentation, chance), way(presentation, number)} {}

  static play::Call call_by(play::Presentation presentation, std::uint64_t chance) {
    play::Call call = daily_call(presentation);
    call.seed = chance;
    return call;
  }

  static std::string way(play::Presentation presentation, const std::string& number) {
    if (presentation == play::Presentation::lines) return "p\nd\n" + number + "\np\n";
    return "\nopp\nd" + number + "p";
  }
};

}  // namespace codemaker::tests
