/// What the computer's players have beside the question: what a thinker has, and a test.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <typeindex>

namespace codemaker::play {

/// What one thinker has, whoever asks: a clock, and what each game's player remembers from one
/// question to the next.
struct Mind {
  /// Time since some moment; without it time does not count, and who thinks by the clock thinks
  /// without end.
  std::function<std::chrono::microseconds()> clock = {};

  /// ThinkingPool in the process, which all remember something.
  std::size_t thinkers = 1;

  /// What a game's player remembers, in a type of its own; made by `make` when it is asked for
  /// first.
  template <class Make>
  [[nodiscard]] auto& memory(const Make& make) {
    using Memory = decltype(make());
    std::shared_ptr<void>& place = memories[typeid(Memory)];
    if (!place) place = std::make_shared<Memory>(make());
    return *static_cast<Memory*>(place.get());
  }

  /// Time since now, for an engine that may not look at clocks.
  template <class Duration>
  [[nodiscard]] std::function<Duration()> stopwatch() const {
    if (!clock) {
      return [] {
        return Duration{0};
      };
    }
    return [clock = clock, began = clock()] {
      return std::chrono::duration_cast<Duration>(clock() - began);
    };
  }

  std::map<std::type_index, std::shared_ptr<void>> memories = {};
};

}  // namespace codemaker::play
