/// Every screen worth a picture: scripted callers play, and what they come to is shown.
#pragma once

#include "ansi/frame.hpp"
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

/// To the second page of a review, which a large screen has on one.
void turn_review(const Tour& tour, Typist& caller);

/// Shows all screens, of the shell first and then game by game.
void show_all(const Tour& tour);

/// Told the name of a screen, and what it shows.
using SeeFrame = std::function<void(const std::string& name, const ansi::Frame& frame)>;

/// The same screens as they are painted, and behind them those of the sysop's editor.
void show_frames(const play::Call& call, const SeeFrame& see);

}  // namespace codemaker::tests
