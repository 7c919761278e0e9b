#include "engine/ranking/glicko.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace codemaker::engine::ranking {
namespace {

/// The system's constant: how fast a volatility may change. Small, for the results of games of
/// logic are steady.
constexpr double tau = 0.5;
constexpr double closeness = 1e-6;

/// Between the scale that is shown and that of the formulas.
constexpr double scale = 173.7178;

double g_of(double phi) {
  return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi));
}

double mu_of(const Rating& rating) {
  return (rating.value - Rating{}.value) / scale;
}

double phi_of(const Rating& rating) {
  return rating.deviation / scale;
}

/// What the games of a period say, in the terms of the paper's steps 3 and 4.
struct Evidence {
  double variance = 0;     ///< v
  double improvement = 0;  ///< the sum of g (s - E)
};

Evidence evidence_of(double mu, std::span<const RatedGame> games) {
  double information = 0;
  Evidence found;
  for (const RatedGame& game : games) {
    const double g = g_of(phi_of(game.against));
    const double expected = 1 / (1 + std::exp(-g * (mu - mu_of(game.against))));
    information += g * g * expected * (1 - expected);
    found.improvement += g * (game.score - expected);
  }
  found.variance = 1 / information;
  return found;
}

/// Step 5: the zero of the paper's f, by its Illinois algorithm.
double new_volatility(double volatility, double phi, const Evidence& found) {
  const double delta = found.variance * found.improvement;
  const double a = std::log(volatility * volatility);
  const auto f = [&](double x) {
    const double e = std::exp(x);
    const double sum = phi * phi + found.variance + e;
    return e * (delta * delta - sum) / (2 * sum * sum) - (x - a) / (tau * tau);
  };
  double low = a;
  double high = 0;
  const double excess = delta * delta - phi * phi - found.variance;
  if (excess > 0) {
    high = std::log(excess);
  } else {
    double k = 1;
    while (f(a - k * tau) < 0)
      ++k;
    high = a - k * tau;
  }
  double at_low = f(low);
  double at_high = f(high);
  while (std::abs(high - low) > closeness) {
    const double middle = low + (low - high) * at_low / (at_high - at_low);
    const double at_middle = f(middle);
    if (at_middle * at_high <= 0) {
      low = high;
      at_low = at_high;
    } else {
      at_low /= 2;
    }
    high = middle;
    at_high = at_middle;
  }
  return std::exp(low / 2);
}

}  // namespace

Rating after_period(const Rating& before, std::span<const RatedGame> games) {
  const double mu = mu_of(before);
  const double phi = phi_of(before);
  if (games.empty()) {
    const double wider = std::sqrt(phi * phi + before.volatility * before.volatility);
    return {before.value, std::min(scale * wider, Rating{}.deviation), before.volatility};
  }
  const Evidence found = evidence_of(mu, games);
  const double volatility = new_volatility(before.volatility, phi, found);
  const double wider_squared = phi * phi + volatility * volatility;
  const double phi_after = 1 / std::sqrt(1 / wider_squared + 1 / found.variance);
  const double mu_after = mu + phi_after * phi_after * found.improvement;
  return {scale * mu_after + Rating{}.value, scale * phi_after, volatility};
}

}  // namespace codemaker::engine::ranking
