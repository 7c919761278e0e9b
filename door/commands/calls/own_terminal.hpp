/// The terminal that this program was started in.
#pragma once

#include "config/settings.hpp"
#include "wire/terminal_choice.hpp"

#include <string>

namespace codemaker::commands {

/// What the environment says of it; no terminal at all where standard output is none.
[[nodiscard]] wire::OwnTerminal own_terminal();

/// What it shows, in the letters of the settings and as large as it is now.
[[nodiscard]] ansi::Terminal terminal_here(const config::Settings& settings);

/// "terminal pts/3", as another call of the player's is told; empty where standard input is none.
[[nodiscard]] std::string place_of_terminal();

}  // namespace codemaker::commands
