/// All that free play is at a moment.
#pragma once

#include "engine/breaking/match.hpp"
#include "play/breaking/free_play/setup.hpp"
#include "play/breaking/round/round.hpp"
#include "play/scenes/scene.hpp"

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

/// Of the code of the day, to a guest who has not broken it.
inline constexpr std::string_view told_tomorrow = "Guests are told the code when the day is over.";

inline constexpr std::string_view break_task = "Break the computer's code.";

/// Typed while the computer thought: keys, or in line mode lines.
inline constexpr std::size_t max_keys_ahead = 80;
inline constexpr std::size_t max_lines_ahead = 10;

struct State {
  Phase phase = Phase::choosing;
  Setup setup;
  std::optional<engine::records::Day> daily;  ///< whose code is played; nullopt: any code
  std::string label;  ///< of a challenge or a day that is over, whose code is played; empty: none
  bool is_first_try = false;                                          ///< of a challenge: it counts
  Settings settings;                                                  ///< of the game
  Round round{.typing = {.has_no_peg = true, .prompts_part = true}};  ///< the caller's
  std::optional<engine::breaking::Code> own_code;           ///< duels only, once it is made
  std::optional<engine::breaking::BreakingGame> computers;  ///< at that code
  shared::Motion computers_marks;                           ///< of its last guess appear
  engine::breaking::Belief belief = {};  ///< it made that guess by; without codes: not known
  std::optional<Carried> carried;
  bool wants_new_game = false;  ///< what the caller is asked about; false: to quit
  std::vector<ansi::Key> keys_ahead;
  std::vector<std::string> lines_ahead;

  /// What the row is filled for.
  [[nodiscard]] RowUse row_use() const {
    if (phase == Phase::setting) return RowUse::code;
    return phase == Phase::breaking ? RowUse::guess : RowUse::none;
  }

  [[nodiscard]] bool is_row_open() const { return row_use() != RowUse::none; }

  /// Whether holes that stay empty are offered. The code of a word is told as one of pegs alone.
  [[nodiscard]] bool offers_no_peg() const {
    return round.rules.blanks && phase != Phase::setting && label.empty();
  }

  /// Both games, which say together whose turn it is and who wins. The computer's code is made.
  [[nodiscard]] engine::breaking::Match match() const { return {*round.game, computers}; }

  /// Where things stand depends on it; known before the codes are.
  [[nodiscard]] bool is_duel() const { return settings.is_duel; }

  /// Over before its end.
  [[nodiscard]] bool is_given_up() const { return round.game && !match().is_over(); }
};

}  // namespace codemaker::play::breaking::free_play
