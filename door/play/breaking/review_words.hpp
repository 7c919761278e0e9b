/// The numbers of a review as they are written and read aloud.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace codemaker::engine::breaking {

struct GuessReview;
struct Review;

}  // namespace codemaker::engine::breaking

namespace codemaker::play::breaking {

/// "lucky" if the answer left at most half the codes that such a guess leaves on average, "unlucky"
/// if at least twice; ordinary answers get no word.
[[nodiscard]] std::string_view luck_of(const engine::breaking::GuessReview& one);

/// What a guess was: "best", "good" (costs up to 0.1 guesses), "fair" (up to 0.5), "wasteful".
[[nodiscard]] std::string_view verdict_of(const engine::breaking::GuessReview& one);

/// Guesses thrown away by one, "0.25"; "~0.25" where that is about so many.
[[nodiscard]] std::string lost_text(const engine::breaking::GuessReview& one);

/// A number of the review, "~12" where all of them are "about".
[[nodiscard]] std::string about_text(
    const engine::breaking::Review& review, const std::string& number
);

/// What all guesses together threw away.
[[nodiscard]] std::string summary_text(const engine::breaking::Review& review);

/// Why numbers are "about", in a line; empty: none is.
[[nodiscard]] std::string_view doubt_text(const engine::breaking::Review& review);

/// What the heads of the table mean.
inline constexpr std::array heads_of_review{
    std::string_view{"Before, After: codes possible. Bits: what this answer told you."},
    std::string_view{"Avg: what this guess tells on average. Lost: how many guesses it cost you."}};

/// Never -0.0.
[[nodiscard]] std::string bits_text(double bits);

/// In at most seven characters: 32768, 4.3e8.
[[nodiscard]] std::string short_amount(double amount);

/// In words that can be read aloud: 32768, 430 million.
[[nodiscard]] std::string amount_in_words(double amount);

}  // namespace codemaker::play::breaking
