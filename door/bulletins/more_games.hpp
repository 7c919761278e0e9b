/// Our bulletins have tables of three games side by side, which is as many as a row holds. What
/// games there are besides stand below them, in tables that are made of those.
#pragma once

#include <string>
#include <string_view>

namespace codemaker::bulletins {

/// A bulletin with each game of the program; one without tables of games as it is.
[[nodiscard]] std::string with_all_games(std::string_view ours);

}  // namespace codemaker::bulletins
