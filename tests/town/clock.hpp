/// The clock of a town: what the program takes for the time of day while a town is played.
#pragma once

#include "records/mail_game.hpp"

namespace codemaker::tests::town {

/// Of the process that is asked now.
[[nodiscard]] scores::records::UtcSeconds& clock();

}  // namespace codemaker::tests::town
