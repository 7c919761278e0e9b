/// How hard a code is for the computer of a level of the campaign.
#pragma once

#include "engine/breaking/campaign.hpp"
#include "engine/breaking/code.hpp"

#include <cstdint>

namespace codemaker::engine::breaking {

/// What a code pays its maker on average when the computer of this level breaks it under the
/// level's limit: 1 … limit + 1. It depends on how often each color stands in the code and on
/// nothing else, for no player of the computer's prefers a color or a hole (the best ones play
/// their tables under names drawn anew). So it is looked up, measured as codebreaking.md says.
[[nodiscard]] double expected_points(const Level& level, const Code& code);

/// How that compares with the hardest code of the level.
enum class Hardness : std::uint8_t {
  easy,
  fair,  ///< pays up to 0.3 points less
  hard   ///< up to 0.1
};

[[nodiscard]] Hardness hardness_of(const Level& level, const Code& code);

}  // namespace codemaker::engine::breaking
