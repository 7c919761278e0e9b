/// What came of a kept game in words, and the words that games share for it.
#pragma once

#include "engine/records/record.hpp"

#include <string>
#include <string_view>

namespace codemaker::play {

/// "won in 5 guesses", "level 6, 348 points". The record replays.
[[nodiscard]] std::string result_text(const engine::records::Record& record);

/// Whose result it is: of two people at one terminal neither is the caller.
[[nodiscard]] std::string_view winner_words(engine::records::Ending ending, bool is_pair);

/// "won, 8 to 5".
[[nodiscard]] std::string points_text(const engine::records::Outcome& outcome, bool is_pair);

/// "level 6, 348 points": of a run it is told how far it came, whether it was lost or given up.
[[nodiscard]] std::string run_text(const engine::records::Outcome& outcome);

/// "computer level 3": of whom a game was played against.
[[nodiscard]] std::string computer_text(int strength);

}  // namespace codemaker::play
