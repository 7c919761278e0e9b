/// All that Intersections & Splats is at a moment.
#pragma once

#include "engine/breaking/history.hpp"
#include "play/breaking/round/round.hpp"
#include "play/breaking/splats/words.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/line_editor.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace codemaker::play::breaking::splats {

/// What the caller wants in place of the game.
enum class Wish : std::uint8_t { menu, new_game, other_numbers };

enum class Phase : std::uint8_t {
  drawing,     ///< the code is being drawn
  moving,      ///< MOVE:
  over,        ///< [CNQ]
  configuring  ///< X, Y and N are asked
};

inline constexpr std::size_t max_typed = 80;

struct State {
  Size size;
  Phase phase = Phase::drawing;
  Round round;  ///< whose guesses are typed as lines, not into its row
  shared::LineEditor typed{max_typed};
  std::vector<int> numbers;      ///< of X, Y and N, those given
  Phase before = Phase::moving;  ///< where an aborted configuration goes back to
  Wish wish = Wish::menu;        ///< what a question is about

  /// Guesses were made that count for nothing if the game ends now.
  [[nodiscard]] bool is_under_way() const {
    return phase == Phase::moving && round.guesses_made() > 0;
  }

  /// True if a question mark alone can be a guess.
  [[nodiscard]] bool is_help_a_guess() const { return size.digits == 1 && is_help_a_digit(); }

  [[nodiscard]] bool is_help_a_digit() const { return size.highest == max_splats; }
};

}  // namespace codemaker::play::breaking::splats
