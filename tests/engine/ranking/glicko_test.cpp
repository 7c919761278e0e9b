// Ratings against the paper's own example, and against the same formulas solved in another way.
#include "engine/random.hpp"
#include "engine/ranking/glicko.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <cmath>
#include <vector>

namespace codemaker::engine::ranking {
namespace {

constexpr double pi = 3.14159265358979323846;

/// On the scale that is shown, as the first Glicko has it, with the volatility found by halving.
Rating halved(const Rating& before, const std::vector<RatedGame>& games) {
  const double q = 1 / 173.7178;
  const auto g = [&](double deviation) {
    return std::pow(1 + 3 * q * q * deviation * deviation / (pi * pi), -0.5);
  };
  double information = 0;
  double sum = 0;
  for (const RatedGame& game : games) {
    const double weight = g(game.against.deviation);
    const double odds = std::exp(q * weight * (before.value - game.against.value));
    const double expected = odds / (1 + odds);
    information += std::pow(weight, 2) * expected * (1 - expected);
    sum += weight * (game.score - expected);
  }
  const double variance = 1 / information;
  const double phi = q * before.deviation;
  const double delta = variance * sum;
  const auto slope = [&](double x) {
    const double whole = phi * phi + variance + std::exp(x);
    return std::exp(x) * (delta * delta - whole) / (2 * whole * whole) -
           (x - 2 * std::log(before.volatility)) / 0.25;
  };
  double low = -60;
  double high = 20;
  for (int halving = 0; halving < 200; ++halving) {
    const double middle = (low + high) / 2;
    (slope(middle) > 0 ? low : high) = middle;
  }
  const double volatility = std::exp((low + high) / 4);
  const double wide = phi * phi + volatility * volatility;
  const double narrow = 1 / (1 / wide + information);
  return {before.value + narrow * sum / q, std::sqrt(narrow) / q, volatility};
}

TEST_CASE("a rating after a period is that of the paper's example") {
  const std::array games{
      RatedGame{{1400, 30, 0.06}, 1}, RatedGame{{1550, 100, 0.06}, 0},
      RatedGame{{1700, 300, 0.06}, 0}};
  const Rating after = after_period({1500, 200, 0.06}, games);
  CHECK(after.value == Approx(1464.06).margin(0.01));
  CHECK(after.deviation == Approx(151.52).margin(0.01));
  CHECK(after.volatility == Approx(0.05999).margin(0.00001));
}

TEST_CASE("ten thousand periods come to what the same formulas give by halving") {
  Random random{20'261'125};
  const auto between = [&](double low, double high) {
    return low + (high - low) * static_cast<double>(random.below(1'000'001)) / 1'000'000;
  };
  const auto any_rating = [&] {
    return Rating{between(600, 2600), between(25, 350), between(0.03, 0.12)};
  };
  for (int period = 0; period < 10'000; ++period) {
    const Rating before = any_rating();
    std::vector<RatedGame> games(1 + random.below(12));
    for (RatedGame& game : games)
      game = {any_rating(), static_cast<double>(random.below(3)) / 2};
    const Rating after = after_period(before, games);
    const Rating other = halved(before, games);
    REQUIRE(after.value == Approx(other.value).margin(0.001));
    REQUIRE(after.deviation == Approx(other.deviation).margin(0.001));
    REQUIRE(after.volatility == Approx(other.volatility).margin(0.000001));
  }
}

TEST_CASE("who does not play becomes less sure, and never less sure than somebody new") {
  const Rating rested = after_period({1700, 60, 0.06}, {});
  CHECK(rested.value == 1700);
  CHECK(rested.deviation > 60);
  CHECK(after_period({1700, 350, 0.06}, {}).deviation == 350);
}

TEST_CASE("who wins rises, who loses falls, and each game makes the rating surer") {
  const std::array won{RatedGame{{}, 1}};
  const std::array lost{RatedGame{{}, 0}};
  CHECK(after_period({}, won).value > 1500);
  CHECK(after_period({}, lost).value < 1500);
  CHECK(after_period({}, won).deviation < 350);
}

}  // namespace
}  // namespace codemaker::engine::ranking
