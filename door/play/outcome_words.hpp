/// What came of a game, in the words of a list.
#pragma once

#include "engine/records/record.hpp"

#include <string>

namespace codemaker::play {

/// "won in 5 guesses", "level 4, 118 points", "unfinished". The record replays.
[[nodiscard]] std::string result_text(const engine::records::Record& record);

}  // namespace codemaker::play
