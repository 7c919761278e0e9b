/// The end of a round of Masterix as it is celebrated: who won, and what it paid.
#pragma once

#include "play/masterix/play.hpp"
#include "play/shared/ceremony.hpp"

#include <span>
#include <string>
#include <string_view>

namespace codemaker::play::masterix {

/// A result on a full screen: the ceremony, what the round paid, and what follows from it.
void draw_result(
    Canvas& canvas, std::string_view where, const shared::Ceremony& ceremony, const Play& round,
    std::span<const std::string> facts
);

}  // namespace codemaker::play::masterix
