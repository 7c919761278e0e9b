/// All that a match is at a moment.
#pragma once

#include "play/breaking/match/marks_editor.hpp"
#include "play/breaking/match/setup.hpp"
#include "play/breaking/review_view.hpp"
#include "play/scene.hpp"
#include "play/shared/ceremony.hpp"
#include "play/shared/motion.hpp"
#include "play/shared/peg_hand.hpp"
#include "play/shared/record_keeper.hpp"
#include "play/shared/row_editor.hpp"

#include <cstdint>
#include <optional>

namespace codemaker::play::breaking::match {

enum class Phase : std::uint8_t {
  choosing,  ///< the settings are on the screen
  passing,   ///< the keyboard goes to the other person
  setting,   ///< a person makes a code
  drawing,   ///< the computer's code is being drawn
  breaking,  ///< a person's guess is next
  thinking,  ///< the computer's is
  marking,   ///< a person gives the marks of the guess that was made
  watching,  ///< a guess of the computer's stands there for a moment
  paused,    ///< a round is over
  decided    ///< the match is
};

struct State {
  Phase phase = Phase::choosing;
  Phase after_pass = Phase::setting;  ///< what the keyboard is passed for
  engine::breaking::Seat breaker = engine::breaking::Seat::one;  ///< in the round on the screen
  bool is_code_seen = false;  ///< its maker looks at it, while the other one looks away
  bool is_skipping = false;   ///< the computer's guesses are shown at once
  Setup setup;
  Settings settings;  ///< of the match
  shared::RecordKeeper<engine::records::BreakingRecord> record;
  engine::breaking::MatchOfRounds played;  ///< may be a round ahead of the screen
  int round = 1;                           ///< the one on the screen
  std::optional<engine::breaking::BreakingGame> game;
  std::optional<engine::records::Seal> seal;    ///< of the code, if it is the computer's
  std::optional<engine::breaking::Code> guess;  ///< made, but not marked yet
  shared::RowEditor row;
  shared::PegHand hand;
  int copied = 0;  ///< rows up from the last that a copy took
  MarksEditor marks;
  std::optional<Instant> next_guess_at;  ///< of the computer's
  shared::Motion shield;                 ///< lifts from the code when a round is over
  shared::Ceremony ceremony;
  ReviewView review;
  bool wants_new_match = false;  ///< what the caller is asked about; false: to quit

  [[nodiscard]] engine::breaking::Seat maker() const { return engine::breaking::other(breaker); }

  [[nodiscard]] bool is_computer(engine::breaking::Seat seat) const {
    return !settings.is_pair && seat == engine::breaking::Seat::two;
  }

  /// The code on the board may be seen: it is the caller's alone, or the round is over, or its
  /// maker looks at it.
  [[nodiscard]] bool shows_code() const {
    const bool is_own = !settings.is_pair && !is_computer(maker());
    return is_own || is_code_seen || (game && game->is_over());
  }

  /// A person made the code of this round, and gives the marks.
  [[nodiscard]] bool is_marked_by_hand() const {
    return settings.marks_by_hand && !is_computer(maker());
  }

  [[nodiscard]] bool is_row_open() const {
    return phase == Phase::setting || phase == Phase::breaking;
  }

  [[nodiscard]] int guesses_made() const { return game ? game->guesses_made() : 0; }

  /// A round is being played, or the next one is about to begin.
  [[nodiscard]] bool is_on() const { return phase != Phase::choosing && phase != Phase::decided; }
};

}  // namespace codemaker::play::breaking::match
