/// Every screen worth a picture: scripted callers play, and what they come to is shown.
#pragma once

#include "support/typist.hpp"

#include <functional>
#include <string>

namespace codemaker::tests {

/// A call, its terminal included, and who is shown its screens.
struct Tour {
  play::Call call;
  /// Told the name of a screen, and the caller before it; of two with the same name the last
  /// counts.
  std::function<void(const std::string& name, const Typist& caller)> see;
};

/// Ada's call, on a usual terminal.
[[nodiscard]] play::Call call_of_ada();

/// Shows all screens, of the shell first and then game by game.
void show_all(const Tour& tour);

}  // namespace codemaker::tests
