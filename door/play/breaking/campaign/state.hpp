/// All that a ranked run of code breaking is at a moment.
#pragma once

#include "engine/breaking/campaign.hpp"
#include "engine/breaking/id.hpp"
#include "play/breaking/place.hpp"
#include "play/breaking/round/round.hpp"
#include "play/breaking/welcome.hpp"
#include "play/opponents/card.hpp"
#include "play/opponents/talk.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/ranked_run.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace codemaker::play::breaking::campaign {

enum class Phase : std::uint8_t {
  drawing,   ///< the computer's code is being drawn
  breaking,  ///< the caller breaks it
  setting,   ///< the caller makes a code
  thinking,  ///< the computer works on it
  watching,  ///< its guesses are shown one by one
  paused,    ///< a round is over
  decided    ///< a level is over
};

/// How a round went.
struct RoundResult {
  engine::breaking::Side breaker = engine::breaking::Side::player;
  int guesses = 0;
  bool is_broken = false;
  int points = 0;
  bool is_stopped = false;  ///< in the middle, with the level
};

/// How a level went; it is shown after the run has gone on.
struct LevelResult {
  int level = 1;
  engine::Verdict verdict = engine::Verdict::tied;
  int player = 0;
  int computer = 0;
  int unused = 0;
  engine::Points worth = 0;
  std::vector<RoundResult> rounds;
};

/// Not with each key: a row is weighed when no key has come for so long.
inline constexpr std::chrono::milliseconds time_to_rest{500};

struct State {
  shared::RankedRun run{engine::breaking::id, Place::menu, place::campaign};
  Round round;                                ///< the one on the screen
  engine::breaking::CampaignLevel played{1};  ///< the level being played; may be a round ahead
  Welcome welcome;                            ///< lies over the first board
  opponents::Card card;                       ///< lies over the first board of each level
  opponents::Talk talk;
  Phase phase = Phase::drawing;
  int round_number = 1;  ///< of the round on the screen
  engine::breaking::Level level;
  std::optional<engine::breaking::Code> weighed;  ///< the caller's code whose hardness is shown
  Instant rests_at;                               ///< when the row that was changed is weighed
  engine::breaking::History computers_turns;
  /// What it had in mind before each, and behind the last; empty: not known.
  std::vector<engine::breaking::Belief> beliefs;
  /// Of these turns, as far as they were judged; nullptr: none was.
  std::shared_ptr<const engine::breaking::Review> computers_review;
  Instant next_turn_at;
  bool is_skipping = false;
  std::optional<engine::breaking::BreakingGame>
      own_game;                                   ///< the last in which the caller was breaking
  std::optional<engine::records::Seal> own_seal;  ///< of its code
  std::optional<engine::breaking::BreakingGame>
      computers_game;  ///< the last in which the computer was
  LevelResult result;
  std::vector<RoundResult> rounds;
  std::vector<engine::breaking::BreakingGame> games;  ///< of these rounds
  bool could_end = false;                             ///< the level, before the last guess
  bool asks_to_end = false;  ///< the question is about the level, not about the run

  /// What the row is filled for.
  [[nodiscard]] RowUse row_use() const {
    if (phase == Phase::setting) return RowUse::code;
    return phase == Phase::breaking ? RowUse::guess : RowUse::none;
  }

  /// The caller's code is not the one whose hardness is shown.
  [[nodiscard]] bool is_unweighed() const {
    return phase == Phase::setting && weighed != round.row.code();
  }

  [[nodiscard]] bool is_row_open() const { return !run.is_over() && row_use() != RowUse::none; }

  /// What came of a level, or of the run, is on the screen.
  [[nodiscard]] bool shows_end() const { return phase == Phase::decided || run.is_left(); }

  /// Its last round is over, and its verdict was not asked for yet.
  [[nodiscard]] bool is_level_played() const {
    return phase == Phase::paused && played.is_decided();
  }

  [[nodiscard]] bool is_player_breaking() const {
    return round.breaker == engine::breaking::Side::player;
  }

  /// The computer works on the caller's code, or has done so in the round on the screen.
  [[nodiscard]] bool is_computer_breaking() const {
    return !is_player_breaking() && phase != Phase::setting;
  }

  /// Guesses of the caller's in the round being played; a code is being made: none.
  [[nodiscard]] int guesses_so_far() const {
    return phase == Phase::breaking ? round.guesses_made() : 0;
  }
};

}  // namespace codemaker::play::breaking::campaign
