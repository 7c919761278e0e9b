/// The terminal that this program was started in.
#pragma once

#include "wire/terminal_choice.hpp"

#include <string>

namespace codemaker::commands {

/// What the environment says of it; no terminal at all where standard output is none.
[[nodiscard]] wire::OwnTerminal own_terminal();

/// "terminal pts/3", as another call of the player's is told; empty where standard input is none.
[[nodiscard]] std::string place_of_terminal();

}  // namespace codemaker::commands
