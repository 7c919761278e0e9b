/// How many codes give each outcome to many guesses, and what that makes of the guesses.
#pragma once

#include "engine/breaking/search/measure.hpp"
#include "engine/breaking/tally/columns.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace codemaker::engine::breaking::tally {

/// Most codes that a byte counts.
inline constexpr std::size_t max_in_byte = 255;

/// One number for each guess of a block.
struct alignas(Columns::Row) ByteCounts {
  std::array<std::uint8_t, Columns::lanes> lanes;
};

/// Bytes enough for the codes of any list, the lowest first.
inline constexpr std::size_t bytes_of_long = 3;
using LongCounts = std::array<ByteCounts, bytes_of_long>;

/// What parts weigh by their size, and what a guess weighs more that is no code itself.
struct Weighing {
  std::vector<std::uint32_t> by_count;
  std::uint32_t miss;
};

/// Parts that are counted.
inline Weighing parts_of(const search::Measure::Weights& weights) {
  return {weights.by_size, weights.miss};
}

/// Parts that are added up code by code: each weighs what it adds to the codes alike before it.
inline Weighing steps_of(const search::Measure::Weights& weights) {
  Weighing steps{{}, weights.miss};
  for (std::size_t n = 0; n + 1 < weights.by_size.size(); ++n)
    steps.by_count.push_back(weights.by_size[n + 1] - weights.by_size[n]);
  return steps;
}

/// Sets the scores of a block of guesses, by their counts and by how often each is a code itself.
inline void weigh(
    const Weighing& weighing, std::span<const ByteCounts> counts, const ByteCounts& hits,
    std::uint32_t* scores
) {
  for (std::size_t lane = 0; lane < Columns::lanes; ++lane) {
    std::uint32_t score = hits.lanes[lane] == 0 ? weighing.miss : 0;
    for (const ByteCounts& count : counts)
      score += weighing.by_count[count.lanes[lane]];
    scores[lane] = score;
  }
}

/// The same for long counts, of which the last are the hits.
inline void weigh(
    const Weighing& weighing, std::span<const LongCounts> counts, std::uint32_t* scores
) {
  for (std::size_t lane = 0; lane < Columns::lanes; ++lane) {
    std::uint32_t score = 0;
    std::size_t codes = 0;
    for (const auto& [low, middle, high] : counts) {
      codes = low.lanes[lane] + 256U * middle.lanes[lane] + 65'536U * high.lanes[lane];
      score += weighing.by_count[codes];
    }
    scores[lane] = score + (codes == 0 ? weighing.miss : 0);
  }
}

/// Weighs by looking up, which every processor can.
class TableScales {
 public:
  explicit TableScales(Weighing weighing) : weighing_{std::move(weighing)} {}

  void weigh(std::span<const ByteCounts> counts, const ByteCounts& hits, std::uint32_t* scores)
      const {
    tally::weigh(weighing_, counts, hits, scores);
  }

 private:
  Weighing weighing_;
};

/// How much the weights of counts spread.
enum class Range : std::uint8_t {
  small,  ///< counts below 32, sums below 2^16
  wide    ///< counts below 256, weights below 2^24
};

}  // namespace codemaker::engine::breaking::tally
