/// What a caller reads on the wooden boards of full screens, and where a mouse finds their holes.
#pragma once

#include "ansi/frame.hpp"
#include "ansi/text.hpp"
#include "play/breaking/wooden_place.hpp"

#include <string>

namespace codemaker::tests {

inline std::string text_of(ansi::Glyph glyph) {
  std::string text;
  ansi::append_utf8(text, glyph);
  return text;
}

/// The signs of a row of holes, a blank between them; an empty hole is a dot.
inline std::string pegs_at(const ansi::Frame& frame, ansi::Position first, int holes) {
  std::string pegs;
  for (int hole = 0; hole < holes; ++hole) {
    const int column = first.column + play::breaking::big_peg_width * hole + 1;
    pegs += (hole == 0 ? "" : " ") + text_of(frame.at({first.row, column}).glyph);
  }
  return pegs;
}

/// A row of guesses: its pegs, then its marks.
inline std::string guess_at(
    const ansi::Frame& frame, const play::breaking::WoodenBoard& board, int guess
) {
  std::string row = pegs_at(frame, board.pegs(guess), board.holes);
  const ansi::Position marks = board.marks(guess);
  std::string seen;
  for (int column = marks.column; column < board.at.column + board.columns() - 1; ++column)
    seen += text_of(frame.at({marks.row, column}).glyph);
  seen.resize(seen.find_last_not_of(' ') + 1);
  return seen.empty() ? row : row + " " + seen;
}

/// The middle of a hole, both counted from 1: what a mouse aims at.
inline ansi::Position hole_of(const play::breaking::WoodenBoard& board, int guess, int hole) {
  const ansi::Position first = board.pegs(guess - 1);
  return {first.row, first.column + play::breaking::big_peg_width * (hole - 1) + 1};
}

/// The middle of a hole of the code, counted from 1.
inline ansi::Position code_hole_of(const play::breaking::WoodenBoard& board, int hole) {
  return {board.code().row, board.code().column + play::breaking::big_peg_width * (hole - 1) + 1};
}

/// The number behind "Guesses left"; empty where that is not shown.
inline std::string guesses_left(const ansi::Frame& frame) {
  for (int row = 0; row < frame.rows(); ++row) {
    const std::string text = frame.text(row);
    if (text.find("Guesses left") != std::string::npos) {
      return text.substr(text.find_last_not_of("0123456789") + 1);
    }
  }
  return {};
}

}  // namespace codemaker::tests
