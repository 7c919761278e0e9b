/// All that a practice level is at a moment.
#pragma once

#include "engine/breaking/game.hpp"
#include "play/breaking/review_view.hpp"
#include "play/breaking/scoring_screen.hpp"
#include "play/scene.hpp"
#include "play/shared/hint_giver.hpp"
#include "play/shared/motion.hpp"
#include "play/shared/peg_hand.hpp"
#include "play/shared/record_keeper.hpp"
#include "play/shared/row_editor.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking::practice {

enum class Phase : std::uint8_t {
  choosing,  ///< a level
  drawing,   ///< the code is being drawn
  breaking,
  over
};

/// What leaving an unbroken code leads to.
enum class Exit : std::uint8_t { menu, levels };

inline constexpr int levels = 8;

/// 12 … 5.
[[nodiscard]] constexpr int guesses_of(int level) {
  return 13 - level;
}

inline constexpr engine::breaking::Rules rules{.holes = 4, .colors = 6};

/// How the caller likes it.
struct Choices {
  int level = 1;            ///< the one played last, or the next one to play
  bool has_shapes = false;  ///< pegs are shapes, not letters

  static constexpr std::string_view remembered_as = "practice";

  template <class Fields>
  void fields(Fields& fields) {
    fields("level", level, 1, levels);
    fields("shapes", has_shapes);
  }
};

struct State {
  Phase phase = Phase::choosing;
  int level = 1;
  bool has_shapes = false;
  bool is_guided = false;  ///< the guided game: 12 guesses as in level 1, and somebody explains
  std::vector<std::string> lesson = {};  ///< what is said beside it
  shared::RecordKeeper<engine::records::BreakingRecord> record = {};
  std::optional<engine::breaking::BreakingGame> game;
  std::optional<engine::records::Seal> seal;  ///< of its code
  shared::RowEditor row{rules};
  shared::PegHand hand;
  int copied = 0;  ///< rows up from the last that a copy took
  Exit exit = Exit::menu;
  shared::HintGiver hint;
  shared::Motion marks;   ///< of the last guess appear
  shared::Motion shield;  ///< lifts from the code at the end
  ReviewView review;
  ScoringScreen scoring;

  /// Guesses whose marks are all there.
  [[nodiscard]] int guesses_marked() const {
    return game ? game->guesses_made() - (marks.is_moving() ? 1 : 0) : 0;
  }

  [[nodiscard]] bool is_won() const { return game && game->is_broken(); }
};

}  // namespace codemaker::play::breaking::practice
