/// The guided game: what a teacher says beside the board, about the caller's own guesses.
#pragma once

#include "engine/breaking/game.hpp"

#include <string>
#include <vector>

namespace codemaker::play::breaking::practice {

/// Sentences for the moment: how a row is filled, what the marks of the last guess say (for the
/// first guess also which pegs they mean), whether that guess could have been the code, how many
/// codes are left. Pegs are named by their letters. At most 400 characters together.
[[nodiscard]] std::vector<std::string> lesson(const engine::breaking::BreakingGame& game);

}  // namespace codemaker::play::breaking::practice
