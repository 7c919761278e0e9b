/// What is looked for on screens and in lines.
#pragma once

#include "known.hpp"

#include "play/drawing/shown.hpp"

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::tests::town {

/// Digits that stand together, or with a blank between them, as codes of so many holes.
[[nodiscard]] std::set<std::string> codes_in(std::string_view text, std::size_t holes);

/// What was typed and refused comes back between quotation marks, whatever it was: `"2163" is not a
/// command here.` What else stands between them is told by the game.
[[nodiscard]] std::string without_refused(const std::string& line);

/// The board shows these guesses, and their marks.
void audit_pegs(
    const std::vector<play::ShownGuess>& shown, const std::vector<std::string>& guesses,
    const std::string& code, const std::string& where
);

}  // namespace codemaker::tests::town
