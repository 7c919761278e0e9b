/// All that a match is at a moment.
#pragma once

#include "play/breaking/match/marks_editor.hpp"
#include "play/breaking/match/setup.hpp"
#include "play/breaking/round/round.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/ceremony.hpp"

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
  bool is_small = false;      ///< on small screens, as far as their key line goes
  Setup setup;
  Settings settings;                            ///< of the match
  Round round;                                  ///< the one on the screen
  engine::breaking::MatchOfRounds played;       ///< may be a round ahead of the screen
  int round_number = 1;                         ///< of the round on the screen
  std::optional<engine::breaking::Code> guess;  ///< made, but not marked yet
  MarksEditor marks;
  std::optional<Instant> next_guess_at;  ///< of the computer's
  shared::Ceremony ceremony;
  bool wants_new_match = false;  ///< what the caller is asked about; false: to quit

  [[nodiscard]] engine::breaking::Seat maker() const { return engine::breaking::other(breaker); }

  [[nodiscard]] bool is_computer(engine::breaking::Seat seat) const {
    return !settings.is_pair && seat == engine::breaking::Seat::two;
  }

  /// The code on the board may be seen: it is the caller's alone, or the round is over, or its
  /// maker looks at it.
  [[nodiscard]] bool shows_code() const {
    const bool is_own = !settings.is_pair && !is_computer(maker());
    return is_own || is_code_seen || round.is_over();
  }

  /// A person made the code of this round, and gives the marks.
  [[nodiscard]] bool is_marked_by_hand() const {
    return settings.marks_by_hand && !is_computer(maker());
  }

  /// What the row is filled for.
  [[nodiscard]] RowUse row_use() const {
    if (phase == Phase::setting) return RowUse::code;
    return phase == Phase::breaking ? RowUse::guess : RowUse::none;
  }

  [[nodiscard]] bool is_row_open() const { return row_use() != RowUse::none; }

  /// A round is being played, or the next one is about to begin.
  [[nodiscard]] bool is_on() const { return phase != Phase::choosing && phase != Phase::decided; }
};

}  // namespace codemaker::play::breaking::match
