#include "engine/breaking/search/measure.hpp"

#include <algorithm>
#include <cmath>

namespace codemaker::engine::breaking::search {
namespace {

constexpr double large_scale = 1024;  // 100,000 codes · 16.6 bits still fit 32 bits

template <typename Weight>
Measure::Weights weigh(std::size_t most, double scale, double miss, const Weight& weight) {
  Measure::Weights weights;
  weights.by_size.resize(most + 1);
  for (std::size_t n = 1; n <= most; ++n)
    weights.by_size[n] = static_cast<std::uint32_t>(std::lround(scale * weight(n)));
  weights.miss = static_cast<std::uint32_t>(std::lround(scale * miss));
  return weights;
}

}  // namespace

Measure Measure::entropy(std::size_t max_codes) {
  const auto bits = [](std::size_t n) {
    return static_cast<double>(n) * std::log2(static_cast<double>(n));
  };
  Measure measure;
  measure.small_ = weigh(small_list, small_scale, 2, bits);
  measure.large_ = weigh(std::max(max_codes, small_list), large_scale, 2, bits);
  return measure;
}

Measure Measure::expected_size(std::size_t max_codes) {
  const auto square = [](std::size_t n) {
    return static_cast<double>(n) * static_cast<double>(n);
  };
  const std::size_t most = std::max(max_codes, small_list);
  Measure measure;
  measure.small_ = weigh(small_list, 2, 1.5, square);
  measure.large_ = weigh(most, most <= 32'768 ? 2 : 0.25, 1.5, square);
  return measure;
}

Measure Measure::expected_guesses(std::span<const double> guesses) {
  const auto expected = [&](std::size_t n) {
    return guesses[std::min(n, guesses.size() - 1)];
  };
  Measure measure;
  measure.small_ = weigh(small_list, small_scale, 1, expected);
  measure.large_ = weigh(std::max(guesses.size() - 1, small_list), large_scale, 1, expected);
  return measure;
}

}  // namespace codemaker::engine::breaking::search
