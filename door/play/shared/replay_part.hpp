/// What the replays of all games have in common. Each game has a view of its records, which the
/// scene of replays holds: where a record stands after so many moves, drawn and in words.
#pragma once

#include "play/drawing/canvas.hpp"
#include "play/events/event.hpp"
#include "play/scenes/stage.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shared {

/// Somebody who is told of: the caller as "you", others by name.
struct Actor {
  std::string name;  ///< empty: the caller

  /// "You guess", "Ada guesses".
  [[nodiscard]] std::string does(std::string_view verb) const {
    if (name.empty()) return "You " + std::string{verb};
    const bool hisses = verb.ends_with("ss") || verb.ends_with('h');
    return name + " " + std::string{verb} + (hisses ? "es" : "s");
  }

  /// "You", "Ada".
  [[nodiscard]] std::string shown() const { return name.empty() ? "You" : name; }
};

/// What a game's view hides where it has it. Besides, a view has `moves()`, how many a record has;
/// `where(move)`, what is being played after that move; `said(move, is_line)`, the move in a
/// sentence; and `draw(canvas, move)`, below the first row and above the last three.
struct ReplayPart {
  /// What lies there after that move, in lines; empty: the moves say it all.
  [[nodiscard]] std::vector<std::string> told(std::size_t /*move*/) const { return {}; }

  /// Steps in which a move is seen before it is done, as in the game; 0: it is there at once.
  [[nodiscard]] std::size_t legs(std::size_t /*move*/) const { return 0; }

  /// Draws, in place of `draw`, one of them, from 0.
  void draw_leg(Canvas& /*canvas*/, std::size_t /*move*/, std::size_t /*leg*/) const {}

  /// True if something is covered after that move that may be seen.
  [[nodiscard]] bool has_cover(std::size_t /*move*/) const { return false; }

  /// True if a board, or the code of a round, is there from that move on.
  [[nodiscard]] bool begins_part(std::size_t /*move*/) const { return false; }

  /// Lifts all covers, or puts them on again.
  void lift() {}

  [[nodiscard]] bool is_lifted() const { return false; }

  /// True if what is played after that move can be reviewed.
  [[nodiscard]] bool may_review(std::size_t /*move*/) const { return false; }

  void review(std::size_t /*move*/, Stage& /*stage*/) {}

  /// True while the review takes the keys and draws.
  [[nodiscard]] bool is_reviewing() const { return false; }

  /// A review may not fill a large screen; all else does.
  [[nodiscard]] bool fills_large() const { return true; }

  /// True if it leaves one more row of a full screen free below it.
  [[nodiscard]] bool leaves_row() const { return false; }

  void take(const Answer& /*answer*/, Stage& /*stage*/) {}

  void press_in_review(const ansi::Key& /*key*/, Stage& /*stage*/) {}

  void take_line_in_review(std::string_view /*line*/, Stage& /*stage*/) {}

  void draw_review(Canvas& /*canvas*/) const {}

  [[nodiscard]] std::string review_prompt() const { return {}; }

  [[nodiscard]] std::vector<KeyHelp> review_keys() const { return {}; }
};

}  // namespace codemaker::play::shared
