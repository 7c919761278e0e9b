/// What callers look at of the games that were kept. Every game is replayed before it is believed.
#pragma once

#include "play/events/event.hpp"
#include "records/store.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::io::disk {

/// Is told why the database could not be read, or which game does not replay.
using Complain = std::function<void(const std::string& reason)>;

/// The figures of a player's page.
[[nodiscard]] play::event::MyPage read_my_page(
    scores::records::Store& store, const scores::Player& player, const Complain& complain
);

/// The player's last games. Those that do not replay are left out.
[[nodiscard]] play::event::MyGames read_my_games(
    scores::records::Store& store, const scores::Player& player, const Complain& complain
);

/// One game for this player to look at: their own, or the run behind a score. Runs that are going
/// on, and other players' games by number, are refused.
[[nodiscard]] play::event::GameRead read_shown_game(
    scores::records::Store& store, const scores::Player& player, const play::WantedGame& wanted,
    const Complain& complain
);

/// The rows of a table of daily games; those of `own` are marked as the caller's.
[[nodiscard]] std::vector<play::DailyRow> shown_rows(
    const std::vector<scores::records::DailyRow>& rows, scores::records::PlayerId own = 0
);

/// What the player has played to its end of the games of a day; nullopt if it cannot be read.
[[nodiscard]] std::optional<std::vector<engine::RankedGame>> read_played(
    scores::records::Store& store, const scores::Player& player, engine::records::Day day
);

/// What a caller sees of a day. A game of theirs that does not replay is not shown.
[[nodiscard]] play::DailyGame shown_day(
    const scores::records::Store& store, const scores::records::Daily& daily,
    const std::vector<scores::records::DailyRow>& month, const Complain& complain
);

/// A game as everybody sees it, its player by their name; nullopt if it does not replay.
[[nodiscard]] std::optional<play::ShownGame> read_public_game(
    const scores::records::KeptGame& game, const Complain& complain
);

/// True if the player does not want to be seen by others, or that can't be read.
[[nodiscard]] bool hides(
    scores::records::Store& store, const scores::Player& player, const Complain& complain
);

}  // namespace codemaker::io::disk
