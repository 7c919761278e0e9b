/// All that free play is at a moment.
#pragma once

#include "engine/breaking/match.hpp"
#include "play/breaking/free_play/setup.hpp"
#include "play/breaking/review_view.hpp"
#include "play/breaking/scoring_screen.hpp"
#include "play/scene.hpp"
#include "play/shared/hint_giver.hpp"
#include "play/shared/motion.hpp"
#include "play/shared/peg_hand.hpp"
#include "play/shared/record_keeper.hpp"
#include "play/shared/row_editor.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking::free_play {

enum class Phase : std::uint8_t {
  choosing,  ///< the settings are on the screen
  setting,   ///< the caller makes the code of a duel
  drawing,   ///< the computer's code is being drawn
  breaking,  ///< the caller's guess is next
  marking,   ///< the marks of the last guess appear
  thinking,  ///< the computer's is
  over
};

/// A peg that is taken elsewhere in the row by keys.
struct Carried {
  int from = 0;
  bool is_move = false;  ///< false: a copy
};

/// Typed while the computer thought: keys, or in line mode lines.
inline constexpr std::size_t max_keys_ahead = 80;
inline constexpr std::size_t max_lines_ahead = 10;

struct State {
  Phase phase = Phase::choosing;
  Setup setup;
  std::optional<engine::records::Day> daily;  ///< whose code is played; nullopt: any code
  std::string word;                           ///< of a challenge, whose code is played; empty: none
  Settings settings;                          ///< of the game
  engine::breaking::Rules rules;              ///< of its guesses
  PegSigns signs = PegSigns::colors;
  shared::RecordKeeper<engine::records::BreakingRecord> record;
  std::optional<engine::breaking::Code> own_code;  ///< duels only, once it is made
  std::optional<engine::breaking::Match> match;
  std::optional<engine::records::Seal> seal;  ///< of the computer's code
  shared::RowEditor row;
  shared::PegHand hand;
  std::optional<Carried> carried;
  int copied = 0;  ///< rows up from the last that a copy took
  shared::HintGiver hint;
  ScoringScreen scoring;
  engine::breaking::Side marked_side = engine::breaking::Side::player;  ///< who made that guess
  shared::Motion marks;
  shared::Motion shield;  ///< lifts from the computer's code at the end
  ReviewView review;
  bool wants_new_game = false;  ///< what the caller is asked about; false: to quit
  std::vector<ansi::Key> keys_ahead;
  std::vector<std::string> lines_ahead;

  [[nodiscard]] bool is_row_open() const {
    return phase == Phase::setting || phase == Phase::breaking;
  }

  /// Where things stand depends on it; known before the codes are.
  [[nodiscard]] bool is_duel() const { return settings.is_duel; }

  /// Over before its end.
  [[nodiscard]] bool is_given_up() const { return match && !match->is_over(); }
};

}  // namespace codemaker::play::breaking::free_play
