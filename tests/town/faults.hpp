/// Faults that the program does not have: a town has to find each of them. They are put between its
/// libraries by the linker of the town alone, and between it and SQLite: the program has no seam
/// for them.
#pragma once

#include "play/events/event.hpp"

#include <span>
#include <string_view>

namespace codemaker::tests::town {

/// All there are.
[[nodiscard]] std::span<const std::string_view> faults();

/// From now on the program has this fault, and no other; empty: none.
void put_in(std::string_view fault);

/// What a page is told, with a fault that is put in between the database and the page.
void spoil(play::Answer& answer);

}  // namespace codemaker::tests::town
