/// Who goes when all lines are busy and somebody comes.
#pragma once

#include "io/calls/claim.hpp"
#include "io/serving/network.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace codemaker::io::serving {

/// Somebody who holds a line.
struct Held {
  Claim claim;
  Network from;
  std::int64_t order;  ///< in which they came
};

/// Whose line is free for whoever comes: first that of a page that was closed, then that of a
/// silent caller; and who gave no name may be at the title still, but all of those together have a
/// quarter of the lines, or four, and no more of them while others want one. Of silent and nameless
/// ones whoever is of the network that has the most of them, and of these who came first: a flood
/// takes its own lines. nullopt: nobody goes.
[[nodiscard]] std::optional<std::size_t> who_goes(const std::vector<Held>& held, int lines);

}  // namespace codemaker::io::serving
