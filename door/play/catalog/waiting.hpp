/// What waits for a caller, as one line of the title and of the main menu.
#pragma once

#include "play/call/place.hpp"
#include "play/events/answers.hpp"

#include <span>
#include <string>
#include <string_view>

namespace codemaker::play {

/// "Waiting: level 3 of a ranked run (R).", with the key that leads there from the main menu; of
/// several games the first, and how many more there are. Empty: nothing waits. `where` stands
/// behind the key: " at the menu"; `puzzle` is what the first game is of, where its record does not
/// say that.
[[nodiscard]] std::string waiting_text(
    std::span<const UnfinishedGame> games, std::string_view where = "",
    const std::string& puzzle = ""
);

/// The same at the menu that a game has of its own: "Waiting: level 3 of Masterix. Choose it to go
/// on." Empty: nothing waits there, or the place is no such menu.
[[nodiscard]] std::string waiting_text_at(Place menu, std::span<const UnfinishedGame> games);

/// "3 daily puzzles are waiting (D).", of so many that were not played yet; empty: of none.
[[nodiscard]] std::string waiting_day_text(int puzzles, std::string_view where = "");

}  // namespace codemaker::play
