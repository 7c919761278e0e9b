/// What each jump of a board was worth.
#pragma once

#include "engine/masterix/record.hpp"
#include "play/boards/review.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>

namespace codemaker::play::masterix {

/// Of the board that is played after `made` moves of a record, by blue's name and red's.
[[nodiscard]] std::optional<boards::BoardToReview> review_of(
    const engine::masterix::records::MasterixRecord& record, std::size_t made,
    std::array<std::string, 2> names
);

}  // namespace codemaker::play::masterix
