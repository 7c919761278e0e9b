/// Where a round stands on the caller's screen, for the pen and for the mouse.
#pragma once

#include "ansi/frame.hpp"
#include "play/breaking/panel.hpp"
#include "play/breaking/round/round.hpp"
#include "play/breaking/wooden_board.hpp"

#include <optional>
#include <string_view>

namespace codemaker::play::breaking {

/// On small screens. Holes stand two apart; a guess has its number in the first column.
struct SmallPlaces {
  int holes = 4;
  int colors = 6;
  bool has_no_peg = false;       ///< behind the colors of the palette
  ansi::Position palette{1, 7};  ///< behind its label
  int color_pitch = 2;           ///< from a color to the next
  int color_width = 1;
  ansi::Position guesses{3, 6};  ///< first hole of the first one
  int marks_column = 15;
  ansi::Position code{15, 10};  ///< first hole of the caller's

  /// Of a peg of the palette.
  [[nodiscard]] ansi::Position color(engine::breaking::Peg peg) const;

  /// First hole of a guess, counted from 0.
  [[nodiscard]] constexpr ansi::Position pegs(int guess) const {
    return {guesses.row + guess, guesses.column};
  }

  [[nodiscard]] constexpr ansi::Position marks(int guess) const {
    return {guesses.row + guess, marks_column};
  }

  [[nodiscard]] std::optional<engine::breaking::Peg> color_at(ansi::Position at) const;
  /// The hole of a row whose first one stands at `first`; the blank to its left belongs to it.
  [[nodiscard]] std::optional<int> hole_at(ansi::Position first, ansi::Position at) const;
};

/// As most ways of playing have them, a code being made or not.
[[nodiscard]] SmallPlaces small_places(
    const engine::breaking::Rules& rules, RowUse row = RowUse::guess
);

/// Before the caller's own code on small screens.
inline constexpr std::string_view own_code_label = "Your code ";
inline constexpr ansi::Position own_code_place{15, 0};
/// While it is made, and there are no guesses.
inline constexpr ansi::Position made_code_place{4, 0};

/// On full screens, and on small ones.
struct RoundPlaces {
  RowUse row = RowUse::none;  ///< what is open
  WoodenBoard guesses;
  ansi::Position code;  ///< first hole of the caller's, on full screens
  Palette palette;
  SmallPlaces small;

  /// A peg of the palette.
  [[nodiscard]] std::optional<engine::breaking::Peg> color_at(ansi::Position at, bool is_lean)
      const;
  /// A hole of the row that is open: of the guess behind those `made`, or of the code.
  [[nodiscard]] std::optional<int> hole_at(int made, ansi::Position at, bool is_lean) const;
  /// An earlier guess, counted from 0, where one can be copied.
  [[nodiscard]] std::optional<int> guess_at(int made, ansi::Position at, bool is_lean) const;
};

}  // namespace codemaker::play::breaking
