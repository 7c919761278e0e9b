/// The strategy chapter of code breaking, behind its rules.
#pragma once

#include "engine/breaking/code.hpp"
#include "play/shared/rules_page.hpp"

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace codemaker::play::breaking {

/// The first guesses of 4 holes and 6 colors worth comparing, as the chapter shows them.
inline constexpr std::array<std::string_view, 4> first_guesses{"1111", "1122", "1123", "1234"};

/// What a first guess leaves of the 1296 codes.
struct FirstGuess {
  std::size_t at_most;  ///< codes, with the worst marks
  double on_average;    ///< codes
};

/// `guess` is one of 4 holes and 6 colors.
[[nodiscard]] FirstGuess worth_of(const engine::breaking::Code& guess);

[[nodiscard]] std::span<const shared::RulesPage> strategy_pages();

}  // namespace codemaker::play::breaking
