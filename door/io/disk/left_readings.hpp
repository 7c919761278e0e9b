/// Codes left for others, and news of what others did, read and changed for a caller. Nothing goes
/// from here to the caller but what `try_view` shows them.
#pragma once

#include "io/disk/game_readings.hpp"
#include "play/events/left.hpp"

namespace codemaker::io::disk {

[[nodiscard]] play::event::LeftList read_left_list(
    scores::records::Store& store, const scores::Player& player, const Complain& complain
);

[[nodiscard]] play::event::LeftRanks read_left_ranks(
    scores::records::Store& store, const scores::Player& player, const Complain& complain
);

[[nodiscard]] play::event::LeftRead read_left_code(
    scores::records::Store& store, const scores::Player& player, const play::effect::ReadLeft& read,
    const Complain& complain
);

[[nodiscard]] play::event::LeftRead change_left_code(
    scores::records::Store& store, const scores::Player& player,
    const play::effect::ChangeLeft& change, const Complain& complain
);

[[nodiscard]] play::event::LeftRead leave_code(
    scores::records::Store& store, const scores::Player& player,
    const play::effect::LeaveCode& leave, const Complain& complain
);

[[nodiscard]] play::event::News read_news(
    scores::records::Store& store, const scores::Player& player, const Complain& complain
);

}  // namespace codemaker::io::disk
