/// What each selection of a game was worth.
#pragma once

#include "engine/egg_carton/record.hpp"
#include "play/boards/review.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>

namespace codemaker::play::egg_carton {

/// Of the carton that is played after `made` moves of a record, by both players' names.
[[nodiscard]] std::optional<boards::BoardToReview> review_of(
    const engine::egg_carton::records::CartonRecord& record, std::size_t made,
    std::array<std::string, 2> names
);

}  // namespace codemaker::play::egg_carton
