/// Whether any code fits a history, by trying them place by place: finds or refutes where annealing
/// only fails to find.
#pragma once

#include "engine/breaking/history.hpp"
#include "engine/breaking/word.hpp"
#include "engine/random.hpp"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace codemaker::engine::breaking::search {

/// What a search came to; neither where it was given up.
struct CodeSearch {
  std::optional<Word> code;  ///< one that fits
  bool is_refuted = false;   ///< none fits: the answers contradict each other
};

/// Neither a code nor a refutation when `max_steps` pegs have been tried, or when stopped. Colors
/// are tried in an order drawn from `random`. A million steps take 20 to 50 ms.
[[nodiscard]] CodeSearch search_code(
    const Rules& rules, const History& history, std::uint64_t max_steps, Random& random,
    const std::stop_token& stop
);

}  // namespace codemaker::engine::breaking::search
