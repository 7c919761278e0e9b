/// A caller in free play, with a computer that guesses what the test wants it to guess.
#pragma once

#include "support/typist.hpp"
#include "support/wooden_boards.hpp"

#include <string>
#include <string_view>

namespace codemaker::tests {

/// The keys from the settings to a solo game of 4 holes and 6 colors.
inline constexpr std::string_view solo = "dn";

/// Between the boards of a duel of 4 holes, and left of them; 5 holes leave half as much.
inline constexpr int duel_gap = 4;

/// In this time a shield lifts.
inline constexpr std::chrono::seconds lifting{2};

/// At the settings, or further by `keys`; the computer hides 1234, or 12341.
struct FreePlay : Typist {
  explicit FreePlay(
      std::string_view keys = "", play::Presentation presentation = play::Presentation::full
  )
      : FreePlay{call_in(presentation), keys} {}

  FreePlay(play::Call call, std::string_view keys)
      : Typist{call, call.wanted == play::Presentation::lines ? "p\nc\n" : "\nc"} {
    type(keys);
  }

  /// The board that the caller guesses on, on a full screen.
  [[nodiscard]] play::breaking::WoodenBoard board() const;

  /// In a duel the one that the computer guesses on.
  [[nodiscard]] play::breaking::WoodenBoard computers_board() const {
    const play::breaking::WoodenBoard own = board();
    return {{own.at.row, 2 * own.at.column + own.columns()}, holes, own.guesses};
  }

  /// In a solo game.
  [[nodiscard]] ansi::Position palette(int peg, int colors = 6) const;

  /// A row of the caller's board, from 1: pegs and marks.
  [[nodiscard]] std::string row(int number) const {
    return guess_at(session().frame(), board(), number - 1);
  }

  [[nodiscard]] std::string computers_row(int number) const {
    return guess_at(session().frame(), computers_board(), number - 1);
  }

  /// The code of a board, as far as it is seen.
  [[nodiscard]] std::string code_on(const play::breaking::WoodenBoard& board) const {
    return pegs_at(session().frame(), board.code(), board.holes);
  }

  int holes = 4;
};

/// A caller who has made a code and whose computer waits for the test.
struct Duel : FreePlay {
  Duel(
      std::string_view settings, std::string_view code,
      play::Presentation presentation = play::Presentation::full
  )
      : FreePlay{settings, presentation},
        own_{code} {
    holes = static_cast<int>(own_.size());
    holds_thinking = true;
    type(presentation == play::Presentation::lines ? "n\n" : "n");
    type(own_ + "\n");
    heard.clear();
  }

  void computer_guesses(std::string_view pegs);

 private:
  std::string own_;
};

}  // namespace codemaker::tests
