/// Codes of the computer's: drawn whole for puzzles, else of two shares. The computer's share is
/// drawn and sealed before the caller gives theirs, so neither side chooses the code (records.md).
#pragma once

#include "engine/breaking/sealed_code.hpp"

#include <functional>
#include <string>
#include <string_view>

namespace codemaker::engine::breaking {

using engine::records::RandomSource;
using engine::records::Salt;

/// A code that was drawn, with its proof.
struct DrawnCode {
  Code secret;
  Salt salt{};  ///< or the computer's share
  std::string text;
};

/// Gives the numbers of a name (puzzles.md).
using NumbersOf = std::function<RandomSource(std::string name)>;

/// A code of these rules, each equally likely; drawn from chance directly, never from a seed.
[[nodiscard]] Code draw_code(const Rules& rules, const RandomSource& chance);

/// A code of these rules, drawn with a salt and sealed whole.
[[nodiscard]] DrawnCode draw_sealed(const Rules& rules, const RandomSource& chance);

/// What is sealed before the code is made.
[[nodiscard]] std::string sealed_share(const Rules& rules, const Salt& share);

/// The code that comes of both shares; each is equally likely.
[[nodiscard]] DrawnCode mix_shares(
    const Rules& rules, const Salt& share, std::string_view typed, const NumbersOf& numbers_of
);

}  // namespace codemaker::engine::breaking
