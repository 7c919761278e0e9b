/// What waits for a caller, as one line of the main menu.
#pragma once

#include "play/events/answers.hpp"

#include <span>
#include <string>

namespace codemaker::play {

/// "Waiting: level 3 of the campaign (R).", with the key that leads there from the main menu; of
/// several games the first, and how many more there are. Empty: nothing waits.
[[nodiscard]] std::string waiting_text(std::span<const UnfinishedGame> games);

}  // namespace codemaker::play
