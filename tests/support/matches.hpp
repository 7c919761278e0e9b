/// Matches of code breaking: what players type on screens and in lines.
#pragma once

#include "support/typist.hpp"
#include "support/wooden_boards.hpp"

#include <string>
#include <string_view>

namespace codemaker::tests {

/// Two people at the settings of a match, or further by `keys`; nothing moves.
struct Pair : Typist {
  explicit Pair(
      std::string_view keys = "", play::Presentation presentation = play::Presentation::full
  )
      : Pair{call_in(presentation), keys} {}

  Pair(const play::Call& call, std::string_view keys)
      : Typist{
            call, call.wanted == play::Presentation::lines ? "p\nt\n2\nBob\n" : "\nopp\nt2Bob\n"} {
    type(keys);
    heard.clear();
  }

  /// A round on a screen: the code behind one pass of the keyboard, the guesses behind the other.
  void play_round(std::string_view code, std::string_view guesses) {
    type(" " + std::string{code} + "\n " + std::string{guesses});
  }

  /// The board of a full screen.
  [[nodiscard]] static play::breaking::WoodenBoard board(int guesses = 12) {
    return {{2, 3}, 4, guesses};
  }

  /// A row of the board, from 1: pegs and marks.
  [[nodiscard]] std::string row(int number) const {
    return guess_at(session().frame(), board(), number - 1);
  }

  /// The code, as far as it is seen.
  [[nodiscard]] std::string code() const {
    return pegs_at(session().frame(), board().code(), board().holes);
  }
};

}  // namespace codemaker::tests
