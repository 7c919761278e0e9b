/// What the benches of bytes share: how their counts are told, and what happens where none can be.
#pragma once

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <numeric>
#include <stdexcept>
#include <vector>

namespace codemaker::bench {

/// The greatest of some counts; there is at least one.
inline double most(const std::vector<std::size_t>& counts) {
  return static_cast<double>(*std::ranges::max_element(counts));
}

/// Their mean; there is at least one.
inline double mean(const std::vector<std::size_t>& counts) {
  const auto sum = std::accumulate(counts.begin(), counts.end(), std::size_t{0});
  return static_cast<double>(sum) / static_cast<double>(counts.size());
}

/// The exit status of a bench. A door that cannot be started here is a sentence, not a figure.
inline int measured(int (*bench)()) {
  try {
    return bench();
  } catch (const std::runtime_error& error) {
    fmt::print("not measured here: {}\n", error.what());
    return 1;
  }
}

}  // namespace codemaker::bench
