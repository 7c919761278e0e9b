/// Runs of a ranked run with the rounds one wants.
#pragma once

#include "support/typist.hpp"
#include "support/wooden_boards.hpp"

#include <string>

namespace codemaker::tests {

/// At the first board of a run.
inline Typist in_campaign(play::Call call = call_of("Ada")) {
  return Typist{std::move(call), "\nr\n\n"};
}

/// The board of levels with codes of four holes.
inline constexpr play::breaking::WoodenBoard run_board{{2, 3}, 4, 12};

/// A color of the palette beside it.
ansi::Position run_color(int color);

/// A row of that board, from 1: pegs and marks.
inline std::string run_row(const Typist& ada, int number) {
  return guess_at(ada.session().frame(), run_board, number - 1);
}

/// The code of that board, as far as it is seen.
inline std::string run_code(const Typist& ada) {
  return pegs_at(ada.session().frame(), run_board.code(), run_board.holes);
}

/// Breaks the code of the round with its n-th guess, the others being wrong.
inline void break_in(Typist& ada, int guesses, const std::string& secret) {
  const std::string wrong(secret.size(), secret[0] == '6' ? '5' : '6');
  for (int i = 1; i < guesses; ++i)
    ada.type(wrong + "\n");
  ada.type(secret + "\n");
}

/// The computer breaks the code that was just hidden with its n-th guess.
void computer_breaks_in(Typist& ada, int guesses, const std::string& code);

/// Hides a code that the computer breaks with its n-th guess.
inline void be_broken_in(Typist& ada, int guesses, const std::string& code) {
  ada.holds_thinking = true;
  ada.type(code + "\n");
  computer_breaks_in(ada, guesses, code);
  if (ada.sees("any key skip") || ada.sees("any key: skip")) ada.type(" ");
}

/// A level that is won 18 to 2, with every screen between its rounds answered.
inline void win_level(Typist& ada) {
  const int holes = ada.sees("Level 10") || ada.sees("Level 11") ? 5 : 4;
  const std::string secret = std::string("12345").substr(0, static_cast<std::size_t>(holes));
  const std::string code(static_cast<std::size_t>(holes), '4');
  for (int half = 0; half < 2; ++half) {
    break_in(ada, 1, secret);
    ada.type(" ");
    be_broken_in(ada, 6, code);
    ada.type(" ");
  }
}

/// A level of so many guesses that is lost: no code broken, and both given away with the first.
inline void lose_level(Typist& ada, int guesses = 12) {
  for (int half = 0; half < 2; ++half) {
    for (int guess = 0; guess < guesses; ++guess)
      ada.type("6666\n");
    ada.type(" ");
    be_broken_in(ada, 1, "4444");
    ada.type(" ");
  }
}

}  // namespace codemaker::tests
