/// What a thinker needs beside the question, and what they answer.
#pragma once

#include "engine/masterix_player.hpp"
#include "play/event.hpp"

#include <concepts>
#include <cstddef>
#include <stop_token>

namespace codemaker::io {

/// What one thinker remembers from thought to thought, whoever asks.
struct Mind {
  explicit Mind(std::size_t table_bytes) : masterix{table_bytes} {}

  engine::masterix::Table masterix;
};

[[nodiscard]] play::Answer think(
    const play::effect::Solve& solve, Mind& mind, const std::stop_token& stop
);
[[nodiscard]] play::Answer think(
    const play::effect::Guess& guess, Mind& mind, const std::stop_token& stop
);
[[nodiscard]] play::Answer think(
    const play::effect::Hint& hint, Mind& mind, const std::stop_token& stop
);
[[nodiscard]] play::Answer think(
    const play::effect::Review& review, Mind& mind, const std::stop_token& stop
);
[[nodiscard]] play::Answer think(
    const play::effect::Jump& jump, Mind& mind, const std::stop_token& stop
);
[[nodiscard]] play::Answer think(
    const play::effect::Select& select, Mind& mind, const std::stop_token& stop
);

/// An effect that is answered by thinking.
template <typename Effect>
concept Question = requires(const Effect& effect, Mind& mind, const std::stop_token& stop) {
  { think(effect, mind, stop) } -> std::same_as<play::Answer>;
};

}  // namespace codemaker::io
