/// The boards of a game for one code or for two, one beside the other, and what stands around them.
#pragma once

#include "play/breaking/round/places.hpp"
#include "play/breaking/round/round.hpp"
#include "play/shared/motion.hpp"

#include <optional>
#include <span>
#include <string>
#include <utility>

namespace codemaker::play::breaking {

/// Above a board, on full screens and on small ones.
struct BoardTitle {
  std::string full = {};
  std::string small = {};
};

/// All that the drawing needs to know. Where things stand does not depend on whether the codes are
/// made yet.
struct Boards {
  const Round& round;  ///< the caller's
  RowUse row = RowUse::none;
  bool are_two = false;
  bool is_over = false;
  bool has_no_peg = false;  ///< is offered as a peg
  bool has_panel = true;    ///< beside a board that stands alone
  bool is_large = false;    ///< all of a large screen is theirs
  /// Of the other side at the caller's own code; nullptr: none yet.
  const engine::breaking::BreakingGame* others = nullptr;
  const shared::Motion* others_marks = nullptr;  ///< of its last guess appear
  /// What it made that guess by; nullptr: not known.
  const engine::breaking::Belief* others_belief = nullptr;
  std::optional<engine::breaking::Code> own_code = {};
  BoardTitle own_title = {};  ///< where there are two
  BoardTitle others_title = {};
  std::string own_label = "Your code";  ///< on small screens
  std::string hidden_label = "Its code";
  std::string withheld = {};  ///< in place of the other's code, once it is over

  /// Taken by others from the first guess on, where a small board stands alone.
  int rows_beside = 0;

  /// Below what a panel says of the game, with a word before each.
  std::span<const std::pair<std::string, std::string>> facts = {};

  [[nodiscard]] PegSigns signs() const { return round.typing.signs; }

  /// On full screens the board of the caller's guesses, and beside it that of the other's.
  [[nodiscard]] WoodenBoard own_board() const;
  [[nodiscard]] WoodenBoard others_board() const;
  /// Where the colors begin.
  [[nodiscard]] ansi::Position panel() const;

  /// Of two sides the other one guesses, or its marks appear.
  [[nodiscard]] bool is_others_turn() const;

  [[nodiscard]] RoundPlaces places() const;
  /// On small screens.
  [[nodiscard]] SmallPlaces small_places(bool of_others) const;
};

void draw_full_boards(Canvas& canvas, const Boards& boards);
/// Below the header.
void draw_small_boards(Canvas& canvas, const Boards& boards);

}  // namespace codemaker::play::breaking
