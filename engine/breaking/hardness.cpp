#include "engine/breaking/hardness.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <span>

namespace codemaker::engine::breaking {
namespace {

/// Codes whose colors stand equally often are equally hard.
struct Pattern {
  int pairs;  ///< of equal pegs, each peg with itself too, both ways round: tells patterns apart
  double points;
};

/// From one color alone to as many colors as holes.
using FourHoles = std::array<Pattern, 5>;
using FiveHoles = std::array<Pattern, 7>;

constexpr FourHoles four_holes(double a, double b, double c, double d, double e) {
  return {{{16, a}, {10, b}, {8, c}, {6, d}, {4, e}}};
}

constexpr std::array<FourHoles, 9> levels_of_four{
    four_holes(7.93, 8.81, 8.67, 8.86, 8.69), four_holes(6.04, 6.69, 6.62, 6.75, 6.63),
    four_holes(5.47, 6.06, 6.01, 6.13, 6.02), four_holes(5.02, 5.58, 5.54, 5.65, 5.56),
    four_holes(4.67, 5.19, 5.16, 5.25, 5.19), four_holes(4.37, 4.87, 4.85, 4.93, 4.89),
    four_holes(4.23, 4.72, 4.72, 4.79, 4.75), four_holes(4.48, 4.98, 4.98, 5.08, 5.01),
    four_holes(4.38, 5.05, 5.04, 5.17, 5.11),
};

constexpr FiveHoles level_of_five{
    {{25, 4.50}, {17, 5.17}, {13, 5.26}, {11, 5.45}, {9, 5.36}, {7, 5.46}, {5, 5.52}}};

std::span<const Pattern> patterns_of(const Level& level) {
  if (level.rules.holes == 5) return level_of_five;
  return levels_of_four.at(static_cast<std::size_t>(level.number - 1));
}

int equal_pairs(const Code& code) {
  int pairs = 0;
  for (const Peg peg : code.pegs())
    pairs += static_cast<int>(std::ranges::count(code.pegs(), peg));
  return pairs;
}

}  // namespace

double expected_points(const Level& level, const Code& code) {
  const auto patterns = patterns_of(level);
  const auto found = std::ranges::find(patterns, equal_pairs(code), &Pattern::pairs);
  assert(found != patterns.end());
  return found->points;
}

Hardness hardness_of(const Level& level, const Code& code) {
  constexpr double hard = 0.1;
  constexpr double fair = 0.3;
  const auto patterns = patterns_of(level);
  const double most = std::ranges::max(patterns, {}, &Pattern::points).points;
  const double missing = most - expected_points(level, code);
  if (missing <= hard) return Hardness::hard;
  return missing <= fair ? Hardness::fair : Hardness::easy;
}

}  // namespace codemaker::engine::breaking
