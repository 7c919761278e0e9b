/// The computer as codebreaker in games whose codes are too many to list (codebreaking.md 5).
#pragma once

#include "engine/breaking/history.hpp"
#include "engine/breaking/word.hpp"
#include "engine/random.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace codemaker::engine::breaking {

/// Codes that fit a history, as far as they could be drawn.
struct Drawn {
  std::vector<Word> codes;  ///< different ones, in the order drawn
  bool is_refuted = false;  ///< no code fits: the answers contradict each other
};

/// Draws up to `wanted` times, and fewer times where one draw takes long. Without any code and not
/// refuted: none was met within about a second, or stopped.
[[nodiscard]] Drawn draw_codes(
    const Rules& rules, const History& history, std::size_t wanted, Random& random,
    const std::stop_token& stop
);

/// How a guess is chosen among the codes drawn.
struct Choice {
  std::size_t sample;      ///< codes drawn; 1 = the first one is played
  std::size_t variations;  ///< changes of the best guess tried, codes or not
};

/// The next guess; nullopt when no code was met, or when stopped.
[[nodiscard]] std::optional<Code> guess_by_sample(
    const Rules& rules, const History& history, const Choice& choice, Random& random,
    const std::stop_token& stop
);

}  // namespace codemaker::engine::breaking
