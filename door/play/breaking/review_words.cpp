#include "play/breaking/review_words.hpp"

#include "engine/breaking/review.hpp"
#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

namespace codemaker::play::breaking {
namespace {

/// One bit, less what sums of logarithms lose: exactly half the codes must count as half.
constexpr double remarkable_bits = 1 - 1e-9;
constexpr double a_million = 1e6;

}  // namespace

std::string_view luck_of(const engine::breaking::GuessReview& one) {
  const double surprise = one.bits - one.played.expected_bits;
  if (surprise >= remarkable_bits) return "lucky";
  if (surprise <= -remarkable_bits) return "unlucky";
  return {};
}

std::string_view verdict_of(const engine::breaking::GuessReview& one) {
  constexpr double good = 0.1;
  constexpr double fair = 0.5;
  if (one.lost <= 0) return "best";
  if (one.lost <= good) return "good";
  return one.lost <= fair ? "fair" : "wasteful";
}

std::string lost_text(const engine::breaking::GuessReview& one) {
  return (one.is_counted ? "" : "~") + fmt::format("{:.2f}", one.lost);
}

std::string about_text(const engine::breaking::Review& review, const std::string& number) {
  return review.is_exact ? number : "~" + number;
}

std::string summary_text(const engine::breaking::Review& review) {
  constexpr double nothing = 0.005;
  double lost = 0;
  for (const engine::breaking::GuessReview& one : review.guesses)
    lost += one.lost;
  return lost < nothing ? "In all: perfect play."
                        : fmt::format("In all: {:.2f} guesses lost.", lost);
}

std::string_view doubt_text(const engine::breaking::Review& review) {
  const bool are_all_counted =
      std::ranges::all_of(review.guesses, &engine::breaking::GuessReview::is_counted);
  if (!review.is_exact) return "~ about: judged by samples";
  return are_all_counted ? "" : "~ about: not every code was played out";
}

std::string bits_text(double bits) {
  return fmt::format("{:.1f}", std::max(0.0, bits));
}

std::string short_amount(double amount) {
  if (amount < a_million) return fmt::format("{:.0f}", amount);
  const int power = static_cast<int>(std::floor(std::log10(amount)));
  return fmt::format("{:.1f}e{}", amount / std::pow(10, power), power);
}

std::string amount_in_words(double amount) {
  static constexpr std::array<std::string_view, 4> names{
      "million", "billion", "trillion", "quadrillion"};
  if (amount < a_million) return fmt::format("{:.0f}", amount);
  std::size_t name = 0;
  double left = amount / a_million;
  for (; left >= 1000 && name + 1 < names.size(); ++name)
    left /= 1000;
  return fmt::format("{:.0f} {}", left, names.at(name));
}

}  // namespace codemaker::play::breaking
